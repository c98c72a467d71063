import { at, flat, glow, line, picture, type Svg, words } from '../strokes.ts'
import { type Cut, cutSigns, diamond, gem, type Stone } from '../things/gems.ts'
import {
  cave,
  collapse,
  type FogColour,
  fog,
  fogColours,
  wind,
  windColours,
} from '../things/weather.ts'
import { border, framed, groundOf, type ToneName } from './frame.ts'

/** A card of Nimble Gnomes, as far as its picture depends on it. */
export type NimbleCard = { readonly name: string } & (
  | { readonly sort: 'cave' | 'collapse' | 'diamond' }
  | { readonly sort: 'wind'; readonly drivesOff: readonly string[] }
  | { readonly sort: 'fog'; readonly hides: readonly Stone[] }
  | { readonly sort: 'gem'; readonly colour: Stone; readonly shape: Cut }
)

/** `title` stands on the plate; on a gem it is the letter of its stone. */
export function nimbleCard(card: NimbleCard, title?: string): Svg {
  switch (card.sort) {
    case 'cave':
      return framed({ tone: 'gold', title, body: at(50, 62, cave(), { scale: 1.25 }) })
    case 'collapse':
      return framed({
        tone: 'harm',
        title,
        light: 0.3,
        body: at(50, 62, collapse(), { scale: 1.25 }),
      })
    case 'fog':
      return framed({ tone: 'harm', title, light: 0.4, body: fogBody(card.name, card.hides) })
    case 'wind':
      return framed({ tone: 'help', title, body: windBody(card.name, card.drivesOff) })
    case 'diamond':
      return gemCard('diamond', diamond(), 'plain', title)
    case 'gem':
      return gemCard(
        card.shape,
        gem(card.colour, card.shape),
        gemTones[card.colour],
        title,
        card.colour,
      )
  }
}

/** The fog, and the stones it hides. */
function fogBody(name: string, hides: readonly Stone[]): Svg {
  const hidden = hides.map((stone, i) => at(36 + i * 28, 94, gem(stone, 'round'), { scale: 0.36 }))
  return at(50, 48, fog(named(name, fogColours)), { scale: 1.2 }) + hidden.join('')
}

/** The wind, and the fogs it drives off. */
function windBody(name: string, drivesOff: readonly string[]): Svg {
  const driven = drivesOff
    .map((fogName): FogColour => named(fogName, fogColours))
    .map((colour, i) => at(34 + i * 32, 94, fog(colour), { scale: 0.44 }))
  return at(50, 44, wind(named(name, windColours)), { scale: 1.12 }) + driven.join('')
}

/** The colour at the end of a name such as `fog-green`. */
function named<Colour extends string>(name: string, colours: readonly Colour[]): Colour {
  const colour = colours.find(one => name.endsWith(`-${one}`))
  if (colour === undefined) throw new Error(`no colour in ${name}`)
  return colour
}

const gemTones: Readonly<Record<Stone, ToneName>> = {
  ruby: 'harm',
  heliodor: 'gold',
  sapphire: 'know',
}

function gemCard(
  cut: Cut | 'diamond',
  body: Svg,
  tone: ToneName,
  letter = '',
  light: string = 'diamond',
): Svg {
  const brackets = line('M27 5H95V113M73 135H5V27', 1.3, 'line', 0.5)
  const facets = flat('M5 135L40 120 5 96zM95 5L60 20 95 44z', 'shine', 0.04)
  return picture(
    100,
    140,
    groundOf(tone) +
      facets +
      brackets +
      glow(50, 68, 48, 0.8, light) +
      at(50, 68, body, { scale: 1.18 }) +
      words(16, 25, letter, 24, 'line') +
      at(86, 125, line(cutSigns[cut], 3)) +
      border,
    'card',
  )
}
