import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './ledger.ts'

const text = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8')

/** What stands in for a part that the reader chooses. */
const examples: Readonly<Record<string, string>> = {
  '<game>': 'my-treasure',
  '<language>': 'en',
  '<card>': '*',
  '<module>': '*',
}

/** Words in code style that have a slash, or an ending of ours; what new-game makes is not there yet. */
function pathsIn(page: string): string[] {
  const words = [...page.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word)
  return [...new Set(words)]
    .filter(word => /^[\w.-]+\/[\w./<>-]+$|^[\w-]+\.(ts|md|svelte)$/.test(word))
    .filter(word => !word.includes('deep-mine'))
}

/** A path from the root, or a file's name somewhere among the sources. */
function exists(word: string): boolean {
  const known = word.replace(/<\w+>/g, part => examples[part] ?? part)
  const pattern = word.includes('/') ? known : `{packages,apps}/*/src/**/${known}`
  const ending = word.startsWith('.') || !word.includes('/') ? '' : '{,/**}'
  return globSync(`${pattern}${ending}`, { cwd: ROOT }).length > 0
}

describe('CONTRIBUTING', () => {
  it.each(pathsIn(text))('names %s, which exists', word => {
    expect(exists(word)).toBe(true)
  })

  it('names paths at all, and a path that does not exist would be noticed', () => {
    expect(pathsIn(text).length).toBeGreaterThan(10)
    expect(pathsIn('see `packages/nowhere/src` and `no-such.ts`').map(exists)).toEqual([
      false,
      false,
    ])
  })

  it('names only commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(name => !(name in scripts))).toEqual([])
  })
})
