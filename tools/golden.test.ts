import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { goldenPath, goldens, printGolden } from './golden.ts'

describe('golden playthroughs', () => {
  it.each(goldens)(
    '$title $file plays as it is written (else read the change, npm run golden)',
    golden => {
      expect(printGolden(golden)).toBe(readFileSync(goldenPath(golden), 'utf8'))
    },
  )
})
