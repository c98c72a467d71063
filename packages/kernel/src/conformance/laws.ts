import type { Game } from '../game.ts'
import { canonical, stateHash } from '../hash.ts'
import { apply } from '../play.ts'
import { recordHash, replay } from '../record.ts'
import { CHANCE, has } from '../seats.ts'
import { blind } from './blind.ts'
import { Broken, type LawName, require, same } from './broken.ts'
import { even } from './even.ts'
import { type Law, viewersOf } from './law.ts'
import { garbage, mutants } from './mutants.ts'
import { type Drive, walk } from './walk.ts'

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
const live: Law = (kit, game, { seed }) => {
  for (const drive of [undefined, ...(kit.drives ?? [])]) comesToAnEnd(game, seed, drive)
}

function comesToAnEnd<State, Move, Event>(
  game: Game<State, Move, Event>,
  seed: number,
  drive: Drive<State> | undefined,
): void {
  const look = (current: State): void => {
    require('live', game.outcome(current) === undefined, 'an outcome while someone is to act')
    for (let seat = 0; seat < game.seats; seat++) {
      if (!has(game.toAct(current), seat)) continue
      require('live', game.legal(current, seat, []).length > 0, `seat ${seat} has no legal move`)
    }
  }
  const { state, moves } = walk(game, { seed, length: game.bound + 1 }, look, drive)
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

export const laws: Readonly<Record<LawName, Law>> = {
  pure,
  live,
  closed,
  blind,
  replay: replays,
  conserved,
  'told enough': toldEnough,
  even,
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
