/** PostgreSQL's text holds every character but this one. */
const NOTHING = '\u0000'
const ESCAPE = '\u0001'

/** Any text as one that the database takes. JSON has neither character, so it passes as it is. */
export function stow(text: string): string {
  if (!text.includes(NOTHING) && !text.includes(ESCAPE)) return text
  return text.replaceAll(ESCAPE, `${ESCAPE}1`).replaceAll(NOTHING, `${ESCAPE}0`)
}

export function unstow(text: string): string {
  if (!text.includes(ESCAPE)) return text
  return text.replaceAll(`${ESCAPE}0`, NOTHING).replaceAll(`${ESCAPE}1`, ESCAPE)
}

/** A body as it is stored and, where that is not the same, as what it is in bytes. */
export function stowBody(body: string): readonly [string, string?] {
  const stowed = stow(body)
  return stowed === body ? [body] : [stowed, Buffer.from(body).toString('hex')]
}
