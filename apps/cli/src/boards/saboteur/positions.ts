import { stripVTControlCharacters } from 'node:util'
import { parseConfig, type Viewer } from '@adit/kernel'
import { type SaboteurGame, saboteur } from '@adit/saboteur'
import { sceneOf } from '../walk.ts'

/** More than most tables have, one of them too long. */
export const NAMES = ['Ann', 'Bo', 'Тридцатизначное имя', ...'Dora Emil Fina Grim Hilda'.split(' ')]

function open(choices: object): SaboteurGame {
  const config = parseConfig(saboteur, { seats: 3, ...choices })
  if (!config.ok) throw new Error(JSON.stringify(config.why))
  return saboteur.open(config.value)
}

const everything = saboteur.presets.find(({ name }) => name === 'full-jubilee')?.config ?? {}

export const games: readonly (readonly [string, SaboteurGame])[] = [
  ['the base game', open({ seats: 5 })],
  ['the edition of 2009', open({ seats: 3, edition: '2009' })],
  ['Saboteur 2 with chests', open({ seats: 4, modules: ['saboteur-2', 'chests'] })],
  ['the tournament', open({ seats: 6, modules: ['tournament'] })],
  ['everything', open(everything)],
]

/** A saboteur with a broken lamp. */
export const BASE = [
  'columns: 0 1 2 3 4 5 6 7 8',
  'row -2: . . . . . . . . goal0?',
  'row -1: . TBR . . . . . . .',
  'row 0: start TBLR LR tl . . . . goal1?',
  'row 1: . . . . . . . . .',
  'row 2: . . . . . . . . goal2?',
  'stage: turn',
  'chance: -',
  'round: 2',
  'goals: stone-left gold stone-right',
  'goals known: 0 - 1',
  'roles: saboteur digger digger',
  'front: lamp - -',
  'hand 0: TB TLR TLR map broken-pick rock-fall',
  'hand 1: TB LR',
  'hand 2: veto',
  'deck: LR TB',
  'gold: 3 2 0',
  'gold cards: 2 1 0',
]

/** One of everything that can lie in a maze. */
export const FULL = [
  'columns: 0 1 2 3 4 5 6 7 8',
  'row -2: . . chest0? . . . . . goal0?',
  'row -1: . gnome0B . . postcard? . chest2? . .',
  'row 0: start TBLR* TB|LR TBr:g TL|BR LR:b TR^ . goal1=gold',
  'row 1: . . . . . . chest3? . .',
  'row 2: . . chest1? . . . . . goal2?',
  'chest places: 4',
  'stage: turn',
  'chance: -',
  'round: 1',
  'heading: right',
  'goals: stone-left gold stone-right',
  'goals known: 0 all -',
  'chest tunnels: TB$ LR$ TR$ TL$',
  'spare chest tunnels:',
  'chests: nugget no-maps no-draw extra-draw',
  'chests known: 0 1+2 - -',
  'chest fates: closed closed closed closed',
  'roles: geologist boss profiteer',
  'saw roles: 0/1/boss/then',
  'front: - trap+pick thief',
  'thieves: 2',
  'figures used: 1',
  'figure owners: 1 -',
  'hand 0: TB',
  'hand 1: LR',
  'hand 2: veto',
  'deck: LR TBLR',
]

export function sceneAt(lines: readonly string[], viewer: Viewer, choices: object = {}) {
  const game = open({ seats: 3, first: 0, championship: ['veto'], ...choices })
  const position = game.notation.parsePosition(`${lines.join('\n')}\n`)
  if (!position.ok) throw new Error(JSON.stringify(position.why))
  const scene = sceneOf(game.view(position.value, viewer), viewer, ['Ann', 'Bo', 'Cy'])
  return { game, scene, state: position.value }
}

export const plain = (text: string | undefined): string[] =>
  stripVTControlCharacters(text ?? '')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map(line => line.trimEnd())
