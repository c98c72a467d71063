import { type AnyTitle, CHANCE, has, listSeats, quickRandom } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { nimbleGnomes } from '@adit/nimble-gnomes'
import type { Item } from '@adit/protocol'
import { saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { learned } from '../../../../../packages/table/src/learned.ts'
import { tableInfo } from '../../client/testbed.ts'
import { canTakeBack } from '../../table/common/take-back.ts'
import { undoable as ofMyTreasure } from '../../table/my-treasure/told.ts'
import { undoable as ofNimbleGnomes } from '../../table/nimble-gnomes/told.ts'
import { undoable as ofSaboteur } from '../../table/saboteur/pictures.ts'

interface Play {
  readonly seat: number
  readonly move: unknown
}

const info = tableInfo()
const at = { seq: 1, at: 0 }

describe.each<{
  readonly title: AnyTitle
  readonly undoable: ReadonlySet<string>
  readonly least: number
}>([
  { title: saboteur, undoable: ofSaboteur, least: 5 },
  { title: nimbleGnomes, undoable: ofNimbleGnomes, least: 0 },
  { title: myTreasure, undoable: ofMyTreasure, least: 5 },
])('taking back at $title.name', ({ title, undoable, least }) => {
  it('is offered only where the table grants it', () => {
    let offers = 0
    const games = title.presets.flatMap(({ config }) =>
      [1, 2, 3, 4].map(seed => ({ config, seed })),
    )
    for (const { config, seed } of games) {
      const game = title.open(config)
      const random = quickRandom(seed)
      const state = game.setup()
      for (let turn = 0; turn < 4_000 && game.outcome(state) === undefined && offers < 60; turn++) {
        const chances = (): Play[] => {
          const made: Play[] = []
          while (has(game.toAct(state), CHANCE)) {
            const move = game.nature(state, random)
            game.step(state, CHANCE, move)
            made.push({ seat: CHANCE, move })
          }
          return made
        }
        chances()
        const [seat] = listSeats(game.toAct(state))
        if (seat === undefined) break
        const legal = game.legal(state, seat, [])
        const move = legal[random.below(legal.length)]
        const before = game.clone(state)
        const told: unknown[] = []
        game.step(state, seat, move, event => {
          const heard = game.redact(event, seat)
          if (heard !== undefined) told.push(heard)
        })
        const item: Item = { ...at, type: 'moved', seat, by: 'player', told }
        if (!canTakeBack({ log: [item], seat, info }, undoable)) continue
        const isOver = game.outcome(state) !== undefined
        const drawn = isOver ? [] : chances()
        if (drawn.length > 0 || isOver) continue
        offers += 1
        const text = game.notation.printMove(move)
        expect([text, learned(game, before, [{ seat, move }], quickRandom(turn))]).toEqual([
          text,
          false,
        ])
      }
    }
    expect(offers).toBeGreaterThan(least)
  })
})
