import type { Game } from '../game.ts'
import { canonical, stateHash } from '../hash.ts'
import type { Options } from '../options.ts'
import { apply } from '../play.ts'
import { type Random, shuffle } from '../random.ts'
import { recordHash, replay, type Turn } from '../record.ts'
import { CHANCE, has, type Seat } from '../seats.ts'
import type { Viewer } from '../view.ts'
import type { Kit } from './kit.ts'
import { garbage, mutants } from './mutants.ts'
import { Broken, type Walk, walk } from './walk.ts'

/** Throws `Broken` when a walk through this game breaks the law. */
export type Law = <O extends Options, State, Move, Event, Summary>(
  kit: Kit<O, State, Move, Event, Summary>,
  game: Game<State, Move, Event>,
  path: Walk,
) => void

/** 1. `apply` leaves its input alone; same input, same output and events. */
const pure: Law = (_kit, game, path) => {
  walk(game, path, (state, [seat, move]) => {
    const before = canonical(state)
    const moveBefore = canonical(move)
    const first = apply(game, state, seat, move)
    require('pure', canonical(state) === before, 'apply changed the state it was given')
    require('pure', canonical(move) === moveBefore, 'apply changed the move it was given')
    const second = apply(game, state, seat, move)
    same('pure', 'the state after the same move', first.state, second.state)
    same('pure', 'the events of the same move', first.events, second.events)
    const silent = game.clone(state)
    game.step(silent, seat, move)
    same('pure', 'the state with and without a listener', first.state, silent)
  })
}

/** 2. Whoever is to act has a legal move; every game ends within its stated bound. */
const live: Law = (_kit, game, { seed }) => {
  const { state, moves } = walk(game, { seed, length: game.bound + 1 }, current => {
    require('live', game.outcome(current) === undefined, 'an outcome while someone is to act')
    for (let seat = 0; seat < game.seats; seat++) {
      if (!has(game.toAct(current), seat)) continue
      require('live', game.legal(current, seat, []).length > 0, `seat ${seat} has no legal move`)
    }
  })
  require('live', moves.length <= game.bound, `still going after its bound of ${game.bound} moves`)
  const outcome = game.outcome(state)
  require('live', outcome !== undefined, 'nobody is to act and there is no outcome')
  require('live', outcome?.scores.length === game.seats, 'a score for each seat')
  require('live', (outcome?.winners.length ?? 0) > 0, 'a game is won by someone')
}

/** 3. What `legal` lists passes `refuse`; anything else is refused with a reason. */
const closed: Law = (_kit, game, path) => {
  const strangers: unknown[] = [...garbage]
  walk(game, path, (state, [seat, move], random) => {
    const before = canonical(state)
    strangers[garbage.length + random.below(12)] = move
    const tried = [...strangers, ...mutants(move, random)]
    for (let who = 0; who < game.seats; who++) {
      const acting = has(game.toAct(state), who)
      const legal = acting ? game.legal(state, who, []) : []
      const known = new Set(legal.map(canonical))
      require('closed', known.size === legal.length, 'a legal move is listed twice')
      for (const candidate of [...legal, ...tried]) {
        const passes = game.refuse(state, who, candidate) === undefined
        if (passes === (known.has(canonical(candidate)) && isPlainJson(candidate))) continue
        const verb = passes ? 'lets pass, though not legal' : 'refuses, though legal'
        throw new Broken('closed', `refuse ${verb}, for seat ${who}: ${canonical(candidate)}`)
      }
    }
    const chance = has(game.toAct(state), CHANCE)
    if (!chance) {
      require('closed', game.refuse(state, CHANCE, move) !== undefined, 'CHANCE moves out of turn')
    }
    for (const candidate of garbage) {
      require('closed', game.refuse(state, CHANCE, candidate) !== undefined, 'CHANCE plays garbage')
    }
    if (seat === CHANCE) {
      require('closed', game.refuse(state, seat, move) ===
        undefined, "nature's own move is refused")
      for (const mutant of mutants(move, random)) game.refuse(state, seat, mutant)
    }
    require('closed', canonical(state) === before, 'asking changed the state')
  })
}

