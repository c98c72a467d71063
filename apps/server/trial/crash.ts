import { type Checked, check } from '../src/database.ts'
import { openSqliteStore } from '../src/store/sqlite.ts'
import { arriveAs, playOn, Scene, wrongIn } from './people.ts'
import { ServerProcess } from './process.ts'

/**
 * Plays many games at once while the server is killed and started again. People keep their commands
 * until they are answered, as the page does, and send them again over the next connection.
 */
export interface CrashSettings {
  readonly folder: string
  readonly groups: number
  readonly kills: number
  /** Milliseconds a server lives, at least and at most. */
  readonly lives: readonly [number, number]
  /** Milliseconds from the last kill after which games that are not over never will be. */
  readonly patience: number
  readonly seed: number
}

export interface CrashReport extends Checked {
  readonly games: number
  readonly acknowledged: number
  /** Moves that were acknowledged and are not in the log, or are there twice. */
  readonly wrong: readonly string[]
  readonly refusals: readonly string[]
}

export async function crashTrial(settings: CrashSettings): Promise<CrashReport> {
  const { folder, groups, kills, lives, seed } = settings
  const scene = new Scene(seed)
  let server = await ServerProcess.start(folder)
  const { port } = server
  scene.ports.push(port)
  // Who has no token yet has nothing to lose: the kills begin once all have arrived.
  const arrived = await Promise.all(
    Array.from({ length: groups }, (_none, at) => arriveAs(scene, at)),
  )
  const playing = arrived.map(group => playOn(scene, group))
  for (let killed = 0; killed < kills; killed++) {
    await sleep(lives[0] + scene.random.below(lives[1] - lives[0]))
    await server.kill()
    server = await ServerProcess.start(folder, { port })
  }
  scene.isOver = true
  const late = setTimeout(() => scene.giveUp(), settings.patience)
  await Promise.race([Promise.all(playing), scene.gaveUp])
  clearTimeout(late)
  if (!(await server.stop())) throw new Error('the server did not end in good order')
  const { games, acknowledged, refusals } = scene
  const store = await openSqliteStore({ folder })
  const wrong = await wrongIn(store, acknowledged)
  await store.close()
  const checked = await check(folder)
  return { ...checked, games, acknowledged: acknowledged.length, wrong, refusals }
}

function sleep(time: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, time))
}
