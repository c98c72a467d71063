import { nth } from '@adit/kernel'
import { chapter } from '@adit/words'
import { type CastName, castNames } from '../art/gnomes/cast.ts'
import { spoken } from '../words/speech.ts'
import { Device } from './device.ts'
import type { GuestPorts } from './guests.ts'
import { Identity } from './identity.ts'
import { browserKeeping } from './kept.ts'
import { dialLocal } from './local/dial.ts'
import { freshId } from './local/fresh.ts'
import { pageClock } from './page-clock.ts'
import { dialServer } from './server.ts'

const ports = {
  keeping: browserKeeping,
  ...pageClock,
  random: () => Math.random(),
  freshId,
  dialLocal,
}

/** For those who share this device. */
export const guestPorts: GuestPorts = ports

/** Who this browser is at the server. */
export const identity = new Identity({
  keeping: browserKeeping,
  fetch: (path, how) => fetch(path, how),
})

/** This device. */
export const device = new Device({
  ...ports,
  dialServer: looks => dialServer(identity, looks),
  anyAvatar: () => nth(castNames, Math.floor(Math.random() * castNames.length)),
  nameFor: avatar => {
    const language = spoken.value?.language
    if (language === undefined || !isCast(avatar)) return avatar
    return chapter(language, 'table').cast[avatar].name
  },
})

function isCast(avatar: string): avatar is CastName {
  return castNames.some(name => name === avatar)
}

/** Someone else's face may be of a cast that this page does not have yet. */
export function faceOf(avatar: string): CastName {
  return isCast(avatar) ? avatar : nth(castNames, 0)
}

/** What other windows of this browser change holds here as well. */
export function listenToWindows(): void {
  addEventListener('storage', ({ key }) => {
    if (key === 'adit.persona') device.followPersona()
  })
}

/** The network is back, or the page is looked at again: links that wait try at once. */
export function listenForReturn(): void {
  addEventListener('online', () => device.hurry())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') device.hurry()
  })
}
