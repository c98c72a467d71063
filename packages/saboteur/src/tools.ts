import { type Kind, kindOf } from './cards/order.ts'

/** Pick, lamp and cart: index and bit in front of a player. */
export const toolNames = ['pick', 'lamp', 'cart'] as const
export type ToolName = (typeof toolNames)[number]

/** By tool: the sabotage card that breaks it. */
export const brokenKinds: readonly Kind[] = toolNames.map(tool => kindOf[`broken-${tool}`])
