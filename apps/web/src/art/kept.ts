/** Makes a thing once for each key and keeps it; when there are too many, the oldest goes. */
export function keeper<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>()
  return (key, make) => {
    const before = kept.get(key)
    if (before !== undefined) return before
    const made = make()
    for (const oldest of kept.keys()) {
      if (kept.size < most) break
      kept.delete(oldest)
    }
    kept.set(key, made)
    return made
  }
}
