/** The browser's own, as far as it is used here. */
interface Lock {
  release(): Promise<void>
}
export interface WakePorts {
  /** Undefined where the screen cannot be kept on. */
  readonly request: (() => Promise<Lock>) | undefined
  readonly isVisible: () => boolean
  onVisible(listener: () => void): () => void
}

const browserWake: WakePorts = {
  request:
    typeof navigator !== 'undefined' && 'wakeLock' in navigator
      ? () => navigator.wakeLock.request('screen')
      : undefined,
  isVisible: () => document.visibilityState === 'visible',
  onVisible: listener => {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}

/** Keeps the screen on until told to stop. A lock ends whenever the page is hidden, and is taken anew. */
export function stayAwake(ports: WakePorts = browserWake): () => void {
  const { request } = ports
  if (request === undefined) return () => {}
  let isOver = false
  let lock: Lock | undefined
  const take = async (): Promise<void> => {
    if (isOver || !ports.isVisible()) return
    // Refused when the battery is low: then the screen goes dark as it does elsewhere.
    lock = await request().catch(() => undefined)
    if (isOver) void lock?.release()
  }
  const stop = ports.onVisible(() => void take())
  void take()
  return () => {
    isOver = true
    stop()
    void lock?.release()
  }
}
