import type { Hosts, Table } from '@adit/table'
import { minePicture } from './mine.ts'
import { type Canvas, printPng } from './png.ts'

/** How the end of a game is drawn, where there is something to draw. */
const drawings: Readonly<Record<string, (state: never) => Canvas>> = { saboteur: minePicture }

/** A finished game never changes: its picture is made once, and kept as long as there is room. */
const MOST_KEPT = 100
const MOST_ASKED = 4

/** What a link to a finished game shows where it is pasted: a title, a line, a picture. */
export class Share {
  readonly #hosts: Hosts
  #asked = 0
  readonly #kept = new Map<string, Promise<Buffer | undefined>>()

  constructor(hosts: Hosts) {
    this.#hosts = hosts
  }

  /** For the head of the page at that address; undefined if it leads to no finished game. */
  async tags(path: string, origin: string): Promise<string | undefined> {
    const table = tableIn(path)
    const found = table === undefined ? undefined : await this.#finished(table)
    if (table === undefined || found === undefined) return undefined
    const names = found.places.map(({ player, bot }) => player?.name ?? bot ?? '')
    const winners = found.game.outcome(found.play?.state)?.winners ?? []
    const tags = {
      'og:type': 'website',
      'og:site_name': 'Adit',
      'og:title': `${titleText(found.terms.title)} · ${names.join(', ')}`,
      // A crown needs no language.
      'og:description': winners.map(seat => `👑 ${names[seat] ?? ''}`).join('  '),
      ...(found.terms.title in drawings
        ? { 'og:image': `${origin}/replay/${table}/picture.png` }
        : {}),
    }
    return Object.entries(tags)
      .map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`)
      .join('')
  }

  /** The end of the game as a PNG; undefined if there is none. */
  async picture(table: string): Promise<Buffer | undefined> {
    if (tableIn(`/replay/${table}`) !== table) return undefined
    const known = this.#kept.get(table)
    if (known !== undefined) return known
    const made = this.#draw(table)
    this.#kept.set(table, made)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest)
    // A game that is not over yet, or was out of reach, is asked for again.
    void made.then(
      png => png ?? this.#kept.delete(table),
      () => this.#kept.delete(table),
    )
    return made
  }

  async #draw(table: string): Promise<Buffer | undefined> {
    const found = await this.#finished(table)
    const draw = found && drawings[found.terms.title]
    // The drawing of a title takes the states of that title.
    return draw && printPng(draw(found?.play?.state as never))
  }

  /** Whoever asks for many at once is given plain pages: nobody's game waits for them. */
  async #finished(table: string): Promise<Table | undefined> {
    if (this.#asked >= MOST_ASKED) return undefined
    this.#asked++
    const used = await this.#hosts.use(table, host => host.table).finally(() => this.#asked--)
    return used.ok && used.value.stage === 'finished' && used.value.play ? used.value : undefined
  }
}

/** The table of a replay's address; of what lies on a device only, a server knows nothing. */
function tableIn(path: string): string | undefined {
  const [, table] = /^\/replay\/([A-Za-z0-9_-]{1,64})(?:\/[a-z-]*)?$/.exec(path) ?? []
  return table === undefined || /^(file$|local-|record-)/.test(table) ? undefined : table
}

/** `nimble-gnomes` as a heading. */
function titleText(title: string): string {
  return title.replaceAll(
    /(^|-)([a-z])/g,
    (_all, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`,
  )
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
