import { deflateRawSync } from 'node:zlib'
import type { Message } from '@adit/protocol'
import { shelf } from '@adit/shelf'
import { openMemoryStore } from '@adit/table'
import { startServer } from '../apps/server/src/server.ts'
import { generous } from '../apps/server/trial/generous.ts'
import { playOut } from '../apps/server/trial/play.ts'
import { openingOf, seatPeople } from '../apps/server/trial/seats.ts'

/**
 * usage: npm run bench:wire
 *
 * What goes out to the people of a table with each move, and what it consists of: the view, what is told
 * of the move, the rest; and what would go out in other ways. Bytes a move, all four viewers together.
 */
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee']
const GAMES = 3
/** What each side of a line has to remember for it: little, for there are many lines. */
const WINDOW = 8_192
const SMALL = { level: 1, windowBits: 13, memLevel: 5 } as const

type Update = Message & { readonly type: 'update' }

interface Sum {
  moves: number
  whole: number
  view: number
  told: number
  /** Instead of the view only what differs from the last one. */
  changed: number
  /** Each message packed by itself, and with the memory of those before it. */
  packed: number
  packedOn: number
  /** Processor milliseconds of the latter. */
  packing: number
}

const running = await startServer(
  { folder: '', port: 0, log: 'silent', limits: generous },
  { store: openMemoryStore() },
)
for (const { name } of shelf) {
  const sum: Sum = {
    moves: 0,
    whole: 0,
    view: 0,
    told: 0,
    changed: 0,
    packed: 0,
    packedOn: 0,
    packing: 0,
  }
  for (let game = 0; game < GAMES; game++) await measure(name, game, sum)
  const each = (bytes: number): string => String(Math.round(bytes / sum.moves)).padStart(6)
  process.stdout.write(
    `${name.padEnd(14)} ${each(sum.whole)} B a move: view ${each(sum.view)}, told ${each(sum.told)}; ` +
      `told without view ${each(sum.whole - sum.view)}, ` +
      `changes of the view ${each(sum.whole - sum.view + sum.changed)}, ` +
      `packed ${each(sum.packed)}, packed with memory ${each(sum.packedOn)} (` +
      `${(sum.packing / sum.moves).toFixed(2)} ms of processor)\n`,
  )
}
await running.close()

async function measure(title: string, seed: number, sum: Sum): Promise<void> {
  const { table, clients } = await seatPeople(running.port, openingOf(title, NAMES.length), NAMES)
  await clients[0]?.do({ type: 'start', table })
  await playOut(table, clients, seed)
  for (const [seat, { messages, wire }] of clients.entries()) {
    const updates = messages.filter(isMove)
    if (seat === 0) sum.moves += updates.length
    let last: unknown
    let before = ''
    for (const update of updates) {
      const text = JSON.stringify(update)
      const view: unknown = update.game?.view
      sum.whole += text.length
      sum.view += sizeOf(view)
      sum.told += sizeOf(update.items)
      sum.changed += sizeOf(changes(last, view))
      sum.packed += deflateRawSync(text, { level: 1 }).length
      const known = before === '' ? {} : { dictionary: Buffer.from(before.slice(-WINDOW)) }
      const began = process.cpuUsage()
      sum.packedOn += deflateRawSync(text, { ...SMALL, ...known }).length
      const { user, system } = process.cpuUsage(began)
      sum.packing += (user + system) / 1_000
      before = `${before}${text}`.slice(-WINDOW)
      last = view
    }
    wire.cut()
  }
}

function isMove(message: Message): message is Update {
  return message.type === 'update' && message.items.some(({ type }) => type === 'moved')
}

function sizeOf(part: unknown): number {
  return part === undefined ? 0 : JSON.stringify(part).length
}

/** The parts of a value that differ, by name; a list that differs in length is given whole. */
function changes(before: unknown, after: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined
  if (!isParts(before) || !isParts(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  if (Array.isArray(before) && Object.keys(before).length !== Object.keys(after).length)
    return after
  const found = Object.entries(after).flatMap(([name, value]) => {
    const change = changes(before[name], value)
    return change === undefined ? [] : [[name, change]]
  })
  return Object.fromEntries(found)
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
