import type { Viewer } from '@adit/kernel'
import { livePage, type Page, runningPage } from './page.ts'
import type { Session } from './session.ts'

/** While nobody is asked, several people at one screen see what all may see. */
export function onlooker({ bots }: Pick<Session, 'bots'>): Viewer {
  const people = bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []))
  return people.length === 1 ? people[0] : 'spectator'
}

export function show(
  session: Session,
  viewer: Viewer,
  below: Pick<Page, 'choices' | 'note'>,
): void {
  const { screen, memory } = session
  const page = { ...pageFor(session, viewer, memory.seen.get(viewer) ?? 0), ...below }
  screen.show(screen.live ? livePage(page, screen) : runningPage(page, screen))
}

/** Board and log of one viewer, from that viewer's view and told events alone. */
export function pageFor(session: Session, viewer: Viewer, from: number): Page {
  const { table, board, teller, desk } = session
  const tell = (told: unknown) => teller.tell(told, table.names) ?? []
  const told = table.told(viewer, 0)
  const recent = table.told(viewer, from)
  return {
    board: board.draw(table.view(viewer), viewer, table.names, desk.language),
    old: told.slice(0, told.length - recent.length).flatMap(tell),
    news: recent.flatMap(tell),
  }
}
