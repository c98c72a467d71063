import { liveRefusalsEn } from '@adit/i18n'

/** Why a table or the line to it says no; what a server says by itself is the page's own. */
export const refusals = {
  ...liveRefusalsEn,
  'server-too-fast': 'That was a little fast for the server: try again in a few seconds.',
  'server-too-many-tables': 'You have too many tables open at once. Close one first.',
  'server-too-many-connections': 'Too many windows of yours are connected. Close one first.',
  'server-not-signed-in': 'The server does not know this device. Load the page again.',
  'server-foreign-host': 'This server does not answer to that name. Its keeper can allow it.',
  'server-foreign-origin': 'This page was not served by the server it talks to.',
  'server-unknown-code': 'No table has this code.',
  'server-nothing-there': 'There is nothing at that address.',
  'server-bad-request': 'The server cannot read what it was sent.',
  'server-over-sockets-only': 'That works only over a connection that stays open.',
  'server-failed': 'The server has a fault of its own; it has been written down. Try again.',
  'server-closing': 'The server is being restarted. This page comes back by itself.',
}
