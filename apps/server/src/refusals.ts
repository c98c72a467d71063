import { type Refusal, refusalOf } from '@adit/kernel'

/** Every reason the server itself gives, besides those of tables, games and the protocol. */
export const serverRefusals = [
  'server-too-fast',
  'server-too-many-tables',
  'server-too-many-connections',
  'server-not-signed-in',
  'server-foreign-origin',
  'server-foreign-host',
  'server-unknown-code',
  'server-nothing-there',
  'server-bad-request',
  'server-over-sockets-only',
  'server-failed',
  'server-closing',
  'server-banned',
  'server-silenced',
  'server-word',
  'server-unknown-person',
  'server-unknown-passkey',
  'server-passkeys-full',
  'server-no-passkeys',
  'server-room-over',
  'server-room-full',
  'server-too-many-rooms',
  'server-lamp-elsewhere',
  'server-not-in-the-room',
] as const
export type ServerRefusal = (typeof serverRefusals)[number]

export const refuse: (key: ServerRefusal, slots?: Refusal['slots']) => Refusal = refusalOf
