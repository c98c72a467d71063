import { pages } from '../shell/pages.ts'
import type { Route } from './router.svelte.ts'

/** Every page, loaded when it is first opened. The first pattern that fits wins. */
export const routes: readonly Route[] = [
  ...pages,
  { path: '/gallery', load: () => import('../gallery/Gallery.svelte') },
]
