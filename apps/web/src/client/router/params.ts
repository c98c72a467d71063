import { createContext } from 'svelte'
import type { Params } from './match.ts'

const [read, provide] = createContext<Params>()

/** What the path of this page names: call it while the page is set up. */
export const pageParams: () => Params = read

/** The same, where every route to this page has the name. */
export function pageParam(name: string): string {
  const found = read()[name]
  if (found === undefined) throw new Error(`the path of this page names no ${name}`)
  return found
}

export const provideParams: (params: Params) => Params = provide
