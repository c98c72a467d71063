import { canonical } from '../hash.ts'

/** What every game is held to, in the order in which they are tried. */
export const LAWS = [
  'pure',
  'live',
  'closed',
  'blind',
  'replay',
  'conserved',
  'told enough',
  'even',
] as const
export type LawName = (typeof LAWS)[number]

/** A violated law, with the game that shows it. */
export class Broken extends Error {
  constructor(law: LawName, what: string) {
    super(`law ${law}: ${what}`)
    this.name = 'Broken'
  }
}

export function require(law: LawName, holds: boolean, what: string): void {
  if (!holds) throw new Broken(law, what)
}

export function same(law: LawName, what: string, one: unknown, other: unknown): void {
  const [left, right] = [canonical(one), canonical(other)]
  if (left !== right) throw new Broken(law, `${what} differs:\n  ${left}\n  ${right}`)
}
