/** Text, and whole. */
const TEXT = 0x81
/** In place of a length: it follows in two bytes, or in eight. */
const SHORT = 126
const LONG = 127

/**
 * A text as one frame of a WebSocket (RFC 6455, 5.2), as servers send them: not masked. In one piece,
 * because a line takes one piece with one call, and the same one for all who read the same.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < SHORT ? 2 : length < 2 ** 16 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = SHORT
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = LONG
    frame.writeUInt32BE(0, 2)
    frame.writeUInt32BE(length, 6)
  }
  frame.write(text, head)
  return frame
}
