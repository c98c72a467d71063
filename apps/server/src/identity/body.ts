import * as v from 'valibot'

/** What is kept of a person besides name and face: the text of an identity in the store. */
const body = v.object({
  /** Tokens of the first kind are worth nothing any more. */
  first: v.exactOptional(v.literal('ended')),
  /** Whom they do not want to meet; `key` is what they call the entry by, since no id is told. */
  blocks: v.exactOptional(v.array(v.object({ key: v.string(), id: v.string(), name: v.string() }))),
  /** By the keeper of the server, until these times. */
  silenced: v.exactOptional(v.number()),
  banned: v.exactOptional(v.number()),
})
export type Body = v.InferOutput<typeof body>
export type Block = NonNullable<Body['blocks']>[number]

export function readBody(text: string): Body {
  return v.parse(body, JSON.parse(text))
}

export function printBody(kept: Body): string {
  return JSON.stringify(kept)
}

/** What the keeper has laid on someone that is not over yet. */
export interface Penalty {
  readonly silenced?: number
  readonly banned?: number
}

export function penaltyIn({ silenced = 0, banned = 0 }: Body, now: number): Penalty {
  return {
    ...(silenced > now ? { silenced } : {}),
    ...(banned > now ? { banned } : {}),
  }
}
