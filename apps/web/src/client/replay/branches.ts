import type { Refusal } from '@adit/kernel'
import type { Device } from '../device.ts'
import { fieldsOf } from '../fields.ts'
import { keepGuests } from '../guests.ts'
import { browserKeeping, type Keeping, readKept } from '../kept.ts'
import { askForBranch } from '../local/dial.ts'
import { freshId } from '../local/fresh.ts'
import type { Source } from './asking.ts'

/** A branch of a game, as it is kept beside it. */
export interface Branch {
  readonly table: string
  /** The game, as its address names it. */
  readonly of: string
  readonly moment: number
  /** Undefined: all seats. */
  readonly seat: number | undefined
  readonly isDealt: boolean
}

/** Where somebody sits down: at which moment of which game, at which seat, among whom. */
interface Resumption {
  readonly id: string
  readonly source: Source
  readonly moment: number
  readonly seat: number | undefined
  /** Everybody's name and face, by seat. */
  readonly crew: readonly { readonly name: string; readonly avatar: string }[]
  readonly isDealt: boolean
  readonly bot: string
}

/** Sits down at a moment of a finished game; the branch is a table of this device from then on. */
export async function sitDownAt(device: Device, wanted: Resumption): Promise<Branch | Refusal> {
  const { id, source, moment, seat, crew, isDealt, bot } = wanted
  const me = { id: device.persona.value.id, ...device.looks }
  const guests = seat === undefined ? crew.slice(1).map(who => ({ ...who, id: freshId() })) : []
  const people =
    seat === undefined
      ? [me, ...guests].map((player, at) => ({ seat: at, player }))
      : [{ seat, player: me }]
  const believer = isDealt ? (seat ?? 0) : undefined
  const made = await askForBranch({ source, moment, people, bot, believer })
  if (typeof made !== 'string') return made
  if (guests.length > 0) keepGuests(made, guests, browserKeeping)
  device.rememberLocal()
  const branch: Branch = { table: made, of: id, moment, seat, isDealt }
  const known = everyBranch(browserKeeping)
  browserKeeping.write(KEY, JSON.stringify([branch, ...known].slice(0, MOST)))
  return branch
}

const KEY = 'branches'
const MOST = 60

export function branchesOf(id: string): readonly Branch[] {
  return everyBranch(browserKeeping).filter(branch => branch.of === id)
}

function everyBranch(keeping: Keeping): readonly Branch[] {
  const kept = readKept(keeping, KEY)
  return Array.isArray(kept) ? kept.filter(isBranch) : []
}

function isBranch(input: unknown): input is Branch {
  const { table, of, moment } = fieldsOf(input)
  return typeof table === 'string' && typeof of === 'string' && typeof moment === 'number'
}
