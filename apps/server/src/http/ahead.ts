import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Ahead {
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly words: Readonly<Record<string, readonly string[]>>
}

/** Says which files a page will ask for, as a `Link` header; undefined if the build does not tell. */
export type Tell = (path: string, languages: string | undefined) => string | undefined

/** By what the build wrote down about itself. */
export function readAhead(folder: string): Tell {
  const ahead = readFile(join(folder, 'ahead.json'))
  if (ahead === undefined) return () => undefined
  return (path, languages) => {
    const files = [...(ahead.pages[pageOf(path, ahead)] ?? []), ...wordsOf(languages, ahead)]
    return files.length === 0 ? undefined : [...new Set(files)].map(linkTo).join(', ')
  }
}

function readFile(file: string): Ahead | undefined {
  try {
    const { pages, words } = JSON.parse(readFileSync(file, 'utf8'))
    return { pages: listsIn(pages), words: listsIn(words) }
  } catch {
    // A page that was built otherwise is only slower at first.
    return undefined
  }
}

function listsIn(input: unknown): Record<string, readonly string[]> {
  const entries = Object.entries(Object(input)).filter(
    (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every(isWord),
  )
  return Object.fromEntries(entries)
}

function isWord(input: unknown): input is string {
  return typeof input === 'string'
}

/** The longest beginning that fits; the first page only for itself. */
function pageOf(path: string, { pages }: Ahead): string {
  const fits = (at: string): boolean => (at === '/' ? path === '/' : path.startsWith(at))
  const [best = ''] = Object.keys(pages)
    .filter(fits)
    .sort((one, other) => other.length - one.length)
  return best
}

/** The first of the reader's languages that there are words in, in their own order. */
function wordsOf(languages: string | undefined, { words }: Ahead): readonly string[] {
  const wanted = (languages ?? '').split(',').map(one => one.trim().slice(0, 2).toLowerCase())
  return words[wanted.find(code => code in words) ?? 'en'] ?? []
}

function linkTo(file: string): string {
  const how = file.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload'
  return `</${file}>; ${how}`
}
