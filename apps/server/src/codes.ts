import { randomInt } from 'node:crypto'

/** Without letters and digits that pass for one another when read aloud or written by hand. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** For moving to another device: long, as it is a key for a while. */
export function drawCode(length: number): string {
  return draw(LETTERS, length)
}

/** What people say to one another to meet at a table: no alphabet to switch on a phone. */
export function drawDigits(length: number): string {
  return draw('0123456789', length)
}

function draw(signs: string, length: number): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
}
