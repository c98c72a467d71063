import { readAll } from '@adit/kernel'
import type { State } from '../state.ts'
import type { Codec } from '../text/position-words.ts'
import type { Line } from './part.ts'

/** One number on a line of its own. */
export function one(name: string, codec: Codec, follows?: Line<number>['follows']): Line<number> {
  return {
    names: () => [name],
    print: (value, before) => (value === before ? [] : [[name, [codec.print(value)]]]),
    read: (fields, before, rules) => {
      const words = fields.get(name)
      if (words === undefined) return before
      return (words.length === 1 ? codec.parse(words[0], rules) : undefined) ?? name
    },
    follows,
  }
}

/** A list with something for each seat or slot, always as many. */
export function each(name: string, codec: Codec, follows?: Line<number[]>['follows']): List {
  return list(name, codec, { isWhole: true, isPile: false }, follows)
}

/** A list of any length. */
export function any(name: string, codec: Codec, follows?: Line<number[]>['follows']): List {
  return list(name, codec, { isWhole: false, isPile: false }, follows)
}

/** A list with its top at the end, written from the top down. */
export function pile(name: string, codec: Codec, follows?: Line<number[]>['follows']): List {
  return list(name, codec, { isWhole: false, isPile: true }, follows)
}

type List = Line<number[]>

function list(
  name: string,
  codec: Codec,
  { isWhole, isPile }: { readonly isWhole: boolean; readonly isPile: boolean },
  follows?: Line<number[]>['follows'],
): List {
  return {
    names: () => [name],
    print: (values, before) => {
      if (same(values, before)) return []
      const words = values.map(value => codec.print(value))
      return [[name, isPile ? words.reverse() : words]]
    },
    read: (fields, before, rules) => {
      const words = fields.get(name)
      if (words === undefined) return before
      const values = readAll(words, word => codec.parse(word, rules))
      if (values === undefined || (isWhole && values.length !== before.length)) return name
      return isPile ? values.reverse() : values
    },
    follows,
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
    names: rules => [...Array(rules.seats).keys()].map(seat => `${name} ${seat}`),
    print: (values, _before, state) =>
      Array.from({ length: values.length / size }, (_, seat) => seat).flatMap(seat => {
        const written = shape.written(values.slice(seat * size, (seat + 1) * size), state, seat)
        return written.length === 0
          ? []
          : [[`${name} ${seat}`, written.map(value => codec.print(value))] as const]
      }),
    read: (fields, before, rules) => {
      const values = [...before]
      for (let seat = 0; seat < rules.seats; seat++) {
        const own = `${name} ${seat}`
        const words = fields.get(own)
        if (words === undefined) continue
        const read = readAll(words, word => codec.parse(word, rules))
        const filled = read && shape.filled(read)
        if (filled === undefined) return own
        values.splice(seat * size, size, ...filled)
      }
      return values
    },
  }
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at])
}
