import { nth } from '@adit/kernel'
import { chapter, fill, isLanguage, LANGUAGES, languageFor, load } from '@adit/words'
import { CommanderError } from 'commander'
import { type Answer, CODES, done, refused } from './answer.ts'
import type { Desk } from './desk.ts'
import { printText } from './print.ts'
import { buildProgram } from './program.ts'
import type { Terminal } from './terminal.ts'
import { answerToFault } from './usage.ts'

/** Runs one command line and says how it went. */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const desk = await deskFor(argv, terminal)
  const wish = languageWish(argv)
  if (wish !== undefined && !isLanguage(wish)) {
    const slots = { text: wish, languages: LANGUAGES.join(', ') }
    return deliver(desk, refused(desk, { key: 'bad-language', slots }, { code: CODES.usage }))
  }
  return deliver(desk, await answerTo(argv, desk))
}

async function deskFor(argv: readonly string[], terminal: Terminal): Promise<Desk> {
  const wish = languageWish(argv)
  const language = wish !== undefined && isLanguage(wish) ? wish : languageFor([terminal.locale])
  await load(language)
  const words = chapter(language, 'terminal')
  return { terminal, language, words, json: argv.includes('--json') }
}

/** What is said when the output takes no more, such as a disk that is full. */
export async function outputFault(
  argv: readonly string[],
  terminal: Terminal,
  error: string,
): Promise<number> {
  const desk = await deskFor(argv, terminal)
  const why = { key: 'output-failed', slots: { error } }
  printText(terminal, terminal.errors, refused(desk, why, { code: CODES.refused }).text)
  return CODES.refused
}

/** Needed before the command line is read: what is wrong with that is said in this language. */
function languageWish(argv: readonly string[]): string | undefined {
  const at = argv.findIndex(word => word === '--lang' || word.startsWith('--lang='))
  if (at < 0) return undefined
  return nth(argv, at) === '--lang' ? nth(argv, at + 1) : nth(argv, at).slice('--lang='.length)
}

async function answerTo(argv: readonly string[], desk: Desk): Promise<Answer> {
  let answer: Answer = { code: CODES.ok, text: '' }
  let shown = ''
  const take = (given: Answer): void => {
    answer = given
  }
  const program = buildProgram(desk, take, text => {
    shown += text
  })
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return shown === '' ? answer : asShown(shown, 'help')
  } catch (error) {
    const version = error instanceof CommanderError && error.code === 'commander.version'
    if (shown !== '') return asShown(shown, version ? 'version' : 'help')
    return answerToFault(desk, error) ?? answerToBug(desk, error)
  }
}

/** Help or the version: its text, and as data under its name. */
function asShown(text: string, name: 'help' | 'version'): Answer {
  const bare = text.trimEnd()
  return done(bare, { [name]: bare })
}

/** Ours to mend: said in a sentence, and with the stack only to who asks for it. */
function answerToBug({ language, words, terminal }: Desk, error: unknown): Answer {
  const bug = error instanceof Error ? error : new Error(String(error))
  const message = fill(language, words.bug, { error: bug.message })
  const text = terminal.trace ? `${message}\n${bug.stack}` : message
  return { code: CODES.bug, text, data: { ok: false, error: { key: 'bug', message } } }
}

function deliver({ terminal, json }: Desk, { code, text, data }: Answer): number {
  const ended = code === CODES.interrupted && terminal.interrupted.reason === 'SIGTERM'
  if (json) {
    if (data !== undefined) terminal.output.write(`${JSON.stringify(data)}\n`)
  } else if (text !== '') {
    const failed = code !== CODES.ok && code !== CODES.interrupted
    const output = failed ? terminal.errors : terminal.output
    printText(terminal, output, text)
  }
  return ended ? CODES.terminated : code
}
