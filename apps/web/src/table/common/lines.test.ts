import type { Item } from '@adit/protocol'
import { loadEveryLanguage, tellerFor } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { mate } from '../../client/crew-bed.ts'
import { loadSpeech } from '../../words/speech.ts'
import { linesOf, saidLines } from './lines.ts'

await loadEveryLanguage()

const crew = [mate(0, 'Марта'), mate(1, 'Глеб')]
const at = { at: 0 }

async function telling(language: 'en' | 'ru') {
  return {
    crew,
    speech: await loadSpeech(language),
    teller: tellerFor({ name: 'my-treasure' }, language),
  }
}

describe('lines of the log', () => {
  it('say what a move led to in the words of its game, with a face before it', async () => {
    const items: Item[] = [
      {
        ...at,
        seq: 4,
        type: 'moved',
        seat: 1,
        by: 'player',
        told: [
          { type: 'drew', seat: 1, card: -1 },
          { type: 'placed', seat: 1, place: 0, card: -1 },
        ],
      },
    ]
    expect(linesOf(items, await telling('ru'))).toEqual([
      { key: '4.0', seat: 1, text: 'Глеб кладёт сокровище в стопку 1.' },
    ])
  })

  it('say that the clock made a move, and give chance no face', async () => {
    const told = [{ type: 'shuffled', round: 1, first: 0 }]
    const items: Item[] = [
      { ...at, seq: 1, type: 'moved', seat: 30, by: 'chance', told },
      { ...at, seq: 2, type: 'moved', seat: 0, by: 'clock', told: [] },
    ]
    const lines = linesOf(items, await telling('en'))
    expect(lines.map(({ seat, text }) => [seat, text])).toEqual([
      [undefined, 'Round 1. You go first.'],
      [0, 'Time is up, your move is made.'],
    ])
  })

  it('have a sentence for everything that happens at a table, and leave no gap unfilled', async () => {
    const bot = { kind: 'bot', seat: 1 } as const
    const items: Item[] = [
      { ...at, seq: 1, type: 'opened' },
      { ...at, seq: 2, type: 'sat', seat: 0, name: 'Марта', avatar: 'ida' },
      { ...at, seq: 3, type: 'renamed', seat: 0, name: 'Мара', avatar: 'ida' },
      { ...at, seq: 4, type: 'readied', seat: 0, ready: true },
      { ...at, seq: 5, type: 'readied', seat: 0, ready: false },
      { ...at, seq: 7, type: 'bot-seated', seat: 1, bot: 'random' },
      { ...at, seq: 8, type: 'seat-cleared', seat: 1 },
      { ...at, seq: 9, type: 'started' },
      { ...at, seq: 10, type: 'undone', seat: 0 },
      { ...at, seq: 11, type: 'left', seat: 1 },
      { ...at, seq: 12, type: 'vote-opened', seat: 0, motion: bot },
      { ...at, seq: 13, type: 'vote-opened', seat: 0, motion: { kind: 'end' } },
      { ...at, seq: 14, type: 'vote-cast', seat: 0, yes: true },
      { ...at, seq: 15, type: 'vote-cast', seat: 0, yes: false },
      { ...at, seq: 16, type: 'vote-closed', motion: bot, passed: true },
      { ...at, seq: 17, type: 'vote-closed', motion: bot, passed: false },
      { ...at, seq: 18, type: 'vote-closed', motion: { kind: 'end' }, passed: true },
      { ...at, seq: 19, type: 'vote-closed', motion: { kind: 'end' }, passed: false },
      { ...at, seq: 20, type: 'handed', seat: 1, bot: 'random', why: 'vote' },
      { ...at, seq: 21, type: 'handed', seat: 1, why: 'return' },
      { ...at, seq: 22, type: 'returned', seat: 1 },
      { ...at, seq: 23, type: 'ended', ending: 'played-out' },
      { ...at, seq: 24, type: 'rematched', table: 't2' },
    ]
    for (const language of ['en', 'ru'] as const) {
      const lines = linesOf(items, await telling(language))
      expect(lines).toHaveLength(items.length)
      for (const { text } of lines) expect(text).not.toMatch(/[{}]|undefined/)
    }
  })
})

describe('lines of the talk', () => {
  it('say quick phrases in the reader’s language and free words as they are', async () => {
    const chat: Item[] = [
      { ...at, seq: 1, type: 'chatted', from: { spectator: 'Eve' }, text: 'Bold!' },
      {
        ...at,
        seq: 2,
        type: 'phrased',
        from: { seat: 1 },
        said: { phrase: 'saw-them-look', slots: { seat: 0, goal: 2 } },
      },
    ]
    const { speech } = await telling('ru')
    const terms = { goal: () => ({ name: 'нижняя', acc: 'нижнюю' }) }
    expect(saidLines(chat, { crew, speech, terms })).toMatchObject([
      { seat: undefined, name: 'Eve (смотрит)', text: 'Bold!' },
      { seat: 1, name: 'Глеб', text: 'Марта знает нижнюю жилу.' },
    ])
  })
})
