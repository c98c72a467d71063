import { type Parsed, parsed, unreadable } from '@adit/kernel'
import * as v from 'valibot'
import { type Command, command } from './commands.ts'
import { limits } from './limits.ts'
import { type Message, message } from './messages.ts'

/** Why a text is no message. The sentences are in packages/words. */
export const protocolRefusals = [
  'message-too-long',
  'message-not-json',
  'message-bad-field',
  'message-other-protocol',
] as const

/** The one door for what clients send: text from outside becomes a command or a reason. */
export function decodeCommand(text: string): Parsed<Command> {
  return decode(command, text, limits.command)
}

export function decodeMessage(text: string): Parsed<Message> {
  return decode(message, text, limits.message)
}

export function encode(sent: Command | Message): string {
  return JSON.stringify(sent)
}

/** Checks what was read from JSON already, such as the body of a request. */
export function check<const S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Parsed<v.InferOutput<S>> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return parsed(result.output)
  const field = v.getDotPath(result.issues[0]) ?? 'type'
  // The received value is not repeated: a reason goes into logs, and a message may hold secrets.
  return unreadable('message-bad-field', { field: field.slice(0, limits.word) })
}

/** Text that comes from outside: not longer than this, JSON, and of this shape. */
export function decode<const S extends v.GenericSchema>(
  schema: S,
  text: string,
  longest: number,
): Parsed<v.InferOutput<S>> {
  if (text.length > longest) return unreadable('message-too-long', { most: longest })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return unreadable('message-not-json')
  }
  return check(schema, json)
}