/** 4. What a viewer cannot know changes nothing that viewer sees, hears, may do or is asked. */
const blind: Law = (kit, game, path) => {
  walk(game, path, (state, turn, random) => {
    for (const viewer of viewersOf(game.seats)) {
      const view = game.view(state, viewer)
      const worlds = [
        ['determinized', game.determinize(view, random)],
        ['disguised', kit.disguise(game.clone(state), viewer, random)],
      ] as const
      same(
        'blind',
        `the view of ${viewer} after a world was made of it`,
        view,
        game.view(state, viewer),
      )
      same('blind', `toAct on the view of ${viewer}`, game.toAct(view), game.toAct(state))
      for (const [made, world] of worlds) {
        const where = `${viewer} in a ${made} world`
        same('blind', `the view of ${where}`, view, game.view(world, viewer))
        same('blind', `who is asked, for ${where}`, game.toAct(state), game.toAct(world))
        same('blind', `the outcome for ${where}`, game.outcome(state), game.outcome(world))
        if (typeof viewer === 'number')
          sameChoices(game, [state, view, world], viewer, where, random)
        sameTold(game, state, world, turn, viewer, where, random)
      }
    }
    const judge = game.view(state, 'judge')
    same('blind', 'what a judge sees', judge, state)
  })
}

function sameChoices<State, Move, Event>(
  game: Game<State, Move, Event>,
  [state, view, world]: readonly [State, State, State],
  seat: Seat,
  where: string,
  random: Random,
): void {
  const legal = has(game.toAct(state), seat) ? game.legal(state, seat, []) : []
  if (legal.length > 0) {
    same('blind', `legal on the view of ${where}`, legal, game.legal(view, seat, []))
    same('blind', `legal for ${where}`, legal, game.legal(world, seat, []))
    const passive = game.passive?.(state, seat)
    same('blind', `the passive answer for ${where}`, passive, game.passive?.(world, seat))
    const allowed = passive === undefined || game.refuse(state, seat, passive) === undefined
    require('blind', allowed, `the passive answer is refused for ${where}`)
  }
  const sample = legal.length > 0 ? mutants(legal[random.below(legal.length)], random) : []
  for (const move of sample) {
    const answer = game.refuse(state, seat, move)
    same('blind', `refuse on the view of ${where}`, answer, game.refuse(view, seat, move))
    same('blind', `refuse for ${where}`, answer, game.refuse(world, seat, move))
  }
}

/**
 * The same move in both worlds, and, for another player's move, others that player could have made
 * there: a face-down discard names a card that the player may not hold in the second world.
 * Where the views still agree, nothing may have been told that differs; where all that was told
 * agrees, the same seats must be asked next. (Where neither agrees, the move showed something.)
 */
function sameTold<State, Move, Event>(
  game: Game<State, Move, Event>,
  state: State,
  world: State,
  [seat, move]: Turn<Move>,
  viewer: Viewer,
  where: string,
  random: Random,
): void {
  const own = seat === viewer
  const passes = game.refuse(world, seat, move) === undefined
  require('blind', passes || !own, `the own move is refused for ${where}`)
  const moves = passes ? [move] : []
  if (!own && seat !== CHANCE)
    moves.push(...shuffle(game.legal(world, seat, []), random).slice(0, 4))
  const here = observe(game, state, seat, move, viewer)
  for (const other of moves) {
    const there = observe(game, world, seat, other, viewer)
    if (here.view === there.view) {
      same('blind', `what was told to ${where}`, here.told, there.told)
    }
    if (here.told === there.told) {
      same('blind', `who is asked next, for ${where}`, here.asked, there.asked)
    }
  }
}

function observe<State, Move, Event>(
  game: Game<State, Move, Event>,
  state: State,
  seat: Seat,
  move: Move,
  viewer: Viewer,
) {
  const { state: next, events } = apply(game, state, seat, move)
  const told = events.map(event => game.redact(event, viewer)).filter(event => event !== undefined)
  return {
    view: canonical(game.view(next, viewer)),
    told: canonical(told),
    asked: game.toAct(next),
  }
}

