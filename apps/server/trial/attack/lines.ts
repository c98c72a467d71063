import type { ServerProcess } from '../process.ts'
import { opcodes, type Wire } from '../wire.ts'
import { Attacker } from './attacker.ts'
import { DUEL } from './bystanders.ts'
import { flood } from './storms.ts'
import { LONG, sleep, until } from './time.ts'

/** Attacks by what a line carries: frames that cost, and readers that do not read. */

export async function pingFlood({ port }: ServerProcess): Promise<string> {
  const wires = await Promise.all(
    Array.from('abcdefgh', async letter =>
      (await new Attacker(port).arrive(`Ping ${letter}`)).wire(),
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
}

export async function slowReaders({ port }: ServerProcess): Promise<string> {
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
  await flood(host, () => ({ type: 'chat', table, text: 'x'.repeat(280) }))
  for (const wire of wires) wire.cut()
  host.wire.cut()
  return `${wires.length} that read nothing`
}

/** People who look on, each with as many lines as one may have, and those lines that ask again and again. */
const FANS = 417
const LINES = 6
const RESTLESS = 240

export async function presenceCrowd({ port }: ServerProcess): Promise<string> {
  const host = await (await new Attacker(port).arrive('Star')).client()
  const { table = '' } = await host.do({ type: 'open', opening: DUEL })
  const watch = JSON.stringify({ id: 'w', type: 'watch', table })
  const wires: Wire[] = []
  let told = 0
  const began = performance.now()
  for (let nth = 0; nth < FANS; nth++) {
    const person = await new Attacker(port).arrive('Fan')
    for (let line = 0; line < LINES; line++) {
      const wire = await person.wire()
      wire.hear = () => told++
      wire.send(watch)
      wires.push(wire)
    }
  }
  const seconds = (performance.now() - began) / 1_000
  await until(LONG, async () => {
    for (const wire of wires.slice(0, RESTLESS)) wire.send(watch)
    await sleep(200)
  })
  for (const wire of wires) wire.cut()
  host.wire.cut()
  return `${wires.length} watchers in ${seconds.toFixed(1)} s, told ${told} things`
}
