import { inflateRawSync } from 'node:zlib'
import { parseRecord } from '@adit/shelf'
import { beforeAll, describe, expect, it } from 'vitest'
import { runIn } from './fake-terminal.ts'
import { asFile } from './sample-records.ts'

let record = ''

beforeAll(async () => {
  const argv = 'play my-treasure --hot-seat 0 --seats 3 --save r.json'.split(' ')
  record = (await runIn({}, ...argv)).files.get('r.json') ?? ''
})

function carriedBy(link: string): string {
  const [, data = ''] = /#record=([A-Za-z0-9_-]+)/.exec(link) ?? []
  return inflateRawSync(Buffer.from(data, 'base64url')).toString()
}

describe('adit open', () => {
  it('prints a link that carries the whole record', async () => {
    const { code, out } = await runIn(asFile(record), 'open', 'r.json')
    expect(code).toBe(0)
    expect(out).toContain('http://localhost:8080/replay/file#record=')
    const read = parseRecord(carriedBy(out))
    expect(read.ok && read.value.record).toEqual(
      JSON.parse(JSON.stringify(read.ok && read.value.record)),
    )
    expect(JSON.parse(carriedBy(out))).toEqual(JSON.parse(record))
  })

  it('names the moment and another server', async () => {
    const argv = ['open', 'r.json', '--at', '20', '--address', 'https://adit.example/x', '--json']
    const { link } = JSON.parse((await runIn(asFile(record), ...argv)).out)
    expect(link).toMatch(/^https:\/\/adit\.example\/replay\/file#record=[\w-]+&at=20$/)
  })

  it('refuses what is no record and no address', async () => {
    expect((await runIn(asFile('{}'), 'open', 'r.json')).code).toBe(1)
    const odd = await runIn(asFile(record), 'open', 'r.json', '--address', 'javascript:1')
    expect(odd.code).toBe(2)
    expect(odd.err).toContain('javascript:1')
  })
})
