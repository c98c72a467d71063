import type { Refusal } from '@adit/kernel'

/** Why the server or its database could not be used: what a person can do something about. */
export function serverFault(error: unknown): Refusal {
  if (!(error instanceof Error)) throw error
  if ('code' in error && error.code === 'EADDRINUSE') return { key: 'port-taken' }
  if (isReason(error.cause)) return error.cause
  return { key: 'server-fault', slots: { error: error.message } }
}

const isReason = (cause: unknown): cause is Refusal =>
  typeof cause === 'object' && cause !== null && 'key' in cause
