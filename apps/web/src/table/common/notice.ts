import { browserKeeping } from '../../client/kept.ts'
import { Live } from '../../ui/live.ts'

/** Whether this device's player wants a notice of the browser when a table waits for them. */
export const notices = new Live(browserKeeping.read('notices') === 'on' && mayNotify())
notices.listen(() => browserKeeping.write('notices', notices.value ? 'on' : 'off'))

export function mayNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted'
}

/** Asks the person; only ever on a press of theirs. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Says so outside of the page, if the page is out of sight. The tab's title says it as well. */
export function notify(title: string, text: string): void {
  if (!notices.value || !document.hidden || !mayNotify()) return
  try {
    const notice = new Notification(title, { body: text, tag: 'adit-turn', icon: '/mark.svg' })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
    })
  } catch {
    // Some phones allow notices from a service worker only; the title has to do there.
  }
}
