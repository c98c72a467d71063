import { fill, LANGUAGES } from '@adit/words'
import { Command } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import type { Answer } from './answer.ts'
import { type AdminFlags, decide, dismiss, journal, reports } from './commands/admin.ts'
import { arena } from './commands/arena.ts'
import { bench } from './commands/bench.ts'
import { daily } from './commands/daily.ts'
import { backup, check, cool, migrate, move, restore, warm } from './commands/db.ts'
import { home, unknownUnder } from './commands/home.ts'
import { learn } from './commands/learn.ts'
import { open } from './commands/open.ts'
import { play } from './commands/play.ts'
import { records } from './commands/records.ts'
import { replay, show } from './commands/replay.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import type { Desk } from './desk.ts'
import { helpIn } from './help.ts'

/**
 * The command line, in the desk's language. What a command answers goes to `answer`, help and version
 * to `show`.
 */
export function buildProgram(desk: Desk, answer: Take, show: (text: string) => void): Command {
  const { help } = desk.words
  const program = new Command('adit')
  helpIn(program, desk, show)
  program
    .version(manifest.version, '-V, --version', help.version)
    .option('--json', help.json)
    .option(
      '--lang <language>',
      fill(desk.language, help.lang, { languages: LANGUAGES.join(', ') }),
    )
    // Undescribed, so that help does not list it; without it a misspelt command goes unnoticed.
    .argument('[command]')
    .action(async (command: string | undefined) => answer(await home(desk, program, command)))
  addGames(program, desk, answer)
  addRecords(program, desk, answer)
  addServer(program, desk, answer)
  addAdmin(program, desk, answer)
  return program
}

type Take = (given: Answer) => void

/** Commands that play: they all can be told by which rules. */
function addGames(program: Command, desk: Desk, answer: Take): void {
  const { help } = desk.words
  const repeated = (value: string, before: string[] = []): string[] => [...before, value]
  const rules = (command: Command): Command =>
    command
      .option('--seats <count>', help.seats)
      .option('--preset <name>', help.preset)
      .option('--option <name=value>', help.option, repeated)
      .option('--edition <name>', help.edition)
      .option('--with <modules>', help.with)

  rules(program.command('play').description(help.play).argument('<game>', help.game))
    .option('--bots <names>', help.bots)
    .option('--hot-seat <people>', help.hotSeat)
    .option('--names <names>', help.names)
    .option('--save <file>', help.save)
    .option('--pace <milliseconds>', help.pace)
    .option('--seed <number>', help.seed)
    .action(async (game, flags) => answer(await play(desk, game, flags)))

  rules(program.command('simulate').description(help.simulate).argument('<game>', help.game))
    .option('--games <count>', help.games)
    .option('--bots <names>', help.botsOfSeries)
    .option('--rotate', help.rotate)
    .option('--seed <number>', help.seedOfSeries)
    .option('--out <file>', help.out)
    .action(async (game, flags) => answer(await simulate(desk, game, flags)))

  rules(program.command('arena').description(help.arena))
    .option('--game <game>', help.arenaGame)
    .option('--bots <names>', help.arenaBots)
    .option('--games <count>', help.deals)
    .option('--seed <number>', help.seedOfSeries)
    .option('--playouts <count>', help.playouts)
    .option('--jobs <count>', help.jobs)
    .option('--out <file>', help.arenaOut)
    .option('--mixed', help.mixed)
    .option('--sprt', help.sprt)
    .action(async flags => answer(await arena(desk, flags)))

  program
    .command('daily')
    .description(help.daily)
    .option('--date <day>', help.date)
    .option('--game <game>', help.dailyGame)
    .option('--answer <answer>', help.answer)
    .option('--reveal', help.reveal)
    .action(async flags => answer(await daily(desk, flags)))

  program
    .command('learn')
    .description(help.learn)
    .argument('[lesson]', help.lesson)
    .action(async lesson => answer(await learn(desk, lesson)))

  program
    .command('bench')
    .description(help.bench)
    .argument('[game]', help.gameOrAll)
    .option('--seconds <seconds>', help.seconds)
    .action(async (game, flags) => answer(await bench(desk, game, flags)))
}

