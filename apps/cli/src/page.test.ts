import { describe, expect, it } from 'vitest'
import { linesForBoard, livePage, type Page, runningPage } from './page.ts'

const lines = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_none, at) => `${name} ${at}`)

const page = (board: number): Page => ({
  board: lines(board, 'board').join('\n'),
  old: lines(20, 'old'),
  news: lines(20, 'new'),
  choices: 'choices',
  note: 'note',
})

/** The prompt comes below the page. */
const height = (text: string): number => text.split('\n').length + 1

describe('a live page', () => {
  it.each([1, 8, 12, 16, 18, 20])('fills a screen of 24 lines under a board of %i', board => {
    expect(height(livePage(page(board), { columns: 80, rows: 24 }))).toBe(24)
  })

  it('has blank lines only where the log can spare them', () => {
    expect(livePage(page(10), { columns: 80, rows: 24 })).toContain('\n\nchoices\n\n note')
    expect(livePage(page(16), { columns: 80, rows: 24 })).toContain('\nchoices\n note')
  })

  it('shows the newest of the log, even below a board that takes it all', () => {
    const text = livePage(page(linesForBoard({ rows: 24 })), { columns: 80, rows: 24 })
    expect(text).toContain(' · new 17\n · new 18\n · new 19\nchoices')
    expect(livePage(page(40), { columns: 80, rows: 24 })).toContain('board 39\n · new 19\nchoices')
  })
})

describe('running text', () => {
  it('tells all the news, then shows the board and the choices', () => {
    const text = runningPage(page(2), { columns: 80, rows: 24 })
    expect(text).toContain(' · new 19\n\nboard 0\nboard 1\n\nchoices\n\n note')
    expect(text).not.toContain('old')
  })
})
