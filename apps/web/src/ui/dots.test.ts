import { expect, it } from 'vitest'
import { Dots } from './dots.ts'

function bed(most?: number) {
  const idle: (() => void)[] = []
  const drawn: string[] = []
  let density = 1
  const dots = new Dots(
    {
      density: () => density,
      whenIdle: work => void idle.push(work),
      draw: (drawing, width) => {
        drawn.push(`${drawing} ${width}`)
        return drawing === 'torn'
          ? Promise.reject(new Error(drawing))
          : Promise.resolve(`${drawing}!`)
      },
    },
    most,
  )
  /** An idle moment, and what comes of it. */
  async function rest(): Promise<void> {
    idle.shift()?.()
    await Promise.resolve()
    await new Promise(resolve => setTimeout(resolve))
  }
  return { dots, drawn, rest, turn: (to: number) => (density = to) }
}

it('gives the drawing until an idle moment has made its dots, each once', async () => {
  const { dots, drawn, rest } = bed()
  expect(dots.of('a', 20)).toBe('a')
  expect(dots.of('a', 20)).toBe('a')
  expect(dots.of('b', 20)).toBe('b')
  await rest()
  expect([dots.of('a', 20), dots.of('b', 20)]).toEqual(['a!', 'b'])
  await rest()
  await rest()
  expect([dots.of('a', 20), dots.of('b', 20)]).toEqual(['a!', 'b!'])
  expect(drawn).toEqual(['a 40', 'b 40'])
})

it('makes others for another size, and for a screen of finer dots', async () => {
  const { dots, drawn, rest, turn } = bed()
  dots.of('a', 20)
  dots.of('a', 30)
  turn(2)
  dots.of('a', 30)
  for (let nth = 0; nth < 3; nth++) await rest()
  expect(drawn).toEqual(['a 40', 'a 60', 'a 120'])
})

it('leaves a drawing that cannot be drawn, and goes on with the next', async () => {
  const { dots, rest } = bed()
  dots.of('torn', 20)
  dots.of('a', 20)
  await rest()
  await rest()
  expect([dots.of('torn', 20), dots.of('a', 20)]).toEqual(['torn', 'a!'])
})

it('keeps no more than it should', async () => {
  const { dots, drawn, rest } = bed(2)
  for (const name of ['a', 'b', 'c']) dots.of(name, 20)
  for (let nth = 0; nth < 3; nth++) await rest()
  expect(drawn).toHaveLength(2)
  expect(dots.of('c', 20)).toBe('c')
})
