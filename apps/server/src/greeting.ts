import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import type { Running } from './server.ts'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** What the start message says: where to play, and how others in the house can join. */
export function greeting(
  { settings, port }: Pick<Running, 'settings' | 'port'>,
  interfaces: Interfaces = networkInterfaces(),
): string {
  const { host, origin } = settings
  if (origin !== undefined) return `Adit is open at ${origin}\n`
  const here = `http://localhost:${port}`
  if (isLoopback(host)) {
    return [
      `Adit is open at ${here}`,
      'Only this computer can see it. To play with others in your home network, start it with',
      '  HOST=0.0.0.0 npm start',
      '',
    ].join('\n')
  }
  const homes = isEverywhere(host) ? homeAddresses(interfaces) : [host]
  const [first, ...others] = homes.map(address => `http://${address}:${port}`)
  if (first === undefined) {
    return `Adit is open at ${here}\nThis computer seems to be in no network: nobody else can see it.\n`
  }
  return [
    `Adit is open at ${here}`,
    `For others in your home network: ${[first, ...others].join('  ')}`,
    '',
    renderUnicodeCompact(first, { border: 2 }),
    '',
  ].join('\n')
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

/** Those that phones in the same house can reach; private ones first. */
function homeAddresses(interfaces: Interfaces): string[] {
  const all = Object.values(interfaces).flatMap(list => list ?? [])
  const reachable = all.filter(({ family, internal }) => family === 'IPv4' && !internal)
  const isPrivate = (address: string): boolean =>
    /^(192\.168|10|172\.(1[6-9]|2[0-9]|3[01]))\./.test(address)
  return reachable
    .map(({ address }) => address)
    .sort((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)))
}
