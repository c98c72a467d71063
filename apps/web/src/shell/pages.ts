import type { Route } from '../router/router.svelte.ts'

/** The pages of the app apart from the gallery, each loaded when it is first opened. */
export const pages: readonly Route[] = [
  { path: '/', load: () => import('../lobby/HomePage.svelte') },
  { path: '/open', load: () => import('../lobby/OpenPage.svelte') },
  { path: '/join/:code', load: () => import('../lobby/JoinPage.svelte') },
  { path: '/table/:id', load: () => import('../seats/TablePage.svelte') },
  { path: '/rules', load: () => import('../rules/RulesPage.svelte') },
  { path: '/rules/:game', load: () => import('../rules/LedgerPage.svelte') },
  { path: '/settings', load: () => import('../settings/SettingsPage.svelte') },
  { path: '/device', load: () => import('../settings/DevicePage.svelte') },
]
