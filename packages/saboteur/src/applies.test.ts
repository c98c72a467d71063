import { readFileSync } from 'node:fs'
import { CHANCE, listSeats, nth, quickRandom } from '@adit/kernel'
import { pairwise } from '@adit/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { applies, type LedgerRow } from './applies.ts'
import type { Config } from './options.ts'
import { everything, presets } from './presets.ts'
import { saboteur } from './title.ts'

const ledger = readFileSync(new URL('../../../docs/rules/en/saboteur.md', import.meta.url), 'utf8')
const rows: readonly LedgerRow[] = [
  ...ledger.matchAll(/^\| ([A-Z0-9]+-\d+) \| ([^|]*?) ?\|/gm),
].map(([, id, editions]) => ({
  id,
  editions: editions.split(',').flatMap(word => (word.trim() === '' ? [] : [word.trim()])),
}))
const plain = nth(presets, 0).config
const rowsFor = (changes: Partial<Config>): readonly string[] =>
  rows.filter(row => applies(row, { ...plain, ...changes })).map(({ id }) => id)

describe('what the ledger says at a table', () => {
  it('is of the base game alone where nothing is added', () => {
    expect(rowsFor({}).filter(id => !id.startsWith('SAB'))).toEqual([])
    expect(rowsFor({})).toContain('SAB-56')
  })

  it('[SAB-23] [SAB-24] follows the edition and its option', () => {
    const laying = ['SAB-23', 'SAB-24']
    const inForce = (changes: Partial<Config>) => rowsFor(changes).filter(id => laying.includes(id))
    expect(inForce({ edition: '2009' })).toEqual(['SAB-23'])
    expect(inForce({ edition: '2011' })).toEqual(['SAB-24'])
    expect(inForce({ edition: '2011', connected: true })).toEqual(['SAB-23'])
    expect(inForce({})).toEqual(['SAB-23'])
  })

  it('[SB2-01] [SB2-34] has the roles and the pay of one box, not of both', () => {
    const two = rowsFor({ seats: 6, modules: ['saboteur-2'] })
    expect(two).toEqual(expect.arrayContaining(['SB2-01', 'SB2-31', 'SB2-34', 'SAB-22']))
    for (const id of ['SAB-02', 'SAB-05', 'SAB-56', 'SB2-30']) expect(two).not.toContain(id)
  })

  it('[SAB-60] [VAR-34] knows what an option brings', () => {
    expect(rowsFor({ edition: '2011' })).not.toContain('SAB-60')
    expect(rowsFor({ edition: '2011', 'no-gold-for-broken': true })).toEqual(
      expect.arrayContaining(['SAB-60', 'VAR-34']),
    )
  })

  it('has each card of the championship with the rows about it, and none of the others', () => {
    const veto = rowsFor({ championship: ['veto'] }).filter(id => id.startsWith('CHM'))
    expect(veto).toEqual(['CHM-19', 'CHM-191', 'CHM-24', 'CHM-31', 'CHM-32', 'CHM-33', 'CHM-35'])
  })

  it('leaves no row out that some table plays by', () => {
    const tables: readonly Partial<Config>[] = [
      {},
      { edition: '2011' },
      { edition: '2011', 'no-gold-for-broken': true },
      { seats: 8, ...everything },
      { edition: '2011', seats: 8, modules: ['saboteur-2', 'dressing-room'] },
      { championship: ['greedy-gnome'], modules: ['compromised'] },
      { seats: 7, modules: ['tournament'] },
    ]
    const held = new Set(tables.flatMap(rowsFor))
    expect(rows.map(({ id }) => id).filter(id => !held.has(id))).toEqual([])
  })

  it('has every row by which a move is refused there', () => {
    const row = new Map(rows.map(one => [one.id, one]))
    const met = new Set<string>()
    for (const config of pairwise(saboteur)) {
      const game = saboteur.open(config)
      const random = quickRandom(7)
      const state = game.setup()
      // What was done before is mostly refused now.
      const before: Parameters<typeof game.step>[2][] = []
      for (let turn = 0; turn < 160 && game.outcome(state) === undefined; turn++) {
        const seat = nth(listSeats(game.toAct(state)), 0)
        if (seat === CHANCE) {
          game.step(state, seat, game.nature(state, random))
          continue
        }
        const legal = game.legal(state, seat, [])
        const move = nth(legal, random.below(legal.length))
        for (const tried of [...before, move]) {
          const asker = tried === move ? (seat + 1) % config.seats : seat
          const id = game.refuse(state, asker, tried)?.rule
          const said = id === undefined ? undefined : row.get(id)
          if (said === undefined) continue
          met.add(said.id)
          expect([said.id, applies(said, config)]).toEqual([said.id, true])
        }
        before.push(move)
        if (before.length > 30) before.shift()
        game.step(state, seat, move)
      }
    }
    expect([...met]).toEqual(
      expect.arrayContaining(['SAB-21', 'SAB-24', 'SB2-27', 'MIN-14', 'CHM-22']),
    )
  })
})
