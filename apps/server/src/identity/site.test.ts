import { expect, it } from 'vitest'
import { siteOf } from './site.ts'

const own = 'https://adit.example'

it.each([
  [own, own, { id: 'adit.example', origin: own }],
  ['http://localhost:3000', undefined, { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://a.localhost', own, { id: 'a.localhost', origin: 'http://a.localhost' }],
  ['https://other.example', own, undefined],
  ['https://adit.example:444', own, undefined],
  ['http://adit.example', 'http://adit.example', undefined],
  ['https://192.0.2.7', 'https://192.0.2.7', undefined],
  ['http://127.0.0.1:3000', undefined, undefined],
  ['http://localhost.example', undefined, undefined],
  ['null', undefined, undefined],
  [undefined, own, undefined],
])('a page at %s of a server at %s', (origin, configured, site) => {
  expect(siteOf(origin, configured)).toEqual(site)
})
