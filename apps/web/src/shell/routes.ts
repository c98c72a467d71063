import type { Route } from '../client/router/router.svelte.ts'
import * as home from '../pages/lobby/HomePage.svelte'

/**
 * Every page, loaded when it is first opened; the first one comes with the frame. The first pattern
 * that fits wins.
 */
export const routes: readonly Route[] = [
  { path: '/', load: async () => home },
  { path: '/open', load: () => import('../pages/lobby/OpenPage.svelte') },
  { path: '/join/:code', load: () => import('../pages/lobby/JoinPage.svelte') },
  { path: '/table/:id', load: () => import('../pages/seats/TablePage.svelte') },
  { path: '/games', load: () => import('../pages/archive/ArchivePage.svelte') },
  { path: '/replay', load: () => import('../pages/replay/OpenRecordPage.svelte') },
  { path: '/replay/:id', load: () => import('../pages/replay/ReplayPage.svelte') },
  { path: '/replay/:id/:page', load: () => import('../pages/replay/review/ReviewPage.svelte') },
  { path: '/tv', load: () => import('../pages/tv/TvPage.svelte') },
  { path: '/tv/:id', load: () => import('../pages/tv/TvTablePage.svelte') },
  { path: '/learn', load: () => import('../pages/learn/LessonsPage.svelte') },
  { path: '/learn/:id', load: () => import('../pages/learn/LessonPage.svelte') },
  { path: '/daily', load: () => import('../pages/daily/DailyPage.svelte') },
  { path: '/daily/:day', load: () => import('../pages/daily/DailyPage.svelte') },
  { path: '/daily/:day/:title', load: () => import('../pages/daily/DigPage.svelte') },
  { path: '/rules', load: () => import('../pages/rules/RulesPage.svelte') },
  { path: '/rules/:game/sheet', load: () => import('../pages/rules/SheetPage.svelte') },
  { path: '/rules/:game', load: () => import('../pages/rules/LedgerPage.svelte') },
  { path: '/settings', load: () => import('../pages/settings/SettingsPage.svelte') },
  { path: '/device', load: () => import('../pages/settings/DevicePage.svelte') },
  { path: '/keeper', load: () => import('../pages/keeper/KeeperPage.svelte') },
  { path: '/gallery', load: () => import('../pages/gallery/Gallery.svelte') },
]
