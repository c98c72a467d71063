import * as v from 'valibot'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const row = v.strictTuple([count, count, v.string(), v.string()])

/** What one node says to the others about a table. What a newer one may add is left aside. */
const tableNews = v.object({
  node: v.string(),
  /** Entries that are stored: number, time, kind, body. */
  rows: v.exactOptional(v.array(row)),
  /** The trace they belong to. */
  trace: v.exactOptional(v.string()),
  /** The number of the last entry that the node knows: whoever has fewer reads the rest from the store. */
  head: v.exactOptional(count),
  /** Who watches there. */
  here: v.exactOptional(v.array(v.string())),
  /** Whoever has watchers is asked to say so. */
  ask: v.exactOptional(v.boolean()),
})
export type TableNews = v.InferOutput<typeof tableNews>

const listed = v.object({
  table: v.string(),
  updated: count,
  stage: v.picklist(['open', 'playing', 'finished']),
  public: v.boolean(),
  title: v.string(),
  owner: v.string(),
  members: v.pipe(v.array(v.string()), v.readonly()),
  body: v.string(),
})
const houseNews = v.object({
  node: v.string(),
  /** Tables that lists show differently from now on. */
  listed: v.exactOptional(v.array(listed)),
  /** Someone took another name. */
  renamed: v.exactOptional(v.object({ id: v.string(), name: v.string(), avatar: v.string() })),
  /** Someone's lines are to be cut: what holds for them has changed. */
  cut: v.exactOptional(v.string()),
  /** How long the logs of tables are at least that the two have in common. */
  heads: v.exactOptional(v.array(v.strictTuple([v.string(), count]))),
  /** It ends: whoever watched there is gone. */
  bye: v.exactOptional(v.boolean()),
})
export type HouseNews = v.InferOutput<typeof houseNews>

/** Undefined for what is no news of ours. */
export function readTableNews(text: string): TableNews | undefined {
  return read(tableNews, text)
}

export function readHouseNews(text: string): HouseNews | undefined {
  return read(houseNews, text)
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined {
  try {
    const checked = v.safeParse(schema, JSON.parse(text))
    return checked.success ? checked.output : undefined
  } catch {
    return undefined
  }
}
