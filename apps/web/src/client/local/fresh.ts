import type { Fresh } from '@adit/table'

/** Tables of this device have ids that no server gives. */
const PREFIX = 'local-'

export function isLocal(table: string): boolean {
  return table.startsWith(PREFIX)
}

/**
 * An id that nobody has had. `crypto.randomUUID` would do, but browsers have it on secure pages
 * only, and a table opened to the home network is not one.
 */
export function freshId(): string {
  return hex(16)
}

/** The makings of a table: what nobody can guess comes from the browser's own generator. */
export function freshTable(): Fresh {
  return {
    table: `${PREFIX}${freshId()}`,
    // Six digits: easy to say, and no alphabet to switch.
    code: `${freshNumber() % 1_000_000}`.padStart(6, '0'),
    serverSeed: hex(32),
  }
}

/** Of 32 bits, from the browser's own generator. */
export function freshNumber(): number {
  return new DataView(crypto.getRandomValues(new Uint8Array(4)).buffer).getUint32(0)
}

function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(drawn, byte => byte.toString(16).padStart(2, '0')).join('')
}
