import type { Told } from '@adit/kernel'
import type { Item, Motion, Speaker } from '@adit/protocol'
import type { Logged } from './entries.ts'
import type { Onlooker } from './onlooker.ts'
import type { Table } from './table.ts'

/** One entry of the log as this viewer may know it. Every entry has an item, so numbers have no gaps. */
export function showEntry(table: Table, { seq, at, entry }: Logged, viewer: Onlooker): Item {
  const when = { seq, at }
  switch (entry.type) {
    case 'opened':
    case 'asked-back':
    case 'changed':
    case 'started':
    case 'gate-closed':
    case 'ordered':
    case 'skipped':
      return { ...when, type: entry.type }
    case 'sat': {
      const { name, avatar } = entry.player
      return { ...when, type: entry.type, seat: entry.seat, name, avatar }
    }
    case 'left':
    case 'returned':
    case 'seeded':
    case 'pledged':
    case 'witnessed':
    case 'seat-cleared':
    case 'undone':
    case 'waited':
    case 'went-on':
    case 'hurried':
      return { ...when, type: entry.type, seat: entry.seat }
    case 'moved': {
      const { type, seat, by } = entry
      return { ...when, type, seat, by, told: tell(table, entry.events, viewer) }
    }
    case 'chatted':
      return { ...when, type: entry.type, from: speaker(entry), text: entry.text }
    case 'phrased':
      return { ...when, type: entry.type, from: speaker(entry), said: entry.said }
    case 'vote-opened':
      return { ...when, type: entry.type, seat: entry.seat, motion: entry.motion }
    case 'vote-closed':
      return { ...when, type: entry.type, motion: motionClosed(table, seq), passed: entry.passed }
    case 'ended': {
      const outcome = table.play && table.game.outcome(table.play.state)
      const result = outcome && { winners: [...outcome.winners], scores: [...outcome.scores] }
      return { ...when, ...entry, ...(result === undefined ? {} : { outcome: result }) }
    }
    case 'delayed':
      return { ...when, type: entry.type, by: entry.by }
    case 'banned':
      return { ...when, type: entry.type, name: entry.name, ...whereOf(entry) }
    case 'silenced': {
      const { type, name, silent } = entry
      return { ...when, type, name, ...whereOf(entry), silent }
    }
    case 'doors-set':
    case 'renamed':
    case 'readied':
    case 'bot-seated':
    case 'vote-cast':
    case 'paced':
    case 'handed':
    case 'rematched':
      return { ...when, ...entry }
  }
}

function tell(table: Table, events: readonly unknown[], viewer: Onlooker): Told<unknown>[] {
  return events.map(event => table.game.redact(event, viewer)).filter(told => told !== undefined)
}

function whereOf({ seat }: { readonly seat?: number }): { readonly seat?: number } {
  return seat === undefined ? {} : { seat }
}

function speaker({ seat, name }: { readonly seat?: number; readonly name: string }): Speaker {
  return seat === undefined ? { spectator: name } : { seat }
}

function motionClosed(table: Table, seq: number): Motion {
  const opened = table.log.findLast(one => one.seq < seq && one.entry.type === 'vote-opened')
  if (opened?.entry.type !== 'vote-opened') throw new Error('a vote closed that was never open')
  return opened.entry.motion
}
