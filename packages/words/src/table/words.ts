import type { protocolRefusals } from '@adit/protocol'
import type { tableRefusals } from '@adit/table'
import type { Forms } from '../fill.ts'
import type { CastName } from './cast.ts'

/** What every table says, whatever is played: reasons, and who the gnomes are. */
export interface TableWords {
  readonly common: CommonWords
  readonly refusals: Readonly<Record<TableRefusal, string>>
  /** The gnomes' names in all their cases. */
  readonly cast: Readonly<Record<CastName, Forms>>
  /** Anybody's name in all its cases; it is never changed itself. */
  readonly person: (name: string) => Forms
  /** The reader. */
  readonly you: Forms
}

interface CommonWords {
  readonly chance: string
  readonly spectator: string
  readonly seat: string
  readonly seats: string
  readonly random: string
  readonly on: string
  readonly off: string
  /** How strong a bot is, by the name that it is called by. */
  readonly levels: Readonly<Record<string, string>>
}

/** Every reason that is not a game's own. */
type TableRefusal =
  | CommonRefusal
  | (typeof tableRefusals)[number]
  | (typeof protocolRefusals)[number]
  | ServerRefusal

/** Reasons that a server gives by itself. A test holds the list to the server's. */
type ServerRefusal =
  | 'server-too-fast'
  | 'server-too-many-tables'
  | 'server-too-many-connections'
  | 'server-not-signed-in'
  | 'server-foreign-origin'
  | 'server-foreign-host'
  | 'server-unknown-code'
  | 'server-nothing-there'
  | 'server-bad-request'
  | 'server-over-sockets-only'
  | 'server-failed'
  | 'server-closing'
  | 'server-banned'
  | 'server-silenced'
  | 'server-word'
  | 'server-unknown-person'
  | 'server-unknown-passkey'
  | 'server-passkeys-full'
  | 'server-no-passkeys'
  | 'server-room-over'
  | 'server-room-full'
  | 'server-too-many-rooms'
  | 'server-lamp-elsewhere'
  | 'server-not-in-the-room'

/** Reasons that come from the kernel, the shelf and fairness rather than from a game's rules. */
export type CommonRefusal =
  | 'config-not-object'
  | 'config-seats'
  | 'config-unknown-option'
  | 'config-bad-value'
  | 'turn-without-seat'
  | 'turn-without-move'
  | 'move-unreadable'
  | 'position-no-title'
  | 'position-bad-rules'
  | 'position-bad-line'
  | 'position-field-twice'
  | 'position-bad-field'
  | 'position-bad-word'
  | 'record-too-long'
  | 'record-not-json'
  | 'record-none'
  | 'record-bad-field'
  | 'record-missing-field'
  | 'record-unknown-field'
  | 'record-unknown-title'
  | 'record-other-revision'
  | 'record-seats-differ'
  | 'record-bad-turn'
  | 'record-other-hash'
  | 'deal-missing'
  | 'deal-not-revealed'
  | 'deal-broken-commitment'
  | 'deal-differs'
