import type { Answer } from '@adit/protocol'
import type { Player } from '@adit/table'
import { Live } from '../ui/live.ts'
import { fieldsOf } from './fields.ts'
import { type Keeping, readKept } from './kept.ts'
import { Link, type LinkPorts } from './link.ts'
import { owesGate, TableSession } from './session.ts'
import type { Dial } from './wire.ts'

export interface GuestPorts extends Omit<LinkPorts, 'name'> {
  readonly keeping: Keeping
  dialLocal(who: Player): Dial
  freshId(): string
}

/** People who share this device at one of its own tables: each has a line and a view of their own. */
export class Guests {
  readonly table: string
  readonly sessions = new Live<readonly TableSession[]>([])
  readonly #ports: GuestPorts

  constructor(table: string, ports: GuestPorts) {
    this.table = table
    this.#ports = ports
    this.sessions.value = this.#kept().map(who => this.#session(who))
  }

  /** Someone sits down, and is ready: they are looking at the same screen. */
  async sit(name: string, avatar: string, seat: number): Promise<Answer> {
    const who = { id: this.#ports.freshId(), name, avatar }
    const session = this.#session(who)
    const answer = await session.do({ type: 'sit', seat })
    if (answer.type === 'refused') {
      session.close()
      session.link.close()
      return answer
    }
    this.#ports.keeping.write(this.#key, JSON.stringify([...this.#kept(), who]))
    this.sessions.value = [...this.sessions.value, session]
    return session.do({ type: 'ready', ready: true })
  }

  /** The table as somebody sees it who sits nowhere: whoever asked for it closes it, with its link. */
  onlooker(): TableSession {
    return this.#session({ id: this.#ports.freshId(), name: 'onlooker', avatar: 'ida' })
  }

  close(): void {
    for (const session of this.sessions.value) {
      session.close()
      session.link.close()
    }
    this.sessions.value = []
  }

  get #key(): string {
    return keyOf(this.table)
  }

  #kept(): readonly Player[] {
    const kept = readKept(this.#ports.keeping, this.#key)
    return Array.isArray(kept) ? kept.filter(isPlayer) : []
  }

  #session(who: Player): TableSession {
    const { dialLocal, freshId, now } = this.#ports
    const link = new Link(dialLocal(who), { ...this.#ports, name: freshId() })
    return new TableSession(this.table, link, now)
  }
}

/** Those who shared this device at one table share it at the next as well, and are ready. */
export async function followTo(from: string, to: string, ports: GuestPorts): Promise<void> {
  const kept = ports.keeping.read(keyOf(from))
  if (kept === undefined) return
  ports.keeping.write(keyOf(to), kept)
  const guests = new Guests(to, ports)
  for (const session of guests.sessions.value) await session.do({ type: 'ready', ready: true })
  guests.close()
}

/** Who shares this device at a table where they sit already. */
export function keepGuests(table: string, guests: readonly Player[], keeping: Keeping): void {
  keeping.write(keyOf(table), JSON.stringify(guests))
}

function keyOf(table: string): string {
  return `guests.${table}`
}

function isPlayer(input: unknown): input is Player {
  const { id, name, avatar } = fieldsOf(input)
  return [id, name, avatar].every(word => typeof word === 'string' && word !== '')
}

/** A round that shows nobody anything of their own begins for all who look at the same screen. */
export function goOnAround(sessions: readonly TableSession[], since: number): void {
  for (const session of sessions) {
    const seen = session.seen.value
    if (seen !== undefined && owesGate(seen)) void session.do({ type: 'go-on', since })
  }
}

/**
 * Who should hold the device: whoever holds it, as long as they are asked or nobody here is; else the
 * next one who is asked.
 */
export function nextHolder<S extends Pick<TableSession, 'isAwaited'>>(
  sessions: readonly S[],
  holder: S,
): S {
  if (holder.isAwaited) return holder
  return sessions.find(session => session.isAwaited) ?? holder
}
