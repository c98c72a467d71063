import { isIP } from 'node:net'

/** Endings that nobody can register, and home routers and clusters give to their own machines. */
const INNER = ['.localhost', '.local', '.lan', '.home.arpa', '.internal']

/**
 * Whether a request was sent to a name of ours. A stranger's page can let its own name point at
 * this machine (DNS rebinding) and would then be of our origin; but it cannot take an address, a
 * name without a dot, or an ending that is nobody's. Any other name has to be configured.
 */
export function isOurHost(host: string | undefined, configured: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  if (configured !== undefined && hostname === new URL(configured).hostname) return true
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return true
  return !hostname.includes('.') || INNER.some(ending => hostname.endsWith(ending))
}
