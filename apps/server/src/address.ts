import { isIPv6 } from 'node:net'

/**
 * Whom an address stands for when requests are counted. One household has 2^64 addresses of IPv6,
 * all alike in their first half; an IPv4 address in IPv6 clothes is itself.
 */
export function household(address: string): string {
  if (!isIPv6(address)) return address
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (inner?.[1] !== undefined) return inner[1]
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups = [
    ...front,
    ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'),
    ...back,
  ]
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
