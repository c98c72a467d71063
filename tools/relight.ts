import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A rule that no printed card has; put together, because the checks know every id that is written out. */
const RULE = ['CHM', 40].join('-')

const cards = 'packages/saboteur/src/cards'
const wordsOf = (language: string): string =>
  `packages/words/src/${language}/rules/saboteur/cards.ts`

/**
 * A card that was never printed, by the steps of CONTRIBUTING: by file what it does to the file's text.
 * All of it is needed: `steps` leaves each file out once and expects to be told.
 */
export const relight: Readonly<Record<string, (text: string) => string>> = {
  [`${cards}/relight.ts`]: () => `import { because } from '../legal/because.ts'
import { toolNames } from '../tools.ts'
import { atNothing } from './aims.ts'
import { action } from './card.ts'
import { mend } from './repair.ts'

const LAMP = toolNames.indexOf('lamp')
const isDark = (lies: number): boolean => (lies & (1 << LAMP)) !== 0
const noneDark = because('relight-none-dark', '${RULE}')

/** ${RULE}: every broken lamp on the table is mended. */
export const relight = action('relight', {
  aim: atNothing,
  copies: { championship: 1 },
  rule: '${RULE}',
  refusals: ['relight-none-dark'],
  whyNot: (_rules, { front }) => (front.some(isDark) ? undefined : noneDark),
  play(_rules, state, _target, emit) {
    for (const [seat, lies] of state.front.entries()) {
      if (isDark(lies)) mend(state, seat, LAMP, emit)
    }
  },
})
`,
  [`${cards}/relight.test.ts`]: () => `import { describe, expect, it } from 'vitest'
import { given, those } from '../../trial/testing.ts'

describe('relight', () => {
  it('[${RULE}] mends every broken lamp and nothing else', () => {
    const table = given(
      { championship: ['relight'] },
      'hand 0: relight TB\\nhand 1: TB\\nfront: lamp pick+lamp cart',
    )
    const told = table.play(0, 'relight')
    expect(those(told, 'repaired').map(({ target }) => target)).toEqual([0, 1])
    expect(table.state.front).toEqual([0, 1, 4])
  })

  it('[${RULE}] not while every lamp burns', () => {
    const table = given({ championship: ['relight'] }, 'hand 0: relight TB\\nfront: - pick -')
    expect(table.moves(0, 'relight')).toEqual([])
    expect(table.ruleAgainst(0, 'relight')).toBe('${RULE}')
  })
})
`,
  [`${cards}/order.ts`]: text =>
    text.replace("\n  'diversion',\n", "\n  'diversion',\n  'relight',\n"),
  [`${cards}/index.ts`]: text =>
    text
      .replace(
        '\nimport { doubleRepairs',
        "\nimport { relight } from './relight.ts'\nimport { doubleRepairs",
      )
      .replace('\n  diversion,\n', '\n  diversion,\n  relight,\n'),
  'apps/web/src/art/things/actions.ts': text =>
    text.replace(
      '\n} as const satisfies',
      "\n  relight: {\n    tone: 'help',\n    star: true,\n    draw: () => glow(0, 0, 30) + ink(disc(0, 4, 12), 'gold'),\n  },\n} as const satisfies",
    ),
  [wordsOf('en')]: withWords({
    title: 'Relight',
    name: 'relight',
    object: 'a relight',
    help: 'Mends every broken lamp on the table.',
    none: 'Every lamp burns.',
  }),
  [wordsOf('ru')]: withWords({
    title: 'Огниво',
    name: 'огниво',
    object: 'огниво',
    help: 'Чинит все сломанные фонари на столе.',
    none: 'Все фонари горят.',
  }),
  [wordsOf('de')]: withWords({
    title: 'Zunder',
    name: 'Zunder',
    object: 'einen Zunder',
    help: 'Repariert jede kaputte Lampe am Tisch.',
    none: 'Jede Lampe brennt.',
  }),
}

interface Words {
  readonly title: string
  readonly name: string
  readonly object: string
  readonly help: string
  readonly none: string
}

function withWords({ none, ...words }: Words): (text: string) => string {
  const lines = Object.entries(words).map(([key, text]) => `    ${key}: '${text}',\n`)
  const refusals = `    refusals: { 'relight-none-dark': '${none}' },\n`
  return text => text.replace(/\n\}\s*$/, `\n  relight: {\n${lines.join('')}${refusals}  },\n}\n`)
}

/** Brings the card into a copy of the project, but for one file. */
export function applyRelight(root: string, leftOut?: string): void {
  for (const [name, change] of Object.entries(relight)) {
    if (name === leftOut) continue
    const file = path.join(root, name)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const after = change(before)
    if (after === before) throw new Error(`nothing to change in ${name}`)
    writeFileSync(file, after)
  }
}
