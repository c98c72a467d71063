/** Text, and whole. */
const TEXT = 0x81
/** In place of a length: it follows in two bytes, or in eight. */
const SHORT = 126
const LONG = 127

/** How a frame is to be written: each of its letters is one byte. */
export const BYTES = 'latin1'

/**
 * A text as one frame of a WebSocket (RFC 6455, 5.2), as servers send them: not masked. A string of
 * bytes and not a buffer: a line takes it in one piece with one call, and copies it from there.
 */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text)
  // In plain letters, as nearly all news are, a text is its own bytes.
  const bytes = length === text.length ? text : Buffer.from(text).toString(BYTES)
  return headOf(length) + bytes
}

function headOf(length: number): string {
  if (length < SHORT) return String.fromCharCode(TEXT, length)
  if (length < 2 ** 16) return String.fromCharCode(TEXT, SHORT, length >> 8, length & 0xff)
  const size = [24, 16, 8, 0].map(shift => (length >>> shift) & 0xff)
  return String.fromCharCode(TEXT, LONG, 0, 0, 0, 0, ...size)
}
