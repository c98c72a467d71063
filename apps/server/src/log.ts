import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { LogLevel } from './settings.ts'

/**
 * Lines of JSON, on the error stream unless told otherwise. No tokens, bodies, moves or addresses of
 * tables, at any level: whoever reads the log is not therefore let into games.
 */
export function openLog(level: LogLevel, sink: DestinationStream = errorStream()): Logger {
  return pino({ level, base: null, serializers: { err: showError } }, sink)
}

function errorStream(): DestinationStream {
  return destination({ fd: 2, sync: true })
}

/** Kind, message and place. Whatever else hangs on an error may be what a client sent. */
function showError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name: type, message, stack } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type, message, ...code, stack }
}
