import { type Refusal, refusalOf } from '@adit/kernel'

/**
 * What a person can do something about: in English for a log, and with it, as its cause, the reason that a
 * terminal says in its own language.
 */
export function fault(message: string, key: string, slots?: Refusal['slots']): Error {
  return new Error(message, { cause: refusalOf(key, slots) })
}

export function noDatabase(folder: string): Error {
  return fault(`there is no database in ${folder}`, 'no-database', { folder })
}

export function existsAlready(path: string): Error {
  return fault(`${path} exists already`, 'file-exists', { path })
}

export function noFile(path: string): Error {
  return fault(`there is no file ${path}`, 'file-missing', { path })
}
