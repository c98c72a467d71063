import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { arrive, Client } from '../../trial/client.ts'
import { EventStream } from '../../trial/event-stream.ts'
import { ask } from '../../trial/http.ts'
import { openingOf, seatPeople } from '../../trial/seats.ts'
import { testServers } from '../../trial/server.ts'
import type { Settings } from '../settings.ts'

const start = testServers()
const folder = mkdtempSync(join(tmpdir(), 'adit-'))
afterAll(() => rmSync(folder, { recursive: true }))
const keeperToken = 'a-token-of-more-than-twenty-signs'

/** A table of Ann's where Bob looks on and has said something. */
async function house(settings: Partial<Settings> = {}) {
  const { port } = await start({ keeperToken, ...settings })
  const [ann, bob] = await Promise.all([arrive(port, 'Ann'), arrive(port, 'Bob')])
  const [anns, bobs] = await Promise.all([Client.open(port, ann), Client.open(port, bob)])
  const opened = await anns.do({ type: 'open', opening: openingOf('my-treasure', 2) })
  const table = opened.table ?? ''
  await anns.do({ type: 'watch', table })
  await bobs.do({ type: 'watch', table })
  const { seq: said = 0 } = await bobs.do({ type: 'chat', table, text: 'You cheat!' })
  const keep = (path: string, body?: unknown) =>
    ask(port, `/api/v1/keeper/${path}`, { token: keeperToken, ...(body ? { body } : {}) })
  return { port, ann, bob, anns, bobs, table, said, keep }
}

it('whoever was shown out is not told what the seat might do either', async () => {
  const { port } = await start()
  const { table, clients, tokens } = await seatPeople(
    port,
    openingOf('my-treasure', 2, { config: { seats: 2, first: 1 } }),
    ['Ann', 'Bob'],
  )
  await clients[0].do({ type: 'start', table })
  const moves = () => ask(port, `/api/v1/tables/${table}/moves`, { token: tokens[1] })
  expect(Object((await moves()).body).moves).not.toEqual([])
  await clients[0].do({ type: 'ban', table, whom: { seat: 1 } })
  expect((await moves()).body).toMatchObject({ why: { key: 'table-banned' } })
})

describe('a report', () => {
  it('reaches the keeper with what was said around it, and is answered once', async () => {
    const { anns, table, said, keep } = await house()
    await anns.do({ type: 'report', table, whom: { said }, about: 'insult', note: 'Every time.' })
    const { body } = await keep('reports')
    expect(body).toMatchObject({
      reports: [
        {
          seq: 1,
          report: {
            table,
            by: { name: 'Ann' },
            about: { name: 'Bob' },
            why: 'insult',
            note: 'Every time.',
            said: [{ name: 'Bob', text: 'You cheat!' }],
          },
        },
      ],
    })
    await keep('deeds', { deed: 'dismiss', report: 1 })
    expect((await keep('reports')).body).toEqual({ reports: [] })
    expect((await keep('reports?all=yes')).body).toMatchObject({ reports: [{ answer: 'dismiss' }] })
    expect((await keep('journal')).body).toMatchObject({
      deeds: [{ deed: 'dismiss', report: 1, name: 'Bob' }],
    })
  })

  it('is not about oneself, nor about nobody', async () => {
    const { bobs, table, said } = await house()
    for (const whom of [{ said }, { seat: 1 }]) {
      expect(await bobs.ask({ type: 'report', table, whom, about: 'spam' })).toMatchObject({
        why: { key: 'table-nobody-meant' },
      })
    }
  })
})

