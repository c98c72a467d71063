import { Stryker } from '@stryker-mutator/core'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/**
 * `npm run mutate -- --sample 600 --seed 1`: Stryker over so many of its mutants, drawn by lot from all
 * of them, each equally likely. The others are left in their places, switched off, and not counted.
 */
const count = numberAfter('--sample')
const seed = numberAfter('--seed')

const { instrument } = Instrumenter.prototype
Instrumenter.prototype.instrument = async function (files, options) {
  const whole = await instrument.call(this, files, options)
  const drawn = new Set(draw(whole.mutants.length))
  const mutants = whole.mutants.map((mutant, at) =>
    drawn.has(at) ? mutant : { ...mutant, status: 'Ignored', statusReason: 'not drawn' },
  )
  return { ...whole, mutants }
}

/** The first of all numbers below `size` in an order that the seed decides. */
function draw(size) {
  const order = Array.from({ length: size }, (_, at) => at)
  let state = seed
  const below = limit => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  for (let last = size - 1; last > 0; last--) {
    const other = below(last + 1)
    ;[order[last], order[other]] = [order[other], order[last]]
  }
  return order.slice(0, count)
}

function numberAfter(flag) {
  const number = Number(process.argv[process.argv.indexOf(flag) + 1])
  if (!Number.isInteger(number) || number <= 0) throw new Error(`${flag} wants a number`)
  return number
}

const text = '!packages/saboteur/src/text/**'
const results = await new Stryker({ mutate: [...(await configured()), text] }).runMutationTest()
const alive = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
const judged = results.filter(({ status }) =>
  ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status),
)
const late = judged.filter(({ status }) => status === 'Timeout')
const share = 1 - alive.length / judged.length
const margin = 1.96 * Math.sqrt((share * (1 - share)) / judged.length)
console.log(
  `${judged.length} of ${results.length} mutants, ${alive.length} alive: ${percent(share)} ± ${percent(margin)}`,
)
// On a busy machine one may be late and yet alive: more than a handful are worth a second look.
console.log(`${late.length} of the dead ran out of time`)

async function configured() {
  const { readFile } = await import('node:fs/promises')
  return JSON.parse(await readFile('stryker.config.json', 'utf8')).mutate
}

function percent(part) {
  return `${(100 * part).toFixed(1)} %`
}
