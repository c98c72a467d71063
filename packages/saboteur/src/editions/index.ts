import { edition2009 } from './2009.ts'
import { edition2011 } from './2011.ts'
import type { Edition } from './edition.ts'
import { jubilee } from './jubilee.ts'

export type { Edition, Switches } from './edition.ts'

export const editionNames = ['2009', '2011', 'jubilee'] as const
export type EditionName = (typeof editionNames)[number]

export const editions: Readonly<Record<EditionName, Edition>> = {
  '2009': edition2009,
  '2011': edition2011,
  jubilee,
}
