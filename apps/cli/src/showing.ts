import { nth, type Viewer } from '@adit/kernel'
import type { Scene } from './boards/index.ts'
import { linesForBoard, livePage, type Page, runningPage } from './page.ts'
import type { Session } from './session.ts'

/** While nobody is asked, several people at one screen see what all may see. */
export function onlooker({ bots }: Pick<Session, 'bots'>): Viewer {
  const people = bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []))
  return people.length === 1 ? nth(people, 0) : 'spectator'
}

export function show(
  session: Session,
  viewer: Viewer,
  shown: Partial<Pick<Page, 'board' | 'choices' | 'note'>>,
): void {
  const { screen, memory } = session
  const page = { ...pageFor(session, viewer, memory.seen.get(viewer) ?? 0), ...shown }
  screen.show(screen.live ? livePage(page, screen) : runningPage(page, screen))
}

export function sceneFor({ table, desk, screen }: Session, viewer: Viewer): Scene<unknown> {
  return {
    view: table.view(viewer),
    viewer,
    names: table.names,
    language: desk.language,
    columns: screen.columns,
    rows: screen.live ? linesForBoard(screen) : Number.POSITIVE_INFINITY,
  }
}

/** Board and log of one viewer, from that viewer's view and told events alone. */
export function pageFor(session: Session, viewer: Viewer, from: number): Page {
  const { table, board, teller } = session
  const company = { names: table.names, self: typeof viewer === 'number' ? viewer : undefined }
  const tell = (told: unknown): readonly string[] => {
    const sentence = board.worthTelling?.(told) === false ? undefined : teller.tell(told, company)
    const cell = teller.cell?.(told)
    if (sentence === undefined) return []
    return [cell === undefined ? sentence : `${sentence} · ${cell}`]
  }
  const told = table.told(viewer, 0)
  const recent = table.told(viewer, from)
  return {
    board: board.draw(sceneFor(session, viewer)),
    old: told.slice(0, told.length - recent.length).flatMap(tell),
    news: newsFor(session, viewer, from, tell),
  }
}

/** What happened, and between it what could be seen for a moment. */
function newsFor(
  { table, memory }: Session,
  viewer: Viewer,
  from: number,
  tell: (told: unknown) => string | readonly string[],
): readonly string[] {
  const news: string[] = []
  let at = from
  for (const glimpse of memory.glimpses) {
    if (glimpse.at <= from || glimpse.by === viewer) continue
    news.push(...table.told(viewer, at, glimpse.at).flatMap(tell), glimpse.line)
    at = glimpse.at
  }
  return [...news, ...table.told(viewer, at).flatMap(tell)]
}
