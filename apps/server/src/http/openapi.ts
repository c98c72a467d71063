import { limits } from '@adit/protocol'
import type * as v from 'valibot'
import type { Operation } from './operation.ts'
import { type JsonSchema, jsonSchema } from './schema.ts'

/** The OpenAPI document, made from the same schemas that check what comes in. */
export function openApi(operations: readonly Operation[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const operation of operations) {
    const method = operation.method.toLowerCase()
    paths[operation.path] = { ...paths[operation.path], [method]: describe(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Adit',
      version: '1',
      description: `Gnome card games for programs. Bodies are JSON of at most ${limits.command} characters. docs/protocol.md tells the whole story.`,
    },
    servers: [{ url: '/api/v1' }],
    paths: { ...paths, '/tables/{table}/events': { get: events } },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'adit' },
        keeper: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const SECURITY = { players: [{ bearer: [] }, { cookie: [] }], keeper: [{ keeper: [] }] }

function describe(operation: Operation): JsonSchema {
  const { name, summary, isFor, params, query, body, answer } = operation
  return {
    operationId: name,
    summary,
    ...(isFor === 'anyone' ? {} : { security: SECURITY[isFor] }),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: json(jsonSchema(body)) } }),
    responses: {
      200: { description: 'Done', content: json(jsonSchema(answer)) },
      default: { description: 'Refused: why.key names the reason', content: json(refusedSchema) },
    },
  }
}

const refusedSchema: JsonSchema = {
  type: 'object',
  properties: {
    type: { const: 'refused' },
    id: { type: 'string' },
    why: { type: 'object', properties: { key: { type: 'string' } }, required: ['key'] },
  },
  required: ['type', 'why'],
}

const events: JsonSchema = {
  operationId: 'events',
  summary: 'What happens at a table from now on, as server-sent events numbered by `seq`',
  security: [{ bearer: [] }, { cookie: [] }],
  parameters: [
    { name: 'table', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'since', in: 'query', schema: { type: 'string', pattern: '^[0-9]{1,15}$' } },
    { name: 'Last-Event-ID', in: 'header', schema: { type: 'string' } },
  ],
  responses: { 200: { description: 'A stream', content: { 'text/event-stream': {} } } },
}

function parameters(where: 'path' | 'query', schema: v.GenericSchema): JsonSchema[] {
  const { properties = {}, required = [] } = jsonSchema(schema)
  const needed = Array.isArray(required) ? required : []
  return Object.entries(Object(properties)).map(([name, one]) => ({
    name,
    in: where,
    required: needed.includes(name),
    schema: one,
  }))
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } }
}
