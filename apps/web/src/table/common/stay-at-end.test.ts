import { expect, test } from 'vitest'
import { Following } from './stay-at-end.svelte.ts'

test('a box that shrank goes on following', () => {
  const following = new Following()
  following.scrolled(400)
  expect(following.is).toBe(true)
})

test("a person's own scroll stops it, and coming back to the end takes it up again", () => {
  const following = new Following()
  following.touched()
  following.scrolled(400)
  expect(following.is).toBe(false)
  following.scrolled(10)
  expect(following.is).toBe(true)
  // The hand is off the box again: what scrolls now is the box itself.
  following.scrolled(400)
  expect(following.is).toBe(true)
})
