import type { Mark } from '../../client/replay/asking.ts'
import type { IconName } from '../../ui/icons.ts'

export const MARK_ICONS: Readonly<Record<Mark, IconName>> = {
  goal: 'gold',
  veto: 'veto',
  theft: 'thief',
  fall: 'rock-fall',
  break: 'cart',
  curse: 'fog',
  orc: 'orc',
  out: 'ladder',
  map: 'map',
  mend: 'pick',
  wind: 'wind',
}

/** What a mark means, as its colour says it. */
type Tone = 'goal' | 'harm' | 'know' | 'help'

const HARMS: readonly Mark[] = ['veto', 'theft', 'fall', 'break', 'curse', 'orc']

export function toneOf(kind: Mark): Tone {
  if (kind === 'goal') return 'goal'
  if (HARMS.includes(kind)) return 'harm'
  return kind === 'map' ? 'know' : 'help'
}
