import type { Config } from '../options.ts'

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

function near(text: string): string {
  return `${NEAR}\n${text}`
}

/** Saboteur 2 and what lies in front: ransoms and passes of three make its tables large. */
const SECOND = `laid: LR 1,0  TB|LR 2,0  LR:b 3,0  BLR 4,0  TBLR 5,0  BLR* 6,0
roles: green saboteur blue
spare roles: boss profiteer geologist
gold: 1 0 2
deck: TB TBR map`

/** By name, each edition and each thing that can be added to the game. */
export const deals: Readonly<Record<string, Deal>> = {
  '2009': { choices: { edition: '2009' }, text: near(HANDS) },
  '2011': { choices: { edition: '2011' }, text: near(HANDS) },
  jubilee: { choices: {}, text: near(HANDS) },
  connected: { choices: { edition: '2011', connected: true }, text: near(HANDS) },
  'no-gold-for-broken': {
    choices: { edition: '2011', 'no-gold-for-broken': true },
    text: near(`${HANDS}\nfront: - - pick`),
  },
  '2011 saboteur-2': {
    choices: { edition: '2011', modules: ['saboteur-2'] },
    text: `${SECOND}\nhand 0: LR R^\nhand 1: thief trap\nhand 2: hands-off swap-hats\nfront: - pick -`,
  },
  'saboteur-2': {
    choices: { modules: ['saboteur-2'] },
    text: `${SECOND}\nhand 0: TBLR inspection\nhand 1: TL|BR free\nhand 2: swap-hands thief\nfront: thief trap -\nthieves: 0`,
  },
  gathering: {
    choices: { modules: ['gathering'] },
    text: near('hand 0: TBLR map\nhand 1: TR rock-fall\nhand 2: TL broken-lamp\ngold: 1 0 2'),
  },
  'dressing-room': {
    choices: { modules: ['dressing-room'] },
    text: near('hand 0: TB TBLR\nhand 1: TBR rock-fall\nhand 2: TR broken-lamp'),
  },
  party: {
    choices: { modules: ['party'] },
    text: near('hand 0: TB TBLR\nhand 1: TBR rock-fall\nhand 2: TR broken-lamp'),
  },
  goals: {
    choices: { modules: ['goals'] },
    text: near(`${HANDS}\ngoals: stone-left dragon bag-2 spider gold\ngold: 1 1 0`),
  },
  chests: {
    choices: { modules: ['chests'] },
    text: near(`hand 0: TB TBLR
hand 1: TR map
hand 2: TL rock-fall
chest tunnels: TB$ TBLR$ LR$ TR$
chests: nugget move-goal rob-hand draw-three
chests known: - - - -
chest fates: closed closed closed closed`),
  },
  compromised: {
    choices: { modules: ['compromised'] },
    text: near(`${HANDS}\nfront: - - lamp`),
  },
  tournament: {
    choices: { seats: 5, modules: ['tournament'] },
    text: near(
      `roles: digger saboteur greedy digger digger\nspare roles:\n${HANDS}\nhand 3: TB\nhand 4: TR`,
    ),
  },
  'greedy-gnome': {
    choices: { championship: ['greedy-gnome'] },
    text: near(`${HANDS}\nroles: greedy saboteur digger`),
  },
  'vein-swap': {
    choices: { championship: ['vein-swap'] },
    text: near('hand 0: TBLR vein-swap\nhand 1: map TB\nhand 2: TL broken-lamp'),
  },
  treasury: {
    choices: { championship: ['treasury'] },
    text: near('hand 0: TBLR treasury\nhand 1: map TB\nhand 2: TL broken-lamp\npile: TR map/1 LR'),
  },
  veto: {
    choices: { championship: ['veto'] },
    text: near('hand 0: TBLR map\nhand 1: veto TB\nhand 2: TL broken-lamp'),
  },
  'turn-about': {
    choices: { championship: ['turn-about'] },
    text: near('hand 0: TBLR turn-about\nhand 1: map TB\nhand 2: TL broken-lamp'),
  },
  craftsman: {
    choices: { championship: ['craftsman'] },
    text: near(
      'hand 0: TBLR craftsman\nhand 1: map TB\nhand 2: TL broken-lamp\nfront: pick lamp cart',
    ),
  },
  pathfinder: {
    choices: { championship: ['pathfinder'] },
    text: near('hand 0: TBLR pathfinder TR\nhand 1: map TB\nhand 2: TL broken-lamp'),
  },
  diversion: {
    choices: { championship: ['diversion'] },
    text: near('hand 0: TBLR diversion\nhand 1: map TB\nhand 2: TL broken-lamp\nlast laid: 6,0'),
  },
  everything: {
    choices: {
      modules: ['saboteur-2', 'gathering', 'party', 'goals', 'chests'],
      championship: [
        'vein-swap',
        'treasury',
        'veto',
        'turn-about',
        'craftsman',
        'pathfinder',
        'diversion',
      ],
    },
    text: `${SECOND}
hand 0: TBLR pathfinder TR
hand 1: veto TB
hand 2: thief diversion
goals: stone-left dragon bag-2 spider gold
last laid: 6,0
front: pick - trap
chest tunnels: TB$ TBLR$ LR$ TR$
chests: nugget move-goal rob-hand draw-three
chests known: - - - -
chest fates: closed closed closed closed`,
  },
}
