/** Records that were brought here from elsewhere, in the browser's own database. */
const DATABASE = 'adit-records'
const RECORDS = 'records'
const PREFIX = 'record-'

export interface KeptRecord {
  /** As its address names it. */
  readonly id: string
  readonly text: string
  readonly at: number
}

export function isKeptRecord(id: string): boolean {
  return id.startsWith(PREFIX)
}

/** The same record has the same address, however often it comes. */
export async function keepRecord(text: string, at: number): Promise<string> {
  const id = `${PREFIX}${fingerprint(text)}`
  const database = await open()
  await finished(
    database.transaction(RECORDS, 'readwrite').objectStore(RECORDS).put({ id, text, at }),
  )
  database.close()
  return id
}

export async function keptRecord(id: string): Promise<string | undefined> {
  return (await keptRecords()).find(record => record.id === id)?.text
}

export async function keptRecords(): Promise<readonly KeptRecord[]> {
  try {
    const database = await open()
    const rows: KeptRecord[] = await finished(
      database.transaction(RECORDS).objectStore(RECORDS).getAll(),
    )
    database.close()
    return rows
  } catch {
    // Some private windows keep nothing.
    return []
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(RECORDS, { keyPath: 'id' }),
  )
  return finished(opening)
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')))
  })
}

/** Against the same game twice, not against intent. */
function fingerprint(text: string): string {
  let [high, low] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < text.length; at++) {
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193)
    low = Math.imul(low + text.charCodeAt(at), 0x85ebca6b) ^ (low >>> 13)
  }
  return [high, low].map(part => (part >>> 0).toString(16).padStart(8, '0')).join('')
}
