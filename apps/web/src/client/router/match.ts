export type Params = Readonly<Record<string, string>>

/**
 * Whether a path is what the pattern describes, and what stands at its names: `/table/:code`.
 * A trailing slash makes no difference.
 */
export function match(pattern: string, path: string): Params | undefined {
  const wanted = parts(pattern)
  const given = parts(path)
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, part] of given.entries()) {
    const asked = wanted[i]
    if (asked?.startsWith(':')) params[asked.slice(1)] = decoded(part)
    else if (asked !== part) return undefined
  }
  return params
}

function parts(path: string): readonly string[] {
  return path.split('/').filter(part => part !== '')
}

/** A badly escaped path comes from a badly copied link; it is shown as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
