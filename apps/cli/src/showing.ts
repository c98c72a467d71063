import { nth, type View } from '@adit/kernel'
import type { Onlooker } from '@adit/table'
import type { Scene } from './boards/index.ts'
import { logLine } from './log-line.ts'
import { linesForBoard, livePage, type Page, runningPage } from './page.ts'
import type { Session } from './session.ts'

/** While nobody is asked, several people at one screen see what all may see. */
export function onlooker({ bots }: Pick<Session, 'bots'>): Onlooker {
  const people = bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []))
  return people.length === 1 ? nth(people, 0) : 'spectator'
}

/** The table as it lay a moment ago; without it, as it lies now. */
interface Past {
  readonly view: View<unknown>
  /** The number of the last thing that had happened. */
  readonly upTo: number
}

export function show(
  session: Session,
  viewer: Onlooker,
  shown: Partial<Pick<Page, 'board' | 'choices' | 'note'>>,
  past?: Past,
): void {
  const { screen, memory } = session
  const page = { ...pageFor(session, viewer, memory.seen.get(viewer) ?? 0, past), ...shown }
  screen.show(screen.live ? livePage(page, screen) : runningPage(page, screen))
}

export function sceneFor(
  { table, desk, screen }: Session,
  viewer: Onlooker,
  view = table.view(viewer),
): Scene<unknown> {
  return {
    view,
    viewer,
    names: table.names,
    language: desk.language,
    columns: screen.columns,
    rows: screen.live ? linesForBoard(screen) : Number.POSITIVE_INFINITY,
  }
}

/** Board and log of one viewer, from that viewer's view and told events alone. */
export function pageFor(session: Session, viewer: Onlooker, from: number, past?: Past): Page {
  const { table, board, teller } = session
  const company = { names: table.names, self: typeof viewer === 'number' ? viewer : undefined }
  const between = (after: number, upTo: number): readonly string[] =>
    table.told(viewer, after, upTo).flatMap(told => logLine(board, teller, company, told))
  return {
    board: board.draw(sceneFor(session, viewer, past?.view)),
    old: between(0, from),
    news: newsFor(session, viewer, { from, upTo: past?.upTo ?? table.happened, between }),
  }
}

interface Span {
  readonly from: number
  readonly upTo: number
  readonly between: (after: number, upTo: number) => readonly string[]
}

/** What happened, and between it what could be seen for a moment. */
function newsFor(
  { memory }: Session,
  viewer: Onlooker,
  { from, upTo, between }: Span,
): readonly string[] {
  const news: string[] = []
  let at = from
  for (const glimpse of memory.glimpses) {
    if (glimpse.at <= from || glimpse.at > upTo || glimpse.by === viewer) continue
    news.push(...between(at, glimpse.at), glimpse.line)
    at = glimpse.at
  }
  return [...news, ...between(at, upTo)]
}
