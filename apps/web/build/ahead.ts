import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What a page needs besides the script of every page; by the beginning of its path. */
const PAGES = {
  '/': 'pages/lobby/HomePage.svelte',
  '/open': 'pages/lobby/OpenPage.svelte',
  '/table/': 'pages/seats/TablePage.svelte',
  '/replay/': 'pages/replay/ReplayPage.svelte',
  '/rules': 'pages/rules/RulesPage.svelte',
  '/settings': 'pages/settings/SettingsPage.svelte',
} as const

/** Of a language: its list of chapters, and those that every page reads. */
const CHAPTERS = ['index.ts', 'page/index.ts', 'table.ts']

interface Ahead {
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly words: Readonly<Record<string, readonly string[]>>
}

/**
 * Says in `ahead.json` which files a first visit will ask for, so that the server can name them with
 * the page itself: otherwise each is found only when the one before it has come and run.
 */
export function sayAhead(languages: readonly string[]): Plugin {
  return {
    name: 'adit-ahead',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
      const entry = chunks.find(chunk => chunk.isEntry && chunk.facadeModuleId?.endsWith('.html'))
      const known = new Set(entry === undefined ? [] : withImports(entry, chunks))
      const needed = (modules: readonly string[]): string[] => {
        const found = modules.flatMap(name =>
          chunks.filter(({ moduleIds }) => moduleIds.some(id => id.endsWith(name))),
        )
        const files = found.flatMap(chunk => withImports(chunk, chunks))
        return [...new Set(files)].filter(file => !known.has(file))
      }
      const ahead: Ahead = {
        pages: Object.fromEntries(
          Object.entries(PAGES).map(([at, name]) => [at, needed([`/src/${name}`])]),
        ),
        words: Object.fromEntries(
          languages.map(code => [
            code,
            needed(CHAPTERS.map(name => path.posix.join('/words/src', code, name))),
          ]),
        ),
      }
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(ahead) })
    },
  }
}

/** A chunk's file, its styles, and those of what it imports at once. */
function withImports(
  chunk: Rolldown.OutputChunk,
  all: readonly Rolldown.OutputChunk[],
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
  const inner = all.filter(one => chunk.imports.includes(one.fileName))
  return [chunk.fileName, ...styles, ...inner.flatMap(one => withImports(one, all, seen))]
}
