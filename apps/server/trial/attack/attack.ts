import { ServerProcess } from '../process.ts'
import { type Bystanding, whilePlaying } from './bystanders.ts'
import { pingFlood, presenceCrowd, slowReaders } from './lines.ts'
import { clockSteps, fullDisk, gap, lockedDisk } from './misfortunes.ts'
import { growLog, guessCodes, openMany, readMany, rematchStorm, undoStorm } from './storms.ts'
import { LONG, sleep } from './time.ts'

/** What one attack did to a server with default limits, and to the games that went on meanwhile. */
export interface Suffered extends Bystanding {
  readonly attack: string
  /** Bytes, at the worst of a few looks. */
  readonly memory: number
  /** Milliseconds of processor that the main loop once spent before it served anyone else. */
  readonly stall: number
}

type Attack = (server: ServerProcess, folder: string) => Promise<string>

const attacks: Readonly<Record<string, Attack>> = {
  nothing: async () => {
    await sleep(LONG)
    return 'for comparison'
  },
  'ping flood': pingFlood,
  'slow readers': slowReaders,
  'log growth': growLog,
  'opening storm': openMany,
  'rematch storm': rematchStorm,
  'presence crowd': presenceCrowd,
  'undo storm': undoStorm,
  'code guessing': guessCodes,
  'old games read': readMany,
  'clock steps': clockSteps,
  'a gap of 2 s': gap,
  'full disk': fullDisk,
  'locked disk': lockedDisk,
}

/** Runs each attack against a server of its own, with the limits that every server has. */
export async function* attackTrial(
  newFolder: () => Promise<string>,
  names: readonly string[] = Object.keys(attacks),
): AsyncGenerator<Suffered> {
  for (const attack of names) {
    const folder = await newFolder()
    const server = await ServerProcess.start(folder, { isDefault: true })
    try {
      await sleep(1_500)
      await server.stall()
      let memory = 0
      const looking = setInterval(() => {
        server.memory().then(
          bytes => {
            memory = Math.max(memory, bytes)
          },
          () => undefined,
        )
      }, 500)
      const run = attacks[attack]
      if (run === undefined) throw new Error(`no attack ${attack}`)
      const suffered = await whilePlaying(server.port, 3, () => run(server, folder)).finally(() =>
        clearInterval(looking),
      )
      memory = Math.max(memory, await server.memory())
      yield { attack, memory, stall: await server.stall(), ...suffered }
    } finally {
      await server.kill()
    }
  }
}
