import type { Refusal } from '@adit/kernel'
import { type Answer, check } from '@adit/protocol'
import type { Player } from '@adit/table'
import * as v from 'valibot'
import type { Caller } from '../desk.ts'
import { refuse, type ServerRefusal } from '../refusals.ts'

/** Whoever asks; a player if the request carries a token of ours. */
export interface Visitor {
  readonly player: Player | undefined
  readonly session?: string
  readonly silenced?: number
  readonly banned?: number
  readonly address: string
  /** They have shown the token of whoever keeps the server. */
  readonly isKeeper: boolean
}

export interface Reply {
  readonly status: number
  readonly body: unknown
  /** A token the browser is to keep. */
  readonly token?: string
  /** The browser is to keep the token that it showed for as long again. */
  readonly again?: true
  /** The browser is to forget its token. */
  readonly forget?: true
}

interface Raw {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** Where the page that asks is, as its browser says; programs say nothing. */
  readonly origin: string | undefined
}

type Schema = v.GenericSchema
type Fields = v.StrictObjectSchema<v.ObjectEntries, undefined>

/** One thing programs can ask for: the route and its entry in the document are made from this. */
export interface Operation {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT'
  /** With `{name}` where a parameter stands. */
  readonly path: string
  readonly summary: string
  readonly isFor: 'anyone' | 'players' | 'keeper'
  readonly params: Fields
  readonly query: Fields
  readonly body: Schema | undefined
  readonly answer: Schema
  run(visitor: Visitor, raw: Raw): Promise<Reply>
}

interface Spec<Who, P extends Fields, Q extends Fields, B extends Schema>
  extends Omit<
    Operation,
    'params' | 'query' | 'body' | 'isFor' | 'run' | 'method' | 'path' | 'name'
  > {
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  handle(asked: {
    readonly who: Who
    readonly params: v.InferOutput<P>
    readonly query: v.InferOutput<Q>
    readonly body: v.InferOutput<B>
    readonly origin: string | undefined
  }): Promise<Reply>
}

type Route = `${Operation['method']} /${string}`
type None = typeof none
const none = v.strictObject({})

export function forAnyone<
  P extends Fields = None,
  Q extends Fields = None,
  B extends Schema = None,
>(name: string, route: Route, spec: Spec<Visitor, P, Q, B>): Operation {
  return { ...head(name, route, spec), isFor: 'anyone', run: door(spec, who => who) }
}

/** To all others there is nothing at that address. */
export function forKeeper<
  P extends Fields = None,
  Q extends Fields = None,
  B extends Schema = None,
>(name: string, route: Route, spec: Spec<Visitor, P, Q, B>): Operation {
  const keeper = (who: Visitor): Visitor | undefined => (who.isKeeper ? who : undefined)
  const run = door(spec, keeper, 'server-nothing-there')
  return { ...head(name, route, spec), isFor: 'keeper', run }
}

export function forPlayers<
  P extends Fields = None,
  Q extends Fields = None,
  B extends Schema = None,
>(name: string, route: Route, spec: Spec<Caller, P, Q, B>): Operation {
  const signed = ({ player, isKeeper: _isKeeper, ...rest }: Visitor): Caller | undefined =>
    player && { player, ...rest }
  return { ...head(name, route, spec), isFor: 'players', run: door(spec, signed) }
}

function head<P extends Fields, Q extends Fields, B extends Schema>(
  name: string,
  route: Route,
  { summary, params, query, body, answer }: Spec<never, P, Q, B>,
): Omit<Operation, 'run' | 'isFor'> {
  const [method, path = ''] = route.split(' ')
  if (method !== 'GET' && method !== 'POST' && method !== 'PUT') throw new Error(route)
  return { name, method, path, summary, params: params ?? none, query: query ?? none, body, answer }
}

/** Nothing gets behind it that is not what the schemas say. */
function door<Who, P extends Fields, Q extends Fields, B extends Schema>(
  spec: Spec<Who, P, Q, B>,
  identify: (visitor: Visitor) => Who | undefined,
  otherwise: ServerRefusal = 'server-not-signed-in',
): Operation['run'] {
  return async (visitor, raw) => {
    const who = identify(visitor)
    if (who === undefined) return refused(refuse(otherwise))
    const params = check(spec.params ?? none, raw.params)
    if (!params.ok) return refused(params.why)
    const query = check(spec.query ?? none, raw.query)
    if (!query.ok) return refused(query.why)
    const body = check(spec.body ?? none, raw.body ?? {})
    if (!body.ok) return refused(body.why)
    const { origin } = raw
    return spec.handle({ who, params: params.value, query: query.value, body: body.value, origin })
  }
}

export function done(body: unknown, status = 200): Reply {
  return { status, body }
}

export function answered(answer: Answer): Reply {
  return answer.type === 'done' ? done(answer) : refused(answer.why, answer.id)
}

export function refused(why: Refusal, id?: string): Reply {
  const body: Answer = { type: 'refused', ...(id === undefined ? {} : { id }), why }
  return { status: statusOf(why.key), body }
}

const STATUS: Readonly<Record<string, number>> = {
  'message-too-long': 413,
  'server-not-signed-in': 401,
  'server-foreign-origin': 403,
  'server-foreign-host': 421,
  'server-banned': 403,
  'server-silenced': 403,
  'server-unknown-person': 404,
  'server-unknown-code': 404,
  'server-unknown-passkey': 404,
  'server-nothing-there': 404,
  'server-too-fast': 429,
  'server-too-many-connections': 429,
  'server-failed': 500,
  'server-closing': 503,
  'table-unknown': 404,
  'table-busy': 503,
  'table-not-stored': 503,
}

/** Wrong form: 400. Right form, but not possible as things stand: 409. */
function statusOf(key: string): number {
  const isForm = key.startsWith('message-') || key === 'server-bad-request'
  return STATUS[key] ?? (isForm ? 400 : 409)
}
