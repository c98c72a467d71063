import { describe, expect, it } from 'vitest'
import { Identity } from './identity.ts'
import { Passkeys, type Signer } from './passkeys.ts'

const looks = { name: 'Марта', avatar: 'ida' }
const kept = [{ key: 'k', since: 1, used: 2, isShared: true }]
const user = { id: 'dXNlcg', name: 'Марта', displayName: 'Марта' }
const rp = { name: 'Adit', id: 'localhost' }
const options = { challenge: 'abc', rp, user, pubKeyCredParams: [], rpId: 'localhost' }

/** A server that answers as written, and a browser that signs, or does not. */
function setUp(answers: readonly unknown[], signer: Partial<Signer> = {}) {
  const asked: string[] = []
  const left = [...answers]
  const store = new Map<string, string>([['known', 'yes']])
  const identity = new Identity({
    keeping: { read: key => store.get(key), write: (key, text) => void store.set(key, text) },
    fetch: async (path, { body = '' } = {}) => {
      asked.push(`${path.replace('/api/v1/me', '')} ${typeof body === 'string' ? body : ''}`.trim())
      const headers = { 'content-type': 'application/json' }
      return new Response(JSON.stringify(left.shift()), { headers })
    },
  })
  const never = async (): Promise<never> => {
    throw Object.assign(new Error('no'), { name: 'NotAllowedError' })
  }
  const both: Signer = { startRegistration: never, startAuthentication: never, ...signer }
  return { passkeys: new Passkeys({ identity, loadSigner: async () => both }), asked }
}

const frame = { rawId: 'i', type: 'public-key', clientExtensionResults: {} } as const

describe('passkeys of this browser', () => {
  it('are made as the server wants them', async () => {
    const { passkeys, asked } = setUp([looks, { options }, { passkeys: kept }], {
      startRegistration: async ({ optionsJSON }) => ({
        ...frame,
        id: optionsJSON.challenge,
        response: { clientDataJSON: 'c', attestationObject: 'a', publicKey: 'not sent' },
      }),
    })
    expect(await passkeys.add(looks)).toEqual({ ok: true, value: kept })
    const sent = { id: 'abc', client: 'c', attestation: 'a' }
    expect(asked.slice(1)).toEqual(['/passkeys/offer {}', `/passkeys/add ${JSON.stringify(sent)}`])
  })

  it('bring a person back', async () => {
    const { passkeys, asked } = setUp([{ options }, looks], {
      startAuthentication: async () => ({
        ...frame,
        id: 'i',
        response: { clientDataJSON: 'c', authenticatorData: 'd', signature: 's', userHandle: 'u' },
      }),
    })
    expect(await passkeys.comeBack()).toEqual({ ok: true, value: looks })
    const sent = { id: 'i', client: 'c', authenticator: 'd', signature: 's', user: 'u' }
    expect(asked[1]).toBe(`/return ${JSON.stringify({ ...sent, keep: 'cookie' })}`)
  })

  it('leave everything as it was when none is shown, or one is there', async () => {
    const { passkeys, asked } = setUp([{ options }])
    const cancelled = { ok: false, why: { key: 'passkey-cancelled' } }
    expect(await passkeys.comeBack()).toEqual(cancelled)
    expect(asked).toHaveLength(1)
    const full = setUp([looks, { options }], {
      startRegistration: async () => {
        throw Object.assign(new Error('there'), { name: 'InvalidStateError' })
      },
    })
    expect(await full.passkeys.add(looks)).toEqual({ ok: false, why: { key: 'passkey-known' } })
  })

  it('are not asked of a server that says something else', async () => {
    const { passkeys } = setUp([{ options: { challenge: 7 } }])
    expect(await passkeys.comeBack()).toBeUndefined()
  })
})
