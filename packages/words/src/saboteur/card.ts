import { nth } from '@adit/kernel'
import { cards, faceOf, type Kind, kindOfFace, shapeOf } from '@adit/saboteur'
import type { Forms } from '../fill.ts'
import type { CardWords, PlateWords, SaboteurWords, TunnelSort } from './words.ts'

const NO_BREAK = '\u00a0'

/** By side, in the order in which they are written: left, top, bottom, right. */
const ARROWS = [
  [8, '←'],
  [1, '↑'],
  [4, '↓'],
  [2, '→'],
] as const

/** Sorts that are told apart by their name alone: all four sides are open. */
const ROUND: readonly TunnelSort[] = ['crossing', 'bridge', 'double-curve']

/** A card as it is held: what to write on it, what to call it, what it does. */
export function saboteurCard(words: SaboteurWords, kind: Kind): PlateWords {
  const { title, help } = saboteurEntry(words, kind)
  const { stub, crystal } = traitsOf(kind)
  const helps = [help, ...(stub ? [words.stub.help] : []), ...(crystal ? [words.crystal.help] : [])]
  return { title, name: saboteurFace(words, faceOf(kind, 0)), help: helps.join(' ') }
}

/** All that there is to know about a card, one thing and one sentence each, by names that never change. */
export function saboteurLore(words: SaboteurWords, kind: Kind): readonly [Lore, ...Lore[]] {
  const { title, help } = saboteurEntry(words, kind)
  const { stub, crystal } = traitsOf(kind)
  const trait = (name: 'stub' | 'crystal'): Lore => ({
    name,
    title: capital(words[name].name),
    help: words[name].help,
  })
  return [
    { name: tunnelSort(kind) ?? nth(cards, kind).name, title, help },
    ...(stub ? [trait('stub')] : []),
    ...(crystal ? [trait('crystal')] : []),
  ]
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** One thing about a card. */
export type Lore = PlateWords

/**
 * A card as it lies: `corner ↑→`, `T-junction ←↑↓ + stub → + crystal`. Arrows, because the two ways
 * up of a card have to read differently, and short.
 */
export function saboteurFace(words: SaboteurWords, face: number): string {
  const kind = kindOfFace(face)
  const { name } = saboteurEntry(words, kind)
  const sort = tunnelSort(kind)
  if (sort === undefined) return name
  const { open, stubs } = shapeOf(face)
  const { stub, crystal } = traitsOf(kind)
  const sides = arrows(stub ? open & ~stubs : open)
  return [
    ROUND.includes(sort) ? name : `${name}${NO_BREAK}${sides}`,
    ...(stub ? [`${words.stub.name}${NO_BREAK}${arrows(stubs)}`] : []),
    ...(crystal ? [words.crystal.name] : []),
  ].join(' + ')
}

/** The same for a sentence, beside which the card is seen: `a corner`, `the corner`, `corner`. */
export function saboteurForms(words: SaboteurWords, face: number): CardForms {
  const { name, object } = saboteurEntry(words, kindOfFace(face))
  const shown = saboteurFace(words, face)
  const signs = shown.slice(name.length)
  return { name: shown, is: name, a: object, the: words.definite(object), signs }
}

export interface CardForms extends Forms {
  /** Without arrows. */
  readonly is: string
  /** The arrows, and what else is on it. */
  readonly signs: string
  readonly a: string
  readonly the: string
}

function arrows(sides: number): string {
  return ARROWS.map(([side, arrow]) => ((sides & side) === 0 ? '' : arrow)).join('')
}

/** A stub beside a passage; a dead end has nothing else, so there it goes without saying. */
function traitsOf(kind: Kind): { readonly stub: boolean; readonly crystal: boolean } {
  if (tunnelSort(kind) === undefined) return { stub: false, crystal: false }
  const { stubs, tunnels } = shapeOf(faceOf(kind, 0))
  return { stub: stubs !== 0 && tunnels.length > 0, crystal: nth(cards, kind).crystal === true }
}

export function saboteurEntry(words: SaboteurWords, kind: Kind): CardWords {
  const called: Readonly<Partial<Record<string, CardWords>>> = words.cards
  const entry = called[tunnelSort(kind) ?? nth(cards, kind).name]
  if (entry === undefined) throw new Error(`no words for the card ${nth(cards, kind).name}`)
  return entry
}

function tunnelSort(kind: Kind): TunnelSort | undefined {
  const { group, ladder, door } = nth(cards, kind)
  if (group === 'cache-tunnel') return 'chest-tunnel'
  if (group !== 'tunnel') return undefined
  if (ladder) return 'ladder'
  if (door !== undefined) return `${door}-door`
  const [tunnel, second] = shapeOf(faceOf(kind, 0)).tunnels
  if (tunnel === undefined) return 'dead-end'
  return second === undefined ? sortOfSides(tunnel) : isStraight(tunnel) ? 'bridge' : 'double-curve'
}

function sortOfSides(sides: number): TunnelSort {
  if (isStraight(sides)) return 'straight'
  if (sides === ALL) return 'crossing'
  return CORNERS.includes(sides) ? 'corner' : 'junction'
}

const ALL = 15
const CORNERS = [3, 6, 9, 12]

/** Top and bottom, or left and right. */
function isStraight(sides: number): boolean {
  return sides === 5 || sides === 10
}
