import { type Kind, kindOf } from './cards/order.ts'

/** Pick, lamp and cart: index and bit in front of a player. */
export const toolNames = ['pick', 'lamp', 'cart'] as const
export type ToolName = (typeof toolNames)[number]

/** By tool: the sabotage card that breaks it. */
export const brokenKinds: readonly Kind[] = toolNames.map(tool => kindOf[`broken-${tool}`])

/** By bit: what can lie in front of a player. */
export const lyingKinds: readonly Kind[] = [...brokenKinds, kindOf.trap, kindOf.thief]

/** The cards of those bits. */
export function cardsInFront(front: number): readonly Kind[] {
  return lyingKinds.filter((_, bit) => ((front >> bit) & 1) === 1)
}
