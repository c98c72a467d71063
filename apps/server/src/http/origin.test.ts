import { expect, it } from 'vitest'
import { isOurOrigin } from './origin.ts'

it.each([
  [undefined, 'localhost:8080', undefined, true],
  ['http://localhost:8080', 'localhost:8080', undefined, true],
  ['http://LOCALHOST:8080', 'Localhost:8080', undefined, true],
  ['https://adit.example', '127.0.0.1:8080', 'https://adit.example', true],
  ['http://adit.example', '127.0.0.1:8080', 'https://adit.example', false],
  ['http://localhost:9090', 'localhost:8080', undefined, false],
  ['https://evil.example', 'localhost:8080', undefined, false],
  ['null', 'localhost:8080', undefined, false],
  ['file://localhost:8080', 'localhost:8080', undefined, false],
  ['', 'localhost:8080', undefined, false],
  ['http://localhost:8080', undefined, undefined, false],
])('origin %s at host %s, configured %s: %s', (origin, host, configured, ours) => {
  expect(isOurOrigin(origin, host, configured)).toBe(ours)
})
