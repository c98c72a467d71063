import { buildWeb } from './build.ts'

/** What `npm start` does: the page if it must be built, then the server, which reads its own flags. */
buildWeb()
await import('../apps/server/src/main.ts')
