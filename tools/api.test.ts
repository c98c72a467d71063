import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apiPages } from './api.ts'
import { packed, pageFile } from './api-pages.ts'

const pages = apiPages(packed())

describe('the page of a package', () => {
  const page = pages.get('kernel') ?? ''
  const section = (name: string): string =>
    page.split(/^### /m).find(one => one.startsWith(`${name}\n`)) ?? ''

  it('has the contract with the comments of its functions', () => {
    expect(section('Game')).toContain('One game under one set of rules.')
    expect(section('Game')).toContain('/** Every legal move of a player')
    expect(section('Game')).toContain('legal(state: State, seat: Seat, out: Move[]): Move[]')
  })

  it('shows functions without their bodies, and constants by their types', () => {
    expect(section('replay')).toContain('): Replayed<State>\n')
    expect(section('replay')).not.toContain('game.setup()')
    expect(section('CHANCE')).toContain('const CHANCE: ')
  })

  it('shows of a class what others may use, without bodies', () => {
    const hall = (pages.get('table') ?? '').split(/^### /m).find(one => one.startsWith('Hall\n'))
    expect(hall).toContain('class Hall {\n')
    expect(hall).toMatch(/constructor\(|static /)
    expect(hall).not.toContain('#')
    expect(hall).not.toContain('return ')
  })

  it('names each entry, and what is found there', () => {
    const [, main, laws] = page.split(/^## /m)
    expect(main).toContain('@adit/kernel\n')
    expect(main).not.toContain('### holdTo\n')
    expect(laws).toContain('@adit/kernel/conformance\n')
    expect(laws).toContain('### holdTo\n')
  })
})

describe('docs/api', () => {
  it.each([...pages])('%s is what its sources say: npm run api', (name, page) => {
    expect(readFileSync(pageFile(name), 'utf8')).toBe(page)
  })
})
