import { type Build, Keeper, START } from './keeper.ts'

/** What the browser gives a service worker, as far as it is used here. */
interface Lasting {
  waitUntil(done: Promise<unknown>): void
}
interface Asked {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Scope {
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<unknown> & Lasting) => void,
  ): void
}
declare const self: Scope
/** Written in by the build. */
declare const ADIT_BUILD: Build

const keeper = new Keeper(ADIT_BUILD, {
  caches,
  origin: self.location.origin,
  fetch: request => fetch(request),
})

self.addEventListener('install', event => event.waitUntil(keeper.install()))
self.addEventListener('activate', event => event.waitUntil(keeper.activate()))
self.addEventListener('fetch', event => {
  const answer = keeper.answer(event.request)
  if (answer !== undefined) event.respondWith(answer)
})
/** A new build waits until a page says that nobody is in the middle of something. */
self.addEventListener('message', event => {
  if (event.data === START) event.waitUntil(self.skipWaiting())
})
