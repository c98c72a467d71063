import { parsed, readField, unreadable } from '@adit/kernel'
import type { State } from '../state.ts'
import type { Codec } from '../text/words.ts'
import type { Line } from './part.ts'

type List = Line<number[]>

/** One number on a line of its own, said in one word or more. */
export function one<V extends number>(
  name: string,
  codec: Codec<V>,
  follows?: Line<V>['follows'],
): Line<V> {
  return {
    names: () => [name],
    print: (value, before) => (value === before ? [] : [[name, [codec.print(value)]]]),
    read: (fields, _before, rules) => {
      const words = fields.get(name) ?? []
      if (words.length === 0) return unreadable('position-bad-field', { field: name })
      const read = readField(name, [words.join(' ')], word => codec.parse(word, rules))
      return read.ok ? parsed(read.value[0]) : read
    },
    follows,
  }
}

/** A list of any length. */
export function any(name: string, codec: Codec, follows?: List['follows']): List {
  return {
    names: () => [name],
    print: (values, before) =>
      String(values) === String(before) ? [] : [[name, values.map(value => codec.print(value))]],
    read: (fields, _before, rules) =>
      readField(name, fields.get(name) ?? [], word => codec.parse(word, rules)),
    follows,
  }
}

/** A list with something for each seat or slot, always as many. */
export function each(name: string, codec: Codec, follows?: List['follows']): List {
  const list = any(name, codec, follows)
  return {
    ...list,
    read: (fields, before, rules) => {
      const read = list.read(fields, before, rules)
      const isWhole = !read.ok || read.value.length === before.length
      return isWhole ? read : unreadable('position-bad-field', { field: name })
    },
  }
}

/** A list with its top at the end, written from the top down. */
export function pile(name: string, codec: Codec, follows?: List['follows']): List {
  const list = any(name, codec, follows)
  return {
    ...list,
    print: (values, before, state) => list.print(values.toReversed(), before.toReversed(), state),
    read: (fields, before, rules) => {
      const read = list.read(fields, before, rules)
      return read.ok ? parsed(read.value.reverse()) : read
    },
  }
}

/** A line for each seat, `name 0: …`, of up to `size` numbers that lie in one list. */
export function perSeat(
  name: string,
  codec: Codec,
  size: number,
  shape: {
    /** The seat's numbers to be written; none if nothing has to be said. */
    written(values: readonly number[], state: State, seat: number): readonly number[]
    /** Those read, filled up to `size`; undefined if there are too many or too few. */
    filled(values: readonly number[]): readonly number[] | undefined
  },
): List {
  return {
    names: ({ seats }) => namesOf(name, seats),
    print: (values, _before, state) =>
      namesOf(name, values.length / size).flatMap((own, seat) => {
        const written = shape.written(values.slice(seat * size, (seat + 1) * size), state, seat)
        return written.length === 0
          ? []
          : [[own, written.map(value => codec.print(value))] as const]
      }),
    read: (fields, before, rules) => {
      const values = [...before]
      for (const [seat, own] of namesOf(name, rules.seats).entries()) {
        const words = fields.get(own)
        if (words === undefined) continue
        const read = readField(own, words, word => codec.parse(word, rules))
        if (!read.ok) return read
        const filled = shape.filled(read.value)
        if (filled === undefined) return unreadable('position-bad-field', { field: own })
        values.splice(seat * size, size, ...filled)
      }
      return parsed(values)
    },
  }
}

/** `hand 0`, `hand 1` and so on. */
export function namesOf(name: string, seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => `${name} ${seat}`)
}
