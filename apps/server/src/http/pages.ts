import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Share } from '../pictures/share.ts'
import { refuse } from '../refusals.ts'
import type { Settings } from '../settings.ts'
import { readAhead } from './ahead.ts'
import { refused } from './operation.ts'

const YEAR = 365 * 86_400
/** Files under assets/ have their content in their name; the rest is asked for anew each time. */
const FOR_GOOD = `public, max-age=${YEAR}, immutable`

/** The built pages. Every address that is no file is the app's own and gets its first page. */
export async function addPages(
  app: FastifyInstance,
  { pages: folder, assets: elders, origin }: Pick<Settings, 'pages' | 'assets' | 'origin'>,
  share: Share,
): Promise<void> {
  const hasPages = folder !== undefined && existsSync(join(folder, 'index.html'))
  if (hasPages) {
    await app.register(statics, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isKept = path.startsWith(join(folder, 'assets')) || isOf(elders, path)
        reply.header('cache-control', isKept ? FOR_GOOD : 'no-cache')
      },
      cacheControl: false,
    })
    if (elders !== undefined) serveElders(app, elders)
  }
  const ahead = hasPages ? readAhead(folder) : () => undefined
  app.addHook('onSend', async (request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    if (isPage) {
      const [path = '/'] = request.url.split('?')
      const link = ahead(path, request.headers['accept-language'])
      const vary = ['accept-language', reply.getHeader('vary')].filter(one => one !== undefined)
      if (link !== undefined) reply.header('link', link).header('vary', vary.join(', '))
    }
    return payload
  })
  app.get('/replay/:table/picture.png', async (request, reply) => {
    const { table } = { table: '', ...Object(request.params) }
    const png = typeof table === 'string' ? await share.picture(table) : undefined
    if (png === undefined) {
      const { status, body } = refused(refuse('server-nothing-there'))
      return reply.code(status).send(body)
    }
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(png)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request
    const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(api|ws|assets)\b/.test(url)
    if (isPage && hasPages) {
      const [path = '/'] = url.split('?')
      const tags = await share.tags(path, origin ?? `${request.protocol}://${request.host}`)
      if (tags === undefined) return reply.sendFile('index.html')
      const first = await readFile(join(folder, 'index.html'), 'utf8')
      const page = first.replace('</head>', () => `${tags}</head>`)
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
    }
    if (isPage && url === '/') return reply.type('text/plain').send(NOT_BUILT)
    const { status, body } = refused(refuse('server-nothing-there'))
    return reply.code(status).send(body)
  })
}

const NOT_BUILT =
  'Adit is running. Its pages have not been built; programs find it under /api/v1.\n'

/** What this build does not have an earlier one may have had, or one that is being rolled out. */
function serveElders(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*']
    const isThere = /^[\w-][\w.-]*$/.test(name) && existsSync(join(folder, name))
    return isThere ? reply.sendFile(name, folder) : reply.callNotFound()
  })
}

function isOf(folder: string | undefined, path: string): boolean {
  return folder !== undefined && path.startsWith(folder)
}
