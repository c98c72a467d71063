import { destination, type Logger, pino } from 'pino'
import type { LogLevel } from './settings.ts'

/** Lines of JSON on the error stream. Bodies, tokens, addresses of tables by link are never logged. */
export function openLog(level: LogLevel): Logger {
  return pino({ level, base: null }, destination({ fd: 2, sync: true }))
}
