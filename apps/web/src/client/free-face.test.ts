import { nth } from '@adit/kernel'
import { expect, it } from 'vitest'
import { castNames } from '../art/index.ts'
import { freeFace } from './free-face.ts'
import { tableInfo } from './testbed.ts'

const seat = { ready: false, away: false, seeded: false }
const tableOf = (avatar: string) => tableInfo({ seats: [{ ...seat, name: 'Ann', avatar }] })

it('is the wished one, unless someone has it', () => {
  expect(freeFace(tableOf('ida'), 'ost')).toBe('ost')
  const next = freeFace(tableOf('ida'), 'ida')
  expect(next).not.toBe('ida')
  expect(castNames).toContain(next)
})

it('is any where none was wished', () => {
  expect(castNames).toContain(freeFace(tableOf(nth(castNames, 0)), ''))
})
