import { describe, expect, it } from 'vitest'
import { strayImports } from './page-order.ts'

const at = (folder: string, text: string) => strayImports(`apps/web/src/${folder}/x.ts`, text)

describe('the order of the page', () => {
  it.each([
    ['ui', "import { a } from '../words/a.ts'", 'ui may not import words'],
    ['client', "await import('../shell/a.ts')", 'client may not import shell'],
    ['client/local', "export { a } from '../../table/common/a.ts'", 'table/common'],
    ['table/common', "import A from '../saboteur/A.svelte'", 'may not import table/saboteur'],
    [
      'table/saboteur',
      "import A from '../my-treasure/A.svelte'",
      'may not import table/my-treasure',
    ],
    ['pages/rules', "import A from '../lobby/A.svelte'", 'may not import pages/lobby'],
    ['pages/common', "import '../../shell/a.ts'", 'may not import shell'],
    ['pages/lobby', "import {\n  a,\n} from '../../shell/a.ts'", 'may not import shell'],
  ])('%s: %s', (folder, text, problem) => {
    expect(at(folder, text).join()).toContain(problem)
  })

  it.each([
    ['shell', "import { a } from '../pages/lobby/a.ts'"],
    ['pages/lobby', "import { a } from '../common/a.ts'"],
    ['table/saboteur', "import { a } from '../common/a.ts'"],
    ['client/local', "import { a } from '../live.ts'"],
    ['ui', "import { a } from '@adit/kernel'"],
  ])('but not %s: %s', (folder, text) => {
    expect(at(folder, text)).toEqual([])
  })

  it('has a place for every folder', () => {
    expect(() => at('misc', "import { a } from '../ui/a.ts'")).toThrow('misc')
  })
})
