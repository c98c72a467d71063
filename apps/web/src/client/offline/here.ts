import { Live } from '../../ui/live.ts'
import { browserKeeping } from '../kept.ts'
import { Safekeeping } from './safekeeping.ts'
import { Updates } from './updates.ts'

/** Whoever has just come wants the line for themselves. */
const QUIET_MS = 10_000
const HOUR_MS = 3_600_000

/** Not every browser, and none without a secure address, keeps pages. */
const workers = typeof navigator === 'undefined' ? undefined : navigator.serviceWorker

export const updates = new Updates({
  isKept: Boolean(workers?.controller),
  onTakenOver: listener => workers?.addEventListener('controllerchange', listener),
  reload: () => location.reload(),
  path: () => location.pathname,
})

/** Nor has every browser a promise to give, and none where the address is not secure. */
const storage = typeof navigator === 'undefined' ? undefined : navigator.storage

export const safekeeping = new Safekeeping({
  keeping: browserKeeping,
  isSafe: async () => (await storage?.persisted?.()) ?? true,
  keep: async () => (await storage?.persist?.()) ?? false,
})

/** Keeps the page on this device, once the first visit has settled, and looks for newer builds. */
export function keepPage(): void {
  if (workers === undefined || !import.meta.env.PROD) return
  setTimeout(() => void register(workers), workers.controller ? 0 : QUIET_MS)
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await workers.register('/sw.js')
    updates.watch(registration)
    setInterval(() => void registration.update().catch(() => undefined), HOUR_MS)
  } catch {
    // Private windows and full disks: the page works as long as there is a network.
  }
}

export const isOnline = new Live(typeof navigator === 'undefined' || navigator.onLine)

export function watchNetwork(): void {
  addEventListener('online', () => (isOnline.value = true))
  addEventListener('offline', () => (isOnline.value = false))
}
