import type { Refusal } from '@adit/kernel'

/** Why the server or its database could not be used: what a person can do something about. */
export function serverFault(error: unknown): Refusal {
  if (!(error instanceof Error)) throw error
  const code = 'code' in error ? String(error.code) : ''
  const { message } = error
  if (code === 'EADDRINUSE') return { key: 'port-taken' }
  if (message.startsWith('there is no database')) return { key: 'no-database' }
  if (message.endsWith('exists already')) return { key: 'file-exists' }
  return { key: 'server-fault', slots: { error: message } }
}
