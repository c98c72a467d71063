import type { Item } from '@adit/protocol'
import { loadEveryLanguage, tellerFor } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { mate } from '../../client/crew-bed.ts'
import { loadSpeech } from '../../words/speech.ts'
import {
  deedsSince,
  LogBook,
  type LogLine,
  linesBeforeTurn,
  linesUpTo,
  type Pictures,
} from './log-lines.ts'

await loadEveryLanguage()

const crew = [mate(0, 'Marta'), mate(1, 'Gleb')]
const plain: Pictures = { face: () => undefined, isSecret: () => false }

async function linesOf(told: readonly unknown[], pictures = plain) {
  const item: Item = { type: 'moved', seq: 7, at: 0, seat: 1, by: 'player', told: [...told] }
  return new LogBook().lines([item], {
    crew,
    pictures,
    speech: await loadSpeech('en'),
    teller: tellerFor({ name: 'my-treasure' }, 'en'),
  })
}

describe('lines of a table’s log', () => {
  const laid = { type: 'placed', seat: 1, place: 0, card: -1 }
  const ended = { type: 'ended', winners: [0] }

  it('carry the face of whom they are about, and what is nobody’s has none', async () => {
    const lines = await linesOf([laid, ended])
    expect(lines.map(({ seat, text }) => [seat, text])).toEqual([
      [1, 'Gleb lays a treasure on stack 1.'],
      [undefined, 'You win.'],
    ])
  })

  it('leave it to the game whose face it is, and what an open log may not show', async () => {
    const lines = await linesOf([laid, ended], {
      ...plain,
      seat: () => 0,
      written: event => (event === laid ? undefined : event),
    })
    expect(lines).toMatchObject([{ seat: 0, text: 'You win.' }])
  })
})

describe('what others did since the reader moved', () => {
  const line = (seq: number, seat: number | undefined, more: Partial<LogLine> = {}): LogLine => ({
    key: `${seq}`,
    text: `${seq}`,
    seq,
    seat,
    face: undefined,
    isSecret: false,
    isDeed: true,
    isMinor: false,
    target: undefined,
    tone: undefined,
    ...more,
  })

  it('is one line a move, without what is nobody’s and what goes without saying', () => {
    const lines = [
      line(1, 2),
      line(2, 0),
      line(3, 1),
      line(3, 1, { key: 'more of the same move' }),
      line(4, undefined),
      line(5, 2, { isMinor: true }),
      line(6, 2),
    ]
    expect(deedsSince(lines, 0).map(({ key }) => key)).toEqual(['3', '6'])
    expect(deedsSince(lines, undefined).map(({ key }) => key)).toEqual(['1', '2', '3', '6'])
  })

  it('is nothing that was done at the table and not in the game', async () => {
    const items: Item[] = [
      { type: 'readied', seq: 1, at: 0, seat: 1, ready: true },
      {
        type: 'moved',
        seq: 2,
        at: 0,
        seat: 1,
        by: 'player',
        told: [{ type: 'placed', seat: 1, place: 0, card: -1 }],
      },
      { type: 'returned', seq: 3, at: 0, seat: 0 },
    ]
    const lines = new LogBook().lines(items, {
      crew,
      pictures: plain,
      speech: await loadSpeech('en'),
      teller: tellerFor({ name: 'my-treasure' }, 'en'),
    })
    expect(lines).toHaveLength(3)
    expect(deedsSince(lines, 0).map(({ seq }) => seq)).toEqual([2])
  })

  it('begins anew with a round', () => {
    const lines = [line(1, 0), line(2, 1), line(3, undefined, { page: 'begin' }), line(4, 2)]
    expect(deedsSince(lines, 0).map(({ key }) => key)).toEqual(['4'])
  })

  it('does not begin anew with a card the reader drew', () => {
    const lines = [line(1, 0), line(2, 1), line(3, 0, { isMinor: true }), line(4, 2)]
    expect(deedsSince(lines, 0).map(({ key }) => key)).toEqual(['2', '4'])
  })
})

describe('the page of a round', () => {
  it('does not tell what a goal is before it turns, also when several turn at once', () => {
    const told = [
      { key: 'old', seq: 1, page: 'turn' },
      { key: 'laid', seq: 2 },
      { key: 'gold', seq: 2, page: 'turn' },
      { key: 'stone', seq: 2, page: 'turn' },
      { key: 'over', seq: 2, page: 'end' },
    ] as LogLine[]
    expect(linesBeforeTurn(told).map(({ key }) => key)).toEqual(['old', 'laid'])
    expect(linesBeforeTurn(told.slice(1, 2)).map(({ key }) => key)).toEqual(['laid'])
  })

  it('ends before its end is shown, and then before the next round begins', () => {
    const pages = [undefined, 'end', undefined, 'begin', undefined] as const
    const lines = pages.map((page, at) => ({ key: `${at}`, page }) as LogLine)
    const keys = (some: readonly LogLine[]) => some.map(({ key }) => key).join('')
    expect(keys(linesUpTo(lines, 'end'))).toBe('0')
    expect(keys(linesUpTo(lines, 'begin'))).toBe('012')
    expect(keys(linesUpTo(lines.slice(2), 'end'))).toBe('234')
  })
})
