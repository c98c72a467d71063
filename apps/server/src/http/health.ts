import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { refuse } from '../refusals.ts'
import { refused } from './operation.ts'

/** For those who look after the server. */
export function addHealth(
  app: FastifyInstance,
  metrics: Metrics,
  isReady: () => Promise<boolean>,
): void {
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  app.get('/metrics', async (request, reply) => {
    // How many play here is nobody's business but the keeper's, who asks from this machine.
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (isForwarded || !isLoopback(request.socket.remoteAddress)) {
      const { status, body } = refused(refuse('server-nothing-there'))
      return reply.code(status).send(body)
    }
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
