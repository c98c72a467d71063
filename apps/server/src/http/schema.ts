import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

export type JsonSchema = Readonly<Record<string, unknown>>

/** What no JSON Schema can say; the door checks it all the same. */
const UNSAID = ['check', 'transform']

/**
 * A valibot schema as JSON Schema, for the OpenAPI document. A kind that cannot be told throws, so that
 * the document never says less than the door.
 */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...told } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: UNSAID,
  })
  return told
}
