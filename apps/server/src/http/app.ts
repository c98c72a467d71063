import type { Refusal } from '@adit/kernel'
import { limits } from '@adit/protocol'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { refuse, type ServerRefusal } from '../refusals.ts'
import type { Settings } from '../settings.ts'
import { Away, Unstored } from '../store/shared.ts'
import { isOurHost } from './host.ts'
import { refused } from './operation.ts'
import { isOurOrigin } from './origin.ts'

/** In UTF-8 a character of a command takes up to three bytes. */
const MOST_BYTES = limits.command * 3

/** The web server before it has any routes: limits, headers, and what is said when things go wrong. */
export async function openApp(settings: Settings, log: Logger): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    // Addresses of tables by link are secrets: requests are logged by route, in `onResponse`.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BYTES,
    trustProxy: settings.proxy ?? false,
    connectionTimeout: 0,
    requestTimeout: 30_000,
    // On a starved machine a part may take long to begin; that is no reason to end the server.
    pluginTimeout: 0,
    keepAliveTimeout: 65_000,
    forceCloseConnections: true,
    return503OnClosing: true,
    // An address that cannot even be read never reaches the error handler.
    frameworkErrors: (error, _request, reply) => {
      const { status, body } = refused(reasonFor(error))
      reply.raw.writeHead(status, { 'content-type': 'application/json' })
      reply.raw.end(JSON.stringify(body))
    },
    routerOptions: { maxParamLength: 200 },
  })
  await app.register(helmet, headers(settings))
  await app.register(cookie)
  await app.register(websocket, {
    // Whoever pings is answered by the connection, which counts it.
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false, autoPong: false },
    errorHandler: (_error, socket) => socket.terminate(),
    // The sockets have been told to come back, and are closed by then.
    preClose: done => done(),
  })
  app.addHook('onRequest', async (request, reply) => {
    const why = whyNotServed(request, settings)
    if (why === undefined) return
    const { status, body } = refused(refuse(why))
    await reply.code(status).send(body)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const took = Math.round(reply.elapsedTime)
    log.debug({ method, route: routeOptions.url, status: reply.statusCode, took }, 'answered')
  })
  app.setErrorHandler(async (error, request, reply) => {
    const { status, body } = refused(reasonFor(error))
    // Said once by whoever keeps the line to the store.
    const isSaid = error instanceof Away
    if (status >= 500 && !isSaid)
      log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    await reply.code(status).send(body)
  })
  return app
}

function whyNotServed(request: FastifyRequest, settings: Settings): ServerRefusal | undefined {
  const { origin, host } = request.headers
  // Other routes would answer with a socket before anyone was asked for a token.
  if (request.ws && request.routeOptions.url !== '/ws') return 'server-nothing-there'
  if (!isOurs(request)) return undefined
  if (!isOurHost(host, settings.origin)) return 'server-foreign-host'
  return isOurOrigin(origin, host, settings.origin) ? undefined : 'server-foreign-origin'
}

/**
 * What pages fetch; the pages themselves may be linked to from anywhere. By the route, for an address may be
 * written in more than one way: `/%61pi/` leads there as well.
 */
function isOurs({ url, routeOptions }: FastifyRequest): boolean {
  return /^\/(api|ws)\b/.test(routeOptions.url ?? url)
}

/** A sentence for outside. What really happened is in the log alone. */
function reasonFor(error: unknown): Refusal {
  if (error instanceof Unstored || error instanceof Away) return { key: 'table-not-stored' }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return { key: 'message-too-long', slots: { most: limits.command } }
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return { key: 'message-not-json' }
  }
  const isTheirs = typeof status === 'number' && status >= 400 && status < 500
  return refuse(isTheirs ? 'server-bad-request' : 'server-failed')
}

function headers({ origin }: Settings) {
  const isSecure = origin?.startsWith('https:') === true
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Cards and seats are placed by style attributes; style sheets come from us only.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // 'self' does not mean sockets in every browser; Chromium now and then asks in this way for a
        // card's picture, which is written into the page and leads nowhere.
        connectSrc: ["'self'", 'ws:', 'wss:', 'data:'],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isSecure,
    xFrameOptions: { action: 'deny' as const },
    referrerPolicy: { policy: 'no-referrer' as const },
    // Over plain HTTP in the home network browsers would only complain about it.
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
  }
}
