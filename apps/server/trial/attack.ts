import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from '../src/store/sqlite-files.ts'
import { Client, type Wish } from './client.ts'
import { ask } from './http.ts'
import { playOut } from './play.ts'
import { ServerProcess } from './process.ts'
import { openingOf } from './seats.ts'
import { opcodes, Wire } from './wire.ts'

/** What one attack did to a server with default limits, and to the games that went on meanwhile. */
export interface Suffered {
  readonly attack: string
  /** Bytes, at the worst of a few looks. */
  readonly memory: number
  /** Milliseconds of processor that the main loop once spent before it served anyone else. */
  readonly stall: number
  readonly games: number
  /** What went wrong at them. */
  readonly disturbed: readonly string[]
  /** What the attacker achieved, in words. */
  readonly outcome: string
}

const DUEL = openingOf('my-treasure', 2)
/** Attackers come from elsewhere: the server believes what a proxy on this machine says. */
let addresses = 0
const elsewhere = (): string => `10.${(++addresses >> 8) & 255}.${addresses & 255}.1`

/** One who means harm, with an address of their own. */
class Attacker {
  readonly port: number
  readonly address = elsewhere()
  #token = ''

  constructor(port: number) {
    this.port = port
  }

  async arrive(name: string): Promise<this> {
    const headers = { 'x-forwarded-for': this.address }
    const body = { name, avatar: 'red-hat', keep: 'bearer' }
    const reply = await ask(this.port, '/api/v1/me', { body, headers })
    const { token } = { token: '', ...Object(reply.body) }
    this.#token = String(token)
    return this
  }

  get headers(): Record<string, string> {
    return { Authorization: `Bearer ${this.#token}`, 'X-Forwarded-For': this.address }
  }

  wire(): Promise<Wire> {
    return Wire.open({ port: this.port, headers: this.headers })
  }

  async client(): Promise<Client> {
    return Client.over(await this.wire(), this.address)
  }
}

/** Games of two that are played to the end one after another while something goes on. */
async function whilePlaying(port: number, groups: number, job: () => Promise<string>) {
  const state = { isOver: false, games: 0 }
  const disturbed: string[] = []
  const group = async (nth: number): Promise<void> => {
    while (!state.isOver) {
      const people = [new Attacker(port), new Attacker(port)]
      const clients: Client[] = []
      try {
        for (const [at, one] of people.entries()) {
          clients.push(await (await one.arrive(`Player ${nth} ${'ab'[at]}`)).client())
        }
        const [host, guest] = clients
        const { table = '' } = await host.do({ type: 'open', opening: DUEL })
        await guest.do({ type: 'sit', table, seat: 1 })
        for (const client of clients) await client.do({ type: 'watch', table })
        await guest.do({ type: 'ready', table, ready: true })
        await host.do({ type: 'start', table })
        await within(playOut(table, clients, nth), 60_000)
        state.games++
      } catch (error) {
        disturbed.push(String(error))
      } finally {
        for (const { wire } of clients) wire.cut()
      }
    }
  }
  const playing = Array.from({ length: groups }, (_none, nth) => group(nth))
  const outcome = await job().finally(() => {
    state.isOver = true
  })
  await Promise.all(playing)
  return { outcome, games: state.games, disturbed }
}

type Attack = (server: ServerProcess, folder: string) => Promise<string>

/** Milliseconds that each goes on. */
const LONG = 5_000

