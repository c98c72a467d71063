import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { STACK_TRACE } from './fake-terminal.ts'

const bin = fileURLToPath(new URL('../bin/adit.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'adit-'))
const path = join(folder, 'game.json')

afterAll(() => rmSync(folder, { recursive: true }))

function adit(argv: readonly string[], { input = '', node = [] as string[] } = {}) {
  const env = { PATH: process.env.PATH, LANG: 'ru_RU.UTF-8' }
  return spawnSync(process.execPath, [...node, bin, ...argv], { input, env, encoding: 'utf8' })
}

describe('the program', () => {
  it('prints help in the language of the environment', () => {
    const { status, stdout, stderr } = adit([])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Как вызвать: adit/)
  })

  it('plays a game from a pipe, writes its record, and reads it again', () => {
    const played = adit(['play', 'my-treasure', '--seats', '2', '--save', path, '--json'], {
      input: '1\n2\n3\n4\n'.repeat(500),
    })
    expect(played.status).toBe(0)
    const { hash } = JSON.parse(played.stdout)
    expect(JSON.parse(readFileSync(path, 'utf8')).hash).toBe(hash)
    const replayed = adit(['replay', path, '--json'])
    expect(JSON.parse(replayed.stdout)).toMatchObject({ ok: true, hash })
    const piped = adit(['verify', '-'], { input: readFileSync(path, 'utf8') })
    expect([piped.status, piped.stdout]).toEqual([0, expect.stringContaining('Раздача честная')])
  })

  it.each([
    [['replay', 'no/such/file.json'], 1, 'Нет: Файла no/such/file.json нет.'],
    [['replay', tmpdir()], 1, 'папка, а не файл'],
    [['play', 'my-treasure', '--save', '/no/such/folder/x'], 1, 'Папки /no/such/folder нет.'],
    [['dig'], 2, 'Нет: Команды «dig» нет.'],
  ])('%j fails in words', (argv, code, reason) => {
    const { status, stdout, stderr } = adit(argv)
    expect([status, stdout]).toEqual([code, ''])
    expect(stderr).toContain(reason)
    expect(stderr).not.toMatch(STACK_TRACE)
  })

  it('says that its output is full', () => {
    const command = `"${process.execPath}" "${bin}" --json > /dev/full`
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, 'No: The output cannot be written: ENOSPC.\n'])
  })

  it('survives a reader that closes early', () => {
    const command = `"${process.execPath}" "${bin}" --json | head -c 1`
    const { stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
    expect(stderr).toBe('')
  })

  it('tells an old Node what is needed', () => {
    const old = 'Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })'
    const { status, stdout, stderr } = adit([], {
      node: ['--import', `data:text/javascript,${old}`],
    })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('adit needs Node 24 or newer; this is Node 20.1.0.')
    expect(stderr).toContain('npx adit')
    expect(stderr).toContain('adit braucht Node 24')
    expect(stderr).toContain('Для adit нужен Node 24')
    expect(stderr).not.toMatch(STACK_TRACE)
  })
})
