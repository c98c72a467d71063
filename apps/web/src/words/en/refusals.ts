import type { protocolRefusals } from '@adit/protocol'
import type { TableRefusal } from '@adit/table'

/** What a server says by itself. */
type ServerRefusal =
  | 'server-too-fast'
  | 'server-too-many-tables'
  | 'server-too-many-connections'
  | 'server-not-signed-in'
  | 'server-foreign-origin'
  | 'server-unknown-code'
  | 'server-nothing-there'
  | 'server-bad-request'
  | 'server-over-sockets-only'
  | 'server-failed'
  | 'server-closing'

type Refused = TableRefusal | ServerRefusal | (typeof protocolRefusals)[number]

/** Why a table or the line to it says no. What a game says is in packages/i18n. */
export const refusals: Readonly<Record<Refused, string>> = {
  'message-too-long': 'That is too long: at most {most} characters.',
  'message-not-json': 'The other side speaks another language than this page.',
  'message-bad-field': 'The field “{field}” is not as it should be.',
  'table-unknown': 'There is no such table. It may have been closed, or the link is incomplete.',
  'table-unknown-title': 'There is no game called “{title}” here.',
  'table-entry-unreadable': 'Entry {seq} of the table’s log cannot be read.',
  'table-other-revision':
    'The table was opened under revision {revision} of the rules of {title}; here is revision {ours}.',
  'table-replays-differently': 'The log of this table leads to another position at entry {seq}.',
  'table-busy': 'The table has too much to do just now. It is tried again.',
  'table-not-stored': 'It could not be stored. It is tried again.',
  'table-started': 'The game has begun already.',
  'table-not-playing': 'No game is being played here now.',
  'table-not-finished': 'The game is not over yet.',
  'table-finished': 'The game is over.',
  'table-not-the-host': 'Only whoever runs the table can do that.',
  'table-not-seated': 'You have no seat at this table.',
  'table-seated-already': 'You have a seat already.',
  'table-seat-taken': 'Seat {seat} is taken.',
  'table-seat-empty': 'Nobody sits on seat {seat}.',
  'table-no-such-seat': 'There is no seat {seat} here.',
  'table-full': 'All seats are taken. You can look on.',
  'table-seats-free': '{free} {free:seat is|seats are} still free.',
  'table-not-ready': '{name} is not ready yet.',
  'table-no-such-bot': 'There is no bot called “{bot}” for this game.',
  'table-not-away': 'You are at the table already.',
  'table-bot-plays': 'A bot plays on seat {seat}.',
  'table-name-length': 'A name has 1 to {most} characters.',
  'table-name-letters': 'A name needs a letter or a digit, and nothing that cannot be seen.',
  'table-name-alike': 'That looks too much like “{name}”, who sits here already.',
  'table-decision-passed': 'That was asked before; the game has gone on since.',
  'table-nothing-to-undo': 'There is no move of yours to take back.',
  'table-others-moved': 'Someone else has moved since.',
  'table-something-learned': 'Something hidden was learned by that move, so it stands.',
  'table-chat-empty': 'There is nothing to say in that.',
  'table-too-fast': 'A little slower, please: try again in a few seconds.',
  'table-vote-open': 'The table is voting already.',
  'table-no-vote': 'There is no vote now.',
  'table-not-a-voter': 'You have no vote in this.',
  'table-voted-already': 'You have voted already.',
  'table-seat-present': 'The player of seat {seat} is here.',
  'table-rematch-open': 'A rematch is open already.',
  'server-too-fast': 'That was a little fast for the server: try again in a few seconds.',
  'server-too-many-tables': 'You have too many tables open at once. Close one first.',
  'server-too-many-connections': 'Too many windows of yours are connected. Close one first.',
  'server-not-signed-in': 'The server does not know this device. Load the page again.',
  'server-foreign-origin': 'This page was not served by the server it talks to.',
  'server-unknown-code': 'No table has this code.',
  'server-nothing-there': 'There is nothing at that address.',
  'server-bad-request': 'The server cannot read what it was sent.',
  'server-over-sockets-only': 'That works only over a connection that stays open.',
  'server-failed': 'The server has a fault of its own; it has been written down. Try again.',
  'server-closing': 'The server is being restarted. This page comes back by itself.',
}
