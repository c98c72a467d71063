import type { Complaint } from '@adit/protocol'
import { chapter } from '@adit/words'
import type { Speech } from '../../words/speech.ts'

/** A report as the keeper's door gives it out. */
export interface ReportKept {
  readonly seq: number
  readonly at: number
  readonly answer?: 'silence' | 'ban' | 'lift' | 'dismiss'
  readonly report: {
    readonly table: string
    readonly by: Named
    readonly about: Named
    readonly why: Complaint
    readonly note?: string
    readonly said: readonly Line[]
  }
}

interface Named {
  readonly id: string
  readonly name: string
}

interface Line {
  readonly seq: number
  readonly player: string
  readonly name: string
  readonly text: string
}

export interface DeedKept {
  readonly seq: number
  readonly at: number
  readonly deed: 'silence' | 'ban' | 'lift' | 'dismiss'
  readonly person?: string
  readonly hours?: number
  /** How they were called, as far as anyone knows. */
  readonly name?: string
  readonly report?: number
  readonly note?: string
}

/** Hours, as the page offers them. */
export const spans = ['1', '24', '168', '720'] as const

/** How long something lasts, as a sentence says it. */
export function lasting(t: Speech, hours: number): string {
  const words = chapter(t.language, 'page/keeper')
  const span = spans.find(one => Number(one) === hours)
  return span === undefined ? t.fill(words.lastingHours, { hours }) : words.lasting[span]
}

export function dateOf(t: Speech, at: number): string {
  return new Date(at).toLocaleString(t.language, { dateStyle: 'medium', timeStyle: 'short' })
}

export type Problem = 'wrong' | 'offline'

/** What lies before the keeper. */
interface Papers {
  readonly reports: readonly ReportKept[]
  readonly deeds: readonly DeedKept[]
}

/** The keeper's door of this server. The token is held here and kept nowhere. */
export class Office {
  readonly #token: string

  constructor(token: string) {
    this.#token = token
  }

  async look(isAll: boolean): Promise<Papers | Problem> {
    const reports = await this.#ask(isAll ? 'reports?all=yes' : 'reports')
    if (typeof reports === 'string') return reports
    const journal = await this.#ask('journal')
    if (typeof journal === 'string') return journal
    const [{ reports: waiting }, { deeds }] = await Promise.all([reports.json(), journal.json()])
    return { reports: waiting, deeds }
  }

  async decide(deed: object): Promise<Problem | undefined> {
    const answer = await this.#ask('deeds', { method: 'POST', body: JSON.stringify(deed) })
    return typeof answer === 'string' ? answer : undefined
  }

  async #ask(path: string, how: RequestInit = {}): Promise<Response | Problem> {
    // A header takes no other signs, and no token has them.
    if (!/^[\x21-\x7e]+$/.test(this.#token)) return 'wrong'
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' }
    const answer = await fetch(`/api/v1/keeper/${path}`, { ...how, headers }).catch(() => undefined)
    if (answer === undefined) return 'offline'
    return answer.ok ? answer : 'wrong'
  }
}
