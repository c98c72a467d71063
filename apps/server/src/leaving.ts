import { setTimeout } from 'node:timers/promises'
import type { Built } from './server.ts'

/** How often a draining server looks whether it is done. */
const LOOK = 1_000
/** Sockets that do not close by themselves are closed after so long. */
const FAREWELL = 1_000

/** Not ready any more: those who watch over it send people elsewhere before they are sent away. */
export async function leave(built: Built, milliseconds: number): Promise<void> {
  const { state, shared, sockets, world } = built
  state.isClosing = true
  if (milliseconds > 0) await setTimeout(milliseconds)
  if (shared !== undefined) await sockets.farewellInWaves(limit => world.random.below(limit))
}

export async function drain({ hosts, state, log }: Built): Promise<void> {
  state.isDraining = true
  log.info('draining')
  const isPlayed = (): boolean => [...hosts].some(({ stage }) => stage === 'playing')
  while (isPlayed() && !state.isClosing) await setTimeout(LOOK)
}

/** First nothing new, then everyone is told, then what is under way is finished and stored. */
export async function shutDown(built: Built): Promise<void> {
  built.state.isClosing = true
  built.log.info('closing')
  await Promise.all([built.due.stop(), built.state.recalling])
  built.lists.close()
  built.sockets.farewell(limit => built.world.random.below(limit))
  built.streams.close()
  built.rooms.close()
  const late = globalThis.setTimeout(() => built.sockets.terminate(), FAREWELL)
  await built.app.close()
  clearTimeout(late)
  built.lag.close()
  await built.hosts.close()
  await built.neighbours?.close()
  await built.bots.close()
  // A database that is away is no reason to end badly: it is known when it was last written to.
  await built.lifetime.sign(built.world.now()).catch(built.trouble)
  await built.store.close()
  await built.traces?.close()
  built.log.info('closed')
}
