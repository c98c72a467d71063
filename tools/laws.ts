import type { Options } from '@adit/kernel'
import { holdTo, type Kit, LAWS, pairwise } from '@adit/kernel/conformance'
import { kit as treasureKit } from '../packages/my-treasure/src/conformance.ts'
import { closedKit, kit as nimbleKit } from '../packages/nimble-gnomes/src/conformance.ts'
import { kitFor } from '../packages/saboteur/src/conformance.ts'
import { saboteur } from '../packages/saboteur/src/title.ts'

/** The laws over every pair of choices of every title, for as many games as you have patience for. */
const runs = Number(process.argv[2] ?? 1)
if (!Number.isInteger(runs) || runs < 1) throw new Error('npm run laws -- <games for each law>')

hold(treasureKit)
hold(nimbleKit)
hold(closedKit)
hold(kitFor(pairwise(saboteur), runs))

function hold<O extends Options, State, Move, Event, Summary>(
  kit: Kit<O, State, Move, Event, Summary>,
): void {
  for (const config of kit.configs) {
    for (const law of LAWS) holdTo(law, kit, config, { runs })
  }
  const count = kit.configs.length * LAWS.length
  process.stdout.write(`${kit.title.name}: ${count} times ${runs} games, every law kept\n`)
}
