import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A device token: the identity's id under the server's seal. Nothing is stored about it, and without
 * the secret nobody can make one.
 */
export function sealToken(id: string, secret: string): string {
  return `${VERSION}.${id}.${seal(id, secret)}`
}

/** The id in a token, if the seal is this server's. */
export function openToken(token: string, secret: string): string | undefined {
  const [version, id = '', given, ...rest] = token.split('.')
  if (version !== VERSION || given === undefined || rest.length > 0) return undefined
  const wanted = Buffer.from(seal(id, secret))
  const held = Buffer.from(given)
  return held.length === wanted.length && timingSafeEqual(held, wanted) ? id : undefined
}

const VERSION = 'adit1'

function seal(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`device ${id}`).digest('base64url')
}
