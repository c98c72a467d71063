import { digest } from './digest.ts'

/** What a player's page shows of its share before anyone shows theirs. */
export function pledgeFor(share: string): string {
  return digest(`adit share 1\n${share}`)
}

/**
 * All that was promised before the deal, in short: the server's commitment and each seat's pledge.
 * Two pages that saw the same give the same.
 */
export function witnessOf(commitment: string, pledges: readonly (string | undefined)[]): string {
  return digest(`adit promised 1\n${[commitment, ...pledges.map(one => one ?? '')].join('\n')}`)
}
