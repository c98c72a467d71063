import { nth } from '@adit/kernel'
import {
  type At,
  cards,
  cellAt,
  type Event,
  type Find,
  kindOf,
  kindOfFace,
  type State,
} from '@adit/saboteur'
import { beside, type Lying, type Scene, sceneOf, widened, withLying } from './scene.ts'
import { isOpenAt, throughFrom } from './tunnels.ts'

/** A goal that is reached, or a round that is over: what all have waited for. */
export interface Climax {
  readonly verdict: Find | 'spent'
  /** The mine with the last card in it: goals still closed, and then as they lie. */
  readonly closed: Scene
  readonly open: Scene
  readonly goal: At | undefined
  /** The tunnel from the start to the goal. */
  readonly way: readonly At[]
  /** With no cards left, what lies in the light, in the order in which it dies: from the ends to the start. */
  readonly dying: readonly (readonly At[])[]
  readonly isRoundOver: boolean
}

export const climaxActs = ['rest', 'light', 'breath', 'turn', 'found', 'title'] as const
export type ClimaxAct = (typeof climaxActs)[number]

export function climaxOf(before: State | undefined, events: readonly Event[]): Climax | undefined {
  if (before === undefined) return undefined
  const turned = events.filter(event => event.type === 'goal-turned')
  const ended = events.find(event => event.type === 'round-ended')
  const [first] = turned
  if (first === undefined && ended === undefined) return undefined
  const laid = events.flatMap((event): Lying[] =>
    event.type === 'laid' || event.type === 'chest-turned' ? [lying(event)] : [],
  )
  // The picture stays where it is, though nobody builds on any more.
  const scene = sceneOf(before.maze)
  const closed = widened(withLying(scene, laid), scene)
  const open = widened(withLying(closed, turned.map(lying)), scene)
  // With several that are reached at once it is the gold that counts, or what ends the round.
  const told = turned.find(event => ['gold', 'spider'].includes(findOf(event) ?? '')) ?? first
  const goal = told?.at
  return {
    verdict: told === undefined ? 'spent' : (findOf(told) ?? 'stone'),
    closed,
    open,
    goal,
    way: goal === undefined ? [] : wayTo(closed, goal),
    dying: told === undefined ? dyingIn(closed) : [],
    isRoundOver: ended !== undefined,
  }
}

function findOf({ face }: { readonly face: number }): Find | undefined {
  return nth(cards, kindOfFace(face)).find
}

function lying({ at, face }: { readonly at: At; readonly face: number }): Lying {
  return { at, face, closed: undefined, isLit: true }
}

const START = cellAt(0, 0)

/** The tunnel from the start to gold that lies open; empty if none leads there. */
export function wayToGold(scene: Scene): readonly At[] {
  const gold = [...scene.lying.values()].find(
    ({ face }) => face >= 0 && kindOfFace(face) === kindOf.gold,
  )
  return gold === undefined ? [] : wayTo(scene, gold.at)
}

/** From the start; or down a ladder, where no tunnel leads from the start. */
function wayTo({ lying }: Scene, goal: At): readonly At[] {
  const ladders = [...lying.values()].flatMap(({ at, face }) =>
    face >= 0 && nth(cards, kindOfFace(face)).ladder === true ? [at] : [],
  )
  const way = wayFrom([START], lying, goal)
  return way.length > 0 ? way : wayFrom(ladders, lying, goal)
}

/**
 * Cell by cell along the tunnels, as they lead through each card; the shortest such way. A goal is come to
 * however it lies: light that stopped before a stone would tell it before it turns.
 */
function wayFrom(starts: readonly At[], lying: Scene['lying'], goal: At): readonly At[] {
  const sides = [0, 1, 2, 3] as const
  // The end of a tunnel: its cell `<< 2 |` the side at which it leaves the card.
  const queue = starts.flatMap(at =>
    sides.filter(side => isOpenAt(lying.get(at)?.face ?? -1, side)).map(side => (at << 2) | side),
  )
  const from = new Map<number, number | undefined>(queue.map(end => [end, undefined]))
  for (const end of queue) {
    const at = beside(end >> 2, end & 3)
    if (at === goal) {
      const way = [goal]
      for (let on: number | undefined = end; on !== undefined; on = from.get(on))
        way.unshift(on >> 2)
      return way
    }
    const inside = throughFrom(lying.get(at)?.face ?? -1, ((end & 3) + 2) % 4)
    for (const side of sides) {
      const on = (at << 2) | side
      if (((inside >> side) & 1) === 0 || from.has(on)) continue
      from.set(on, end)
      queue.push(on)
    }
  }
  return []
}

/** Cards in the light by how far they are from the start, the farthest first. */
function dyingIn({ lying }: Scene): readonly (readonly At[])[] {
  const rings: At[][] = []
  const lit = [...lying.values()].filter(({ face, isLit }) => face >= 0 && isLit)
  const left = new Set(lit.map(({ at }) => at))
  for (let ring = [START]; ring.length > 0; ) {
    for (const at of ring) left.delete(at)
    rings.unshift(ring)
    const next = ring.flatMap(at => [0, 1, 2, 3].map(side => beside(at, side)))
    ring = [...new Set(next)].filter(at => left.has(at))
  }
  // Light that came down a ladder is nowhere near.
  return left.size > 0 ? [[...left], ...rings] : rings
}

/** How long the light of a mine takes to die, in milliseconds. */
export const DYING_TIME = 1_500

/** How long light takes along a tunnel, in milliseconds. */
export function lightTime(way: readonly At[]): number {
  return Math.min(1_800, 130 * way.length)
}

/** How long a goal takes to turn, in milliseconds: nobody is told before. */
export const TURN_TIME = 500

/** In milliseconds. Gold and stone differ in nothing before the goal has turned. */
export function climaxTimes({ verdict, way, isRoundOver }: Climax): readonly number[] {
  const title = isRoundOver ? 1_600 : 0
  if (verdict === 'spent') return [500, DYING_TIME, 600, 0, 0, title]
  return [540, lightTime(way), 910, TURN_TIME, 1_200, title]
}
