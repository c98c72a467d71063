import type { Game } from '../game.ts'
import { canonical } from '../hash.ts'
import { apply } from '../play.ts'
import { quickRandom, type Random, shuffle } from '../random.ts'
import type { Turn } from '../record.ts'
import { CHANCE, has, type Seat } from '../seats.ts'
import type { Viewer } from '../view.ts'
import { require, same } from './broken.ts'
import { type Law, viewersOf } from './law.ts'
import { mutants } from './mutants.ts'
import { walk } from './walk.ts'

/** 4. What a viewer cannot know changes nothing that viewer sees, hears, may do or is asked. */
export const blind: Law = (kit, game, path) => {
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
    const draws = random.below(1 << 20)
    const pick = (from: State) => game.pick?.(from, seat, quickRandom(draws))
    same('blind', `the pick on the view of ${where}`, pick(state), pick(view))
    same('blind', `the pick for ${where}`, pick(state), pick(world))
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
