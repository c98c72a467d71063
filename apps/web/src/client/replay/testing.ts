import { botNamed, playBots } from '@adit/bots'
import { type AnyTitle, type GameRecord, nth, quickRandom, type Turn } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import { titleNamed } from '@adit/shelf'
import { Replay, tapeOfRecord } from '@adit/table'

function title(name: string): AnyTitle {
  const found = titleNamed(name)
  if (found === undefined) throw new Error(name)
  return found
}

/** The record of a game of apprentices, by the title's first preset. */
function recordOfBots(name: string, seed = 7): GameRecord<unknown, unknown> {
  const { revision, presets, open } = title(name)
  const { config } = nth(presets, 0)
  const game = open(config)
  const bot = botNamed(name, 'apprentice')
  if (bot === undefined) throw new Error('no bot')
  const moves: Turn<unknown>[] = []
  playBots(game, game.setup(), Array(game.seats).fill(bot), {
    chance: quickRandom(seed),
    seed,
    played: (seat, move) => moves.push([seat, move]) > 0,
  })
  const seats = Array.from({ length: game.seats }, (_none, seat) => `Seat ${seat}`)
  return { title: name, revision, config, seats, moves }
}

export function replayOfBots(name: string, seed = 7): Replay {
  const record = recordOfBots(name, seed)
  const { open, presets } = title(name)
  const read = Replay.read(tapeOfRecord(open(nth(presets, 0).config), record), titleNamed)
  if (!read.ok) throw new Error(read.why.key)
  return read.value
}

/** Makes moves of seat 0 out of what is told of them, numbered as they come. */
export function tellMoves(): (...told: readonly object[]) => Item & { type: 'moved' } {
  let seq = 0
  return (...told) => ({ seq: ++seq, at: 0, type: 'moved', seat: 0, by: 'player', told: [...told] })
}
