import { nth } from '@adit/kernel'
import { type At, type Kind, roles, xOf, yOf } from '@adit/saboteur'
import { chapter, type Language, saboteurCard } from '@adit/words'

/** What the terminal says of this title, and what all programs say of it. */
export const own = (language: Language) => chapter(language, 'terminal').boards.saboteur
export const game = (language: Language) => chapter(language, 'rules/saboteur')

export function cardName(kind: Kind, language: Language): string {
  return saboteurCard(game(language), kind).name
}

export function roleName(role: number, language: Language): string {
  return game(language).roles[nth(roles, role).name].name
}

/** In one or two words. */
export function roleTitle(role: number, language: Language): string {
  return game(language).roles[nth(roles, role).name].title
}

/** `3 : −1`, as the log writes it. */
export function placeName(at: At): string {
  return `${signed(xOf(at))} : ${signed(yOf(at))}`
}

/** With a real minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`
}
