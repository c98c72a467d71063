import { type CardName, type Kind, kindCount, kindOf } from './cards/order.ts'

/** Pick, lamp and cart: index and bit in front of a player. */
export const toolNames = ['pick', 'lamp', 'cart'] as const
const ALL_TOOLS = 7

function tabulate(entries: Readonly<Partial<Record<CardName, number>>>): Uint8Array {
  const table = new Uint8Array(kindCount)
  for (const [kind, name] of names) table[kind] = entries[name] ?? 0
  return table
}

// Object.entries forgets that the keys are card names; kindOf has no others.
const names = Object.entries(kindOf).map(([name, kind]) => [kind, name as CardName] as const)

/** By kind: the tool it breaks, as a bit; 0 for all other cards. */
export const breaks: Uint8Array = tabulate({
  'broken-pick': 1,
  'broken-lamp': 2,
  'broken-cart': 4,
})

/** By kind: the tools it can mend, as bits (SAB-42, SAB-43, CHM-21). */
export const mends: Uint8Array = tabulate({
  'repair-pick': 1,
  'repair-lamp': 2,
  'repair-cart': 4,
  'repair-pick-lamp': 3,
  'repair-pick-cart': 5,
  'repair-lamp-cart': 6,
  craftsman: ALL_TOOLS,
})

/** By tool: the sabotage card that breaks it. */
export const brokenKinds: readonly Kind[] = [
  kindOf['broken-pick'],
  kindOf['broken-lamp'],
  kindOf['broken-cart'],
]
