import { type Random, shuffle } from '@adit/kernel'
import { limits } from '@adit/protocol'
import { opcodes } from './wire.ts'

/** One thing a client should not send. */
export interface Bad {
  readonly opcode: number
  readonly payload: Buffer
  /** The server hangs up on it rather than answer. */
  readonly isFatal?: boolean
}

/** Commands of honest players, overheard. */
export interface Overheard {
  readonly table: string
  readonly commands: readonly string[]
}

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  'x'.repeat(5_000),
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1 },
  { length: 1e9 },
]
const NAMES = [
  'id',
  'type',
  'table',
  'seat',
  'since',
  'move',
  '__proto__',
  'constructor',
  'opening',
]

/** What strangers may not do at someone else's table, whatever they say. */
const FOREIGN: readonly object[] = [
  { type: 'sit' },
  { type: 'sit', seat: 0 },
  { type: 'leave' },
  { type: 'return' },
  { type: 'rename', name: 'Ann', avatar: 'red-hat' },
  { type: 'ready', ready: false },
  { type: 'seed', seed: 'mine' },
  { type: 'seat-bot', seat: 0, bot: 'random' },
  { type: 'clear-seat', seat: 0 },
  { type: 'start' },
  { type: 'undo' },
  { type: 'propose', motion: { kind: 'end' } },
  { type: 'vote', yes: true },
  { type: 'rematch' },
]

/** Makes bad messages of many kinds, without end and without luck: the same for the same draws. */
export class Malice {
  readonly #random: Random
  #count = 0

  constructor(random: Random) {
    this.#random = random
  }

  next(overheard: readonly Overheard[]): Bad {
    const { table, commands } = this.#pick(overheard)
    const undo = JSON.stringify({ type: 'undo', table, id: 'undo' })
    const heard = commands.length > 0 ? this.#pick(commands) : undo
    switch (this.#random.below(13)) {
      case 0:
        return text(this.#noise(1 + this.#random.below(200)))
      case 1:
        return text(heard.slice(0, this.#random.below(heard.length)))
      case 2:
        return text(heard.replace(/[{}":,]/, this.#noise(1)))
      case 3:
      case 4:
        return text(this.#twisted(heard))
      case 5:
        return text(JSON.stringify(this.#pick(ODD)))
      case 6:
        return text(
          JSON.stringify({ ...this.#pick(FOREIGN), table: `no-${this.#id()}`, id: this.#id() }),
        )
      case 7:
        return text(JSON.stringify({ ...this.#pick(FOREIGN), table, id: this.#id() }))
      case 8:
        // Someone else's command, word for word, or under an id of one's own.
        return text(this.#random.below(2) === 0 ? heard : this.#renamed(heard))
      case 9:
        return text(`"${'x'.repeat(limits.command + this.#random.below(8_000))}"`)
      case 10:
        return { opcode: opcodes.binary, payload: Buffer.from(heard) }
      case 11:
        return text(JSON.stringify({ type: 'open', id: this.#id(), opening: this.#opening() }))
      default:
        return this.#random.below(40) === 0 ? this.#fatal() : text(this.#shuffled(heard))
    }
  }

  #fatal(): Bad {
    const isFatal = true
    switch (this.#random.below(3)) {
      case 0:
        return { opcode: opcodes.text, payload: Buffer.alloc(80_000, 'x'), isFatal }
      case 1:
        return { opcode: 3 + this.#random.below(5), payload: Buffer.from('?'), isFatal }
      default:
        return { opcode: opcodes.text, payload: Buffer.from([0xff, 0xfe, 0x80]), isFatal }
    }
  }

  /** One field too odd, too many or too few. */
  #twisted(heard: string): string {
    const fields = Object.entries(Object(JSON.parse(heard)))
    const at = this.#random.below(fields.length)
    if (this.#random.below(3) === 0) fields.splice(at, 1)
    else if (this.#random.below(2) === 0) fields[at] = [fields[at][0], this.#pick(ODD)]
    else fields.push([this.#pick(NAMES), this.#pick(ODD)])
    const body = fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    return `{${body.join(',')},"odd":1}`
  }

  #renamed(heard: string): string {
    return JSON.stringify({ ...Object(JSON.parse(heard)), id: this.#id() })
  }

  #shuffled(heard: string): string {
    return shuffle(heard.split(''), this.#random).join('')
  }

  #opening(): unknown {
    const config = { seats: this.#pick([-1, 0, 99, 1.5, '2', null]), [this.#noise(3)]: 1 }
    const title = this.#pick(['saboteur', 'my-treasure', 'chess'])
    const rest = { clock: 'none', visibility: 'public', memory: 'full', bots: [], sit: true }
    return { title, config, ...rest }
  }

  #noise(length: number): string {
    return String.fromCharCode(...Array.from({ length }, () => 33 + this.#random.below(900)))
  }

  #id(): string {
    return `bad-${++this.#count}`
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#random.below(list.length)]
  }
}

function text(sent: string): Bad {
  return { opcode: opcodes.text, payload: Buffer.from(sent) }
}
