import { getContext, setContext } from 'svelte'
import { owesGate } from '../../client/session.ts'
import type { TableProps } from './table-props.ts'

/** Goes on to the round that was dealt at so many, for all who look at this screen. */
type GoOn = (since: number) => void

const HERE = Symbol('several people share this screen')
export const goOnTogether = (goOn: GoOn): GoOn => setContext(HERE, goOn)

/**
 * A round that has been dealt waits for people. For a game in which there is nothing to look at first;
 * who shares the screen has seen as much as who holds it.
 */
export function goOnByItself(props: () => TableProps, isReading: () => boolean): void {
  const together: GoOn | undefined = getContext(HERE)
  let gone: string | undefined
  $effect(() => {
    const { session, seen } = props()
    const gate = seen.game?.gate
    if (gate === undefined || isReading() || (together === undefined && !owesGate(seen))) return
    // Said once: until it is heard, much may happen that does not concern it.
    const here = `${seen.table} ${gate.since}`
    if (gone === here) return
    gone = here
    if (together !== undefined) together(gate.since)
    else void session.do({ type: 'go-on', since: gate.since })
  })
}
