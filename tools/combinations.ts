import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ConfigOf, parseConfig, type Refusal } from '@adit/kernel'
import { compile, roles, type SaboteurOptions, saboteur } from '@adit/saboteur'
import { explain, load, tellerFor } from '@adit/words'
import { ROOT } from './ledger.ts'

await load('en')

/** What every combination of Saboteur's modules compiles to, edition by edition. */
const PAGE = path.join(ROOT, 'docs', 'saboteur-combinations.md')

type Config = ConfigOf<SaboteurOptions>
type Module = Config['modules'][number]

const { edition: editions, modules } = saboteur.options

export function printCombinations(): string {
  return `# What can be combined in Saboteur

Made by \`npm run combinations\` from what the title declares. Each row is a set of modules that opens: for how
many players, and with how many cards in the deck, cards in hand and roles in the pot, for the fewest and the most
players. Championship cards add one card each to any of them, the greedy gnome replaces one digger (not with
Saboteur 2, not in the tournament).

${editions.values.map(editionSection).join('\n')}`
}

function editionSection(edition: Config['edition']): string {
  const sets = subsets(modules.values)
  const rows = sets.flatMap(set => comboRow(edition, set))
  return `## ${edition}: ${rows.length} of ${sets.length} sets

| modules | seats | deck | hand | pot | goals | pay |
|---|---|---|---|---|---|---|
${rows.join('\n')}

Not together, or not in this edition:

${refusedLines(edition).join('\n')}
`
}

function subsets(list: readonly Module[]): Module[][] {
  const sets: Module[][] = [[]]
  for (const one of list) sets.push(...sets.map(set => [...set, one]))
  return sets
}

function check(edition: string, set: readonly Module[], seats: number) {
  return parseConfig(saboteur, { seats, edition, modules: set })
}

function comboRow(edition: string, set: readonly Module[]): string[] {
  const { min, max } = saboteur.seats
  const fitting: Config[] = []
  for (let seats = min; seats <= max; seats++) {
    const config = check(edition, set, seats)
    if (config.ok) fitting.push(config.value)
  }
  if (fitting.length === 0) return []
  const [few, many] = [fitting[0], fitting[fitting.length - 1]]
  const [least, most] = [compile(few), compile(many)]
  const cells = [
    set.join(', ') || 'base game alone',
    `${few.seats}–${many.seats}`,
    String(least.deck.length),
    span(least.handSize, most.handSize),
    `${potOf(least.pot)}; ${potOf(most.pot)}`,
    `${least.goalCells.length} of ${least.goalKinds.length}`,
    least.hooks.bank.pile.length === 0 ? 'nuggets' : 'gold cards',
  ]
  return [`| ${cells.join(' | ')} |`]
}

function span(one: number, other: number): string {
  return one === other ? String(one) : `${one}–${other}`
}

function potOf(pot: readonly number[]): string {
  return roles
    .map(({ name }, role) => ({ name, count: pot.filter(one => one === role).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name}`)
    .join(' + ')
}

/** Single modules and pairs suffice: no rule needs three to clash. */
function refusedLines(edition: string): string[] {
  const sets = subsets(modules.values).filter(set => set.length === 1 || set.length === 2)
  const alone = new Set(
    sets.filter(set => set.length === 1 && reason(edition, set) !== undefined).map(([one]) => one),
  )
  return sets
    .filter(set => set.length === 1 || !set.some(one => alone.has(one)))
    .flatMap(set => {
      const why = reason(edition, set)
      return why === undefined ? [] : [`- ${set.join(' + ')}: ${inWords(why)}`]
    })
}

/** Refused whatever the number of players. */
function reason(edition: string, set: readonly Module[]): Refusal | undefined {
  let why: Refusal | undefined
  for (let seats = saboteur.seats.min; seats <= saboteur.seats.max; seats++) {
    const config = check(edition, set, seats)
    if (config.ok) return undefined
    if (config.why.key !== 'config-seats-for-modules') why = config.why
  }
  return why
}

function inWords(why: Refusal): string {
  return explain(why, 'en', tellerFor(saboteur, 'en'))
}

/** What is wrong with the page, if anything. */
export function combinationsAreCurrent(): readonly string[] {
  return readFileSync(PAGE, 'utf8') === printCombinations()
    ? []
    : ['docs/saboteur-combinations.md is out of date: npm run combinations']
}

if (import.meta.main) writeFileSync(PAGE, printCombinations())
