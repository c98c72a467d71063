import type { BackupSettings } from './backups.ts'
import type { MetricsAddress } from './http/metrics-port.ts'
import type { Rate } from './rate.ts'

/** All that can be chosen about a server. Only main.ts, or whoever calls `serve`, fills it in. */
export interface Settings {
  /** Where to listen. 0.0.0.0 opens the table to the home network. */
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  /** The folder of the database. */
  readonly folder: string
  /** The folder of the built pages; without one only programs are served. */
  readonly pages?: string
  /** What people type into their browser, if that is not where this process listens. */
  readonly origin?: string
  /** Addresses of proxies whose X-Forwarded-For is believed, separated by commas; or `loopback`. */
  readonly proxy?: string
  /** Whoever shows it may read /metrics; without one there are none, but at an address of their own. */
  readonly metricsToken?: string
  /** Whoever shows it keeps the house: reads reports, silences and bans. Without one nobody does. */
  readonly keeperToken?: string
  /** A file of words that are not said here, one a line; without it everything may be said. */
  readonly words?: string
  /** Where the metrics are, if not among all else. */
  readonly metrics?: MetricsAddress
  /** A collector of traces, and the share of commands that are followed. */
  readonly traces?: { readonly url: string; readonly share: number }
  /** A folder for the page's files of this and earlier builds; without it there are only this one's. */
  readonly assets?: string
  /** Where copies of the database go by themselves; without it none are made. */
  readonly backup?: BackupSettings
  /** `postgres://…`: a database that several nodes share, in place of the folder's own. */
  readonly store?: string
  /** `nats://…`: carries news between nodes. Without it they look twice a second. */
  readonly hub?: string
  /** The folder of finished games that have left the shared database. */
  readonly cold?: string
  /** This node's name in logs and metrics, if there are several. */
  readonly node?: string
  /** Milliseconds between "not ready" and the farewell, for a proxy to send people elsewhere. */
  readonly leaving: number
  readonly log: LogLevel
  readonly limits: Limits
}

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

/** A limit on everything that someone from outside can ask for. */
export interface Limits {
  /** Commands and requests. */
  readonly identity: Rate
  readonly address: Rate
  /** New tables, new identities and guesses at codes are dearer: they are counted apart. */
  readonly opening: Rate
  readonly arriving: Rate
  readonly guessing: Rate
  /** Reports by one person. */
  readonly reporting: Rate
  readonly socketsOfIdentity: number
  readonly socketsOfAddress: number
  readonly tablesOfSocket: number
  /** Tables someone may have opened that are not finished. */
  readonly tablesOfIdentity: number
  /** Bytes a client may leave unread before it is dropped. */
  readonly unread: number
  /** Milliseconds between two signs of life. */
  readonly heartbeat: number
  /** Milliseconds before a table that nobody uses leaves memory. */
  readonly idle: number
  /** Tables in memory, beyond which those leave at once that nobody uses. */
  readonly tables: number
}

const MINUTE = 60_000

export const defaults: Omit<Settings, 'folder'> = {
  host: '127.0.0.1',
  port: 8080,
  log: 'info',
  leaving: 0,
  limits: {
    identity: { perSecond: 20, burst: 60 },
    // A whole club may sit behind one address.
    address: { perSecond: 200, burst: 600 },
    opening: { perSecond: 0.05, burst: 30 },
    arriving: { perSecond: 0.1, burst: 60 },
    guessing: { perSecond: 0.5, burst: 20 },
    reporting: { perSecond: 1 / 300, burst: 10 },
    socketsOfIdentity: 12,
    socketsOfAddress: 300,
    tablesOfSocket: 64,
    tablesOfIdentity: 40,
    unread: 512 * 1024,
    heartbeat: 25_000,
    idle: 3 * MINUTE,
    tables: 2_000,
  },
}
