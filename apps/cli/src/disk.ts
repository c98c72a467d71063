import { once } from 'node:events'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type Parsed, parsed, unreadable } from '@adit/kernel'
import type { Terminal } from './terminal.ts'

/** Runs what reads or writes a file; a disk's mishaps come back as reasons. */
export async function onDisk<T>(
  path: string,
  work: () => Promise<Parsed<T>>,
  missing: 'file-missing' | 'folder-missing' = 'file-missing',
): Promise<Parsed<T>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    switch (error.code) {
      case 'ENOENT':
        return unreadable(missing, { path: missing === 'file-missing' ? path : dirname(path) })
      case 'EISDIR':
        return unreadable('file-is-folder', { path })
      case 'EACCES':
      case 'EPERM':
        return unreadable('file-forbidden', { path })
      default:
        return unreadable('file-failed', { path, error: String(error.code) })
    }
  }
}

export function openFile(
  terminal: Terminal,
  path: string,
  flag: 'w' | 'a',
): Promise<Parsed<Writable>> {
  const open = async (): Promise<Parsed<Writable>> => {
    const file = terminal.files.write(path, flag)
    await new Promise<void>((resolve, reject) => {
      file.once('error', reject)
      file.write('', error => (error ? reject(error) : resolve()))
    })
    return parsed(file)
  }
  // A file to be written is made where it is missing; only its folder must be there.
  return onDisk(path, open, 'folder-missing')
}

/** Hands over a piece, and waits while the disk is behind. */
export async function append(file: Writable, text: string): Promise<void> {
  if (!file.write(text)) await once(file, 'drain')
}

export function closeFile(file: Writable, path: string): Promise<Parsed<string>> {
  return onDisk(path, async () => {
    file.end()
    await finished(file)
    return parsed(path)
  })
}

/** Asked before a game begins: it must not be lost to a misspelt folder at its end. */
export async function tryFile(terminal: Terminal, path: string): Promise<Parsed<string>> {
  const file = await openFile(terminal, path, 'a')
  return file.ok ? closeFile(file.value, path) : file
}

export async function saveFile(
  terminal: Terminal,
  path: string,
  text: string,
): Promise<Parsed<string>> {
  const file = await openFile(terminal, path, 'w')
  if (!file.ok) return file
  file.value.write(text)
  return closeFile(file.value, path)
}
