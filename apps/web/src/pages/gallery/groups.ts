import { FACES } from '@adit/my-treasure'
import { cards as nimbleCards } from '@adit/nimble-gnomes'
import { championshipCards, roles, cards as saboteurCards } from '@adit/saboteur'
import { backNames, type Face, type TunnelCard } from '../../art/index.ts'
import { chestFinds } from '../../art/things/chest-finds.ts'
import { postcardSides } from '../../art/things/fittings.ts'

interface Shown {
  readonly face: Face
  readonly title?: string
  readonly caption: string
  readonly unlit?: boolean
}
export interface Group {
  readonly id: string
  readonly name: string
  readonly cards: readonly Shown[]
}

const cards: readonly TunnelCard[] = saboteurCards

function saboteur(id: string, name: string, fits: (card: TunnelCard) => boolean): Group {
  return { id, name, cards: cards.filter(fits).map(shownSaboteur) }
}

function shownSaboteur(card: TunnelCard): Shown {
  const face: Face = { of: 'saboteur', card }
  return card.group === 'action'
    ? { face, title: worded(card.name), caption: card.name }
    : { face, caption: `${card.name}  ${card.shape}` }
}

/** `rock-fall` → Rock fall. The app has real words; here the keys will do. */
function worded(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isPlain = (card: TunnelCard): boolean =>
  card.group === 'tunnel' && !card.ladder && card.door === undefined && !card.crystal
const hasStub = (card: TunnelCard): boolean => card.shape?.includes('x') === true
const isAction = (name: RegExp) => (card: TunnelCard) =>
  card.group === 'action' && name.test(card.name)
const isChampionship = ({ name }: TunnelCard): boolean =>
  championshipCards.some(card => card === name)
const TOOLS = /^(broken|repair)-/

const junction = cards.find(card => card.name === 'TLR')
const halfTurns: readonly Shown[] =
  junction === undefined
    ? []
    : [0, 1, 2].flatMap(variant => [
        { face: { of: 'saboteur', card: junction, variant }, caption: `variant ${variant}` },
        { face: { of: 'saboteur', card: junction, variant, turned: true }, caption: 'turned' },
        { face: { of: 'saboteur', card: junction, variant }, caption: 'unlit', unlit: true },
      ])

const postcard = cards.find(card => card.group === 'landmark')
const postcards: readonly Shown[] =
  postcard === undefined
    ? []
    : postcardSides.map(side => ({ face: { of: 'saboteur', card: postcard, side }, caption: side }))

const LETTERS = { ruby: 'R', heliodor: 'H', sapphire: 'S' } as const

/** Every card of every game, from the packages' own lists. */
export const groups: readonly Group[] = [
  saboteur('passages', 'Passages', card => isPlain(card) && !hasStub(card)),
  saboteur('stubs', 'Dead ends', card => isPlain(card) && hasStub(card)),
  saboteur('ladders', 'Ladders and doors', card => Boolean(card.ladder ?? card.door)),
  saboteur('crystals', 'Crystals', card => card.crystal === true),
  saboteur('goals', 'Start and goals', card => card.group === 'start' || card.group === 'goal'),
  saboteur('chest-tunnels', 'Chest places', card => card.group === 'cache-tunnel'),
  { id: 'postcard', name: 'The postcard', cards: postcards },
  { id: 'turns', name: 'Variants, half turns, without light', cards: halfTurns },
  saboteur('tools', 'Broken and repaired', isAction(TOOLS)),
  saboteur(
    'actions',
    'Actions',
    card => card.group === 'action' && !TOOLS.test(card.name) && !isChampionship(card),
  ),
  saboteur('championship', 'Championship', isChampionship),
  {
    id: 'roles',
    name: 'Roles',
    cards: roles.map(({ name }) => ({
      face: { of: 'role', name },
      title: worded(name),
      caption: name,
    })),
  },
  {
    id: 'gold',
    name: 'Gold',
    cards: ([1, 2, 3] as const).map(nuggets => ({
      face: { of: 'gold', nuggets },
      caption: String(nuggets),
    })),
  },
  {
    id: 'chests',
    name: 'Chests',
    cards: (Object.keys(chestFinds) as (keyof typeof chestFinds)[]).map(name => ({
      face: { of: 'chest', name },
      title: worded(name),
      caption: name,
    })),
  },
  {
    id: 'nimble-gnomes',
    name: 'Nimble Gnomes',
    cards: nimbleCards.map(card => ({
      face: { of: 'nimble-gnomes', card },
      title:
        card.sort === 'gem'
          ? LETTERS[card.colour]
          : card.sort === 'diamond'
            ? 'D'
            : worded(card.sort),
      caption: card.name,
    })),
  },
  {
    id: 'my-treasure',
    name: 'My Treasure',
    cards: FACES.map(card => ({ face: { of: 'my-treasure', card }, caption: card.name })),
  },
  {
    id: 'orcs',
    name: 'The orc comes',
    cards: ([1, 2, 3, 4, 5, 6] as const).map(stage => ({
      face: { of: 'orc', stage },
      caption: String(stage),
    })),
  },
  {
    id: 'backs',
    name: 'Backs',
    cards: backNames.map(name => ({ face: { of: 'back', name }, caption: name })),
  },
]
