import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { jsonSchema } from './schema.ts'

describe('a schema in the OpenAPI document', () => {
  it('says what the door wants', () => {
    const name = v.pipe(v.string(), v.minLength(1), v.maxLength(20), v.regex(/^[a-z]+$/))
    const seats = v.pipe(v.number(), v.integer(), v.minValue(2))
    const door = v.strictObject({
      name,
      seats: v.exactOptional(seats),
      kind: v.picklist(['a', 'b']),
    })
    expect(jsonSchema(door)).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[a-z]+$' },
        seats: { type: 'integer', minimum: 2 },
        kind: { type: 'string', enum: ['a', 'b'] },
      },
      required: ['name', 'kind'],
      additionalProperties: false,
    })
  })

  it('leaves out a check of our own, which no schema can say', () => {
    const even = v.pipe(
      v.number(),
      v.check(number => number % 2 === 0),
    )
    expect(jsonSchema(even)).toEqual({ type: 'number' })
  })

  it('is not made of what it could not tell', () => {
    expect(() => jsonSchema(v.date())).toThrow()
    expect(() => jsonSchema(v.strictObject({ on: v.map(v.string(), v.date()) }))).toThrow()
  })
})
