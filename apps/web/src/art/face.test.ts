import { readFileSync } from 'node:fs'
import { nth } from '@adit/kernel'
import { FACES } from '@adit/my-treasure'
import { cards as nimbleCards } from '@adit/nimble-gnomes'
import { chests, kindOf, roles, cards as saboteurCards } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { goldCards } from '../../../../packages/saboteur/src/play/bank.ts'
import { backNames } from './cards/backs.ts'
import { thingsOn } from './cards/my-treasure.ts'
import { drawApart, drawFace, type Face, keepDrawn } from './face.ts'
import { avatar } from './gnomes/avatar.ts'
import { castNames } from './gnomes/cast.ts'

const tunnels = saboteurCards.filter(card => card.group !== 'action')
const faces: readonly (readonly [string, Face])[] = [
  ...saboteurCards.map(card => [card.name, { of: 'saboteur', card }] as const),
  ...tunnels.map(card => [`${card.name} turned`, { of: 'saboteur', card, turned: true }] as const),
  ...roles.map(({ name }) => [`role ${name}`, { of: 'role', name }] as const),
  ...chests.map(({ name }) => [`chest ${name}`, { of: 'chest', name }] as const),
  ...[1, 2, 3].map(n => [`gold ${n}`, { of: 'gold', nuggets: n as 1 | 2 | 3 }] as const),
  ...nimbleCards.map(card => [card.name, { of: 'nimble-gnomes', card }] as const),
  ...FACES.map(card => [card.name, { of: 'my-treasure', card }] as const),
  ...([1, 2, 3, 4, 5, 6] as const).map(stage => [`orc ${stage}`, { of: 'orc', stage }] as const),
  ...backNames.map(name => [`back ${name}`, { of: 'back', name }] as const),
]

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
const declared = new Set([...css.matchAll(/^ {2}(--[\w-]+):/gm)].map(found => found[1]))

function flaws(svg: string): string[] {
  const unknown = [...svg.matchAll(/var\((--[\w-]+)\)/g)].map(found => found[1])
  return [
    ...(/NaN|undefined|Infinity|\[object/.test(svg) ? ['a value is missing'] : []),
    ...(/\sid=|url\(|<filter|Gradient/.test(svg) ? ['what cannot be repeated on a page'] : []),
    ...(/#[0-9a-f]{3,8}"/i.test(svg) ? ['a colour that is no token'] : []),
    ...unknown.filter(name => !declared.has(name)).map(name => `unknown token ${name}`),
  ]
}

/** Groups lie in groups, so each is followed to its own end. */
function withoutFine(svg: string): string {
  let open = 0
  const parts = svg.split(/(?=<g[ >])|(?<=<\/g>)/)
  const kept = parts.map(part => {
    const isLeft = open > 0 || part.startsWith('<g class="fine"')
    if (isLeft) open += (part.startsWith('<g') ? 1 : 0) - (part.endsWith('</g>') ? 1 : 0)
    return isLeft ? '' : part
  })
  return kept.join('')
}

describe('every card of every game', () => {
  it.each(faces)('%s has a picture', (_name, face) => {
    const svg = drawFace(face, 'Title')
    expect(svg).toMatch(/^<svg class="pic card" viewBox="0 0 100 140"/)
    expect(flaws(svg)).toEqual([])
  })

  it('can be told from every other that shows something else', () => {
    // Some treasure cards show the same as others; only how they came about differs.
    const shows = ([name, face]: (typeof faces)[number]): string =>
      face.of === 'my-treasure' ? `${face.card.treasures.join()} ${face.card.mice}` : name
    const pictures = new Set(faces.map(([, face]) => drawFace(face)))
    expect(pictures.size).toBe(new Set(faces.map(shows)).size)
  })

  it('has gold of every value that there is', () => {
    expect(new Set(goldCards)).toEqual(new Set([1, 2, 3]))
  })

  it('is drawn the same again, and kept', () => {
    const [, face] = nth(faces, 3)
    expect(drawFace(face)).toBe(drawFace(structuredClone(face)))
  })

  it('is the same without its finer strokes when it is small', () => {
    for (const card of tunnels) {
      const face: Face = { of: 'saboteur', card, turned: true, variant: 1 }
      const small = drawFace(face, undefined, false)
      expect(small).not.toContain('class="fine"')
      expect(small).toBe(withoutFine(drawFace(face)))
    }
  })

  it('writes its title as text, never as markup', () => {
    const card = nth(saboteurCards, kindOf.map)
    expect(drawFace({ of: 'saboteur', card }, '<b>&')).toContain('&lt;b&gt;&amp;')
  })
})

describe('thingsOn', () => {
  it.each(FACES)('shows on $name what the card counts', face => {
    const things = thingsOn(face)
    expect(things.length).toBe(face.treasures.reduce((sum, n) => sum + n, 0) + face.mice)
    expect(things.filter(thing => thing === 'mouse').length).toBe(face.mice)
  })
})

describe('faces', () => {
  it.each(castNames)('%s is drawn in tokens only', name => {
    expect(flaws(avatar(name))).toEqual([])
  })
})

describe('a picture drawn elsewhere', () => {
  const [, card] = nth(faces, 1)

  it('is sent once, small', () => {
    const sent = new Set<string>()
    const [[, picture] = ['', '']] = drawApart([card, card], sent)
    expect(picture).toBe(drawFace(card, undefined, false))
    expect(drawApart([card], sent)).toEqual([])
  })

  it('is kept as if it had been drawn here', () => {
    if (card.of !== 'saboteur') throw new Error('no card of the mine')
    const [[key] = ['']] = drawApart([{ ...card, variant: 1 }], new Set())
    keepDrawn([[key.replace('/1/', '/77/'), 'kept']])
    expect(drawFace({ ...card, variant: 77 }, undefined, false)).toBe('kept')
  })
})
