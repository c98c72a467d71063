import { byName, type Copies } from './cards/order.ts'

/** Role cards; a role is its index. */
export const roles = [
  { name: 'digger', copies: { base: 7 } },
  { name: 'saboteur', copies: { base: 4, 'saboteur-2': 3 } },
  { name: 'green', copies: { 'saboteur-2': 4 } },
  { name: 'blue', copies: { 'saboteur-2': 4 } },
  { name: 'boss', copies: { 'saboteur-2': 1 } },
  { name: 'profiteer', copies: { 'saboteur-2': 1 } },
  { name: 'geologist', copies: { 'saboteur-2': 2 } },
  { name: 'greedy', copies: { championship: 2 } },
] as const satisfies readonly { name: string; copies: Copies }[]

export type RoleName = (typeof roles)[number]['name']

/** A role's place in `roles`. */
export type Role = number

export const roleOf: Readonly<Record<RoleName, Role>> = byName(roles)
