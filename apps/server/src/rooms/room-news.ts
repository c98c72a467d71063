import { limits, parts } from '@adit/protocol'
import * as v from 'valibot'

const { avatar, chatText, name, seq, word } = parts

/** What one node says to the others about a room. What a newer one may add is left aside. */
const roomNews = v.object({
  node: v.string(),
  /** Whoever has people there is asked to say so. */
  ask: v.exactOptional(v.boolean()),
  table: v.exactOptional(word),
  here: v.exactOptional(
    v.pipe(
      v.array(
        v.object({
          id: word,
          name,
          avatar,
          moment: v.exactOptional(seq),
          asks: v.exactOptional(v.literal(true)),
        }),
      ),
      v.maxLength(limits.roomPeople),
    ),
  ),
  lamp: v.exactOptional(
    v.object({ count: seq, node: v.string(), moment: seq, holder: v.string() }),
  ),
  said: v.exactOptional(
    v.object({
      by: v.string(),
      from: v.object({ id: word, name, avatar }),
      moment: seq,
      text: chatText,
    }),
  ),
})
export type RoomNews = v.InferOutput<typeof roomNews>

/** Undefined for what is no news of ours. */
export function readRoomNews(text: string): RoomNews | undefined {
  try {
    const checked = v.safeParse(roomNews, JSON.parse(text))
    return checked.success ? checked.output : undefined
  } catch {
    return undefined
  }
}
