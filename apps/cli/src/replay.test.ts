import { replay } from '@adit/kernel'
import { parseRecord, shelf } from '@adit/shelf'
import { beforeAll, describe, expect, it } from 'vitest'
import { runIn } from './fake-terminal.ts'
import { asFile } from './sample-records.ts'

let lines: string[] = []
let record = ''

beforeAll(async () => {
  const { files } = await runIn({}, ...'simulate my-treasure --games 5 --seed 4 --out g'.split(' '))
  lines = (files.get('g') ?? '').trim().split('\n')
  record = lines[0]
})

describe('adit replay', () => {
  it.each(shelf.map(({ name }) => name))('gives the hash of a simulated %s', async name => {
    const simulated = await runIn({}, 'simulate', name, '--games', '3', '--out', 'g', '--json')
    expect(simulated.code).toBe(0)
    for (const line of (simulated.files.get('g') ?? '').trim().split('\n')) {
      const { code, out } = await runIn(asFile(line), 'replay', 'r.json', '--json')
      const written = JSON.parse(line)
      expect(code).toBe(0)
      expect(JSON.parse(out)).toMatchObject({ hash: written.hash, moves: written.moves.length })
    }
  })

  it('says who won, and that the hash is the one in the record', async () => {
    const { code, out } = await runIn(asFile(record), 'replay', 'r.json')
    expect(code).toBe(0)
    expect(out).toMatch(/The game is over\. Winner: .*miner/)
    expect(out).toContain(`Hash ${JSON.parse(record).hash} ✓ as the record says`)
  })

  it('reads standard input', async () => {
    const { code, out } = await runIn({ lines: [record] }, 'replay', '-', '--json')
    expect([code, JSON.parse(out).hash]).toEqual([0, JSON.parse(record).hash])
  })

  it('takes one line of many', async () => {
    const all = asFile(`${lines.join('\n')}\n`)
    for (const [at, line] of lines.entries()) {
      const { out } = await runIn(all, 'replay', 'r.json', '--json', '--line', String(at + 1))
      expect(JSON.parse(out).hash).toBe(JSON.parse(line).hash)
    }
    const none = await runIn(all, 'replay', 'r.json')
    expect([none.code, none.err]).toEqual([
      1,
      'No: r.json holds several records; name one with --line.\n',
    ])
    const beyond = await runIn(all, 'replay', 'r.json', '--line', '6')
    expect([beyond.code, beyond.err]).toEqual([1, 'No: r.json has no line 6; it has 5.\n'])
  })

  it('shows the position after so many moves, as one viewer sees it', async () => {
    const opened = parseRecord(record)
    if (!opened.ok) throw new Error('unreadable')
    const { game } = opened.value
    for (const at of [0, 1, 2, 17, 40]) {
      const there = replay(game, opened.value.record.moves.slice(0, at))
      if (!there.ok) throw new Error('illegal')
      for (const viewer of [0, 3, 'spectator', 'judge'] as const) {
        const argv = ['--at', String(at), '--seat', String(viewer), '--json']
        const { out } = await runIn(asFile(record), 'replay', 'r.json', ...argv)
        expect(JSON.parse(out)).toMatchObject({
          at,
          hash: there.hash,
          position: game.notation.printPosition(game.view(there.state, viewer)),
        })
      }
    }
  })

  it('does not show a seat what lies covered', async () => {
    const at = ['--at', '40', '--json']
    const judge = await runIn(asFile(record), 'replay', 'r.json', ...at)
    const seat = await runIn(asFile(record), 'replay', 'r.json', ...at, '--seat', '1')
    const judged = await runIn(asFile(record), 'replay', 'r.json', ...at, '--seat', 'judge')
    expect(JSON.parse(judge.out)).not.toHaveProperty('legal')
    expect(JSON.parse(seat.out).position).toMatch(/^deck:( \?)+$/m)
    expect(JSON.parse(judged.out).position).not.toContain('?')
  })

  it('lists the legal moves of whom the viewer may know them', async () => {
    const argv = ['replay', 'r.json', '--at', '2', '--legal', '--json']
    const { out } = await runIn(asFile(record), ...argv)
    const { toAct, legal } = JSON.parse(out)
    expect(legal).toEqual([{ seat: toAct[0], moves: [{ text: 'draw', words: 'draw' }] }])
    const other = await runIn(asFile(record), ...argv, '--seat', String((toAct[0] + 1) % 4))
    expect(JSON.parse(other.out).legal).toEqual([])
    const text = await runIn(asFile(record), ...argv.slice(0, -1))
    expect(text.out).toContain('1  draw   draw')
  })

  it('refuses a position past the end and a viewer who is not there', async () => {
    const past = await runIn(asFile(record), 'replay', 'r.json', '--at', '9999')
    expect([past.code, past.err]).toEqual([2, expect.stringContaining('no position after 9999')])
    const nobody = await runIn(asFile(record), 'replay', 'r.json', '--seat', '4')
    expect([nobody.code, nobody.err]).toEqual([2, expect.stringContaining('a seat from 0 to 3')])
  })

  it('names the move, its text, the reason and the rule', async () => {
    const bad = JSON.parse(record)
    bad.moves[2] = bad.moves[2].replace('draw', 'take ring 0')
    const { code, err } = await runIn(asFile(JSON.stringify(bad)), 'replay', 'r.json')
    expect(code).toBe(1)
    expect(err).toBe(
      `No: Move 3 ("${bad.moves[2]}") is refused. Nothing to take yet: draw. (TRE-17)\n`,
    )
    const data = await runIn(asFile(JSON.stringify(bad)), 'replay', 'r.json', '--json')
    expect(JSON.parse(data.out).error).toMatchObject({
      move: 3,
      text: bad.moves[2],
      key: 'no-treasure-yet',
      rule: 'TRE-17',
    })
    const before = await runIn(asFile(JSON.stringify(bad)), 'replay', 'r.json', '--at', '2')
    expect(before.code).toBe(0)
  })

  it('counts an unreadable move from 1 as well', async () => {
    const bad = JSON.parse(record)
    bad.moves[2] = '0 dig'
    const { err } = await runIn(asFile(JSON.stringify(bad)), 'replay', 'r.json')
    expect(err).toBe('No: Move 3 cannot be read: "0 dig".\n')
  })

  it('notices a hash that the moves do not lead to', async () => {
    const bad = { ...JSON.parse(record), hash: '0123456789abcdef' }
    const { code, out } = await runIn(asFile(JSON.stringify(bad)), 'replay', 'r.json', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out).error).toMatchObject({
      key: 'record-other-hash',
      slots: { written: '0123456789abcdef', found: JSON.parse(record).hash },
    })
  })

  it('lets no name in a record write on the terminal', async () => {
    const forged = { ...JSON.parse(record) }
    forged.seats = ['\x1b[2J\x1b]0;x\x07Eve\nNo: forged', ...forged.seats.slice(1)]
    const { out } = await runIn(asFile(JSON.stringify(forged)), 'replay', 'r.json')
    expect(out).not.toContain('\x1b')
    expect(out).not.toMatch(/^No: forged/m)
  })
})

