const LENGTH = 10

/** What someone typed as the code of another device, or how many signs it has instead. */
export function readMovingCode(
  text: string,
): { readonly code: string } | { readonly count: number } {
  const code = text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return /^[A-Z0-9]+$/.test(code) && code.length === LENGTH ? { code } : { count: code.length }
}

/** In two groups, as it is easiest to read out. */
export function printMovingCode(code: string): string {
  return code.length === LENGTH ? `${code.slice(0, 5)} ${code.slice(5)}` : code
}
