import { expect, it } from 'vitest'
import { at, given, linked } from '../../../trial/maze-scene.ts'
import { removeCard } from '../../maze/maze.ts'
import { countCrystals } from './crystals.ts'

it('[SB2-14][SB2-50] crystals are counted that lie face up, cut off or not', () => {
  const maze = given(`
    columns: 0 1 2 3 8
    row 0: start TBLR* . BLR* goal0?
    row 1: t* . . . .`)
  expect(countCrystals(maze)).toBe(3)
  expect(linked(maze, 'BLR*', '-1,0')).toBe('legal')
  removeCard(maze, at('3,0'))
  expect(countCrystals(maze)).toBe(2)
})