describe('adit show', () => {
  const position = `saboteur {"seats":3}
laid: LR 1,0  BLR 2,0
stage: turn
chance: -
mover: 1
hand 1: BLR map
deck: tb
`
  const show = (text: string, ...argv: readonly string[]) =>
    runIn(asFile(text), 'show', 'r.json', ...argv)

  it('draws a position that somebody typed, and plays on from it', async () => {
    const { code, out } = await show(position)
    expect(code).toBe(0)
    expect(out).toContain('To act: 1.')
    const on = await show(`${position}\n1 lay TLR 3,0\n`, '--legal', '--json')
    expect(JSON.parse(on.out)).toMatchObject({ moves: 1, at: 1, toAct: [2] })
    const same = await runIn(asFile(position), 'replay', 'r.json', '--json')
    expect(JSON.parse(same.out)).toMatchObject({ ok: true, moves: 0, toAct: [1] })
  })

  it('shows a record as well', async () => {
    const { code, out } = await show(record)
    expect(code).toBe(0)
    expect(out).toContain('The game is over.')
  })

  it('says in words what makes no sense', async () => {
    const misspelt = await show(position.replace('mover', 'movr'))
    expect([misspelt.code, misspelt.err]).toEqual([1, 'No: There is no field "movr" here.\n'])
    const many = await show(position.replace('deck: tb', 'deck: tb tb'))
    expect(many.err).toBe('No: That is too often for dead end ↑↓: there are 1.\n')
    const move = await show(`${position}\n1 lay TLR 5,0\n`)
    expect(move.err).toContain('1 lay TLR 5,0')
  })
})
