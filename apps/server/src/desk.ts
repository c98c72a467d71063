import type { Parsed } from '@adit/kernel'
import type { Answer, Command } from '@adit/protocol'
import type { Player } from '@adit/table'
import type { Logger } from 'pino'
import type { Looks, People } from './identity/people.ts'
import type { Metrics } from './metrics.ts'
import { Buckets } from './rate.ts'
import { refuse } from './refusals.ts'
import type { Limits } from './settings.ts'
import type { Store } from './store/store.ts'
import { findByCode } from './tables/codes.ts'
import type { Tables } from './tables/tables.ts'

/** Commands whose answer is all there is to them; the others need a connection that stays. */
export type Errand = Exclude<Command, { type: 'watch' | 'unwatch' | 'browse' | 'mine' }>

export interface Caller {
  readonly player: Player
  readonly address: string
}

export interface DeskPorts {
  readonly store: Store
  readonly tables: Tables
  readonly metrics: Metrics
  readonly log: Logger
  readonly limits: Limits
  readonly people: People
  /** Someone took another name: whoever acts for them should know. */
  renamed(player: Player): void
  now(): number
}

/** Where every command is done, whichever way it came in. */
export class Desk {
  readonly #ports: DeskPorts
  readonly #identities: Buckets
  readonly #addresses: Buckets
  readonly #openings: Buckets
  readonly #guesses: Buckets

  constructor(ports: DeskPorts) {
    const { limits, now } = ports
    this.#ports = ports
    this.#identities = new Buckets(limits.identity, now)
    this.#addresses = new Buckets(limits.address, now)
    this.#openings = new Buckets(limits.opening, now)
    this.#guesses = new Buckets(limits.guessing, now)
  }

  /** Whether this caller may ask for one more thing now. */
  admits({ player, address }: Caller): boolean {
    return this.admitsAddress(address) && this.#identities.take(player.id)
  }

  admitsAddress(address: string): boolean {
    return this.#addresses.take(address)
  }

  /** Someone who tries codes must not try many. */
  admitsGuess(address: string): boolean {
    return this.#guesses.take(address)
  }

  async perform(caller: Caller, command: Errand): Promise<Answer> {
    const { type } = command
    const began = performance.now()
    const answer = await this.#answer(caller, command).catch((error: unknown): Answer => {
      this.#ports.log.error({ err: error, command: type }, 'a command failed')
      return { type: 'refused', id: command.id, why: refuse('server-failed') }
    })
    this.#ports.metrics.commandSeconds.observe({ type }, (performance.now() - began) / 1_000)
    this.count(type, answer)
    return answer
  }

  count(type: Command['type'], answer: Answer): void {
    const { commands, refusals } = this.#ports.metrics
    commands.inc({ type, outcome: answer.type })
    if (answer.type === 'refused') refusals.inc({ key: answer.why.key })
  }

  async #answer(caller: Caller, command: Errand): Promise<Answer> {
    const { id } = command
    switch (command.type) {
      case 'open':
        if (!this.#openings.take(caller.address)) return tooFast(id)
        return this.#ports.tables.open(command, caller.player)
      case 'find': {
        if (!this.admitsGuess(caller.address)) return tooFast(id)
        const table = await this.find(command.code)
        return table.ok
          ? { type: 'done', id, table: table.value }
          : { type: 'refused', id, why: table.why }
      }
      case 'profile': {
        const player = await this.rename(caller.player.id, command)
        return player.ok ? { type: 'done', id } : { type: 'refused', id, why: player.why }
      }
      default: {
        const done = await this.#ports.tables.use(command.table, host =>
          host.command(caller.player, command),
        )
        return done.ok ? done.value : { type: 'refused', id, why: done.why }
      }
    }
  }

  async rename(id: string, looks: Looks): Promise<Parsed<Player>> {
    const player = await this.#ports.people.rename(id, looks)
    if (player.ok) this.#ports.renamed(player.value)
    return player
  }

  /** The table with this code. */
  async find(code: string): Promise<Parsed<string>> {
    const found = await findByCode(this.#ports.store, code)
    return found === undefined
      ? { ok: false, why: refuse('server-unknown-code') }
      : { ok: true, value: found.table }
  }
}

function tooFast(id: string): Answer {
  return { type: 'refused', id, why: refuse('server-too-fast') }
}
