import type { Game } from './game.ts'
import { printTurn } from './notation.ts'
import { quickRandom } from './random.ts'
import { CHANCE, listSeats, type Seat } from './seats.ts'
import type { Viewer } from './view.ts'

/**
 * One random game, everything observable of it printed at every step: the position, what of it each
 * viewer sees otherwise, who may do what, and who is told what. Kept as a file, a change of rules
 * shows in review as a change of play. After the first, a position is its fields that changed; a
 * word that stands there over and over is written once: `?×30`. A long game is cut at `most` moves.
 */
export function playthrough<State, Move, Event>(
  game: Game<State, Move, Event>,
  seed: number,
  most = Number.POSITIVE_INFINITY,
): string {
  const random = quickRandom(seed)
  const state = game.setup()
  const viewers: Viewer[] = [...Array(game.seats).keys(), 'spectator']
  const lines: string[] = []
  let shown: readonly string[] = []
  let at = 0
  for (let acting = game.toAct(state); acting !== 0 && at < most; acting = game.toAct(state)) {
    const position = positionLines(game, state, viewers)
    lines.push(`== ${at} ==`, ...changed(position, shown))
    shown = position
    for (const seat of listSeats(acting)) {
      if (seat !== CHANCE) lines.push(`legal ${seat}: ${legalText(game, state, seat)}`)
    }
    const seats = listSeats(acting)
    const seat = seats[random.below(seats.length)]
    const legal = seat === CHANCE ? [] : game.legal(state, seat, [])
    const move = seat === CHANCE ? game.nature(state, random) : legal[random.below(legal.length)]
    lines.push(`-- ${printTurn(seat, game.notation.printMove(move))}`)
    game.step(state, seat, move, event => lines.push(...toldLines(game, event, viewers)))
    at++
  }
  lines.push('== end ==', ...positionLines(game, state, viewers).map(shorten))
  lines.push(`outcome: ${JSON.stringify(game.outcome(state))}`)
  return `${lines.join('\n')}\n`
}

function positionLines<State, Move, Event>(
  game: Game<State, Move, Event>,
  state: State,
  viewers: readonly Viewer[],
): string[] {
  const whole = game.notation.printPosition(state).trimEnd().split('\n')
  const known = new Set(whole)
  const seen = viewers.map(viewer => {
    const view = game.notation.printPosition(game.view(state, viewer)).trimEnd().split('\n')
    return [viewer, view.filter(line => !known.has(line))] as const
  })
  return [
    ...whole,
    ...grouped(seen).flatMap(([who, lines]) => lines.map(line => `${who}> ${line}`)),
  ]
}

function legalText<State, Move, Event>(
  game: Game<State, Move, Event>,
  state: State,
  seat: Seat,
): string {
  return game.legal(state, seat, []).map(game.notation.printMove).join(' | ')
}

function toldLines<State, Move, Event>(
  game: Game<State, Move, Event>,
  event: Event,
  viewers: readonly Viewer[],
): string[] {
  const whole = JSON.stringify(event)
  const told = viewers.map(viewer => {
    const heard = game.redact(event, viewer)
    const text = heard === undefined ? 'nothing' : JSON.stringify(heard)
    return [viewer, text === whole ? [] : [text]] as const
  })
  return [
    `! ${whole}`,
    ...grouped(told).flatMap(([who, lines]) => lines.map(line => `  ${who}> ${line}`)),
  ]
}

function changed(position: readonly string[], shown: readonly string[]): string[] {
  const before = new Set(shown)
  return position.filter(line => !before.has(line)).map(shorten)
}

function shorten(line: string): string {
  return line.replace(/(?<= )(\S+)(?: \1(?=\s|$)){3,}/g, run => {
    const words = run.split(' ')
    return `${words[0]}×${words.length}`
  })
}

/** Viewers who see the same share their lines: `0,1,spectator`. */
function grouped(
  seen: readonly (readonly [Viewer, readonly string[]])[],
): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, Viewer[]>()
  for (const [viewer, lines] of seen) {
    const text = lines.join('\n')
    groups.set(text, [...(groups.get(text) ?? []), viewer])
  }
  return [...groups].map(([text, viewers]) => [
    viewers.join(','),
    text === '' ? [] : text.split('\n'),
  ])
}
