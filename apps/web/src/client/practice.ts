import type { AnyTitle, Refusal } from '@adit/kernel'
import { nth } from '@adit/kernel'
import type { Opening } from '@adit/protocol'
import type { Player } from '@adit/table'
import { Guests } from './guests.ts'
import { guestPorts } from './here.ts'
import type { Link } from './link.ts'

export type Opened =
  | { readonly ok: true; readonly table: string }
  | { readonly ok: false; readonly why: Refusal }

/** Opens a table and says where it is. */
export async function openTable(link: Link, opening: Opening): Promise<Opened> {
  const answer = await link.ask({ type: 'open', opening })
  if (answer.type === 'refused') return { ok: false, why: answer.why }
  return answer.table === undefined
    ? { ok: false, why: { key: 'table-unknown' } }
    : { ok: true, table: answer.table }
}

/** A game on this device, begun at once with those who share it. They sit after its owner. */
export async function beginHere(
  link: Link,
  opening: Opening,
  people: readonly Pick<Player, 'name' | 'avatar'>[],
): Promise<Opened> {
  const opened = await openTable(link, opening)
  if (!opened.ok) return opened
  const guests = new Guests(opened.table, guestPorts)
  for (const [at, { name, avatar }] of people.entries()) await guests.sit(name, avatar, at + 1)
  guests.close()
  const started = await link.ask({ type: 'start', table: opened.table })
  return started.type === 'done' ? opened : { ok: false, why: started.why }
}

/** A game against bots on this device, begun at once: the title's first preset, one person. */
export async function practise(link: Link, title: AnyTitle, bot: string): Promise<Opened> {
  const { config } = nth(title.presets, 0)
  const opening: Opening = {
    title: title.name,
    config,
    clock: 'none',
    visibility: 'link',
    memory: 'full',
    bots: Array.from({ length: config.seats - 1 }, (_none, at) => ({ seat: at + 1, bot })),
    sit: true,
    moment: 3,
    gated: true,
  }
  return beginHere(link, opening, [])
}
