import { randomBytes, randomFillSync } from 'node:crypto'
import { botsFor } from '@adit/bots'
import { SEED_BYTES, serverSeedFrom } from '@adit/fairness'
import { fairly, type Random } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import { type HostPorts, humanPace } from '@adit/table'
import { type Clock, steadyClock } from './clock.ts'
import { drawCode, drawDigits } from './codes.ts'

/** What tables take from outside: time, chance, and what there is to play. Tests bring their own. */
export type World = Pick<
  HostPorts,
  'title' | 'bots' | 'random' | 'fresh' | 'now' | 'wakeAt' | 'pace'
> &
  Partial<Pick<Clock, 'onGap' | 'atLeast'>>

export function realWorld(wall?: () => number): World {
  return {
    title: titleNamed,
    bots: title => botsFor(title).map(bot => bot.name),
    random: secureRandom(),
    fresh(visibility) {
      const code = visibility === 'link' ? drawCode(LINK_LENGTH) : drawDigits(CODE_LENGTH)
      // The code first: that is how `find` looks a table up without an index of codes.
      const table = `${code}-${randomBytes(12).toString('base64url')}`
      return { table, code, serverSeed: serverSeedFrom(randomBytes(SEED_BYTES)) }
    },
    ...steadyClock(wall),
    pace: humanPace,
  }
}

/** What people type: short. Codes of games that have begun may come again. */
const CODE_LENGTH = 6
/** Of a table that only those find who were told: nobody guesses one of 10^17. */
const LINK_LENGTH = 12

/** Draws that nobody can predict, fetched a page at a time. */
function secureRandom(): Random {
  const words = new Uint32Array(256)
  let next = words.length
  return fairly(() => {
    if (next === words.length) {
      randomFillSync(words)
      next = 0
    }
    return words[next++] ?? 0
  })
}