/** 5. The record rebuilds the same states, events and hash; a state survives JSON. */
const replays: Law = (_kit, game, { seed, length, stride = 1 }) => {
  const hashes: string[] = []
  const heard: string[] = []
  const thawed = game.setup()
  const { state, moves } = walk(game, { seed, length }, (current, [seat, move]) => {
    const { state: next, events } = apply(game, current, seat, move)
    hashes.push(stateHash(next))
    heard.push(canonical(events))
    require('replay', isPlainJson(next), 'a state holds what JSON does not carry')
    require('replay', isPlainJson(events), 'an event holds what JSON does not carry')
    game.step(thawed, seat, move)
    same('replay', 'the state in a second game', next, thawed)
    if ((seed + hashes.length) % stride === 0) sameText(game, current, move)
  })
  const written = moves.map(([seat, move]) => [seat, game.notation.printMove(move)] as const)
  const reread = written.map(([seat, text]) => {
    const move = game.notation.parseMove(text)
    if (!move.ok) throw new Broken('replay', `the move "${text}" cannot be read back`)
    return [seat, move.value] as const
  })
  const result = replay(game, reread, (current, _turn, events, at) => {
    require('replay', stateHash(current) === hashes[at], `move ${at} led to another state`)
    require('replay', canonical(events) === heard[at], `move ${at} caused other events`)
  })
  if (!result.ok) throw new Broken('replay', `move ${result.at} is refused: ${result.why.key}`)
  require('replay', result.hash === recordHash(moves, state), 'the last state differs')
}

/** Print and parse are inverse, for moves, positions, and positions with holes. */
function sameText<State, Move, Event>(
  game: Game<State, Move, Event>,
  state: State,
  move: Move,
): void {
  const { printMove, parseMove, printPosition, parsePosition } = game.notation
  const read = parseMove(printMove(move))
  same('replay', `the move "${printMove(move)}" read back`, move, read.ok ? read.value : read.why)
  const views = viewersOf(game.seats).map(viewer => game.view(state, viewer))
  for (const position of [state, ...views]) {
    const text = printPosition(position)
    const back = parsePosition(text)
    same(
      'replay',
      `the position read back from\n${text}`,
      position,
      back.ok ? back.value : back.why,
    )
  }
}

/** 6. Each card is in exactly one place; nothing appears or is lost. */
const conserved: Law = (kit, game, path) => {
  const box = canonical([...kit.census(game.setup())].sort())
  walk(game, path, (state, [seat, move]) => {
    const { state: next } = apply(game, state, seat, move)
    const count = canonical([...kit.census(next)].sort())
    require('conserved', count === box, `before ${box}\nafter ${count}`)
  })
}

/** 7. What `redact` says and what `view` shows agree: events account for every change of the facts. */
const toldEnough: Law = (kit, game, path) => {
  walk(game, path, (state, [seat, move]) => {
    const next = apply(game, state, seat, move)
    for (const viewer of viewersOf(game.seats)) {
      const facts = kit.summary(game.view(state, viewer), viewer)
      for (const event of next.events) {
        const told = game.redact(event, viewer)
        if (told !== undefined) kit.retell(facts, told, viewer)
      }
      const shown = kit.summary(game.view(next.state, viewer), viewer)
      same('told enough', `what ${viewer} could follow (told, shown)`, facts, shown)
    }
    for (const event of next.events) {
      same('told enough', 'what a judge hears', event, game.redact(event, 'judge'))
    }
  })
}

export const laws: Readonly<Record<string, Law>> = {
  pure,
  live,
  closed,
  blind,
  replay: replays,
  conserved,
  'told enough': toldEnough,
}

export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array(seats).keys(), 'spectator']
}

function require(law: string, holds: boolean, what: string): void {
  if (!holds) throw new Broken(law, what)
}

function same(law: string, what: string, one: unknown, other: unknown): void {
  const [left, right] = [canonical(one), canonical(other)]
  if (left !== right) throw new Broken(law, `${what} differs:\n  ${left}\n  ${right}`)
}

/** Comes back from JSON as it went in: no undefined, NaN, -0, gaps, maps or instances of a class. */
function isPlainJson(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
    case 'object':
      if (value === null) return true
      if (Array.isArray(value))
        return Object.keys(value).length === value.length && value.every(isPlainJson)
      return (
        Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlainJson)
      )
    default:
      return false
  }
}
