import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Metrics } from '../metrics.ts'
import { isOurHost } from './host.ts'
import { shows } from './shows.ts'

export interface MetricsAddress {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
}

export interface MetricsPort {
  readonly port: number
  close(): Promise<void>
}

/** The metrics at an address of their own, which no proxy shows to the world. */
export async function openMetricsPort(
  { host, port }: MetricsAddress,
  { metrics, token }: { readonly metrics: Metrics; readonly token: string | undefined },
): Promise<MetricsPort> {
  const server = createServer((request, reply) => {
    const isWanted = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!isWanted || !mayRead(request, token)) {
      reply.writeHead(404).end()
      return
    }
    metrics.text().then(
      text => reply.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => reply.writeHead(500).end(),
    )
  })
  server.requestTimeout = 10_000
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** With the token from anywhere; without one from this machine alone. */
function mayRead(request: IncomingMessage, token: string | undefined): boolean {
  return token === undefined ? isFromHere(request) : shows(request, token)
}

/** No proxy has passed it on, and no page of a stranger's asks, whose name was made to lead to this machine. */
function isFromHere({ headers, socket }: IncomingMessage): boolean {
  const isPlain = headers['x-forwarded-for'] === undefined && isOurHost(headers.host, undefined)
  return isPlain && isLoopback(socket.remoteAddress)
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
