import path from 'node:path'

/**
 * styles ← art ← ui ← words ← client ← table/common ← table/<title> ← pages ← shell: a folder of the
 * page imports from itself and from what stands before it. Titles, and pages among themselves, share
 * only what is in `common`.
 */
const ORDER = [
  'styles',
  'art',
  'ui',
  'words',
  'client',
  'table/common',
  'table/*',
  'pages/common',
  'pages/*',
  'shell',
]

const SRC = 'apps/web/src/'
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g

/** Imports of a file of the page that lead upwards or sideways. */
export function strayImports(file: string, text: string): string[] {
  const from = folderOf(file)
  if (from === undefined) return []
  return [...text.matchAll(IMPORT)]
    .map(([, target]) => folderOf(path.join(path.dirname(file), target)))
    .filter(to => to !== undefined && to !== from && rank(to) >= rank(from))
    .map(to => `${file}: ${from} may not import ${to}`)
}

/** `table/saboteur`, `ui`; undefined outside the page and for the file that starts it. */
function folderOf(file: string): string | undefined {
  if (!file.startsWith(SRC)) return undefined
  const folders = file.slice(SRC.length).split('/').slice(0, -1)
  const isParted = folders[0] === 'table' || folders[0] === 'pages'
  return folders.slice(0, isParted ? 2 : 1).join('/') || undefined
}

function rank(folder: string): number {
  const own = ORDER.indexOf(folder)
  const found = own === -1 ? ORDER.indexOf(`${folder.split('/')[0]}/*`) : own
  if (found === -1) throw new Error(`tools/page-order.ts does not know the folder ${folder}`)
  return found
}
