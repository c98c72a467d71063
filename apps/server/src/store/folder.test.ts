import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { holdFolder, makeFolder } from './folder.ts'

const temporary = (): Promise<string> => mkdtemp(join(tmpdir(), 'adit-folder-'))

describe('a folder', () => {
  it('is made with all above it, and may be there already', async () => {
    const deep = join(await temporary(), 'a', 'b', 'c')
    await makeFolder(deep, 0o700)
    await makeFolder(deep, 0o700)
    expect((await stat(deep)).isDirectory()).toBe(true)
  })

  it('that cannot be made is an error with its name, at once', async () => {
    const file = join(await temporary(), 'file')
    await writeFile(file, '')
    await expect(makeFolder(file, 0o700)).rejects.toThrow('file cannot be made: EEXIST')
    await expect(makeFolder(join(file, 'x'), 0o700)).rejects.toThrow('cannot be made: ENOTDIR')
    await expect(makeFolder('/proc/adit/data', 0o700)).rejects.toThrow('/proc/adit')
  })

  it('has one holder, who is named to the next', async () => {
    const folder = await temporary()
    const release = await holdFolder(folder)
    await expect(holdFolder(folder)).rejects.toThrow(
      `in use by another server, process ${process.pid}`,
    )
    await release()
    await (await holdFolder(folder))()
  })

  it('of a server that was killed is free again', async () => {
    const folder = await temporary()
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await writeFile(join(folder, 'adit.pid'), `${child.pid}\n`)
    await expect(holdFolder(folder)).rejects.toThrow(`process ${child.pid}`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const release = await holdFolder(folder)
    expect(await readFile(join(folder, 'adit.pid'), 'utf8')).toBe(`${process.pid}\n`)
    await release()
    // In a container every server has the same number.
    await writeFile(join(folder, 'adit.pid'), `${process.pid}\n`)
    await (await holdFolder(folder))()
  })
})
