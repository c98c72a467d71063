import type { Client, Wish } from '../client.ts'
import { playOut } from '../play.ts'
import { openingOf } from '../seats.ts'
import { Attacker } from './attacker.ts'
import { sleep } from './time.ts'

/** Games of two that are played to the end one after another while something goes on. */
export interface Bystanding {
  readonly outcome: string
  readonly games: number
  /** What went wrong at them. */
  readonly disturbed: readonly string[]
}

export const DUEL = openingOf('my-treasure', 2)
/** Milliseconds within which a game of two is over, whatever goes on. */
const LONGEST_GAME = 60_000
/** What a page sends again by itself, under the same id. */
const PASSING: readonly string[] = ['table-busy', 'table-not-stored']
const AGAIN = 200

export async function whilePlaying(
  port: number,
  groups: number,
  job: () => Promise<string>,
): Promise<Bystanding> {
  const state = { isOver: false, games: 0 }
  const disturbed: string[] = []
  const group = async (nth: number): Promise<void> => {
    while (!state.isOver) {
      const clients: Client[] = []
      try {
        for (const letter of 'ab') {
          const one = await new Attacker(port).arrive(`Player ${nth} ${letter}`)
          clients.push(await one.client())
        }
        await playOnce(clients, nth)
        state.games++
      } catch (error) {
        disturbed.push(String(error))
      } finally {
        for (const { wire } of clients) wire.cut()
      }
    }
  }
  const playing = Array.from({ length: groups }, (_none, nth) => group(nth))
  const outcome = await job().finally(() => {
    state.isOver = true
  })
  await Promise.all(playing)
  return { outcome, games: state.games, disturbed }
}

/** A game of two from its opening to its end; its table. */
export async function playOnce(clients: readonly Client[], seed: number): Promise<string> {
  const [host, guest] = clients
  if (host === undefined || guest === undefined) throw new Error('two are needed')
  const { table = '' } = await insist(host, { type: 'open', opening: DUEL })
  await insist(guest, { type: 'sit', table, seat: 1 })
  for (const client of clients) await insist(client, { type: 'watch', table })
  await insist(guest, { type: 'ready', table, ready: true })
  await insist(host, { type: 'start', table })
  await within(playOut(table, clients, seed), LONGEST_GAME)
  return table
}

let wishes = 0

/** As a page does: what is refused for the moment only is asked for again. */
async function insist(client: Client, wish: Wish) {
  const id = `insist.${++wishes}`
  for (;;) {
    const answer = await client.ask(wish, id)
    if (answer.type === 'done') return answer
    if (!PASSING.includes(answer.why.key)) {
      throw new Error(`${wish.type} was refused: ${JSON.stringify(answer.why)}`)
    }
    await sleep(AGAIN)
  }
}

async function within<T>(job: Promise<T>, time: number): Promise<T> {
  let late: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new Error(`not over within ${time} ms`)), time)
  })
  return Promise.race([job, over]).finally(() => clearTimeout(late))
}
