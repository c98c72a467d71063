import type { AnyTitle } from '@adit/kernel'
import { quickRandom } from '@adit/kernel'
import { pairwise } from '@adit/kernel/conformance'
import { myTreasure } from '@adit/my-treasure'
import { nimbleGnomes } from '@adit/nimble-gnomes'
import { saboteur } from '@adit/saboteur'
import { type AnyBot, randomBot } from '../../packages/bots/src/bot.ts'
import { mixed, playing } from '../../packages/bots/src/playing.ts'
import { botsFor } from '../../packages/bots/src/roster.ts'

/**
 * npm run bots:legal -- <moves> <seed>. Bots of every level share tables of every title, over every pair of
 * choices, until they have made so many moves: each is in the list it was chosen from, and the rules
 * refuse none.
 */
const [wanted = '1000000', seed = '1'] = process.argv.slice(2)
const titles: readonly AnyTitle[] = [saboteur, myTreasure, nimbleGnomes]
/** Masters see ahead at every table, but not far: here it counts what they may do, not how well. */
const PLAYOUTS = 8
const tables = titles.flatMap(title => pairwise(title).map(config => ({ title, config })))

let made = 0
let illegal = 0
const byBot = new Map<string, number>()
for (let nth = 0; made < Number(wanted); nth++) playTable(nth)
process.stdout.write(`${JSON.stringify({ made, illegal, ...Object.fromEntries(byBot) })}\n`)
process.exit(illegal === 0 ? 0 : 1)

function playTable(nth: number): void {
  const { title, config } = tables[nth % tables.length]
  const game = title.open(config)
  const lots = mixed(Number(seed), nth)
  const seated = seatedAt(title.name, game.seats, lots)
  const play = playing(game, game.setup(), {
    chance: quickRandom(mixed(lots, 1)),
    seed: mixed(lots, 2),
    budget: { playouts: PLAYOUTS },
  })
  let asked = play.next()
  while (asked.done !== true && made < Number(wanted)) {
    const { seat, view, legal } = asked.value
    const bot = seated[seat]
    const listed = legal.slice()
    const move = bot.choose(asked.value)
    made++
    byBot.set(bot.name, (byBot.get(bot.name) ?? 0) + 1)
    const isFine = listed.includes(move) && game.refuse(view, seat, move) === undefined
    if (!isFine) illegal++
    asked = play.next(isFine ? move : listed[0])
  }
}

/** One master at every fourth table: it takes a hundred times as long as the others. */
function seatedAt(title: string, seats: number, lots: number): readonly AnyBot[] {
  const random = quickRandom(lots)
  const quick = botsFor(title).filter(({ name }) => name === 'apprentice' || name === 'miner')
  const master = botsFor(title).find(({ name }) => name === 'master') ?? randomBot
  const masterAt = random.below(4 * seats)
  return Array.from({ length: seats }, (_none, seat) =>
    seat === masterAt ? master : quick[random.below(quick.length)],
  )
}