/** Commands that read a record. */
function addRecords(program: Command, desk: Desk, answer: Take): void {
  const { help } = desk.words
  program
    .command('replay')
    .description(help.replay)
    .argument('<record>', help.record)
    .option('--at <moves>', help.at)
    .option('--seat <viewer>', help.seat)
    .option('--legal', help.legal)
    .option('--line <number>', help.line)
    .action(async (record, flags) => answer(await replay(desk, record, flags)))

  program
    .command('show')
    .description(help.show)
    .argument('<position>', help.position)
    .option('--seat <viewer>', help.seat)
    .option('--legal', help.legal)
    .action(async (position, flags) => answer(await show(desk, position, flags)))

  program
    .command('records')
    .description(help.records)
    .argument('<files...>', help.recordFiles)
    .option('--game <game>', help.onlyGame)
    .option('--edition <name>', help.onlyEdition)
    .option('--seats <count>', help.onlySeats)
    .option('--player <name>', help.onlyPlayer)
    .option('--winner <name>', help.onlyWinner)
    .option('--from <moves>', help.onlyFrom)
    .option('--to <moves>', help.onlyTo)
    .option('--as <form>', help.recordsAs)
    .option('--out <file>', help.recordsOut)
    .action(async (files, flags) => answer(await records(desk, files, flags)))

  program
    .command('open')
    .description(help.open)
    .argument('<record>', help.record)
    .option('--at <moves>', help.at)
    .option('--line <number>', help.line)
    .option('--address <url>', help.address)
    .action(async (record, flags) => answer(await open(desk, record, flags)))
  program
    .command('verify')
    .description(help.verify)
    .argument('<record>', help.record)
    .option('--line <number>', help.line)
    .action(async (record, flags) => answer(await verify(desk, record, flags)))
}

/** Commands for who lets others play. */
function addServer(program: Command, desk: Desk, answer: Take): void {
  const { help } = desk.words
  program
    .command('serve')
    .description(help.serve)
    .option('--host <address>', help.host)
    .option('--port <number>', help.port)
    .option('--data <folder>', help.data)
    .option('--origin <address>', help.origin)
    .option('--proxy <addresses>', help.proxy)
    .option('--log <level>', help.log)
    .action(async flags => answer(await serve(desk, flags)))

  const db = program.command('db').description(help.db).argument('[command]')
  db.action((command: string | undefined) => answer(unknownUnder(desk, db, command)))
  db.command('backup')
    .description(help.backup)
    .argument('<file>', help.backupFile)
    .option('--data <folder>', help.data)
    .action(async (file, flags) => answer(await backup(desk, file, flags)))
  db.command('restore')
    .description(help.restore)
    .argument('<file>', help.restoreFile)
    .option('--data <folder>', help.data)
    .action(async (file, flags) => answer(await restore(desk, file, flags)))
  db.command('move')
    .description(help.move)
    .argument('<to>', help.moveTo)
    .option('--data <folder>', help.data)
    .action(async (to, flags) => answer(await move(desk, to, flags)))
  db.command('cool')
    .description(help.cool)
    .argument('<folder>', help.coldFolder)
    .option('--days <days>', help.coolDays)
    .action(async (folder, flags) => answer(await cool(desk, folder, flags)))
  db.command('warm')
    .description(help.warm)
    .argument('<folder>', help.coldFolder)
    .action(async folder => answer(await warm(desk, folder)))
  db.command('migrate')
    .description(help.migrate)
    .action(async () => answer(await migrate(desk)))
  db.command('check')
    .description(help.check)
    .option('--data <folder>', help.data)
    .action(async flags => answer(await check(desk, flags)))
}

/** Commands for the keeper of a server that others play at. */
function addAdmin(program: Command, desk: Desk, answer: Take): void {
  const { help } = desk.words
  const admin = program.command('admin').description(help.admin).argument('[command]')
  admin.action((command: string | undefined) => answer(unknownUnder(desk, admin, command)))
  const toServer = (name: string, description: string): Command =>
    admin.command(name).description(description).option('--server <address>', help.server)
  toServer('reports', help.reports)
    .option('--all', help.allReports)
    .action(async (flags: AdminFlags) => answer(await reports(desk, flags)))
  toServer('journal', help.journal).action(async (flags: AdminFlags) =>
    answer(await journal(desk, flags)),
  )
  for (const deed of ['silence', 'ban', 'lift'] as const) {
    const one = toServer(deed, help[deed])
      .argument('<person>', help.person)
      .option('--report <number>', help.report)
      .option('--note <text>', help.note)
    if (deed !== 'lift') one.option('--hours <number>', help.hours)
    one.action(async (person: string, flags: AdminFlags) =>
      answer(await decide(desk, deed, person, flags)),
    )
  }
  toServer('dismiss', help.dismiss)
    .argument('<report>', help.report)
    .option('--note <text>', help.note)
    .action(async (report: string, flags: AdminFlags) => answer(await dismiss(desk, report, flags)))
}
