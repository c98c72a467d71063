import type { Mark } from '../../client/replay/asking.ts'
import type { IconName } from '../../ui/icons.ts'

export const MARK_ICONS: Readonly<Record<Mark, IconName>> = {
  goal: 'gold',
  end: 'crown',
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

const HARMS: readonly Mark[] = ['veto', 'theft', 'fall', 'break', 'curse', 'orc']

/** What a mark means, said by its colour. */
export function toneOf(kind: Mark): string {
  if (kind === 'goal' || kind === 'end') return 'var(--accent-text)'
  if (HARMS.includes(kind)) return 'var(--bad)'
  return kind === 'map' ? 'var(--info)' : 'var(--good)'
}
