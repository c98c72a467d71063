import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../ledger.ts'
import { drawPlots } from './plots.ts'

test('the pictures of docs/bots.md show what was measured', () => {
  const pictures = Object.entries(drawPlots(path.join(ROOT, 'docs/bots')))
  expect(pictures.length).toBeGreaterThan(0)
  for (const [name, svg] of pictures) {
    const drawn = readFileSync(path.join(ROOT, 'docs/pictures', name), 'utf8')
    expect(drawn, `${name}: npm run bots:plots draws it anew`).toBe(svg)
  }
})
