import { expect, test } from 'vitest'
import { bestStreak, type Diary, shareText, streakAt } from './share.ts'

const diary: Diary = {
  '2026-11-10': { saboteur: { score: 10, on: '2026-11-10' } },
  '2026-11-12': { saboteur: { score: 50, on: '2026-11-14' } },
  '2026-11-13': { 'my-treasure': { score: 0, on: '2026-11-13' } },
  '2026-11-14': { saboteur: { score: 70, on: '2026-11-14' } },
  '2026-11-15': {
    saboteur: { score: 66, on: '2026-11-15' },
    'nimble-gnomes': { score: 100, on: '2026-11-15' },
    'my-treasure': { score: 68, on: '2026-11-15' },
  },
}

test('a streak counts days on which something was finished, right or wrong; a day made up for does not', () => {
  expect(streakAt(diary, '2026-11-15')).toBe(3)
  expect(streakAt(diary, '2026-11-16')).toBe(3)
  expect(streakAt(diary, '2026-11-17')).toBe(0)
  expect(bestStreak(diary)).toBe(3)
})

test('what is shared gives nothing away', () => {
  expect(shareText(diary, '2026-11-15', 'streak')).toBe(
    'Adit 319 · 234/300 · streak 3\n▲ ◆◆◆◇◇\n✦ ◆◆◆◆◆\n● ◆◆◆◇◇',
  )
  expect(shareText(diary, '2026-11-14', 'серия')).toBe('Adit 318 · 70/300 · серия 2\n▲ ◆◆◆◆◇')
})
