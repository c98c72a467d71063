import { vetoAsk } from '../cards/veto.ts'
import type { Way } from '../legal/way.ts'
import { ALLOW } from '../moves.ts'
import { type Ask, type AskName, askNames } from '../play/asks.ts'
import { type ChanceVerb, chanceVerbs, type Draw } from '../play/draw.ts'
import { dealDraw, firstDraw, goalsDraw, goldDraw, rolesDraw } from '../play/draws.ts'
import { goals as coreGoals } from '../play/goals.ts'
import { keepAsk } from '../play/looking.ts'
import { orderAsk, turnAsk } from '../play/reachable.ts'
import { goldAsk } from '../play/sharing.ts'
import { countName } from '../text/words.ts'
import { chestsDraw, placesDraw, snatchDraw, stirDraw } from './chests/draws.ts'
import { lookAsk, shiftAsk, snatchAsk } from './chests/effects.ts'
import { chests } from './chests/module.ts'
import { chestRefusals } from './chests/part.ts'
import { chestPlaces } from './chests/places.ts'
import { compromised } from './compromised/module.ts'
import { gathering } from './gathering/module.ts'
import { gatheringRefusals, helpAsk } from './gathering/toll.ts'
import { goals } from './goals/module.ts'
import type { Module } from './module.ts'
import { dressingRoom, party, partyDraw } from './postcard/postcard.ts'
import { saboteur2 } from './saboteur-2/module.ts'
import { saboteur2Refusals } from './saboteur-2/refusals.ts'
import { robAsk } from './saboteur-2/thieves.ts'
import { middleDraw } from './tournament/middle.ts'
import { tournament } from './tournament/module.ts'

export { base } from './base.ts'
export { championship, championshipCards, championshipNames } from './championship/module.ts'
export { noGoldForBroken } from './compromised/module.ts'
export type { Module, Pot, Seams } from './module.ts'

export const moduleNames = [
  'saboteur-2',
  'gathering',
  'dressing-room',
  'party',
  'goals',
  'chests',
  'compromised',
  'tournament',
] as const

export type ModuleName = (typeof moduleNames)[number]

/** Who shares the gold in a way of its own. */
export type Sharing = 'base' | 'saboteur-2' | 'tournament'

export const modules: Readonly<Record<ModuleName, Module>> = {
  'saboteur-2': saboteur2,
  gathering,
  'dressing-room': dressingRoom,
  party,
  goals,
  chests,
  compromised,
  tournament,
}

/** Why modules refuse a move. */
export const moduleRefusals = [
  ...gatheringRefusals,
  ...chestRefusals,
  ...saboteur2Refusals,
] as const

/** Every way of the box by the codes of its moves, in play or not. */
export const ways: readonly Way[] = Object.values(modules).flatMap(module => module.ways ?? [])
export const wayOf: readonly (Way | undefined)[] = Array.from({ length: ALLOW }, (_, code) =>
  ways.find(way => way.codes.includes(code)),
)

const asks: Readonly<Record<AskName, Ask>> = {
  nothing: { list: () => 0, answer: () => {} },
  help: helpAsk,
  veto: vetoAsk,
  order: { ...orderAsk, subject: [coreGoals.name, chestPlaces.name] },
  turn: turnAsk,
  keep: keepAsk,
  snatch: snatchAsk,
  look: lookAsk,
  shift: shiftAsk,
  gold: goldAsk,
  rob: robAsk,
}

/** Every question of the box, by its number. */
export const askOf: readonly Ask[] = askNames.map(name => {
  const { list, answer, passive, sealed, guard, isDue, subject } = asks[name]
  // One literal with every field: most moves are answers, and all questions have one shape in memory.
  return { list, answer, passive, sealed, guard, isDue, subject }
})

const NOTHING: Draw = {
  nature: () => [],
  isOutcome: () => false,
  take: () => {},
  word: () => countName,
}

const draws: Readonly<Record<ChanceVerb, Draw>> = {
  nothing: NOTHING,
  first: firstDraw,
  roles: rolesDraw,
  goals: goalsDraw,
  middle: middleDraw,
  places: placesDraw,
  chests: chestsDraw,
  gold: goldDraw,
  deal: dealDraw,
  party: partyDraw,
  stir: stirDraw,
  drawn: snatchDraw,
}

/** All that CHANCE decides in the box, by her verb. */
export const drawOf: readonly Draw[] = chanceVerbs.map(verb => draws[verb])
