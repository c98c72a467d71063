import { nth } from '@adit/kernel'
import { type Lesson, lessons } from '@adit/lessons'
import { describe, expect, test } from 'vitest'
import { LessonTable } from './lesson-table.ts'

const firstDig = nth(lessons, 0)

function open(from = 0, lesson: Lesson = firstDig): LessonTable {
  return new LessonTable(lesson, from, {
    mates: [
      ['Hob', 'hob'],
      ['Vera', 'vera'],
      ['Kuno', 'kuno'],
    ],
    self: { name: 'Ida', avatar: 'ida' },
    now: () => 0,
    link: () => {
      throw new Error('a lesson needs no line')
    },
  })
}

describe('a lesson as a table', () => {
  test('shows the pupil their own seat and asks nobody else', () => {
    const { seen, decision } = open()
    expect(seen.value?.info.seats.map(({ name }) => name)).toEqual(['Ida', 'Hob', 'Vera', 'Kuno'])
    expect(seen.value?.game?.asked.map(({ seat }) => seat)).toEqual([0])
    expect(decision?.since).toBe(0)
  })

  test('plays the move of a step and what the others do then, one after another', async () => {
    const table = open(2)
    const told: [seat: number, before: number, after: number][] = []
    table.listen(([item], before, after) => {
      if (item?.type === 'moved') told.push([item.seat, before.seq, after.seq])
    })
    await table.move('lay LR 1,0')
    expect(told).toEqual([
      [0, 0, 1],
      [1, 1, 2],
      [2, 2, 3],
      [3, 3, 4],
    ])
    expect(table.at.value).toBe(3)
  })

  test('shows the same, whatever lies where the pupil has not looked', async () => {
    const turns = 'turns' in firstDig.start ? firstDig.start.turns : []
    const swapped = turns.map(turn =>
      turn.replace('stone-right stone-left', 'stone-left stone-right'),
    )
    expect(swapped).not.toEqual(turns)
    const worlds = [firstDig, { ...firstDig, start: { turns: swapped } }].map(lesson =>
      open(2, lesson),
    )
    // Kuno looks under the middle goal; what he sees is his.
    for (const table of worlds) await table.move('lay LR 1,0')
    const [one, other] = worlds.map(table => JSON.stringify(table.seen.value))
    expect(one).toBe(other)
    expect(nth(worlds, 0).stage.state).not.toEqual(nth(worlds, 1).stage.state)
  })

  test('answers a wrong press and changes nothing', async () => {
    const table = open(2)
    const before = table.seen.value
    await table.move('lay LR -1,0')
    expect(table.verdict.value).toEqual({ is: 'kept', press: 'cell-left-of-the-start' })
    expect(table.seen.value).toBe(before)
    table.finish()
    expect(table.verdict.value).toBeUndefined()
  })

  test('goes back, and is over after its last step', () => {
    const table = open(firstDig.steps.length - 1)
    table.finish()
    expect(table.isOver.value).toBe(true)
    table.go(0)
    expect(table.isOver.value).toBe(false)
    expect(table.at.value).toBe(0)
  })
})
