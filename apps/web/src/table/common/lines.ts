import { nth } from '@adit/kernel'
import type { Item, Motion, Speaker } from '@adit/protocol'
import { formOf, sayIn, type Terms, type Two } from '@adit/words'
import { companyOf, type Mate } from '../../client/crew.ts'
import type { AnyTeller } from '../../words/explain-game.ts'
import type { Speech } from '../../words/speech.ts'

/** A line of the log or of the talk. */
export interface Line {
  readonly key: string
  /** Whose face stands before it. */
  readonly seat: number | undefined
  readonly text: string
}

/** What a sentence is made with. */
interface Means {
  readonly crew: readonly Mate[]
  readonly teller: AnyTeller
  readonly speech: Speech
}

/** What happened, as sentences in the reader's language. One move may have several, or none. */
export function linesOf(items: readonly Item[], means: Means): readonly Line[] {
  return items.flatMap(item => {
    const own = seatIn(item)
    const seat = own !== undefined && own < means.crew.length ? own : undefined
    return textsOf(item, means).map((text, at) => ({ key: `${item.seq}.${at}`, seat, text }))
  })
}

function seatIn(item: Item): number | undefined {
  return 'seat' in item ? item.seat : undefined
}

function textsOf(item: Item, means: Means): readonly string[] {
  if (item.type === 'moved') return movedTexts(item, means)
  const text = textOf(item, means)
  return text === undefined ? [] : [text]
}

function movedTexts(item: Item & { type: 'moved' }, { crew, teller, speech }: Means) {
  const company = companyOf(crew)
  const told = item.told
    .map(event => teller.tell(event, company))
    .filter(text => text !== undefined)
  if (item.by !== 'clock') return told
  const { clockMoved } = speech.words.table.items
  const form = formOf(clockMoved, { seat: item.seat, self: company.self })
  return [speech.fill(form, { name: nth(company.names, item.seat) }), ...told]
}

function textOf(item: Exclude<Item, { type: 'moved' }>, means: Means): string | undefined {
  const { crew, speech } = means
  const words = speech.words.table.items
  const seat = seatIn(item)
  const name = seat === undefined ? '' : (crew[seat]?.name ?? '')
  const say = (message: string | Two, slots = {}): string =>
    speech.fill(formOf(message, { seat, self: companyOf(crew).self }), { name, ...slots })
  switch (item.type) {
    case 'opened':
      return words.opened
    case 'sat':
      return say(words.sat, { name: item.name })
    case 'renamed':
      return say(words.renamed, { name: item.name })
    case 'readied':
      return say(item.ready ? words.ready : words.notReady)
    case 'left':
    case 'returned':
    case 'undone':
      return say(words[item.type])
    // Pages do these by themselves.
    case 'pledged':
    case 'seeded':
    case 'witnessed':
      return undefined
    case 'bot-seated':
      return say(words.botSeated)
    case 'seat-cleared':
      return say(words.cleared, { seat: item.seat + 1 })
    case 'asked-back':
      return words.askedBack
    case 'doors-set':
      return item.closed ? words.doorsClosed : words.doorsOpened
    case 'banned':
      return say(words.banned, { name: item.name })
    case 'silenced':
      return say(item.silent ? words.silenced : words.unsilenced, { name: item.name })
    case 'changed':
      return words.changed
    case 'started':
      return words.started
    case 'vote-opened':
      return say(item.motion.kind === 'bot' ? words.voteBot : words.voteEnd, about(item, crew))
    case 'vote-cast':
      return say(item.yes ? words.voteYes : words.voteNo)
    case 'vote-closed':
      return say(outcomeOf(item, speech), about(item, crew))
    case 'handed':
      return say(item.bot === undefined ? words.handedBack : words.handedToBot)
    case 'ended':
      return words.ended[item.ending]
    case 'rematched':
      return words.rematched
    case 'waited':
      return say(words.waited)
    case 'went-on':
    case 'gate-closed':
    case 'skipped':
    case 'delayed':
    case 'paced':
    case 'hurried':
    case 'ordered':
    case 'hushed':
    case 'chatted':
    case 'phrased':
      return undefined
  }
}

function about({ motion }: { readonly motion: Motion }, crew: readonly Mate[]) {
  return motion.kind === 'bot' ? { other: crew[motion.seat]?.name ?? '' } : {}
}

function outcomeOf({ motion, passed }: Item & { type: 'vote-closed' }, { words }: Speech): string {
  const { passedBot, failedBot, passedEnd, failedEnd } = words.table.items
  if (motion.kind === 'bot') return passed ? passedBot : failedBot
  return passed ? passedEnd : failedEnd
}

/** Something someone said, with the name it is said under. */
export interface Said extends Line {
  readonly name: string
  /** The number of what was said. */
  readonly seq: number
}

interface Talking extends Omit<Means, 'teller'> {
  readonly terms?: Terms
}

export function saidLines(chat: readonly Item[], { crew, speech, terms }: Talking) {
  const { names } = companyOf(crew)
  return chat.flatMap((item): Said[] => {
    if (item.type !== 'chatted' && item.type !== 'phrased') return []
    const text =
      item.type === 'chatted' ? item.text : sayIn(speech.language, item.said, names, terms)
    return [{ key: `${item.seq}`, seq: item.seq, ...speakerOf(item.from, crew, speech), text }]
  })
}

function speakerOf(from: Speaker, crew: readonly Mate[], { words, fill }: Speech) {
  if ('seat' in from) return { seat: from.seat, name: crew[from.seat]?.name ?? '' }
  const { spectator } = words.table.chat
  return { seat: undefined, name: fill(spectator, { name: from.spectator }) }
}
