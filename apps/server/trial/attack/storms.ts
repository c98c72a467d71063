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

/** More than one address may open at once, and while the storm lasts. */
const MOST_AGAIN = 40

/** One who ends each game against a bot at once, and wants it again. */
export async function rematchStorm({ port }: ServerProcess): Promise<string> {
  const client = await (await new Attacker(port).arrive('Once more')).client()
  const began = performance.now()
  let refused = 0
  /** On a slow machine it takes longer until somebody minds. */
  const isOver = (): boolean => performance.now() - began > (refused > 0 ? LONG : 10 * LONG)
  const insist = async (wish: Wish): Promise<string | undefined> => {
    while (!isOver()) {
      const answer = await client.ask(wish)
      if (answer.type === 'done') return answer.table
      if (wish.type === 'rematch') refused++
      await sleep(20)
    }
    return undefined
  }
  const bots = [{ seat: 1, bot: 'random' }]
  let table = await insist({ type: 'open', opening: { ...DUEL, bots } })
  let games = 0
  while (table !== undefined) {
    await insist({ type: 'watch', table })
    await insist({ type: 'start', table })
    await insist({ type: 'propose', table, motion: { kind: 'end' } })
    if ((await insist({ type: 'rematch', table })) === undefined) break
    games++
    await insist({ type: 'unwatch', table })
    table = client.messages
      .flatMap(one => (one.type === 'update' && one.table === table && one.info?.rematch) || [])
      .at(-1)
  }
  client.wire.cut()
  if (refused === 0 || games > MOST_AGAIN) throw new Error(`${games} rematches, and nobody minded`)
  return `${games} tables more, refused ${refused} times`
}

/** Ten who move and want it back: each time the server finds out what was learned by it. */
export async function undoStorm({ port }: ServerProcess): Promise<string> {
  const { table, doubters } = await doubtersAt(port)
  const verdicts = new Map<string, number>()
  const end = performance.now() + LONG
  let moves = 0
  while (performance.now() < end) {
    await sleep(1)
    const asked = doubters.find(one => one.choose() !== undefined)
    const chosen = asked?.choose()
    if (asked === undefined || chosen === undefined) continue
    const { client } = asked
    // Each under an id of its own: a move that was taken back is made again.
    const moved = await client.ask(chosen, `m${++moves}`)
    const undo = { type: 'undo', table } as const
    const answers =
      moved.type === 'done' ? await Promise.all([client.ask(undo), client.ask(undo)]) : []
    for (const answer of answers) {
      const what = answer.type === 'done' ? 'taken back' : answer.why.key
      verdicts.set(what, (verdicts.get(what) ?? 0) + 1)
    }
  }
  for (const { client } of doubters) client.wire.cut()
  const told = [...verdicts].map(([what, times]) => `${what} ${times}`).join(', ')
  if (!verdicts.has('taken back') && !verdicts.has('table-something-learned')) {
    throw new Error(`nothing was found out: ${moves} moves, ${told}`)
  }
  return `${moves} moves: ${told}`
}

interface Doubter {
  readonly client: Client
  choose(): ReturnType<Pilot['choose']>
}

/** Ten people at a table of Saboteur, who have begun. */
async function doubtersAt(port: number): Promise<{ table: string; doubters: readonly Doubter[] }> {
  const clients: Client[] = []
  for (const letter of 'abcdefghij') {
    clients.push(await (await new Attacker(port).arrive(`Doubter ${letter}`)).client())
  }
  const [host] = clients
  if (host === undefined) throw new Error('nobody came')
  const { table = '' } = await host.do({ type: 'open', opening: openingOf('saboteur', 10) })
  for (const client of clients) {
    if (client !== host) await client.do({ type: 'sit', table })
    await client.do({ type: 'watch', table })
    await client.do({ type: 'ready', table, ready: true })
  }
  await host.do({ type: 'start', table })
  const doubters = clients.map((client, nth) => {
    const pilot = new Pilot(table, 'undo', quickRandom(nth))
    let heard = 0
    const choose = (): ReturnType<Pilot['choose']> => {
      for (const message of client.messages.slice(heard)) pilot.hear(message)
      heard = client.messages.length
      return pilot.choose()
    }
    return { client, choose }
  })
  return { table, doubters }
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
