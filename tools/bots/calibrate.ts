import { CHANCE, has, type Moment, momentFor, quickRandom } from '@adit/kernel'
import { type Event, GOLD_REACHED, roleOf, type State } from '@adit/saboteur'
import { mixed, playing } from '../../packages/bots/src/playing.ts'
import { botNamed } from '../../packages/bots/src/roster.ts'
import { Witness } from '../../packages/bots/src/saboteur/witness.ts'
import { openFor } from './rounds.ts'

/**
 * npm run bots:calibrate -- <saboteurs> <rounds> <playouts>. How well somebody who only looks on tells
 * saboteurs from others, turn by turn, with miners digging, and how often they win: one line of JSON.
 */
const [bot = 'master', rounds = '50', playouts = '100'] = process.argv.slice(2)
const SPECTATOR = 15
/** After how many turns it is asked; chances are held to what was true after the last of them. */
const TURNS = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]
const BINS = 10
const DRAWS = 200

interface Guess {
  readonly chance: number
  readonly isSaboteur: boolean
}

const game = openFor({ seats: 5 })
/** By turns, round for round. */
const guesses = new Map<number, Guess[][]>(TURNS.map(turns => [turns, []]))
let gold = 0
for (let nth = 0; nth < Number(rounds); nth++) watchRound(nth)
const judged = [...guesses].map(([turns, list]) => ({ turns, ...judge(list) }))
const last = [...guesses.values()].at(-1)?.flat() ?? []
const said = binned(last).map(({ said, held, count }) => [said / count, held / count, count])
const measured = { bot, rounds: Number(rounds), playouts: Number(playouts), gold, judged, said }
process.stdout.write(`${JSON.stringify(measured)}\n`)

function watchRound(nth: number): void {
  const digger = botNamed('saboteur', 'miner')
  const saboteur = botNamed('saboteur', bot)
  if (digger === undefined || saboteur === undefined) throw new Error(`no bot ${bot}`)
  const state = game.setup()
  const past: Moment<State, Event>[] = []
  const witness = new Witness(game)
  let turns = 0
  let isOver = false
  const play = playing(game, state, {
    chance: quickRandom(mixed(nth, 1)),
    seed: mixed(nth, 2),
    budget: { playouts: Number(playouts) },
    played(seat, _move, events) {
      // They come from the game above.
      const happened = events as readonly Event[]
      past.push(momentFor(game, SPECTATOR, seat, happened, state))
      const end = happened.find(event => event.type === 'round-ended')
      isOver = end !== undefined
      if (end?.type === 'round-ended' && end.ending === GOLD_REACHED) gold++
      if (isOver) return false
      if (seat !== CHANCE && ++turns > 0 && TURNS.includes(turns)) note(turns)
      return true
    },
  })
  let asked = play.next()
  while (asked.done !== true) {
    const { seat } = asked.value
    const player = state.roles[seat] === roleOf.saboteur ? saboteur : digger
    asked = play.next(player.choose(asked.value))
  }

  function note(count: number): void {
    if (has(game.toAct(state), CHANCE)) return
    witness.hear(past)
    const round = state.roles.map((role, seat) => ({
      chance: Math.min(0.999, Math.max(0.001, witness.suspicion[seat])),
      isSaboteur: role === roleOf.saboteur,
    }))
    guesses.get(count)?.push(round)
  }
}

function judge(byRound: readonly (readonly Guess[])[]) {
  const list = byRound.flat()
  const mean = (value: (guess: Guess) => number): number =>
    rounded(list.reduce((sum, guess) => sum + value(guess), 0) / list.length)
  return {
    seats: list.length,
    auc: rounded(areaUnder(list)),
    within: intervalOf(byRound).map(rounded),
    brier: mean(({ chance, isSaboteur }) => (chance - (isSaboteur ? 1 : 0)) ** 2),
    logLoss: mean(({ chance, isSaboteur }) => -Math.log(isSaboteur ? chance : 1 - chance)),
    ece: rounded(expectedError(list)),
  }
}

/** The area's 95 % interval: what comes of as many rounds drawn from these again and again. */
function intervalOf(byRound: readonly (readonly Guess[])[]): readonly number[] {
  const areas = Array.from({ length: DRAWS }, (_none, nth) => {
    const lots = quickRandom(nth)
    return areaUnder(byRound.flatMap(() => byRound[lots.below(byRound.length)]))
  }).sort((one, other) => one - other)
  return [areas[0.025 * DRAWS], areas[0.975 * DRAWS]]
}

/** How often a saboteur is suspected more than another, a tie counting half. */
function areaUnder(list: readonly Guess[]): number {
  let right = 0
  let pairs = 0
  for (const one of list.filter(guess => guess.isSaboteur)) {
    for (const other of list.filter(guess => !guess.isSaboteur)) {
      pairs++
      right += one.chance > other.chance ? 1 : one.chance === other.chance ? 0.5 : 0
    }
  }
  return right / pairs
}

/** How far chances are from how often they came true. */
function expectedError(list: readonly Guess[]): number {
  const off = binned(list).reduce((sum, { said, held }) => sum + Math.abs(said - held), 0)
  return off / list.length
}

/** What was said and what held, added up by tenths of what was said. */
function binned(list: readonly Guess[]) {
  const bins = Array.from({ length: BINS }, () => ({ said: 0, held: 0, count: 0 }))
  for (const { chance, isSaboteur } of list) {
    const bin = bins[Math.floor(chance * BINS)]
    bin.said += chance
    bin.held += isSaboteur ? 1 : 0
    bin.count++
  }
  return bins.filter(({ count }) => count > 0)
}

function rounded(value: number): number {
  return Math.round(1000 * value) / 1000
}
