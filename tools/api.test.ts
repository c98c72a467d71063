import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apiPage } from './api.ts'
import { PAGED, pageFile, pageOf } from './api-pages.ts'

describe('the page of a package', () => {
  const page = apiPage('kernel', {
    '.': './src/index.ts',
    './conformance': './src/conformance/index.ts',
  })
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

  it('names each entry, and what is found there', () => {
    const [, main, laws] = page.split(/^## /m)
    expect(main).toContain('@adit/kernel\n')
    expect(main).not.toContain('### holdTo\n')
    expect(laws).toContain('@adit/kernel/conformance\n')
    expect(laws).toContain('### holdTo\n')
  })
})

describe('docs/api', () => {
  it.each(PAGED)('%s is what its sources say: npm run api', name => {
    expect(readFileSync(pageFile(name), 'utf8')).toBe(pageOf(name))
  })
})