const attacks: Readonly<Record<string, Attack>> = {
  nothing: async () => {
    await sleep(LONG)
    return 'for comparison'
  },

  'ping flood': async ({ port }) => {
    const wires = await Promise.all(
      Array.from({ length: 8 }, async (_none, at) =>
        (await new Attacker(port).arrive(`Ping ${'abcdefgh'[at]}`)).wire(),
      ),
    )
    let dropped = 0
    for (const wire of wires) {
      wire.pause()
      wire.closed = () => dropped++
    }
    const load = Buffer.alloc(120)
    await until(LONG, () => {
      for (const wire of wires) for (let nth = 0; nth < 200; nth++) wire.frame(opcodes.ping, load)
    })
    for (const wire of wires) wire.resume()
    await sleep(200)
    for (const wire of wires) wire.cut()
    return `${dropped} of ${wires.length} dropped`
  },

  'slow readers': async ({ port }) => {
    const host = await (await new Attacker(port).arrive('Slow host')).client()
    const { table = '' } = await host.do({ type: 'open', opening: DUEL })
    const reader = await new Attacker(port).arrive('Slow reader')
    const wires = await Promise.all(Array.from({ length: 10 }, () => reader.wire()))
    for (const wire of wires) {
      wire.send(JSON.stringify({ id: 'w', type: 'watch', table }))
      await sleep(20)
      wire.pause()
      wire.frame(opcodes.ping, Buffer.alloc(0))
    }
    await flood(host, LONG, () => ({ type: 'chat', table, text: 'x'.repeat(280) }))
    for (const wire of wires) wire.cut()
    host.wire.cut()
    return `${wires.length} that read nothing`
  },

  'log growth': async server => {
    const host = await (await new Attacker(server.port).arrive('Busy host')).client()
    const { table = '' } = await host.do({ type: 'open', opening: { ...DUEL, sit: false } })
    const bots: readonly Wish[] = [
      { type: 'seat-bot', table, seat: 0, bot: 'random' },
      { type: 'clear-seat', table, seat: 0 },
      { type: 'chat', table, text: 'more' },
    ]
    const done = await flood(host, LONG, nth => bots[nth % bots.length])
    host.wire.cut()
    return `${done} entries`
  },

  'rematch storm': async ({ port }) => {
    const attacker = await new Attacker(port).arrive('Opener')
    const client = await attacker.client()
    const opened = await flood(client, LONG, () => ({ type: 'open', opening: DUEL }))
    client.wire.cut()
    return `${opened} tables`
  },

  'presence crowd': async ({ port }) => {
    const host = await (await new Attacker(port).arrive('Star')).client()
    const { table = '' } = await host.do({ type: 'open', opening: DUEL })
    const watch = JSON.stringify({ id: 'w', type: 'watch', table })
    const wires: Wire[] = []
    for (let nth = 0; nth < 40; nth++) {
      const person = await new Attacker(port).arrive('Fan').catch(() => undefined)
      for (let line = 0; person !== undefined && line < 6; line++) wires.push(await person.wire())
    }
    let told = 0
    for (const wire of wires) {
      wire.hear = () => told++
      wire.send(watch)
    }
    await until(LONG, async () => {
      for (const wire of wires) wire.send(watch)
      await sleep(200)
    })
    for (const wire of wires) wire.cut()
    host.wire.cut()
    return `${wires.length} watchers, told ${told} things`
  },

  'undo storm': async ({ port }) => {
    const host = await (await new Attacker(port).arrive('Doubter')).client()
    const bots = Array.from({ length: 9 }, (_none, at) => ({ seat: at + 1, bot: 'random' }))
    const opening = openingOf('saboteur', 10, { bots, config: { seats: 10 } })
    const answer = await host.ask({ type: 'open', opening })
    if (answer.type === 'refused' || answer.table === undefined) return JSON.stringify(answer)
    const { table } = answer
    await host.do({ type: 'watch', table })
    await host.do({ type: 'start', table })
    const done = await flood(host, LONG, () => ({ type: 'undo', table }))
    host.wire.cut()
    return `${done} taken back`
  },

  'code guessing': async ({ port }) => {
    const host = await (await new Attacker(port).arrive('Private host')).client()
    for (let nth = 0; nth < 10; nth++) {
      const visibility = nth % 2 === 0 ? ('link' as const) : ('public' as const)
      await host.ask({ type: 'open', opening: { ...DUEL, visibility } })
    }
    const guesser = await (await new Attacker(port).arrive('Guesser')).client()
    const digits = (nth: number): string => String((nth * 7919) % 1_000_000).padStart(6, '0')
    const hits = await flood(guesser, LONG, nth => ({ type: 'find', code: digits(nth) }))
    host.wire.cut()
    guesser.wire.cut()
    return `${hits} hits`
  },

  'a gap of 2 s': async server => {
    await sleep(1_000)
    server.freeze(true)
    await sleep(2_000)
    server.freeze(false)
    await sleep(2_000)
    return 'stopped and went on'
  },

  'locked disk': async (_server, folder) => {
    const other = new DatabaseSync(databaseFile(folder), { timeout: 2_000 })
    other.exec('BEGIN IMMEDIATE')
    await sleep(3_000)
    other.exec('ROLLBACK')
    other.close()
    await sleep(1_000)
    return 'held for 3 s'
  },
}

/** Runs each attack against a server of its own, with the limits that every server has. */
export async function* attackTrial(
  newFolder: () => Promise<string>,
  names: readonly string[] = Object.keys(attacks),
): AsyncGenerator<Suffered> {
  for (const attack of names) {
    const folder = await newFolder()
    const server = await ServerProcess.start(folder, { isDefault: true })
    try {
      await sleep(1_500)
      await server.stall()
      let memory = 0
      const looking = setInterval(() => {
        server.memory().then(
          bytes => {
            memory = Math.max(memory, bytes)
          },
          () => undefined,
        )
      }, 500)
      const run = attacks[attack]
      if (run === undefined) throw new Error(`no attack ${attack}`)
      const suffered = await whilePlaying(server.port, 3, () => run(server, folder)).finally(() =>
        clearInterval(looking),
      )
      yield { attack, memory, stall: await server.stall(), ...suffered }
    } finally {
      await server.kill()
    }
  }
}

/** Sends as fast as answers come, sixteen at once; how many were done. */
async function flood(client: Client, time: number, wish: (nth: number) => Wish): Promise<number> {
  const end = performance.now() + time
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

async function until(time: number, job: () => void | Promise<void>): Promise<void> {
  const end = performance.now() + time
  while (performance.now() < end) {
    await job()
    await sleep(10)
  }
}

async function within<T>(job: Promise<T>, time: number): Promise<T> {
  let late: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new Error(`not over within ${time} ms`)), time)
  })
  return Promise.race([job, over]).finally(() => clearTimeout(late))
}

function sleep(time: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, time))
}
