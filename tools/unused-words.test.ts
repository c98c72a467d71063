import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** Code that may ask for a sentence; the languages themselves only have it. */
const CODE = ['apps/*/{src,bin}/**/*.{ts,svelte,mjs}', 'packages/*/src/**/*.ts']
const LANGUAGE = /^packages\/words\/src\/[a-z]{2}\//
/** A sentence of the page. Names with other letters come from data: `saboteur/family`, `09`. */
const KEY = /^ *([a-z][A-Za-z]*):/gm

it('every sentence of the page is asked for by its name', async () => {
  const code = new Set<string>()
  const ends = new Set<string>()
  for await (const file of glob(CODE)) {
    if (LANGUAGE.test(file) || file.includes('.test.')) continue
    const text = readFileSync(file, 'utf8')
    for (const [word] of text.matchAll(/[A-Za-z]+/g)) code.add(word)
    // `${ask}Title`: what comes before is known only when it is asked for.
    for (const [, end = ''] of text.matchAll(/\}([A-Z][A-Za-z]*)`/g)) ends.add(end)
  }
  const unused: string[] = []
  for await (const file of glob('packages/words/src/en/page/**/*.ts')) {
    for (const [, key = ''] of readFileSync(file, 'utf8').matchAll(KEY)) {
      if (!code.has(key) && ![...ends].some(end => key.endsWith(end)))
        unused.push(`${file}: ${key}`)
    }
  }
  expect(code.size).toBeGreaterThan(1_000)
  expect(unused).toEqual([])
})
