import type { Course } from '../../../client/replay/asking.ts'
import type { Company } from './company.svelte.ts'
import { whereIs } from './where.ts'

/** Where others are on the timeline, by their faces: with the lamp, or alone. */
export interface Peer {
  readonly id: string
  readonly avatar: string | undefined
  readonly stop: number
  readonly isLamp: boolean
}

export function peersOn(company: Company | undefined, course: Course): readonly Peer[] {
  const { shown, holder } = company ?? {}
  if (shown === undefined) return []
  const found: Peer[] = []
  const put = (
    id: string,
    moment: number,
    look: { readonly avatar: string | undefined; readonly isLamp: boolean },
  ): void => {
    const at = whereIs(moment, course)
    if (at !== undefined) found.push({ id, stop: at.stop, ...look })
  }
  for (const { id, avatar, moment } of shown.people) {
    if (moment !== undefined && id !== shown.you) put(id, moment, { avatar, isLamp: false })
  }
  put('lamp', shown.lamp.moment, { avatar: holder?.avatar, isLamp: true })
  return found
}
