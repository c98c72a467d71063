import { botNamed, poolFor } from '@adit/bots'
import { type AnyGame, type AnyTitle, nth, type Parsed, parsed, unreadable } from '@adit/kernel'
import type { Config } from '../config.ts'
import { type Contestant, type Played, playBothWays, playMixed } from './match.ts'
import { Program } from './program.ts'

/** What is played in an arena, plain enough to be handed to a thread. */
export interface ArenaPlan {
  readonly title: string
  readonly config: Config
  readonly bots: readonly string[]
  readonly seed: number
  readonly playouts: number
  /** By roles, both ways; or one bot alone among others, in every seat. */
  readonly kind: 'roles' | 'mixed'
}

/** All pairs of the bots, in the order they are named. */
export function pairsOf({ bots }: ArenaPlan): readonly (readonly [string, string])[] {
  return bots.flatMap((one, at) => bots.slice(at + 1).map(other => [one, other] as const))
}

/** A name with a slash is a program's path. */
export function isProgram(name: string): boolean {
  return name.includes('/')
}

export function checkBots(title: AnyTitle, names: readonly string[]): Parsed<readonly string[]> {
  const unknown = names.find(name => !isProgram(name) && botNamed(title.name, name) === undefined)
  if (unknown !== undefined) {
    const bots = poolFor(title.name).map(bot => bot.name)
    return unreadable('unknown-bot', { bot: unknown, bots: bots.join(', '), title: title.name })
  }
  return names.length < 2 ? unreadable('arena-needs-two') : parsed(names)
}

/** One deal of one pair. */
export interface Job {
  readonly pair: number
  readonly deal: number
}

export interface JobDone extends Job {
  readonly games: readonly Played[]
}

/** Plays deals of a plan; programs it starts live until it is closed. */
export class Stage {
  readonly #plan: ArenaPlan
  readonly #game: AnyGame
  readonly #contestants = new Map<string, Contestant>()
  readonly #programs: Program[] = []

  constructor(plan: ArenaPlan, game: AnyGame) {
    this.#plan = plan
    this.#game = game
  }

  async play({ pair, deal }: Job): Promise<JobDone> {
    const { playouts, seed, kind } = this.#plan
    const [one, other] = nth(pairsOf(this.#plan), pair)
    const both = [this.#called(one), this.#called(other)] as const
    const setting = { game: this.#game, budget: { playouts }, seed }
    const games = await (kind === 'roles' ? playBothWays : playMixed)(setting, deal, both)
    return { pair, deal, games }
  }

  close(): void {
    for (const program of this.#programs) program.close()
  }

  #called(name: string): Contestant {
    const known = this.#contestants.get(name)
    if (known !== undefined) return known
    const made = this.#make(name)
    this.#contestants.set(name, made)
    return made
  }

  #make(name: string): Contestant {
    const { title, config } = this.#plan
    if (isProgram(name)) {
      const program = new Program(name, { title, config })
      this.#programs.push(program)
      return program
    }
    const bot = botNamed(title, name)
    if (bot === undefined) throw new Error(`no bot ${name} plays ${title}`)
    return bot
  }
}
