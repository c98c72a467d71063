import type { Eye, Wanted } from './asking.ts'

/** What the address of a replay names: `?eye=2#57`. Seats count from 1 there, as people do; what cannot be is not wanted. */
export function readAddress(search: string, hash: string): Wanted {
  const named = new URLSearchParams(search).get('eye')
  const number = /^#([0-9]{1,6})$/.exec(hash)?.[1]
  return { eye: readEye(named), moment: number === undefined ? undefined : Number(number) }
}

function readEye(named: string | null): Eye | undefined {
  if (named === 'public' || named === 'all') return named
  const seat = /^[0-9]{1,2}$/.test(named ?? '') ? Number(named) : 0
  return seat >= 1 ? seat - 1 : undefined
}

/** The room in which a game is looked at together, or that one is to be opened; undefined if neither. */
export function readRoom(search: string): { readonly room: string | undefined } | undefined {
  const room = new URLSearchParams(search).get('room')
  if (room === 'new') return { room: undefined }
  return room !== null && /^[\w-]{8,64}$/.test(room) ? { room } : undefined
}

export interface Named {
  readonly eye: Eye
  /** Undefined: from the beginning. */
  readonly moment?: number | undefined
}

export function writeAddress(path: string, { eye, moment }: Named, room?: string): string {
  const named = room === undefined ? '' : `&room=${room}`
  return `${path}?eye=${eyeWord(eye)}${named}${moment === undefined ? '' : `#${moment}`}`
}

export function eyeWord(eye: Eye): string {
  return typeof eye === 'number' ? String(eye + 1) : eye
}
