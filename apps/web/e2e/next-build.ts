import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server whose page can be followed by another build: the same files under another mark. */
export interface NextBuild {
  readonly address: string
  release(): void
  close(): void
}

/** Stands before a server and passes everything on; sockets find nobody. */
export async function nextBuildOf({ port }: { readonly port: number }): Promise<NextBuild> {
  let isReleased = false
  const front = createServer((asked, reply) => {
    const host = `localhost:${port}`
    const own = { host, 'accept-encoding': 'identity' }
    const origin = asked.headers.origin === undefined ? {} : { origin: `http://${host}` }
    // The worker is asked for whole: that the one behind has not changed is no answer.
    const { 'if-none-match': _mark, 'if-modified-since': _since, ...rest } = asked.headers
    const given = asked.url === '/sw.js' ? rest : asked.headers
    const headers = { ...given, ...own, ...origin }
    const onward = request({ port, path: asked.url, method: asked.method, headers }, answer => {
      if (asked.url !== '/sw.js' || !isReleased) {
        reply.writeHead(answer.statusCode ?? 500, answer.headers)
        return void answer.pipe(reply)
      }
      reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      answer.setEncoding('utf8')
      let text = ''
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => reply.end(text.replace(/version:.[0-9a-f]{16}/, found => `${found}b`)))
    })
    onward.on('error', () => reply.destroy())
    asked.pipe(onward)
  })
  front.on('upgrade', (_asked, socket) => socket.destroy())
  front.listen(0)
  await once(front, 'listening')
  const { port: own } = front.address() as AddressInfo
  return {
    address: `http://localhost:${own}`,
    release: () => {
      isReleased = true
    },
    close: () => {
      front.close()
      front.closeAllConnections()
    },
  }
}
