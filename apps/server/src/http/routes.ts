import { check, parts } from '@adit/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { household } from '../address.ts'
import type { Caller, Desk } from '../desk.ts'
import type { Known, People } from '../identity/people.ts'
import { refuse } from '../refusals.ts'
import type { Settings } from '../settings.ts'
import type { Sockets } from '../sockets/sockets.ts'
import { openApi } from './openapi.ts'
import { type Operation, type Reply, refused } from './operation.ts'
import { shows } from './shows.ts'
import type { Streams } from './stream.ts'

export interface RoutePorts {
  readonly people: People
  readonly desk: Desk
  readonly sockets: Sockets
  readonly streams: Streams
  readonly settings: Settings
}

const COOKIE = 'adit'
/** Seconds that a browser keeps a cookie at most, and as long as an unused token is good. */
const KEPT = 400 * 86_400

const streamParams = v.strictObject({ table: parts.word })
const number = v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/), v.transform(Number))
const streamQuery = v.strictObject({ since: v.exactOptional(number) })

/** All that programs and pages ask for, under /api/v1 and /ws. */
export function addRoutes(
  app: FastifyInstance,
  operations: readonly Operation[],
  ports: RoutePorts,
): void {
  const { desk, sockets, settings } = ports
  const { keeperToken } = settings
  // Long, and the same for all: written out once.
  const document = JSON.stringify(openApi(operations))
  app.get('/api/v1/openapi.json', async (request, reply) => {
    const isWelcome = desk.admitsAddress(household(request.ip))
    return isWelcome
      ? reply.type('application/json; charset=utf-8').send(document)
      : send(reply, refused(refuse('server-too-fast')), settings)
  })
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: `/api/v1${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      async handler(request, reply) {
        const known = await knownBy(request, ports.people)
        const player = known?.player
        const address = household(request.ip)
        const isKeeper = keeperToken !== undefined && shows(request, keeperToken)
        const visitor = { player: undefined, ...known, address, isKeeper }
        const { params, query, body } = request
        const { origin } = request.headers
        const isWelcome = player ? desk.admits({ player, address }) : desk.admitsAddress(address)
        const answer = isWelcome
          ? await operation.run(visitor, { params, query, body, origin })
          : refused(refuse('server-too-fast'))
        const token = answer.again && shownToken(request).cookie
        return send(reply, token === undefined ? answer : { token, ...answer }, settings)
      },
    })
  }
  app.get('/api/v1/tables/:table/events', async (request, reply) => {
    const caller = await callerOf(request, ports.people)
    if (caller === undefined) return send(reply, refused(refuse('server-not-signed-in')), settings)
    return stream(request, reply, caller, ports)
  })
  app.get(
    '/ws',
    {
      websocket: true,
      // Before the connection becomes a socket, so that a refusal is an ordinary answer.
      preValidation: async (request, reply) => {
        const caller = await callerOf(request, ports.people)
        if (caller === undefined) {
          // Strangers are counted too: to look at a token costs something.
          const isNew = desk.admitsAddress(household(request.ip))
          const why = isNew ? 'server-not-signed-in' : 'server-too-fast'
          await send(reply, refused(refuse(why)), settings)
        } else if (!desk.admits(caller) || !sockets.hasRoomFor(caller)) {
          await send(reply, refused(refuse('server-too-many-connections')), settings)
        } else callers.set(request, caller)
      },
    },
    (socket, request) => {
      const caller = callers.get(request)
      if (caller === undefined) socket.terminate()
      else sockets.accept(socket, request.raw.socket, caller)
    },
  )
}

const callers = new WeakMap<FastifyRequest, Caller>()

async function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  { desk, streams, settings }: RoutePorts,
): Promise<FastifyReply> {
  const params = check(streamParams, request.params)
  const query = check(streamQuery, request.query)
  const last = check(number, request.headers['last-event-id'])
  if (!params.ok) return send(reply, refused(params.why), settings)
  if (!query.ok) return send(reply, refused(query.why), settings)
  const why = desk.bans(caller)
  if (why !== undefined) return send(reply, refused(why), settings)
  if (!desk.admits(caller)) return send(reply, refused(refuse('server-too-fast')), settings)
  const since = last.ok ? last.value : query.value.since
  const wanted = { ...params.value, ...(since === undefined ? {} : { since }) }
  const followed = await streams.follow(reply.raw, caller, wanted, () => {
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Some proxies hold a stream back until it ends, unless told not to.
      'x-accel-buffering': 'no',
    })
  })
  return followed.ok ? reply : send(reply, refused(followed.why), settings)
}

async function callerOf(request: FastifyRequest, people: People): Promise<Caller | undefined> {
  const known = await knownBy(request, people)
  return known && { ...known, address: household(request.ip) }
}

/** A program shows its token in a header, a page has its browser show the cookie. */
async function knownBy(request: FastifyRequest, people: People): Promise<Known | undefined> {
  const { bearer, cookie } = shownToken(request)
  const token = bearer ?? cookie
  return token === undefined ? undefined : people.who(token)
}

function shownToken(request: FastifyRequest): { bearer?: string; cookie?: string } {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  const cookie = request.cookies[COOKIE]
  // Where both are shown, the browser's is not looked at.
  if (bearer !== undefined) return { bearer }
  return cookie === undefined ? {} : { cookie }
}

async function send(reply: FastifyReply, answer: Reply, settings: Settings): Promise<FastifyReply> {
  if (answer.token !== undefined) {
    reply.setCookie(COOKIE, answer.token, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: settings.origin?.startsWith('https:') === true,
      maxAge: KEPT,
    })
  }
  if (answer.forget) reply.clearCookie(COOKIE, { path: '/' })
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
}
