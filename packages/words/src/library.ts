import type { Chapter, Chapters, Pack } from './chapters.ts'
import { LANGUAGES, type Language, lineOf } from './languages.ts'

/** The chapters that have been fetched, language by language. They never change once they are here. */
const shelves = new Map<Language, Partial<Chapters>>()

/** Fetches the chapters that are wanted, so that `chapter` has them. */
export async function load(
  language: Language,
  isWanted: (name: Chapter) => boolean = () => true,
): Promise<void> {
  const pack = await lineOf(language).load()
  const missing = chaptersOf(pack).filter(name => isWanted(name) && !isHere(language, name))
  const fetched = await Promise.all(missing.map(name => fetchChapter(pack, name)))
  shelves.set(language, Object.assign({}, shelves.get(language), ...fetched))
}

/** The whole of every language, for tests. */
export async function loadEveryLanguage(): Promise<void> {
  await Promise.all(LANGUAGES.map(language => load(language)))
}

function isHere(language: Language, name: Chapter): boolean {
  return shelves.get(language)?.[name] !== undefined
}

/** What the page and the terminal need for one game. */
export function isOfTitle(title: string): (name: Chapter) => boolean {
  return name => name === 'talk' || name === 'page/common' || name.endsWith(`/${title}`)
}

export function isOfRules(name: Chapter): boolean {
  return name.startsWith('rules/')
}

/** The words of a chapter, which must have been fetched. */
export function chapter<C extends Chapter>(language: Language, name: C): Chapters[C] {
  const words = shelves.get(language)?.[name]
  if (words === undefined) throw new Error(`the chapter ${name} of ${language} is not loaded`)
  return words
}

async function fetchChapter(pack: Pack, name: Chapter): Promise<Partial<Chapters>> {
  return { [name]: await pack[name]() }
}

function chaptersOf(pack: Pack): Chapter[] {
  return Object.keys(pack).filter((name): name is Chapter => name in pack)
}
