import { runIn } from './fake-terminal.ts'

/** A record as its file has it, still to be spoilt. */
export interface RecordFile {
  moves: string[]
  hash: string
  [field: string]: unknown
}

/** A few finished games for each number of seats. */
export async function sampleRecords(): Promise<RecordFile[]> {
  const records: RecordFile[] = []
  for (const seats of ['2', '3', '4']) {
    const argv = ['simulate', 'my-treasure', '--seats', seats, '--seed', seats, '--games', '4']
    const simulated = await runIn({}, ...argv, '--bots', 'apprentice,random', '--out', 'g')
    const lines = (simulated.files.get('g') ?? '').trim().split('\n')
    records.push(...lines.map(line => JSON.parse(line)))
  }
  return records
}

export function asFile(text: string): { readonly files: Map<string, string> } {
  return { files: new Map([['r.json', text]]) }
}
