import type { TableMessage } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import {
  ann,
  bob,
  cid,
  commandOf,
  Inbox,
  must,
  opening,
  player,
  Sandbox,
  testPorts,
  testWorld,
  whyNot,
} from './conformance/testbed.ts'
import { fold } from './fold.ts'
import { TableHost } from './host.ts'
import { hush } from './hush.ts'
import { personMeant, whyNotSeen } from './manners.ts'
import { onlooker } from './onlooker.ts'
import { openRematch } from './open.ts'
import { showTable, welcome } from './shown.ts'
import { fromSnapshot, snapshotOf } from './snapshot.ts'

const eve = player('Eve')

/** Ann hosts; Bob and Cid sit. */
function gathered(): Sandbox {
  return new Sandbox(opening()).do(bob, { type: 'sit' }).do(cid, { type: 'sit' })
}

function playing(): Sandbox {
  return gathered()
    .do(bob, { type: 'ready', ready: true })
    .do(cid, { type: 'ready', ready: true })
    .do(ann, { type: 'start' })
}

describe('the host', () => {
  it('shows someone out before the game: the seat is free, and they do nothing more here', () => {
    const at = gathered().do(ann, { type: 'ban', whom: { seat: 1 } })
    expect(at.table.places[1]?.player).toBeUndefined()
    expect(whyNot(at.ask(bob, { type: 'sit' }))).toBe('table-banned')
    expect(whyNot(at.ask(bob, { type: 'chat', text: 'But why?' }))).toBe('table-banned')
    expect(whyNotSeen(at.table, bob.id)).toEqual({ key: 'table-banned' })
    expect(showTable(at.table).banned).toEqual(['Bob'])
    at.do(ann, { type: 'ask-back' }).do(bob, { type: 'sit', seat: 1 })
    expect(whyNotSeen(at.table, bob.id)).toBeUndefined()
  })

  it('shows someone out during it: a bot plays on, and another may take the seat', () => {
    const at = playing().do(ann, { type: 'ban', whom: { seat: 1 } })
    expect(at.table.places[1]).toMatchObject({ bot: 'clever', away: true, gone: true })
    expect(whyNot(at.ask(bob, { type: 'return' }))).toBe('table-banned')
    at.do(eve, { type: 'sit', seat: 1 })
    expect(at.table.places[1]?.player).toEqual(eve)
  })

  it('silences someone for all, by what they said, and lets them speak again', () => {
    const at = playing().do(eve, { type: 'chat', text: 'He has the gold!' })
    const said = at.table.seq
    at.do(ann, { type: 'silence', whom: { said }, silent: true })
    expect(whyNot(at.ask(eve, { type: 'chat', text: 'So what?' }))).toBe('table-silenced')
    expect(whyNot(at.ask(eve, { type: 'phrase', said: { phrase: 'hello', slots: {} } }))).toBe(
      'table-silenced',
    )
    expect(showTable(at.table).silenced).toEqual(['Eve'])
    at.do(ann, { type: 'silence', whom: { said }, silent: false })
    at.do(eve, { type: 'chat', text: 'Thank you.' })
  })

  it('closes the door while a game is played, to all but those who sit', () => {
    const open = gathered().do(ann, { type: 'doors', closed: true })
    expect(whyNotSeen(open.table, eve.id)).toBeUndefined()
    const at = playing().do(ann, { type: 'doors', closed: true })
    expect(whyNotSeen(at.table, eve.id)).toEqual({ key: 'table-closed' })
    expect(whyNot(at.ask(eve, { type: 'chat', text: 'Hello?' }))).toBe('table-closed')
    // Nor does a stranger sit down in place of somebody, and see their cards.
    at.do(bob, { type: 'leave' })
    expect(whyNot(at.ask(eve, { type: 'sit' }))).toBe('table-closed')
    expect([ann, bob, cid].map(one => whyNotSeen(at.table, one.id))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    at.do(ann, { type: 'doors', closed: false })
    expect(whyNotSeen(at.table, eve.id)).toBeUndefined()
  })

  it('alone does so, and not to themselves, to nobody, or twice', () => {
    const at = gathered()
    for (const wish of [
      { type: 'doors', closed: true },
      { type: 'ban', whom: { seat: 2 } },
      { type: 'silence', whom: { seat: 2 }, silent: true },
    ] as const) {
      expect([wish.type, whyNot(at.ask(bob, wish))]).toEqual([wish.type, 'table-not-the-host'])
    }
    expect(whyNot(at.ask(ann, { type: 'ban', whom: { seat: 0 } }))).toBe('table-host-meant')
    expect(whyNot(at.ask(ann, { type: 'ban', whom: { said: 2 } }))).toBe('table-nobody-meant')
    expect(whyNot(at.ask(ann, { type: 'ban', whom: { seat: 9 } }))).toBe('table-nobody-meant')
    expect(whyNot(at.ask(ann, { type: 'doors', closed: false }))).toBe('table-so-already')
    expect(whyNot(at.ask(ann, { type: 'silence', whom: { seat: 1 }, silent: false }))).toBe(
      'table-so-already',
    )
  })

  it('need not do it again at the rematch, or after a restart', () => {
    const at = playing()
      .do(eve, { type: 'chat', text: 'Boo!' })
      .do(ann, { type: 'doors', closed: true })
    const said = at.table.seq - 1
    at.do(ann, { type: 'silence', whom: { seat: 2 }, silent: true })
    at.do(ann, { type: 'ban', whom: { said } })
    const kept = { banned: [{ id: eve.id, name: 'Eve' }], silenced: [{ id: cid.id, name: 'Cid' }] }
    const ports = testPorts()
    const again = must(openRematch(at.table, 0, ports.fresh('public'), ports))
    const folded = fold(at.table.log, ports.title)
    const back = fromSnapshot(snapshotOf(at.table), ports.title)
    for (const table of [again.table, folded.ok && folded.value, back.ok && back.value]) {
      expect(table).toMatchObject({ ...kept, isClosed: true })
    }
  })
})

it('whoever is shown out is told why and hears nothing more', async () => {
  const world = testWorld()
  const opened = await TableHost.open({ id: 'o', opening: opening() }, ann, world)
  const { host } = opened
  if (host === undefined) throw new Error('not opened')
  const [bobs, eves] = [new Inbox(), new Inbox()]
  await host.command(bob, commandOf({ type: 'sit' }, 'b1'))
  await host.watch(bob, bobs.send)
  await host.watch(eve, eves.send)
  await host.command(ann, commandOf({ type: 'ban', whom: { seat: 1 } }, 'a1'))
  await host.command(ann, commandOf({ type: 'chat', text: 'At last.' }, 'a2'))
  expect(bobs.messages.at(-1)).toMatchObject({ type: 'shown-out', why: { key: 'table-banned' } })
  expect(JSON.stringify(bobs.messages)).not.toContain('At last.')
  expect(JSON.stringify(eves.messages)).toContain('At last.')
  const again = new Inbox()
  await host.watch(bob, again.send)
  expect(again.messages.map(({ type }) => type)).toEqual(['shown-out'])
  await host.close()
})

it('ids stay inside: of a deed others hear the name alone', () => {
  const at = gathered().do(ann, { type: 'ban', whom: { seat: 1 } })
  expect(JSON.stringify(welcome(at.table, onlooker(at.table, cid.id), 0))).not.toContain('id-')
})

it('what a blocked person says is hushed for who blocked them, without a gap in the numbers', () => {
  const at = gathered()
    .do(bob, { type: 'chat', text: 'I am Bob.' })
    .do(cid, { type: 'chat', text: 'I am Cid.' })
  const whole: TableMessage = welcome(at.table, 0, 0)
  expect(hush(whole, at.table, new Set())).toBe(whole)
  const quiet = hush(whole, at.table, new Set([bob.id]))
  if (quiet.type !== 'welcome' || whole.type !== 'welcome') throw new Error('no welcome')
  expect(quiet.chat.map(({ type }) => type)).toEqual(['hushed', 'chatted'])
  expect(quiet.chat.map(({ seq }) => seq)).toEqual(whole.chat.map(({ seq }) => seq))
  expect(JSON.stringify(quiet)).not.toContain('I am Bob')
})

it('nobody is meant by the line of a gnome', () => {
  const at = gathered()
  const { seq } = at.table
  const said = { phrase: 'the-plan', slots: {} }
  const line = { type: 'phrased', player: 'gnome:gold-tooth', name: 'x', seat: 1, said } as const
  const table = {
    ...at.table,
    seq: seq + 1,
    log: [...at.table.log, { seq: seq + 1, at: 0, entry: line }],
  }
  expect(personMeant(table, { said: seq + 1 })).toBeUndefined()
})
