import type * as v from 'valibot'

export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * A valibot schema as JSON Schema, for the OpenAPI document. It knows the kinds of schema the
 * protocol is made of; an unknown kind throws, so that the document never says less than the door.
 */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { pipe } = read(schema)
  if (!Array.isArray(pipe)) return plain(schema)
  const [first, ...actions] = pipe
  const base = plain(first)
  const limits = base.type === 'array' ? 'Items' : 'Length'
  return Object.assign({}, base, ...actions.map(one => action(one, limits)))
}

function plain(schema: v.GenericSchema): JsonSchema {
  const parts = read(schema)
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type }
    case 'unknown':
      return {}
    case 'literal':
      return { const: parts.literal }
    case 'picklist':
      return { enum: parts.options }
    case 'array':
      return { type: 'array', items: jsonSchema(inner(parts.item)) }
    case 'record':
      return {
        type: 'object',
        propertyNames: jsonSchema(inner(parts.key)),
        additionalProperties: jsonSchema(inner(parts.value)),
      }
    case 'exact_optional':
    case 'optional':
      return jsonSchema(inner(parts.wrapped))
    case 'union':
      return { anyOf: list(parts.options).map(jsonSchema) }
    case 'variant':
      return { oneOf: list(parts.options).map(jsonSchema) }
    case 'strict_object':
      return strictObject(
        Object.entries(parts.entries ?? {}).map(([name, entry]) => [name, inner(entry)]),
      )
    default:
      throw new Error(`no JSON Schema for a valibot ${schema.type}`)
  }
}

function strictObject(entries: readonly (readonly [string, v.GenericSchema])[]): JsonSchema {
  const required = entries.filter(([, entry]) => !isOptional(entry)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, entry]) => [name, jsonSchema(entry)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}

function isOptional({ type }: v.GenericSchema): boolean {
  return type === 'exact_optional' || type === 'optional'
}

function action(given: unknown, limits: 'Items' | 'Length'): JsonSchema {
  const { type, requirement } = read(given)
  switch (type) {
    case 'integer':
    case 'safe_integer':
      return { type: 'integer' }
    case 'min_value':
      return { minimum: requirement }
    case 'max_value':
      return { maximum: requirement }
    case 'min_length':
      return { [`min${limits}`]: requirement }
    case 'max_length':
      return { [`max${limits}`]: requirement }
    case 'regex':
      return { pattern: requirement instanceof RegExp ? requirement.source : '' }
    case 'check':
    case 'transform':
      // What no schema can say; the door checks it all the same.
      return {}
    default:
      throw new Error(`no JSON Schema for a valibot ${String(type)}`)
  }
}

/** The fields of a schema, of which the general type says nothing. */
function read(schema: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(schema ?? {}))
}

function inner(schema: unknown): v.GenericSchema {
  if (isSchema(schema)) return schema
  throw new Error('a part of a schema is no schema')
}

function list(schemas: unknown): readonly v.GenericSchema[] {
  return Array.isArray(schemas) ? schemas.map(inner) : []
}

function isSchema(given: unknown): given is v.GenericSchema {
  return typeof given === 'object' && given !== null && Reflect.get(given, 'kind') === 'schema'
}
