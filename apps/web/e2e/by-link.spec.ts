import { playTogether } from './newcomer.ts'
import { begin } from './people.ts'
import { expect, test } from './test.ts'

test('three browsers play a round of Saboteur 2 by link', async ({ visitor }) => {
  const pages = [
    await visitor({ hurried: true }),
    await visitor({ hurried: true }),
    await visitor({ hurried: true }),
  ]
  const [host, ...guests] = pages
  // Bots have the other three seats: three people alone take some eighty turns.
  await begin(host, guests, { game: 'saboteur', preset: 'Saboteur 2' })
  await playTogether(pages, 'round over', { hasty: true })
  for (const page of pages) {
    await expect(page.getByRole('list', { name: 'Roles' }).getByRole('listitem')).toHaveCount(6)
  }
})
