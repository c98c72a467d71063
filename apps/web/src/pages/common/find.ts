import { device } from '../../client/here.ts'
import type { Link } from '../../client/link.ts'

export type Found =
  | { readonly is: 'table'; readonly table: string }
  | { readonly is: 'unknown' }
  /** Nobody answers, so nobody knows. */
  | { readonly is: 'offline' }

/** A person who waits for a code to be found does not wait longer than this. */
const PATIENCE = 6_000

/** Looks for a table by its code: at the server, then among this device's own. */
export async function findTable(code: string): Promise<Found> {
  const there = await ask(device.server, code)
  if (there.is === 'table' || !device.hasLocal) return there
  const here = await ask(device.local, code)
  return here.is === 'table' ? here : there
}

async function ask(link: Link, code: string): Promise<Found> {
  if (link.state.value.is === 'waiting') link.hurry()
  const late = new Promise<Found>(resolve => {
    setTimeout(() => resolve({ is: 'offline' }), PATIENCE)
  })
  const answer = link.ask({ type: 'find', code }).then((found): Found => {
    const table = found.type === 'done' ? found.table : undefined
    return table === undefined ? { is: 'unknown' } : { is: 'table', table }
  })
  return Promise.race([answer, late])
}
