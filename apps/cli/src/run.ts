import { chapter, fill, isLanguage, LANGUAGES, languageFor, load } from '@adit/words'
import { type Answer, CODES, refused } from './answer.ts'
import type { Desk } from './desk.ts'
import { printText } from './print.ts'
import { buildProgram } from './program.ts'
import type { Terminal } from './terminal.ts'
import { answerToFault } from './usage.ts'

/** Runs one command line and says how it went. */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const wish = languageWish(argv)
  const language = wish !== undefined && isLanguage(wish) ? wish : languageFor([terminal.locale])
  await load(language)
  const desk = {
    terminal,
    language,
    words: chapter(language, 'terminal'),
    json: argv.includes('--json'),
  }
  if (wish !== undefined && !isLanguage(wish)) {
    const slots = { text: wish, languages: LANGUAGES.join(', ') }
    return deliver(desk, refused(desk, { key: 'bad-language', slots }, { code: CODES.usage }))
  }
  return deliver(desk, await answerTo(argv, desk))
}

/** Needed before the command line is read: what is wrong with that is said in this language. */
function languageWish(argv: readonly string[]): string | undefined {
  const at = argv.findIndex(word => word === '--lang' || word.startsWith('--lang='))
  if (at < 0) return undefined
  return argv[at] === '--lang' ? argv[at + 1] : argv[at].slice('--lang='.length)
}

async function answerTo(argv: readonly string[], desk: Desk): Promise<Answer> {
  let answer: Answer = { code: CODES.ok, text: '' }
  const program = buildProgram(desk, given => {
    answer = given
  })
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return answer
  } catch (error) {
    return answerToFault(desk, error) ?? answerToBug(desk, error)
  }
}

/** Ours to mend: said in a sentence, and with the stack only to who asks for it. */
function answerToBug({ language, words, terminal }: Desk, error: unknown): Answer {
  const bug = error instanceof Error ? error : new Error(String(error))
  const message = fill(language, words.bug, { error: bug.message })
  const text = terminal.trace ? `${message}\n${bug.stack}` : message
  return { code: CODES.bug, text, data: { ok: false, error: { key: 'bug', message } } }
}

function deliver({ terminal, json }: Desk, { code, text, data }: Answer): number {
  if (json) {
    if (data !== undefined) terminal.output.write(`${JSON.stringify(data)}\n`)
  } else if (text !== '') {
    const failed = code !== CODES.ok && code !== CODES.interrupted
    const output = failed ? terminal.errors : terminal.output
    printText(terminal, output, text)
  }
  return code
}
