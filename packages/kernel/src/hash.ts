/** JSON with sorted keys: equal values, equal text, whatever order the fields were made in. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  return Array.isArray(value) ? canonicalList(value) : canonicalFields(value)
}

function canonicalList(list: readonly unknown[]): string {
  // Most lists are of numbers, and JSON writes those as we do, only faster.
  if (list.every(isPlain)) return JSON.stringify(list)
  let text = '['
  for (let at = 0; at < list.length; at++)
    text += at === 0 ? canonical(list[0]) : `,${canonical(list[at])}`
  return `${text}]`
}

function isPlain(item: unknown): boolean {
  return typeof item !== 'object' || item === null
}

function canonicalFields(value: object): string {
  let text = ''
  for (const name of Object.keys(value).sort()) {
    const field: unknown = Reflect.get(value, name)
    if (field === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(field)}`
  }
  return `{${text}}`
}

/**
 * Sixteen hex digits that tell two states apart. Against accident, not against an attacker: stored
 * beside moves to notice a replay that went another way.
 */
export function stateHash(state: unknown): string {
  const text = canonical(state)
  let low = 0x811c9dc5
  let high = 0xcbf29ce4
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code ^ (low >>> 13), 0x5bd1e995)
  }
  return hex(avalanche(low ^ (high >>> 15))) + hex(avalanche(high ^ low))
}

function avalanche(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
