import type { Config } from '../src/options.ts'
import { everything } from '../src/presets.ts'

/** A table to count from: the game's choices and a stacked deal. */
export interface Deal {
  readonly choices: Partial<Config>
  readonly text: string
}

/** One card short of the middle goal, with another way open; hands and deck are small. */
const NEAR = `laid: LR 1,0  LR 2,0  TLR 3,0  BLR 4,0  TBLR 5,0  TLR 6,0
roles: digger saboteur digger
gold pile: 1 2 3 1 1 2 1
deck: TB TBR map`

/** What each table adds: to lay, to harm, to mend and to look at. */
const HANDS = `hand 0: TBLR tr broken-pick
hand 1: rock-fall map repair-pick-lamp
hand 2: TL lr broken-lamp`

/** Those who sit beside the one with a card of the championship. */
const OTHERS = 'hand 1: map TB\nhand 2: TL broken-lamp'

function near(choices: Partial<Config>, ...lines: readonly string[]): Deal {
  return { choices, text: [NEAR, ...lines].join('\n') }
}

/** Saboteur 2 and what lies in front: ransoms and passes of three make its tables large. */
const SECOND = `laid: LR 1,0  TB|LR 2,0  LR:b 3,0  BLR 4,0  TBLR 5,0  BLR* 6,0
roles: green saboteur blue
spare roles: boss profiteer geologist
gold: 1 0 2
deck: TB TBR map`

function second(choices: Partial<Config>, ...lines: readonly string[]): Deal {
  return { choices, text: [SECOND, ...lines].join('\n') }
}

const CHESTS = `chest tunnels: TB$ TBLR$ LR$ TR$
chests: nugget move-goal rob-hand draw-three
chests known: - - - -
chest fates: closed closed closed closed`

const POSTCARD = 'hand 0: TB TBLR\nhand 1: TBR rock-fall\nhand 2: TR broken-lamp'
const NEW_GOALS = 'goals: stone-left dragon bag-2 spider gold'

/** By name, each edition and each thing that can be added to the game. */
export const deals: Readonly<Record<string, Deal>> = {
  '2009': near({ edition: '2009' }, HANDS),
  '2011': near({ edition: '2011' }, HANDS),
  jubilee: near({}, HANDS),
  connected: near({ edition: '2011', connected: true }, HANDS),
  'no-gold-for-broken': near(
    { edition: '2011', 'no-gold-for-broken': true },
    HANDS,
    'front: - - pick',
  ),
  '2011 saboteur-2': second(
    { edition: '2011', modules: ['saboteur-2'] },
    'hand 0: LR R^\nhand 1: thief trap\nhand 2: hands-off swap-hats\nfront: - pick -',
  ),
  'saboteur-2': second(
    { modules: ['saboteur-2'] },
    'hand 0: TBLR inspection\nhand 1: TL|BR free\nhand 2: swap-hands thief',
    'front: thief trap -\nthieves: 0',
  ),
  gathering: near(
    { modules: ['gathering'] },
    'hand 0: TBLR map\nhand 1: TR rock-fall\nhand 2: TL broken-lamp\ngold: 1 0 2',
  ),
  'dressing-room': near({ modules: ['dressing-room'] }, POSTCARD),
  party: near({ modules: ['party'] }, POSTCARD),
  goals: near({ modules: ['goals'] }, HANDS, NEW_GOALS, 'gold: 1 1 0'),
  chests: near(
    { modules: ['chests'] },
    'hand 0: TB TBLR\nhand 1: TR map\nhand 2: TL rock-fall',
    CHESTS,
  ),
  compromised: near({ modules: ['compromised'] }, HANDS, 'front: - - lamp'),
  tournament: near(
    { seats: 5, modules: ['tournament'] },
    'roles: digger saboteur greedy digger digger\nspare roles:',
    HANDS,
    'hand 3: TB\nhand 4: TR',
  ),
  'greedy-gnome': near({ championship: ['greedy-gnome'] }, HANDS, 'roles: greedy saboteur digger'),
  'vein-swap': near({ championship: ['vein-swap'] }, 'hand 0: TBLR vein-swap', OTHERS),
  treasury: near(
    { championship: ['treasury'] },
    'hand 0: TBLR treasury',
    OTHERS,
    'pile: TR map/1 LR',
  ),
  veto: near(
    { championship: ['veto'] },
    'hand 0: TBLR map\nhand 1: veto TB\nhand 2: TL broken-lamp',
  ),
  'turn-about': near({ championship: ['turn-about'] }, 'hand 0: TBLR turn-about', OTHERS),
  craftsman: near(
    { championship: ['craftsman'] },
    'hand 0: TBLR craftsman',
    OTHERS,
    'front: pick lamp cart',
  ),
  pathfinder: near({ championship: ['pathfinder'] }, 'hand 0: TBLR pathfinder TR', OTHERS),
  diversion: near(
    { championship: ['diversion'] },
    'hand 0: TBLR diversion',
    OTHERS,
    'last laid: 6,0',
  ),
  everything: second(
    everything,
    'hand 0: TBLR pathfinder TR\nhand 1: veto TB\nhand 2: thief diversion',
    NEW_GOALS,
    'last laid: 6,0\nfront: pick - trap',
    CHESTS,
  ),
}
