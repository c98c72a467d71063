import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './ledger.ts'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const manifestIn = (file: string): Manifest => JSON.parse(read(file))
const { version } = manifestIn('package.json')

it('all packages are of one version, and ask for each other in it', () => {
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: ROOT }).map(manifestIn)
  expect(manifests.length).toBeGreaterThan(10)
  expect(manifests.filter(one => one.version !== version)).toEqual([])
  const asked = manifests.flatMap(one => Object.entries(one.dependencies ?? {}))
  const own = asked.filter(([name]) => name.startsWith('@adit/'))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter(([, wanted]) => wanted !== version)).toEqual([])
})

it('the changelog begins with that version, and says whether it is out', () => {
  const [, number, state] = /^## (\S+)( \(unreleased\))?$/m.exec(read('CHANGELOG.md')) ?? []
  expect(version).toBe(`${number}.0${state === undefined ? '' : '-dev'}`)
})
