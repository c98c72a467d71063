import { conform } from '@adit/kernel/conformance'
import { kitFor } from './conformance.ts'
import { championshipNames } from './modules/index.ts'
import type { Config } from './options.ts'
import { ROUNDS } from './play/round.ts'
import { saboteur } from './title.ts'

const plain = saboteur.presets[0].config
const table = (choices: Partial<Config>): Config => ({ ...plain, ...choices })
const cards = championshipNames.filter(name => name !== 'greedy-gnome')

/** Every edition, every module, every pair of modules that go together, few and many seats. */
const configs: readonly Config[] = [
  table({ edition: '2009', seats: 3 }),
  table({ edition: 'jubilee', seats: 10 }),
  table({
    edition: '2011',
    seats: 4,
    first: 1,
    'no-gold-for-broken': true,
    modules: ['gathering', 'party', 'goals', 'chests'],
    championship: championshipNames,
  }),
  table({
    edition: '2009',
    seats: 3,
    modules: ['gathering', 'dressing-room', 'goals', 'chests'],
    championship: championshipNames,
    'chest-places': 'wide',
    postcard: '4,3',
  }),
  table({
    edition: 'jubilee',
    seats: 4,
    modules: ['compromised', 'gathering', 'dressing-room', 'goals', 'chests'],
    championship: ['greedy-gnome', 'diversion'],
  }),
  table({ edition: 'jubilee', seats: 3, modules: ['compromised', 'party'], championship: cards }),
  table({ edition: '2011', seats: 2, modules: ['saboteur-2'], connected: true }),
  table({ edition: 'jubilee', seats: 12, modules: ['saboteur-2'] }),
  table({
    edition: '2011',
    seats: 3,
    modules: ['saboteur-2', 'gathering', 'dressing-room', 'goals', 'chests'],
    championship: cards,
    'chest-places': 'random',
  }),
  table({
    edition: 'jubilee',
    seats: 5,
    modules: ['saboteur-2', 'gathering', 'party', 'goals', 'chests'],
    championship: cards,
  }),
  table({
    edition: 'jubilee',
    seats: 5,
    modules: ['gathering', 'party', 'goals', 'chests', 'tournament'],
    championship: cards,
  }),
]

/** Large tables walk through the last round only, which is where a game can also end. */
const lastRound: typeof saboteur = {
  ...saboteur,
  open: config => {
    const game = saboteur.open(config)
    const setup = () => ({ ...game.setup(), round: ROUNDS })
    return { ...game, bound: Math.ceil(game.bound / ROUNDS), setup }
  },
}

conform({ ...kitFor(configs.slice(0, 1), 2), title: saboteur })
conform({ ...kitFor(configs.slice(1), 1), title: lastRound })
