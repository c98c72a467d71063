import { limits } from '@adit/protocol'

/** One line without control characters or direction marks; undefined if nothing is left. */
export function cleanLine(text: string): string | undefined {
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, limits.chat)
    // The cut may have gone through the middle of a character.
    .replace(/\p{Cs}$/u, '')
  return line === '' ? undefined : line
}
