import type { Component } from 'svelte'
import { match, type Params } from './match.ts'

/** A page takes no props; what its path names it asks `pageParams`. */
export type Page = Component<Record<string, never>>

export interface Route {
  readonly path: string
  readonly load: () => Promise<{ readonly default: Page }>
}

export interface Place {
  readonly route: Route | undefined
  readonly params: Params
  readonly path: string
}

/** Finds the first route that fits. */
export function placeOf(routes: readonly Route[], path: string): Place {
  for (const route of routes) {
    const params = match(route.path, path)
    if (params !== undefined) return { route, params, path }
  }
  return { route: undefined, params: {}, path }
}

let offered: readonly Route[] = []

/** The pages there are. Called once. */
export function offer(routes: readonly Route[]): void {
  offered = routes
}

/** Fetches the page of a place that somebody is likely to go to. */
export async function fetchPage(to: string): Promise<void> {
  await placeOf(offered, to).route?.load()
}

let path = $state(location.pathname)
let hash = $state(location.hash)

/** Where the reader is. */
export function currentPath(): string {
  return path
}

/** What the address names on the page, with its `#`; empty if nothing. */
export function currentHash(): string {
  return hash
}

/** Goes to another page of the app without loading it anew. */
export function go(to: string, how: { readonly replace?: boolean } = {}): void {
  const url = new URL(to, location.href)
  if (how.replace) history.replaceState(null, '', url)
  else history.pushState(null, '', url)
  arrive()
  if (url.hash === '') scrollTo(0, 0)
}

function arrive(): void {
  path = location.pathname
  hash = location.hash
}

/** Lets links and the browser's own buttons move inside the app. Called once. */
export function listen(): void {
  addEventListener('popstate', arrive)
  addEventListener('hashchange', arrive)
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !isOurs(link, event)) return
    event.preventDefault()
    go(link.href)
  })
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  const leaves = link.target !== '' || link.hasAttribute('download') || event.defaultPrevented
  const isHere = link.pathname === location.pathname && link.hash !== ''
  return isPlain && !leaves && link.origin === location.origin && !isHere
}
