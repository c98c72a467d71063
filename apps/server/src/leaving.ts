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
  const {
    app,
    hosts,
    lifetime,
    lag,
    due,
    lists,
    bots,
    sockets,
    streams,
    store,
    neighbours,
    world,
    log,
    trouble,
    state,
  } = built
  state.isClosing = true
  log.info('closing')
  await Promise.all([due.stop(), state.recalling])
  lists.close()
  sockets.farewell(limit => world.random.below(limit))
  streams.close()
  const late = globalThis.setTimeout(() => sockets.terminate(), FAREWELL)
  await app.close()
  clearTimeout(late)
  lag.close()
  await hosts.close()
  await neighbours?.close()
  await bots.close()
  // A database that is away is no reason to end badly: it is known when it was last written to.
  await lifetime.sign(world.now()).catch(trouble)
  await store.close()
  await built.traces?.close()
  log.info('closed')
}
