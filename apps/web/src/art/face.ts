import { type BackName, back } from './cards/backs.ts'
import { orcCard, type TreasureFace, treasureCard } from './cards/my-treasure.ts'
import { type NimbleCard, nimbleCard } from './cards/nimble-gnomes.ts'
import { actionCard, type ChestName, chestCard, goldCard, roleCard } from './cards/saboteur.ts'
import type { RoleName } from './gnomes/roles.ts'
import { keeper } from './kept.ts'
import type { Svg } from './strokes.ts'
import type { Stage } from './things/orc.ts'
import type { TunnelCard } from './tunnel/heart.ts'
import { type Lie, tunnel } from './tunnel/tunnel.ts'

/** What a card shows: any card of any game, face up or face down, in the packages' own data. */
export type Face =
  | ({ readonly of: 'saboteur'; readonly card: TunnelCard } & Lie)
  | { readonly of: 'role'; readonly name: RoleName }
  | { readonly of: 'gold'; readonly nuggets: 1 | 2 | 3 }
  | { readonly of: 'chest'; readonly name: ChestName }
  | { readonly of: 'nimble-gnomes'; readonly card: NimbleCard }
  | { readonly of: 'my-treasure'; readonly card: TreasureFace }
  | { readonly of: 'orc'; readonly stage: Stage }
  | { readonly of: 'back'; readonly name: BackName }

/** Enough for every card of all games in two languages; the oldest drawings go first. */
const keep = keeper<Svg>(800)

/**
 * The picture of a card, drawn once and kept. `title` is the word on its plate, or a gem's letter. A small tunnel is
 * drawn without the strokes nobody could see in it: they are most of the work.
 */
export function drawFace(face: Face, title?: string, isFine = true): Svg {
  const key = keyOf(face, title)
  return keep(isFine ? key : `${key}/small`, () => draw(face, title, isFine))
}

/** A picture that is drawn in one place and kept in another. */
export type Drawn = readonly [key: string, picture: Svg]

/** Small pictures of these, for a page that has no time to draw them; those it has been sent are left out. */
export function drawApart(faces: readonly Face[], sent: Set<string>): readonly Drawn[] {
  return faces.flatMap((face): Drawn[] => {
    const key = `${keyOf(face)}/small`
    if (sent.has(key)) return []
    sent.add(key)
    return [[key, drawFace(face, undefined, false)]]
  })
}

/** Keeps what was drawn elsewhere, as if it had been drawn here. */
export function keepDrawn(drawn: readonly Drawn[]): void {
  for (const [key, picture] of drawn) keep(key, () => picture)
}

/** Draws in the page's idle moments what will be wanted soon, so that no turn waits for a pen. */
export function drawAhead(faces: readonly Face[]): void {
  const left = [...faces]
  const go = (hasTime: () => boolean): void => {
    do {
      const face = left.pop()
      if (face === undefined) return
      drawFace(face)
    } while (hasTime())
    whenIdle(go)
  }
  whenIdle(go)
}

function whenIdle(go: (hasTime: () => boolean) => void): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(deadline => go(() => deadline.timeRemaining() > 4))
  } else {
    setTimeout(() => go(() => false), 20)
  }
}

/** Which drawing of a tunnel lies in a cell, so that a maze does not repeat itself. */
export function variantAt(x: number, y: number): number {
  return Math.abs(x * 7 + y * 5) % 3
}

/** All that the drawing depends on, so that two cards of one name never share a picture. */
function keyOf(face: Face, title = ''): string {
  switch (face.of) {
    case 'saboteur': {
      const { name, shape, ladder, door, crystal } = face.card
      const lie = `${face.turned ? 'turned' : ''}/${face.variant ?? 0}/${face.side ?? ''}`
      return `${name}/${shape}/${ladder ? '^' : ''}${door ?? ''}${crystal ? '*' : ''}/${lie}/${title}`
    }
    case 'nimble-gnomes':
      return `nimble/${Object.values(face.card).join('/')}/${title}`
    case 'my-treasure':
      return `treasure/${face.card.treasures.join('')}/${face.card.mice}`
    case 'gold':
      return `gold/${face.nuggets}/${title}`
    case 'orc':
      return `orc/${face.stage}`
    case 'role':
    case 'chest':
    case 'back':
      return `${face.of}/${face.name}/${title}`
  }
}

function draw(face: Face, title: string | undefined, isFine: boolean): Svg {
  switch (face.of) {
    case 'saboteur':
      return face.card.group === 'action'
        ? actionCard(face.card.name, title)
        : tunnel(face.card, face, isFine)
    case 'role':
      return roleCard(face.name, title)
    case 'gold':
      return goldCard(face.nuggets, title)
    case 'chest':
      return chestCard(face.name, title)
    case 'nimble-gnomes':
      return nimbleCard(face.card, title)
    case 'my-treasure':
      return treasureCard(face.card)
    case 'orc':
      return orcCard(face.stage)
    case 'back':
      return back(face.name)
  }
}
