import { kindOf, roleOf, saboteur, TURN_DUE } from '@adit/saboteur'
import { moments, type Position } from '../../packages/puzzles/src/position.ts'
import { STEPS } from '../../packages/puzzles/src/saboteur/belief.ts'
import { acts, type Fact, factsOf, ways } from '../../packages/puzzles/src/saboteur/facts.ts'

/** Counts what the players of the puzzles' games do on each side, for `evidence.ts`. */
const GAMES = Number(process.argv[2] ?? 2000)

type Side = 'digger' | 'saboteur'
// Nothing is impossible: each is counted once more than it was seen.
const tally = (): Record<string, number[]> => ({
  acts: acts.map(() => 1),
  sawGold: ways.map(() => 1),
  sawStone: ways.map(() => 1),
})
const tallies: Record<Side, Record<string, number[]>> = { digger: tally(), saboteur: tally() }

for (let seed = 1; seed <= GAMES; seed++) {
  let end: { position: Position; roles: readonly number[]; gold: number } | undefined
  for (const { state, position } of moments(saboteur, { seats: 5, first: 0 }, seed * 7919)) {
    if (state.stage !== TURN_DUE || state.round > 1) break
    const { goals, roles } = state
    end = { position, roles: [...roles], gold: goals.indexOf(kindOf.gold) }
  }
  if (end !== undefined) for (const fact of factsOf(end.position)) count(fact, end)
}

function count(
  { seat, act, looked }: Fact,
  { roles, gold }: { roles: readonly number[]; gold: number },
): void {
  const side = tallies[roles[seat] === roleOf.saboteur ? 'saboteur' : 'digger']
  if (looked === undefined) {
    side.acts[acts.indexOf(act)]++
    return
  }
  const sawGold = looked.slots.includes(gold)
  const slot = sawGold ? gold : looked.slots[looked.slots.length - 1]
  side[sawGold ? 'sawGold' : 'sawStone'][ways.indexOf(looked.ways[slot])]++
}

for (const [side, counts] of Object.entries(tallies)) {
  for (const [what, numbers] of Object.entries(counts)) {
    const all = numbers.reduce((sum, one) => sum + one, 0)
    const steps = numbers.map(one => Math.round(STEPS * Math.log2(one / all)))
    console.log(`${side} ${what}: [${steps.join(', ')}] of ${all}`)
  }
}
