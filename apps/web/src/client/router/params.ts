import { createContext } from 'svelte'
import type { Params } from './match.ts'

const [read, provide] = createContext<Params>()

/** What the path of this page names: call it while the page is set up. */
export const pageParams: () => Params = read
export const provideParams: (params: Params) => Params = provide
