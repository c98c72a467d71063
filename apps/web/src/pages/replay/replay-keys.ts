import type { Aim, Eye, Mark } from '../../client/replay/asking.ts'

/** What a key does in a replay, by its place on the keyboard. */
export type Pressed =
  | { readonly does: 'look'; readonly aim: Aim }
  | { readonly does: 'see'; readonly eye: Eye }
  | { readonly does: 'play' | 'log' }

export function pressedBy(
  {
    code,
    ctrlKey,
    altKey,
    metaKey,
  }: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  { seats, kinds }: { readonly seats: number; readonly kinds: readonly Mark[] },
): Pressed | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (digit !== undefined) return eyeOf(Number(digit), seats)
  switch (code) {
    case 'ArrowLeft':
      return { does: 'look', aim: { to: 'step', by: -1 } }
    case 'ArrowRight':
      return { does: 'look', aim: { to: 'step', by: 1 } }
    case 'ArrowUp':
      return { does: 'look', aim: { to: 'mark', by: -1, kinds } }
    case 'ArrowDown':
      return { does: 'look', aim: { to: 'mark', by: 1, kinds } }
    case 'PageUp':
      return { does: 'look', aim: { to: 'round', by: -1 } }
    case 'PageDown':
      return { does: 'look', aim: { to: 'round', by: 1 } }
    case 'Home':
      return { does: 'look', aim: { to: 'first' } }
    case 'End':
      return { does: 'look', aim: { to: 'last' } }
    case 'Space':
      return { does: 'play' }
    case 'KeyO':
      return { does: 'see', eye: 'all' }
    case 'KeyL':
      return { does: 'log' }
    // Any other key is none of ours.
    default:
      return undefined
  }
}

function eyeOf(digit: number, seats: number): Pressed | undefined {
  if (digit === 0) return { does: 'see', eye: 'public' }
  return digit <= seats ? { does: 'see', eye: digit - 1 } : undefined
}
