/** What a key at a table means. By the key's place, so that Cyrillic and other layouts work alike. */
const deeds = [
  'next-target',
  'previous-target',
  'turn',
  'role',
  'veto',
  'undo',
  'discard',
  'log',
  'talk',
  'closer',
  'farther',
  'fit',
  'back',
] as const
export type Deed = (typeof deeds)[number]

const places: Readonly<Record<string, Deed>> = {
  KeyN: 'next-target',
  KeyR: 'turn',
  KeyQ: 'role',
  KeyV: 'veto',
  KeyU: 'undo',
  KeyD: 'discard',
  KeyL: 'log',
  KeyT: 'talk',
  Equal: 'closer',
  NumpadAdd: 'closer',
  Minus: 'farther',
  NumpadSubtract: 'farther',
  KeyF: 'fit',
  Escape: 'back',
}

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The deed a key stands for; undefined for all other keys and for the browser's own shortcuts. */
export function deedOf({ code, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Deed | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const deed = places[code]
  return deed === 'next-target' && shiftKey ? 'previous-target' : deed
}

/** The place in the hand that a digit names, from 0; 0 is the tenth card. */
export function placeOf({ code, shiftKey, ctrlKey, metaKey, altKey }: Pressed): number | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  return digit === undefined ? undefined : (Number(digit) + 9) % 10
}

/** Whether the key goes into a text, a list or a dialog rather than to the table. */
export function isElsewhere({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('dialog') !== null) return true
  if (target instanceof HTMLInputElement)
    return !['radio', 'checkbox', 'button'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
