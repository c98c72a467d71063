import { gnomes, type Remark } from '@adit/bots'
import { castNames, gnomeLines } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { ann, bob, Sandbox } from './conformance/testbed.ts'
import { gnomeAt, lineFor } from './gossip.ts'

const dead: Remark = { on: 'accuse', seat: 0, sight: 'dead-end' }
const every: readonly Remark[] = [
  dead,
  { on: 'trust', seat: 0, sight: 'straight' },
  { on: 'ask-repair', seat: 0, tool: 'lamp' },
  { on: 'tease', seat: 0, sight: 'corner' },
  { on: 'apologise', seat: 0, sight: 'break', tool: 'lamp' },
]

/** Ann and two bots in the middle of a game. */
function playing(changes = {}): Sandbox {
  const bots = [1, 2].map(seat => ({ seat, bot: 'clever' }))
  return new Sandbox({ bots, ...changes }).do(ann, { type: 'start' })
}

/** Whoever is asked makes the first legal move, bots with these remarks. */
function goOn(table: Sandbox, remarks: readonly Remark[]): void {
  const seat = table.table.play?.asked[0].seat ?? 0
  const [move] = table.legal(seat)
  const since = table.since(seat)
  if (seat === 0) table.move(ann, move)
  else table.deed({ type: 'bot', seat, since, move, remarks })
}

function spoken({ table }: Sandbox): string[] {
  return table.log.flatMap(({ entry }) => (entry.type === 'phrased' ? [entry.said.phrase] : []))
}

describe('the cast', () => {
  it('has a character for every face, and no other', () => {
    expect(Object.keys(gnomes).toSorted()).toEqual([...castNames].toSorted())
  })
})

describe('the gossip of gnomes', () => {
  it('is in the voice of whoever sits there, and about what was seen', () => {
    const { table } = playing()
    const gnome = gnomeAt(table, 1)
    if (gnome === undefined) throw new Error('no gnome')
    for (const remark of every) {
      const said = lineFor(table, 1, [remark])
      if (said === undefined) continue
      const line = Object.entries(gnomeLines).find(([id]) => id === said.phrase)?.[1]
      expect(line).toMatchObject({ on: remark.on, voice: gnomes[gnome].voice })
      expect(Object.keys(said.slots).toSorted()).toEqual([...(line?.slots ?? [])].toSorted())
    }
    expect(every.some(remark => lineFor(table, 1, [remark]) !== undefined)).toBe(true)
    expect(lineFor(table, 1, [])).toBe(undefined)
  })

  it('comes with the move, in one breath, and seldom', () => {
    const table = playing()
    let moves = 0
    for (; table.table.stage === 'playing'; moves++) {
      const before = table.table.log.length
      goOn(table, every)
      const news = table.table.log.slice(before).map(({ entry }) => entry.type)
      if (news.includes('phrased')) expect(news.slice(0, 2)).toEqual(['phrased', 'moved'])
    }
    const said = spoken(table)
    expect(said.length).toBeGreaterThan(0)
    expect(said.length).toBeLessThanOrEqual(Math.ceil(moves / 4))
    expect(new Set(said).size).toBe(said.length)
  })

  it('is none at a quiet table', () => {
    const table = playing({ quiet: true })
    while (table.table.stage === 'playing') goOn(table, every)
    expect(spoken(table)).toEqual([])
  })

  it('is none from a bot that stands in for a person', () => {
    const table = new Sandbox({ bots: [{ seat: 2, bot: 'clever' }] })
    table.do(bob, { type: 'sit' }, { type: 'ready', ready: true }).do(ann, { type: 'start' })
    const [, place] = table.table.places
    const stood = {
      ...table.table,
      places: table.table.places.with(1, { ...place, bot: 'clever' }),
    }
    expect(gnomeAt(stood, 1)).toBe(undefined)
    expect(lineFor(stood, 1, every)).toBe(undefined)
    expect(lineFor(stood, 2, every)).not.toBe(undefined)
  })
})
