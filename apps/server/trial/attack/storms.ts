import { quickRandom } from '@adit/kernel'
import type { Client, Wish } from '../client.ts'
import { Pilot } from '../pilot.ts'
import type { ServerProcess } from '../process.ts'
import { openingOf } from '../seats.ts'
import { Attacker } from './attacker.ts'
import { DUEL, playOnce } from './bystanders.ts'
import { LONG, sleep } from './time.ts'

/** Attacks by asking for more than anyone needs. Each says what it achieved. */

export async function growLog({ port }: ServerProcess): Promise<string> {
  const host = await (await new Attacker(port).arrive('Busy host')).client()
  const { table = '' } = await host.do({ type: 'open', opening: { ...DUEL, sit: false } })
  const bots: readonly Wish[] = [
    { type: 'seat-bot', table, seat: 0, bot: 'random' },
    { type: 'clear-seat', table, seat: 0 },
    { type: 'chat', table, text: 'more' },
  ]
  const done = await flood(host, nth => bots[nth % bots.length] ?? { type: 'mine' })
  host.wire.cut()
  return `${done} entries`
}

export async function openMany({ port }: ServerProcess): Promise<string> {
  const client = await (await new Attacker(port).arrive('Opener')).client()
  const opened = await flood(client, () => ({ type: 'open', opening: DUEL }))
  client.wire.cut()
  return `${opened} tables`
}

/** Moves and wants it back, at a full table: each time the server finds out what was learned. */
export async function undoStorm({ port }: ServerProcess): Promise<string> {
  const host = await (await new Attacker(port).arrive('Doubter')).client()
  const bots = Array.from({ length: 9 }, (_none, at) => ({ seat: at + 1, bot: 'random' }))
  const opening = openingOf('saboteur', 10, { bots, pace: 'quick' })
  const { table = '' } = await host.do({ type: 'open', opening })
  await host.do({ type: 'watch', table })
  await host.do({ type: 'start', table })
  const pilot = new Pilot(table, 'undo', quickRandom(1))
  let heard = 0
  let moves = 0
  const verdicts = { 'taken back': 0, stands: 0 }
  const end = performance.now() + LONG
  while (performance.now() < end) {
    for (const message of host.messages.slice(heard)) pilot.hear(message)
    heard = host.messages.length
    const chosen = pilot.choose()
    if (chosen === undefined || chosen.type !== 'move') {
      await sleep(5)
      continue
    }
    // Each under an id of its own: a move that was taken back is made again.
    const moved = await host.ask({ ...chosen }, `m${++moves}`)
    if (moved.type === 'refused') continue
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => host.ask({ type: 'undo', table })),
    )
    for (const answer of answers) {
      if (answer.type === 'done') verdicts['taken back']++
      else if (answer.why.key === 'table-something-learned') verdicts.stands++
    }
  }
  host.wire.cut()
  if (verdicts['taken back'] + verdicts.stands === 0) throw new Error('nothing was asked for back')
  return `${moves} moves, ${verdicts['taken back']} taken back, ${verdicts.stands} times it stood`
}

export async function guessCodes({ port }: ServerProcess): Promise<string> {
  const host = await (await new Attacker(port).arrive('Private host')).client()
  for (let nth = 0; nth < 10; nth++) {
    const visibility = nth % 2 === 0 ? ('link' as const) : ('public' as const)
    await host.ask({ type: 'open', opening: { ...DUEL, visibility } })
  }
  const guesser = await (await new Attacker(port).arrive('Guesser')).client()
  const digits = (nth: number): string => String((nth * 7919) % 1_000_000).padStart(6, '0')
  let tries = 0
  const hits = await flood(guesser, nth => {
    tries = nth + 1
    return { type: 'find', code: digits(nth) }
  })
  host.wire.cut()
  guesser.wire.cut()
  return `${hits} hits in ${tries} tries`
}

/** Old games again and again: their records, logs and tapes are made from whole logs. */
export async function readMany({ port }: ServerProcess): Promise<string> {
  const people = await Promise.all(
    ['Reader a', 'Reader b'].map(name => new Attacker(port).arrive(name)),
  )
  const clients = await Promise.all(people.map(one => one.client()))
  const table = await playOnce(clients, 1)
  for (const { wire } of clients) wire.cut()
  const [reader] = people
  let read = 0
  const end = performance.now() + LONG
  while (performance.now() < end) {
    for (const what of ['record', 'tape', 'log', 'moves']) {
      const reply = await reader?.get(`/tables/${table}/${what}`)
      if (reply?.status === 200) read++
    }
  }
  return `${read} answers`
}

/** Sends as fast as answers come, sixteen at once; how many were done. */
export async function flood(client: Client, wish: (nth: number) => Wish): Promise<number> {
  const end = performance.now() + LONG
  let nth = 0
  let done = 0
  const lane = async (): Promise<void> => {
    while (performance.now() < end) {
      const answer = await client.ask(wish(nth++))
      if (answer.type === 'done') done++
    }
  }
  await Promise.all(Array.from({ length: 16 }, () => lane().catch(() => undefined)))
  return done
}