describe('the keeper', () => {
  const aboutBob = async (settings: Partial<Settings> = {}) => {
    const all = await house(settings)
    const { anns, table, said, keep } = all
    await anns.do({ type: 'report', table, whom: { said }, about: 'insult' })
    const { text } = await keep('reports')
    const person: string = JSON.parse(text).reports[0].report.about.id
    return { ...all, person }
  }

  it('is nobody without the token', async () => {
    const { port, ann } = await house()
    for (const token of [ann, 'wrong', keeperToken.slice(1)]) {
      expect((await ask(port, '/api/v1/keeper/reports', { token })).status).toBe(404)
    }
    const { port: other } = await start()
    expect((await ask(other, '/api/v1/keeper/reports', { token: 'undefined' })).status).toBe(404)
  })

  it('silences for a time: plays on, says nothing', async () => {
    const { port, bob, table, keep, person } = await aboutBob()
    await keep('deeds', { deed: 'silence', person, hours: 2, report: 1 })
    const again = await Client.open(port, bob)
    expect(await again.ask({ type: 'chat', table, text: 'Hm.' })).toMatchObject({
      why: { key: 'server-silenced' },
    })
    await again.do({ type: 'sit', table })
    expect((await keep(`people/${person}`)).body).toMatchObject({ name: 'Bob' })
    await keep('deeds', { deed: 'lift', person })
    const third = await Client.open(port, bob)
    await third.do({ type: 'chat', table, text: 'Hm.' })
  })

  it('bans for a time: lines are cut at once, nothing is served, all is in the journal', async () => {
    const { port, bob, bobs, table, keep, person } = await aboutBob()
    const cut = new Promise(resolve => {
      bobs.wire.closed = resolve
    })
    await keep('deeds', { deed: 'ban', person, hours: 1, note: 'Enough.' })
    await cut
    const again = await Client.open(port, bob)
    for (const wish of [
      { type: 'watch', table },
      { type: 'open', opening: openingOf('my-treasure', 2) },
    ] as const) {
      expect(await again.ask(wish)).toMatchObject({ why: { key: 'server-banned' } })
    }
    const stream = await ask(port, `/api/v1/tables/${table}/events`, { token: bob })
    expect(stream.status).toBe(403)
    expect((await keep('journal')).body).toMatchObject({
      deeds: [{ deed: 'ban', person, name: 'Bob', hours: 1, note: 'Enough.' }],
    })
    // They can still see and delete what is kept of them.
    expect((await ask(port, '/api/v1/me/kept', { token: bob })).status).toBe(200)
  })

  it('knows when it is about nobody', async () => {
    const { keep } = await house()
    expect((await keep('deeds', { deed: 'ban', person: 'nobody', hours: 1 })).status).toBe(404)
    expect((await keep('deeds', { deed: 'ban', person: 'nobody', hours: 0 })).status).toBe(400)
  })
})

it('who is blocked is not heard, does not sit down at that table, and can be let in again', async () => {
  const { port, ann, anns, bobs, table, said } = await house()
  await anns.do({ type: 'block', table, whom: { said } })
  await anns.do({ type: 'watch', table })
  await bobs.do({ type: 'chat', table, text: 'Still here!' })
  await anns.do({ type: 'chat', table, text: 'Quiet now.' })
  const after = anns.texts.slice(anns.texts.findLastIndex(text => text.includes('"welcome"')))
  expect(after.join()).not.toContain('You cheat!')
  expect(after.join()).not.toContain('Still here!')
  expect(after.join()).toContain('"hushed"')
  const { text: state } = await ask(port, `/api/v1/tables/${table}`, { token: ann })
  const stream = await EventStream.open(port, table, ann)
  await bobs.do({ type: 'chat', table, text: 'And here!' })
  await anns.do({ type: 'chat', table, text: 'At last.' })
  await expect.poll(() => stream.text).toContain('At last.')
  stream.close()
  for (const heard of [state, stream.text]) {
    expect(heard).toContain('Quiet now.')
    expect(heard).not.toMatch(/You cheat!|Still here!|And here!/)
  }
  expect(await bobs.ask({ type: 'sit', table })).toMatchObject({ why: { key: 'table-removed' } })
  const { text } = await ask(port, '/api/v1/me/blocks', { token: ann })
  const [{ key, name }] = JSON.parse(text).blocks
  expect(name).toBe('Bob')
  await ask(port, '/api/v1/me/unblock', { token: ann, body: { key } })
  await bobs.do({ type: 'sit', table })
})

it('words of a list are not said and nobody is called so; without a list they are', async () => {
  const words = join(folder, 'words.txt')
  writeFileSync(words, 'boulder*\n')
  const { port, bobs, table } = await house({ words })
  const word = { why: { key: 'server-word' } }
  expect(await bobs.ask({ type: 'chat', table, text: 'B0ulders!' })).toMatchObject(word)
  expect(await bobs.ask({ type: 'profile', name: 'Boulder', avatar: 'red-hat' })).toMatchObject(
    word,
  )
  const body = { name: 'Boulder', avatar: 'red-hat', keep: 'bearer' }
  expect((await ask(port, '/api/v1/me', { body })).body).toMatchObject(word)
  const plain = await house()
  await plain.bobs.do({ type: 'chat', table: plain.table, text: 'Boulders!' })
})
