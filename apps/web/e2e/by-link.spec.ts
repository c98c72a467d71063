import { playOn } from './newcomer.ts'
import { begin } from './people.ts'
import { expect, test } from './test.ts'

test('three browsers play a round of Saboteur 2 by link', async ({ visitor }) => {
  const pages = [await visitor(), await visitor(), await visitor()]
  const [host, ...guests] = pages
  await begin(host, guests, { game: 'saboteur', preset: 'Saboteur 2', seats: 3 })
  // Three who play all their cards take some eighty turns.
  await Promise.all(pages.map(page => playOn(page, 'round over', { hasty: true })))
  for (const page of pages) {
    await expect(page.getByRole('list', { name: 'Roles' }).getByRole('listitem')).toHaveCount(3)
  }
})
