import { BROKEN, type Kind, TRAP } from '@adit/saboteur'
import { type Chapters, type SaboteurWords, saboteurLore } from '@adit/words'
import type { Thing } from '../common/first-sight.ts'
import { faceOfKind, isTunnel } from './faces.ts'
import type { Model } from './model.svelte.ts'

type Words = Chapters['page/saboteur']['firstSight']
type TokenName = keyof Words['things']

/** Everything on the table that may be new to whoever sits here. Roles tell theirs when they are turned up. */
export function thingsIn(model: Model, words: Words): readonly Thing[] {
  return [...windows(model, words), ...tokens(model, words), ...inHand(model)]
}

function windows({ ask, decision, view }: Model, words: Words): readonly Thing[] {
  const asked: Thing[] =
    ask === undefined || ask === 'nothing' || decision === undefined
      ? []
      : [{ sort: 'window', name: `saboteur/ask:${ask}`, ...words.asks[ask], spot: 'bench' }]
  return view.deck.length > 0 ? asked : [...asked, token(words, 'spent', 'hand')]
}

function tokens({ view, scene }: Model, words: Words): readonly Thing[] {
  const before = {
    broken: view.front.findIndex(front => (front & BROKEN) !== 0),
    trapped: view.front.findIndex(front => (front & TRAP) !== 0),
    thief: view.front.findIndex((_front, seat) => view.thieves.includes(seat)),
  } as const
  const chest = [...scene.lying.values()].find(({ closed }) => closed === 'chest')
  const [figure] = scene.figures
  return [
    ...(['broken', 'trapped', 'thief'] as const).flatMap(name =>
      before[name] < 0 ? [] : [token(words, name, `face:${before[name]}`)],
    ),
    ...(chest === undefined ? [] : [token(words, 'chest', `cell:${chest.at}`)]),
    ...(figure === undefined ? [] : [token(words, 'figure', `cell:${figure.blocks}`)]),
  ]
}

function token(words: Words, name: TokenName, spot: string): Thing {
  return { sort: 'token', name: `saboteur/${name}`, ...words.things[name], spot }
}

/** On a phone a question lies over the hand. */
function inHand({ ask, hand, teller }: Model): readonly Thing[] {
  if (ask !== undefined) return []
  return hand.flatMap((kind, place) => loreOf(teller.words, kind, `held:${place}`))
}

/** What a card in hand has to say. */
export function loreOf(words: SaboteurWords, kind: Kind, spot: string): readonly Thing[] {
  return saboteurLore(words, kind).map(({ name, title, help }) => ({
    sort: isTunnel(kind) ? 'plain' : 'card',
    name: `saboteur/card:${name}`,
    title,
    text: help,
    face: faceOfKind(kind),
    spot,
  }))
}
