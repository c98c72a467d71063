import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A device token: the id of a session under the server's seal. The first kind named the person
 * itself and is good until all other devices are ended.
 */
export type Token =
  | { readonly of: 'session'; readonly id: string }
  | { readonly of: 'person'; readonly id: string }

export function sealToken({ of, id }: Token, secret: string): string {
  return `${VERSIONS[of]}.${id}.${seal({ of, id }, secret)}`
}

/** What a token is of, if the seal is this server's. */
export function openToken(text: string, secret: string): Token | undefined {
  const [version, id, given, ...rest] = text.split('.')
  if (id === undefined || given === undefined || rest.length > 0) return undefined
  const of = version === VERSIONS.session ? 'session' : 'person'
  if (version !== VERSIONS[of]) return undefined
  const wanted = Buffer.from(seal({ of, id }, secret))
  const held = Buffer.from(given)
  return held.length === wanted.length && timingSafeEqual(held, wanted) ? { of, id } : undefined
}

const VERSIONS = { person: 'adit1', session: 'adit2' } as const
const LABELS = { person: 'device', session: 'session' } as const

function seal({ of, id }: Token, secret: string): string {
  return createHmac('sha256', secret).update(`${LABELS[of]} ${id}`).digest('base64url')
}
