import type { AnyTitle } from '@adit/kernel'
import { games } from './register.ts'

export const shelf: readonly AnyTitle[] = games.map(game => game.title)

export function titleNamed(name: string): AnyTitle | undefined {
  return shelf.find(title => title.name === name)
}
