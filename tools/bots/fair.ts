import type { AnyTitle } from '@adit/kernel'
import { pairwise } from '@adit/kernel/conformance'
import { myTreasure } from '@adit/my-treasure'
import { nimbleGnomes } from '@adit/nimble-gnomes'
import { saboteur } from '@adit/saboteur'
import { type Watched, watchBot } from '../../packages/bots/src/conformance/fairness.ts'
import { botsFor } from '../../packages/bots/src/roster.ts'

/**
 * npm run bots:fair -- <games> <level,…>. Watches every level of every title over every pair of choices: counts
 * illegal moves, and choices that differ when the table is dealt anew behind an equal view and past.
 */
const [games = '1', levels = 'apprentice,miner,master'] = process.argv.slice(2)
const titles: readonly AnyTitle[] = [saboteur, myTreasure, nimbleGnomes]
const all: Watched = { asked: 0, illegal: 0, redealt: 0, differing: 0 }
for (const bot of levels.split(',')) {
  const total: Watched = { asked: 0, illegal: 0, redealt: 0, differing: 0 }
  for (const title of titles) {
    const player = botsFor(title.name).find(each => each.name === bot)
    if (player === undefined) continue
    for (const config of pairwise(title)) {
      const every = bot === 'master' ? 1 : 4
      add(total, watchBot({ title, config, bot: player, games: Number(games), every, playouts: 8 }))
    }
  }
  add(all, total)
  process.stdout.write(`${bot}: ${JSON.stringify(total)}\n`)
}
process.stdout.write(`all: ${JSON.stringify(all)}\n`)
process.exit(all.illegal + all.differing === 0 ? 0 : 1)

function add(total: Watched, more: Watched): void {
  total.asked += more.asked
  total.illegal += more.illegal
  total.redealt += more.redealt
  total.differing += more.differing
}
