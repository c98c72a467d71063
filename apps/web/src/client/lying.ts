import { Live } from '../ui/live.ts'
import { browserKeeping } from './kept.ts'

const KEY = 'lying'

/** The device lies on the table, between the people who share it. */
export const lying = new Live(browserKeeping.read(KEY) === 'yes')

export function layDown(isLying: boolean): void {
  browserKeeping.write(KEY, isLying ? 'yes' : 'no')
  lying.value = isLying
}

/** Every second one sits across, and reads from the other edge. */
export function isAcross(place: number): boolean {
  return place % 2 === 1
}
