import { botsFor } from '@adit/bots'
import { shelf } from '@adit/shelf'
import type { Command } from 'commander'
import { type Answer, CODES, done, refused } from '../answer.ts'
import type { Desk } from '../desk.ts'
import { withHint } from '../usage.ts'
import { menu } from './menu.ts'

/** `adit` without a command: the menu for a person, help for a pipe, with `--json` what there is. */
export async function home(desk: Desk, program: Command, command?: string): Promise<Answer> {
  if (command !== undefined) return unknownUnder(desk, program, command)
  if (desk.json)
    return done('', { commands: program.commands.map(each => each.name()), games: games() })
  const { input, output } = desk.terminal
  if (input.isTTY === true && output.isTTY === true) return menu(desk)
  program.outputHelp()
  return { code: CODES.ok, text: '' }
}

/** Of a command that only has others under it: help if none of them is named. */
export function unknownUnder(desk: Desk, command: Command, name: string | undefined): Answer {
  if (name === undefined) {
    command.outputHelp()
    return { code: CODES.ok, text: '' }
  }
  const why = { key: 'usage-unknown-command', slots: { name } }
  return withHint(desk, refused(desk, why, { code: CODES.usage }))
}

function games(): unknown {
  return shelf.map(({ name, revision, seats, options, presets }) => ({
    name,
    revision,
    seats,
    options,
    presets,
    bots: botsFor(name).map(bot => bot.name),
  }))
}
