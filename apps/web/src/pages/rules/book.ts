import { parseConfig } from '@adit/kernel'
import type { Example } from '@adit/lessons'
import { type Chapter, isOfRules, listOf } from '@adit/words'
import { castList } from '../../client/cast.ts'
import type { Drawing } from '../../table/common/drawing.ts'
import type { Plate, Rulebook } from '../../table/common/rulebook.ts'
import { explainAny, tellerFor } from '../../words/explain-game.ts'
import { loadWords, type Speech } from '../../words/speech.ts'
import { summaryOf } from '../common/order/summary.ts'

/** An example as it is shown: what stands on the table, what is tried, and what comes of it. */
export interface Shown {
  readonly is: Example['is']
  readonly view: unknown
  /** What is tried; the picture of what was played has it. */
  readonly tried?: unknown
  readonly text: string
}

export interface Book {
  /** Of who sits in the examples. */
  readonly names: readonly string[]
  readonly shown: ReadonlyMap<string, Shown>
  readonly draw: (view: unknown, tried?: unknown) => Drawing
  /** By rule: the cards that it is about. */
  readonly plates: Readonly<Record<string, readonly Plate[]>>
  readonly rulebook: Rulebook | undefined
  /** What is played with these options, in a few words. */
  readonly played: (options: Readonly<Record<string, unknown>>) => string
}

const drawings = import.meta.glob<{ readonly drawMoment: Book['draw'] }>(
  '../../table/*/moment-picture.ts',
)
const rulebooks = import.meta.glob<{ readonly rulebook: Rulebook }>('../../table/*/rulebook.ts')
/** The pupil. */
const SELF = 0

/** The examples of a game; undefined where nobody draws it. */
export async function openBook(game: string, speech: Speech): Promise<Book | undefined> {
  const load = drawings[`../../table/${game}/moment-picture.ts`]
  if (load === undefined) return undefined
  const isWanted = (name: Chapter): boolean => isOfRules(name) || name === `page/${game}`
  const [{ drawMoment }, found, { examples }, { titleNamed }] = await Promise.all([
    load(),
    rulebooks[`../../table/${game}/rulebook.ts`]?.(),
    import('@adit/lessons'),
    import('@adit/shelf'),
    loadWords(isWanted),
  ])
  const shown = examples
    .filter(({ title }) => title === game)
    .map(example => [example.rule, show(example, titleNamed, speech)] as const)
  const { language } = speech
  return {
    names: namesIn(speech),
    shown: new Map(shown),
    draw: drawMoment,
    plates: found?.rulebook.platesIn(language) ?? {},
    rulebook: found?.rulebook,
    played(options) {
      const title = titleNamed(game)
      if (title === undefined) return ''
      const read = parseConfig(title, options)
      if (!read.ok) return ''
      const { editions, extras } = summaryOf(title, read.value, tellerFor(title, language))
      return listOf(language, [...editions, ...extras])
    },
  }
}

function show(
  { rule, title: name, config, position, move, is }: Example,
  titleNamed: typeof import('@adit/shelf').titleNamed,
  speech: Speech,
): Shown {
  const title = titleNamed(name)
  const read = title && parseConfig(title, config)
  if (title === undefined || read?.ok !== true) throw new Error(`${rule}: no such game`)
  const game = title.open(read.value)
  const state = game.notation.parsePosition(position.map(line => `${line}\n`).join(''))
  const made = game.notation.parseMove(move)
  if (!state.ok || !made.ok) throw new Error(`${rule}: an example that cannot be read`)
  const teller = tellerFor(title, speech.language)
  const company = { names: namesIn(speech), self: SELF }
  const why = game.refuse(state.value, SELF, made.value)
  if (why !== undefined) {
    const text = explainAny(why, speech, teller, company)
    return { is, view: state.value, tried: made.value, text }
  }
  const events: unknown[] = []
  game.step(state.value, SELF, made.value, event => events.push(event))
  const told = events.flatMap(event => {
    const heard = game.redact(event, SELF)
    return (heard === undefined ? undefined : teller.tell(heard, company)) ?? []
  })
  return { is, view: state.value, text: told.slice(0, 2).join(' ') }
}

function namesIn({ language }: Speech): readonly string[] {
  return castList(language).map(([, called]) => called)
}
