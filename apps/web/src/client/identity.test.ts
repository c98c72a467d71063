import { describe, expect, it } from 'vitest'
import { Identity } from './identity.ts'

const looks = { name: 'Марта', avatar: 'ida' }
const unknown = { status: 401, body: { type: 'refused', why: { key: 'server-not-signed-in' } } }

/** A server that answers as written, in order; what it was asked is in `asked`. */
function setUp(
  answers: readonly { status?: number; type?: string; body?: unknown }[],
  kept = new Map<string, string>(),
) {
  const asked: string[] = []
  const left = [...answers]
  const identity = new Identity({
    keeping: { read: key => kept.get(key), write: (key, text) => void kept.set(key, text) },
    fetch: async (path, { method = 'GET', body } = {}) => {
      asked.push(`${method} ${path} ${typeof body === 'string' ? body : ''}`.trim())
      const answer = left.shift()
      if (answer === undefined) throw new TypeError('Failed to fetch')
      const { status = 200, type = 'application/json; charset=utf-8', body: said = looks } = answer
      return new Response(JSON.stringify(said), { status, headers: { 'content-type': type } })
    },
  })
  return { identity, asked, kept }
}

const arrival = `POST /api/v1/me ${JSON.stringify({ ...looks, keep: 'cookie' })}`

describe('an identity', () => {
  it('introduces someone new at once, and asks only at the next visit', async () => {
    const { identity, asked, kept } = setUp([{}, {}])
    expect(await identity.arrive(looks)).toBe(true)
    expect(await identity.arrive(looks)).toBe(true)
    expect(asked).toEqual([arrival, 'GET /api/v1/me'])
    const again = setUp([{}], kept)
    expect(await again.identity.arrive(looks)).toBe(true)
    expect(again.asked).toEqual(['GET /api/v1/me'])
  })

  it('is introduced anew where the server has forgotten it', async () => {
    const { identity, asked } = setUp([unknown, {}], new Map([['known', 'yes']]))
    expect(await identity.arrive(looks)).toBe(true)
    expect(asked).toEqual(['GET /api/v1/me', arrival])
  })

  it('is nobody where only files are served', async () => {
    const { identity, kept } = setUp([{ type: 'text/html' }])
    expect(await identity.arrive(looks)).toBe(false)
    expect(kept.size).toBe(0)
  })

  it('lends a code, and is someone at the server before', async () => {
    const lent = { code: 'ABCDE23456', expires: 7 }
    const { identity, asked } = setUp([{}, { body: lent }])
    expect(await identity.lend(looks)).toEqual({ ok: true, value: lent })
    expect(asked).toEqual([arrival, 'POST /api/v1/me/code {}'])
  })

  it('becomes whoever lent the code, and is known from then on', async () => {
    const { identity, asked, kept } = setUp([{ body: { name: 'Ost', avatar: 'ost' } }])
    expect(await identity.take('ABCDE23456')).toEqual({
      ok: true,
      value: { name: 'Ost', avatar: 'ost' },
    })
    expect(asked).toEqual(['POST /api/v1/me/take {"code":"ABCDE23456","keep":"cookie"}'])
    expect(kept.get('known')).toBe('yes')
  })

  it('says why a code is not taken, and stays who it was', async () => {
    const why = { key: 'server-unknown-code' }
    const { identity, kept } = setUp([{ status: 404, body: { type: 'refused', why } }])
    expect(await identity.take('ABCDE23456')).toEqual({ ok: false, why })
    expect(kept.size).toBe(0)
  })

  it('hears nothing where no server answers', async () => {
    const { identity } = setUp([])
    expect(await identity.lend(looks)).toBeUndefined()
    expect(await identity.take('ABCDE23456')).toBeUndefined()
  })

  it('asks for blocks only where it is known, and takes nothing for one that is none', async () => {
    expect(await setUp([]).identity.blocks()).toEqual([])
    const blocks = [{ key: 'k', name: 'Bo' }, { key: 1 }, null]
    const { identity, asked } = setUp([{ body: { blocks } }], new Map([['known', 'yes']]))
    expect(await identity.blocks()).toEqual([{ key: 'k', name: 'Bo' }])
    expect(asked).toEqual(['GET /api/v1/me/blocks'])
  })

  it('says whether a block was undone', async () => {
    const { identity } = setUp([{ body: {} }, unknown], new Map([['known', 'yes']]))
    expect([await identity.unblock('k'), await identity.unblock('k')]).toEqual([true, false])
  })
})
