import { limits } from '@adit/protocol'

/**
 * One line without control characters, direction marks, anything blank that is no space, or marks
 * piled up over other lines; undefined if nothing is left. What joins emoji and letters stays.
 */
export function cleanLine(text: string): string | undefined {
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim()
    .slice(0, limits.chat)
    // The cut may have gone through the middle of a character.
    .replace(/\p{Cs}$/u, '')
  return line === '' ? undefined : line
}
