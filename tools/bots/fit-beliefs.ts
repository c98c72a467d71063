import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf, isLaying, roleOf } from '@adit/saboteur'
import { acts, RANGES } from '../../packages/bots/src/saboteur/acts.ts'
import { faceOfLay } from '../../packages/bots/src/saboteur/deeds.ts'
import { doorOf } from '../../packages/bots/src/saboteur/lays.ts'
import { presets } from '../../packages/saboteur/src/presets.ts'
import { ROOT } from '../ledger.ts'
import { deal, endsWithGold, openFor } from './rounds.ts'

/**
 * npm run bots:fit. Counts what diggers and saboteurs do in rounds of miners, and writes how much
 * likelier each act is for a saboteur. Twice: whom miners break and mend depends on what they believe.
 */
const ROUNDS = 400
const SEATS = [3, 4, 5, 6, 7, 8, 10]
const DOOR_SEATS = [4, 6, 8]
const saboteur2 = presets.find(({ name }) => name === 'saboteur-2')?.config
/** No act proves anything: whoever does it may have had no better card. */
const MOST = 2.5
const SMOOTH = 20

const counts = [0, 1].map(() => new Float64Array(acts.length * RANGES))
for (const seats of SEATS) {
  const game = openFor({ seats })
  for (let nth = 0; nth < ROUNDS; nth++) {
    const playout = deal(game, nth)
    const sides = playout.state.roles.map(role => (role === roleOf.saboteur ? 1 : 0))
    endsWithGold({ ...playout, noted: (seat, index) => counts[sides[seat]][index]++ })
  }
}

/** How much likelier a team lays a door of its own colour than one of the other, as a logarithm. */
function fitDoor(): number {
  const doors = [SMOOTH, SMOOTH]
  for (const seats of DOOR_SEATS) {
    const game = openFor({ seats, ...saboteur2 })
    for (let nth = 0; nth < ROUNDS; nth++) {
      const playout = deal(game, nth)
      const { roles } = playout.state
      endsWithGold({
        ...playout,
        noted(seat, _index, move) {
          const team = roles[seat] === roleOf.green ? 1 : roles[seat] === roleOf.blue ? -1 : 0
          const door = team * (isLaying(codeOf(move)) ? doorOf(faceOfLay(move)) : 0)
          if (door !== 0) doors[door > 0 ? 0 : 1]++
        },
      })
    }
  }
  return Math.min(MOST, Math.log(doors[0] / doors[1]))
}

const totals = counts.map(side => {
  return Array.from({ length: RANGES }, (_none, range) => {
    const of = side.slice(range * acts.length, (range + 1) * acts.length)
    return of.reduce((sum, count) => sum + count, 0)
  })
})
const log = Array.from(counts[0], (_none, index) => {
  const range = Math.floor(index / acts.length)
  // Both sides lean towards what all do, so that an act nobody did tells nothing.
  const usual = (counts[0][index] + counts[1][index]) / (totals[0][range] + totals[1][range])
  if (usual === 0) return 0
  const often = (side: number): number =>
    (counts[side][index] + SMOOTH * usual) / (totals[side][range] + SMOOTH)
  return Math.max(-MOST, Math.min(MOST, Math.log(often(1) / often(0))))
})
const rows = Array.from({ length: RANGES }, (_none, range) => {
  const values = log.slice(range * acts.length, (range + 1) * acts.length)
  return `    ${values.map(value => value.toFixed(2)).join(', ')},`
})
const file = path.join(ROOT, 'packages/bots/src/saboteur/likelihoods.ts')
writeFileSync(
  file,
  `import type { Likelihoods } from './acts.ts'

/**
 * How much likelier each act is for a saboteur, as a logarithm, by range and act (acts.ts). Made by
 * \`npm run bots:fit\` from rounds of miners. Tempered, because acts of one seat come from one hand.
 */
export const likelihoods: Likelihoods = {
  tempered: 0.7,
  door: ${fitDoor().toFixed(2)},
  log: [
${rows.join('\n')}
  ],
}
`,
)
process.stdout.write(`${file}\n`)
