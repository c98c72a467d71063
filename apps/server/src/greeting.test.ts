import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { greeting } from './greeting.ts'
import { defaults } from './settings.ts'

function address(ip: string, internal = false): NetworkInterfaceInfo {
  const rest = { netmask: '', mac: '', cidr: null, family: 'IPv4' as const }
  return { address: ip, internal, ...rest }
}

const lan = {
  lo: [address('127.0.0.1', true)],
  vpn: [address('100.64.0.2')],
  wlan: [address('192.168.1.7')],
}
const hello = (host: string, interfaces = lan, origin?: string): string => {
  const more = origin === undefined ? {} : { origin }
  return greeting({ settings: { ...defaults, folder: '', host, ...more }, port: 8080 }, interfaces)
}

describe('the start message', () => {
  it('says how to open the table to the home network', () => {
    expect(hello('127.0.0.1')).toContain('http://localhost:8080')
    expect(hello('127.0.0.1')).toContain('HOST=0.0.0.0 npm start')
    expect(hello('127.0.0.1')).not.toContain('192.168')
  })

  it('then gives the address there, and its QR code', () => {
    const text = hello('0.0.0.0')
    expect(text).toContain('http://192.168.1.7:8080  http://100.64.0.2:8080')
    expect(text).toMatch(/[█▀▄]{10}/)
  })

  it('says so when there is no network', () => {
    expect(hello('0.0.0.0', { ...lan, vpn: [], wlan: [] })).toContain('no network')
  })

  it('names the public address where there is one', () => {
    expect(hello('127.0.0.1', lan, 'https://adit.example')).toBe(
      'Adit is open at https://adit.example\n',
    )
  })
})
