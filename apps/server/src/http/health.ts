import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { Unready } from '../readiness.ts'
import { refuse } from '../refusals.ts'
import { isOurHost } from './host.ts'
import { refused } from './operation.ts'
import { shows } from './shows.ts'

interface HealthPorts {
  readonly metrics: Metrics
  readonly token: string | undefined
  /** The metrics are elsewhere. */
  readonly hasOwnPort: boolean
}

/** For those who look after the server. */
export function addHealth(
  app: FastifyInstance,
  { metrics, token, hasOwnPort }: HealthPorts,
  whyUnready: () => Promise<Unready | undefined>,
): void {
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const why = await whyUnready()
    return why === undefined ? { ready: true } : reply.code(503).send({ ready: false, why })
  })
  app.get('/metrics', async (request, reply) => {
    if (hasOwnPort || !mayRead(request.raw, token)) {
      const { status, body } = refused(refuse('server-nothing-there'))
      return reply.code(status).send(body)
    }
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** How many play here is nobody's business but the keeper's. */
export function mayRead(request: IncomingMessage, token: string | undefined): boolean {
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
