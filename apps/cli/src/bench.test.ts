import { shelf } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { runIn } from './fake-terminal.ts'

describe('adit bench', () => {
  it('measures every title on the shelf', async () => {
    const { code, out } = await runIn({}, 'bench', '--seconds', '0.005', '--json')
    expect(code).toBe(0)
    const { measures } = JSON.parse(out)
    const titles = new Set(measures.map(({ title }: { title: string }) => title))
    expect(titles).toEqual(new Set(shelf.map(({ name }) => name)))
    for (const { moves, clock, listed, games, clone, view, world } of measures) {
      for (const rate of [moves, clock, listed, games, clone, view, world])
        expect(rate).toBeGreaterThan(0)
    }
    const ways = measures.map(({ bundled }: { bundled: boolean }) => bundled)
    expect(ways.filter(Boolean)).toHaveLength(measures.length / 2)
  })

  it('measures Saboteur as it is usually played, and with all there is', async () => {
    const { out } = await runIn({}, 'bench', 'saboteur', '--seconds', '0.005', '--json')
    const cases = JSON.parse(out).measures.map(
      ({ preset, config }: { preset: string; config: { seats: number; modules: string[] } }) =>
        `${preset} ${config.seats} ${config.modules.join('+')}`,
    )
    expect(cases).toContain('first-game 3 ')
    expect(cases).toContain('first-game 5 ')
    expect(cases).toContain('first-game 10 ')
    expect(cases).toContain('saboteur-2 6 saboteur-2')
    expect(cases).toContain('everything 10 saboteur-2+gathering+party+goals+chests')
  })

  it('shows one title at its fewest and most seats', async () => {
    const { out } = await runIn({}, 'bench', 'my-treasure', '--seconds', '0.005')
    expect(out).toMatch(/^ +game +seats +moves +clock +listed +clone +view +world$/m)
    expect(out).toMatch(/^ +My Treasure, Standard +2 /m)
    expect(out).toMatch(/^ +My Treasure, Standard +4 /m)
    expect(out).toMatch(/From the sources.+In one file/s)
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })
})
