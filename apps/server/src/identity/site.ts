import { isIP } from 'node:net'

/** A place in the web that passkeys can belong to. */
export interface Site {
  /** The name they are bound to. */
  readonly id: string
  readonly origin: string
}

/**
 * The site of a page that asks, from the origin its browser names: the server's own address as it is
 * configured, or this very machine by name. Browsers make passkeys for no other of ours: not for
 * numbers, and not without TLS.
 */
export function siteOf(
  origin: string | undefined,
  configured: string | undefined,
): Site | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined
  const { protocol, hostname } = new URL(origin)
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isOwn = origin === configured && protocol === 'https:' && isIP(hostname) === 0
  return isHere || isOwn ? { id: hostname, origin } : undefined
}
