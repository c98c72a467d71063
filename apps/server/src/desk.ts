import type { Refusal } from '@adit/kernel'
import type { Answer, Command } from '@adit/protocol'
import type { Errand, Hall, Player } from '@adit/table'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import { Buckets, type Meter, meterFor } from './rate.ts'
import { refuse, type ServerRefusal } from './refusals.ts'
import type { Limits } from './settings.ts'
import { Away, type SharedStore, Unstored } from './store/shared.ts'
import type { Traces } from './traces/traces.ts'
import { Turnstile } from './turnstile.ts'

export interface Caller {
  readonly player: Player
  /** With which of their devices. */
  readonly session?: string
  /** Until when the keeper has them silent, or out. */
  readonly silenced?: number
  readonly banned?: number
  readonly address: string
}

export interface DeskPorts {
  readonly hall: Hall
  readonly metrics: Metrics
  readonly log: Logger
  readonly limits: Limits
  now(): number
  /** How many tables that are not finished someone has opened. */
  owned(player: string): Promise<number>
  /** Whether a text can stand. */
  isDecent(text: string): boolean
  /** Games end, but none begins. */
  isDraining(): boolean
  /** Counts what is dear for all nodes together. */
  readonly shared?: Pick<SharedStore, 'take'> | undefined
  readonly traces?: Traces | undefined
}

/** Where every command passes, whichever way it came in: counted, timed, and not too many of them. */
export class Desk {
  readonly #ports: DeskPorts
  readonly #identities: Buckets
  readonly #addresses: Buckets
  readonly #openings: Meter
  readonly #turnstile = new Turnstile()
  readonly #guesses: Meter

  constructor(ports: DeskPorts) {
    const { limits, now } = ports
    this.#ports = ports
    this.#identities = new Buckets(limits.identity, now)
    this.#addresses = new Buckets(limits.address, now)
    this.#openings = meterFor('opening', limits.opening, now, ports.shared)
    this.#guesses = meterFor('guessing', limits.guessing, now, ports.shared)
  }

  /** Whether this caller may ask for one more thing now. */
  admits({ player, address }: Caller): boolean {
    return this.admitsAddress(address) && this.#identities.take(player.id)
  }

  admitsAddress(address: string): boolean {
    return this.#addresses.take(address)
  }

  /** Someone who tries codes must not try many. */
  admitsGuess(address: string): Promise<boolean> {
    return this.#guesses.take(address)
  }

  /** Why this caller is not served at all. */
  bans({ banned }: Caller): Refusal | undefined {
    const { now } = this.#ports
    return banned !== undefined && banned > now()
      ? refuse('server-banned', { until: dateOf(banned) })
      : undefined
  }

  /** An errand: the answer is all there is to it. */
  errand(caller: Caller, command: Errand): Promise<Answer> {
    return this.perform(caller, command, () => this.#ports.hall.perform(caller.player, command))
  }

  /** Does a job for a command, unless there are too many like it. Always answers. */
  async perform(caller: Caller, command: Command, job: () => Promise<Answer>): Promise<Answer> {
    const { type, id } = command
    const { log, metrics, traces } = this.#ports
    if (!this.#turnstile.isOpen()) await this.#turnstile.pass()
    const began = performance.now()
    const traced = traces?.command(caller.player.id, command)
    const answer = await this.#admitted(caller, command, job).catch((error: unknown): Answer => {
      // To be tried again under the same id, as if the table had been busy.
      if (error instanceof Away) return { type: 'refused', id, why: { key: 'table-busy' } }
      if (error instanceof Unstored)
        return { type: 'refused', id, why: { key: 'table-not-stored' } }
      log.error({ err: error, command: type }, 'a command failed')
      return { type: 'refused', id, why: refuse('server-failed') }
    })
    metrics.commandSeconds.observe({ type }, (performance.now() - began) / 1_000)
    metrics.commands.inc({ type, outcome: answer.type })
    traced?.(answer.type)
    if (answer.type === 'refused') metrics.refusals.inc({ key: answer.why.key })
    return answer
  }

  async #admitted(caller: Caller, command: Command, job: () => Promise<Answer>): Promise<Answer> {
    const { type, id } = command
    const isDear = type === 'open' || type === 'rematch' || type === 'find'
    const declined = isDear ? await this.#declines(caller, type) : undefined
    const why = this.bans(caller) ?? this.#hushes(caller, command) ?? (declined && refuse(declined))
    return why === undefined ? job() : { type: 'refused', id, why }
  }

  /** Why this is not said. */
  #hushes({ silenced = 0 }: Caller, command: Command): Refusal | undefined {
    const { now, isDecent } = this.#ports
    const { type } = command
    const isTalk = type === 'chat' || type === 'phrase' || type === 'say'
    if (isTalk && silenced > now()) return refuse('server-silenced', { until: dateOf(silenced) })
    const text =
      type === 'chat' || type === 'say'
        ? command.text
        : type === 'rename'
          ? command.name
          : undefined
    return text === undefined || isDecent(text) ? undefined : refuse('server-word')
  }

  /**
   * Whatever makes a table comes out of one budget, and stops when the server drains; and nobody
   * has more than so many that are not finished.
   */
  async #declines(
    { address, player }: Caller,
    type: 'open' | 'rematch' | 'find',
  ): Promise<ServerRefusal | undefined> {
    const { limits } = this.#ports
    if (type === 'find') return (await this.admitsGuess(address)) ? undefined : 'server-too-fast'
    if (this.#ports.isDraining()) return 'server-closing'
    if (!(await this.#openings.take(address))) return 'server-too-fast'
    const own = await this.#ports.owned(player.id)
    return own < limits.tablesOfIdentity ? undefined : 'server-too-many-tables'
  }
}

/** To the minute, by a clock that is nobody's own. */
function dateOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
