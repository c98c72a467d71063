import { Live } from '../../ui/live.ts'
import { browserKeeping, type Keeping } from '../kept.ts'

/** Not in the browsers' types yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const KEY = 'install'
type Answer = 'played' | 'asked'

function answered(keeping: Keeping): Answer | undefined {
  const kept = keeping.read(KEY)
  return kept === 'played' || kept === 'asked' ? kept : undefined
}

let offered: InstallEvent | undefined
/** Whether to ask: the browser can, a game has been played to its end, and nobody was asked before. */
export const mayInstall = new Live(false)

function look(): void {
  mayInstall.value = offered !== undefined && answered(browserKeeping) === 'played'
}

/** Called once. The browser offers it when it likes; we ask when we do. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    if (isOffer(event)) offered = event
    look()
  })
}

function isOffer(event: Event): event is InstallEvent {
  return 'prompt' in event
}

/** A game was played to its end here. */
export function notePlayed(): void {
  if (answered(browserKeeping) === undefined) browserKeeping.write(KEY, 'played')
  look()
}

/** Asked once, whatever the answer. */
export function answerInstall({ yes }: { readonly yes: boolean }): void {
  browserKeeping.write(KEY, 'asked')
  if (yes) void offered?.prompt()
  look()
}
