import { cards, options } from '@adit/saboteur'
import { type Face, figure, type TunnelCard } from '../../art/index.ts'
import type { Box, Shown } from '../common/box.ts'

type ModuleName = (typeof options)['modules']['values'][number]

const tunnels: readonly TunnelCard[] = cards

function cardNamed(name: string, side?: 'dressing-room' | 'party'): Face {
  const card = tunnels.find(one => one.name === name)
  if (card === undefined) throw new Error(`Saboteur has no card ${name}`)
  return { of: 'saboteur', card, ...(side === undefined ? {} : { side }) }
}

const modules: Readonly<Record<ModuleName, Shown>> = {
  'saboteur-2': cardNamed('LR:g'),
  gathering: { svg: figure('ida') },
  'dressing-room': cardNamed('postcard', 'dressing-room'),
  party: cardNamed('postcard', 'party'),
  goals: cardNamed('dragon'),
  chests: { of: 'chest', name: 'nugget' },
  compromised: cardNamed('broken-lamp'),
  tournament: { of: 'role', name: 'greedy' },
}

/** Most of them are one card, and bear its name. */
const championship = Object.fromEntries(
  options.championship.values.map((name): [string, Shown] => [
    name,
    name === 'greedy-gnome' ? { of: 'role', name: 'greedy' } : cardNamed(name),
  ]),
)

const extras: Readonly<Record<string, Readonly<Record<string, Shown>>>> = {
  modules,
  championship,
  'no-gold-for-broken': { '': cardNamed('broken-pick') },
  connected: { '': cardNamed('TBLR') },
}

const presets: Readonly<Record<string, readonly Face[]>> = {
  'first-game': [cardNamed('TLR'), cardNamed('map'), { of: 'role', name: 'digger' }],
  family: [cardNamed('repair-pick'), cardNamed('TBLR'), cardNamed('map')],
  'saboteur-2': [{ of: 'role', name: 'green' }, cardNamed('LR:b'), { of: 'role', name: 'blue' }],
  'full-jubilee': [{ of: 'chest', name: 'nugget' }, cardNamed('dragon'), cardNamed('veto')],
  tournament: [
    { of: 'role', name: 'greedy' },
    cardNamed('treasury'),
    { of: 'role', name: 'saboteur' },
  ],
}

/** What an extra adds to the twenty minutes of three plain rounds. */
const LONGER: Readonly<Record<string, number>> = {
  'saboteur-2': 15,
  gathering: 5,
  goals: 5,
  chests: 5,
  tournament: 10,
  veto: 5,
}

export const box: Box = {
  extra: (option, value) => extras[option]?.[value],
  preset: name => presets[name] ?? [],
  minutes: ({ seats, modules: chosen, championship }) => {
    const names = [chosen, championship].flat()
    const longer = Object.entries(LONGER).filter(([name]) => names.includes(name))
    const crowd = Math.max(0, Number(seats) - 5) * 2
    return Math.round((20 + crowd + longer.reduce((sum, [, more]) => sum + more, 0)) / 5) * 5
  },
}
