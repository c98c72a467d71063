import { IN_HAND } from './in-hand.ts'

/** A record that came with the address: `#record=…`, deflated; `&at=57` names a moment. */
export interface Carried {
  readonly text: string
  readonly moment: number | undefined
}

/** The address of a replay that carries its record: a game of this device can be sent to anybody. */
export async function carrying({ text, moment }: Carried, eye: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  const data = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const at = moment === undefined ? '' : `&at=${moment}`
  return `/replay/${IN_HAND}?eye=${eye}#record=${data}${at}`
}

/** No record is longer than this; what swells beyond it is none. */
const LONGEST = 4_000_000

/** Undefined if the address carries none that can be read. */
export async function carriedBy(hash: string): Promise<Carried | undefined> {
  const [, data, at] = /^#record=([A-Za-z0-9_-]+)(?:&at=([0-9]{1,6}))?$/.exec(hash) ?? []
  if (data === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), letter =>
      letter.charCodeAt(0),
    )
    const text = await inflated(bytes)
    return text === undefined
      ? undefined
      : { text, moment: at === undefined ? undefined : Number(at) }
  } catch {
    return undefined
  }
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
    if (text.length > LONGEST) {
      await reader.cancel()
      return undefined
    }
  }
}
