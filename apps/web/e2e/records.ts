import { botNamed, playBots } from '@adit/bots'
import { quickRandom, type Turn } from '@adit/kernel'
import { printRecord, titleNamed } from '@adit/shelf'

const NAMES = [
  'Marta',
  'Gleb',
  'Eva',
  'Timur',
  'Dana',
  'Olga',
  'Ivan',
  'Pia',
  'Max',
  'Ada',
  'Bo',
  'Cy',
]

/** A record file of a game that apprentices have played. */
export function recordFile(
  name: string,
  { seats, seed = 7, preset: wanted }: { seats?: number; seed?: number; preset?: string } = {},
): string {
  const title = titleNamed(name)
  const bot = botNamed(name, 'apprentice')
  if (title === undefined || bot === undefined) throw new Error(`no ${name}`)
  const preset = title.presets.find(one => one.name === wanted) ?? title.presets[0]
  const config = { ...preset.config, ...(seats === undefined ? {} : { seats }) }
  const game = title.open(config)
  const moves: Turn<unknown>[] = []
  playBots(game, game.setup(), Array(game.seats).fill(bot), {
    chance: quickRandom(seed),
    seed,
    played: (seat, move) => moves.push([seat, move]) > 0,
  })
  const { revision } = title
  return printRecord(game, {
    title: name,
    revision,
    config,
    seats: NAMES.slice(0, game.seats),
    moves,
  })
}
