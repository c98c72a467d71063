import { Pasts } from '@adit/kernel'
import { expect, it } from 'vitest'
import { ann, commandOf, opening, quiet, testWorld } from './conformance/testbed.ts'
import { TableHost } from './host.ts'
import type { Table } from './table.ts'
import { answerTask } from './thought.ts'

/** The past of a seat, played anew from the moves alone. */
function lived({ game, play }: Table, seat: number) {
  const pasts = new Pasts(game)
  const state = game.clone(play?.start)
  for (const made of play?.moves ?? []) {
    const events: unknown[] = []
    game.step(state, made.seat, made.move, event => events.push(event))
    pasts.note(made.seat, events, state)
  }
  return pasts.of(seat)
}

/** A table of three bots of that title, watched for a while. */
async function watchBots(title: string, think?: Parameters<typeof testWorld>[0]) {
  const world = testWorld(think)
  const bots = [0, 1, 2].map(seat => ({ seat, bot: 'random' }))
  const opened = opening({ title, config: { seats: 3 }, bots, sit: false })
  const { host } = await TableHost.open({ id: 'o', opening: opened }, ann, world)
  if (host === undefined) throw new Error('not opened')
  await host.command(ann, commandOf({ type: 'start' }, 's', host.table.id))
  return { world, host }
}

it.each(['my-treasure', 'saboteur', 'nimble-gnomes'])(
  "%s: a bot is given its seat's past and answers in notation",
  async title => {
    const { world, host } = await watchBots(title, async task => answerTask(task, () => false))
    for (let turn = 0; turn < 12; turn++) {
      const task = world.tasks.at(-1)
      expect(task?.past).toEqual(lived(host.table, task?.seat ?? -1))
      expect(task?.past.length).toBeGreaterThan(0)
      const before = host.table.seq
      await world.clock.pass(3_000)
      await quiet()
      expect(host.table.seq).toBeGreaterThan(before)
    }
    await host.close()
  },
)
