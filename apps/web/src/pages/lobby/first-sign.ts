/** What nobody does who only opened the page and went away. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown']

/**
 * Once somebody looks about: time for what they are likely to want next. Until then the line is for
 * the page itself, and whoever only comes by pays for nothing more. Gives back how to stop waiting.
 */
export function atFirstSign(act: () => void, target: EventTarget = window): () => void {
  const signs = new AbortController()
  const { signal } = signs
  const seen = (): void => {
    signs.abort()
    act()
  }
  for (const sign of SIGNS) target.addEventListener(sign, seen, { signal, passive: true })
  return () => signs.abort()
}
