import { describe, expect, it } from 'vitest'
import { match } from './match.ts'

describe('match', () => {
  it('takes a path as it is written, whatever its last slash', () => {
    expect(match('/gallery', '/gallery/')).toEqual({})
    expect(match('/', '/')).toEqual({})
    expect(match('/gallery', '/rules')).toBeUndefined()
    expect(match('/', '/gallery')).toBeUndefined()
  })

  it('reads what stands at a name', () => {
    expect(match('/table/:code', '/table/384127')).toEqual({ code: '384127' })
    expect(match('/rules/:game/:id', '/rules/saboteur/SAB-23')).toEqual({
      game: 'saboteur',
      id: 'SAB-23',
    })
    expect(match('/table/:code', '/table')).toBeUndefined()
  })

  it('shows a badly copied link as it is', () => {
    expect(match('/table/:code', '/table/%E0%A4%A')).toEqual({ code: '%E0%A4%A' })
  })
})
