import type { HelpHeading } from '@adit/words'
import type { Command } from 'commander'
import type { Desk } from './desk.ts'
import { columnsOf } from './terminal.ts'

/** Commander in the desk's language: its headings, its usage lines, and its streams. */
export function helpIn(
  program: Command,
  { words, terminal }: Desk,
  show: (text: string) => void,
): void {
  const { help } = words
  const headings: Readonly<Record<string, string>> = help.headings satisfies Record<
    HelpHeading,
    string
  >
  program
    .description(help.about)
    .usage(help.usage)
    .exitOverride()
    .helpOption('-h, --help', help.help)
    .helpCommand(false)
    .showSuggestionAfterError(true)
    .addHelpText('after', `\n${help.after}`)
    .configureHelp({
      showGlobalOptions: true,
      helpWidth: columnsOf(terminal.output),
      styleTitle: title => headings[title] ?? title,
      subcommandTerm: command => command.name(),
      commandUsage: command =>
        command.parent === null ? `adit ${help.usage}` : usageOf(command, help.usageOfCommand),
    })
    .configureOutput({
      writeOut: show,
      // What is wrong is said in our words instead (usage.ts).
      writeErr: () => undefined,
      getOutHasColors: () => false,
    })
}

function usageOf(command: Command, options: string): string {
  const parents: string[] = []
  for (let each = command.parent; each !== null; each = each.parent) parents.unshift(each.name())
  const names = command.registeredArguments.map(argument =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  )
  return [...parents, command.name(), ...names, options].join(' ')
}
