import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { Unready } from '../readiness.ts'
import { refuse } from '../refusals.ts'
import { refused } from './operation.ts'
import { shows } from './shows.ts'

interface HealthPorts {
  readonly metrics: Metrics
  readonly token: string | undefined
  /** The metrics are elsewhere. */
  readonly hasOwnPort: boolean
}

/** For those who look after the server. How many play here is nobody's business but theirs. */
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
    // Where a request comes from is known to whoever set up the proxy before us, if there is one: not here.
    if (hasOwnPort || token === undefined || !shows(request.raw, token)) {
      const { status, body } = refused(refuse('server-nothing-there'))
      return reply.code(status).send(body)
    }
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
