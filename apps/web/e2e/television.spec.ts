import { chapter } from '@adit/words'
import { known } from './memory.ts'
import { playTogether } from './newcomer.ts'
import { record, viewsIn } from './overheard.ts'
import { sitDown } from './people.ts'
import { expect, type Page, test } from './test.ts'
import { words } from './words.ts'

const tv = chapter('en', 'page/tv')
const { roundEnd } = chapter('en', 'page/saboteur')
const { seats, home } = words.en
const SCREEN = { viewport: { width: 1280, height: 720 }, hurried: true } as const
const PHONE = { viewport: { width: 360, height: 740 }, hurried: true } as const

test('five phones play a round on a television; one falls asleep and comes back', async ({
  visitor,
}) => {
  const television = await visitor(SCREEN)
  const overheard = record(television)
  await television.goto('/tv')
  // A remote control has arrows and a key to press.
  await television.getByRole('button', { name: home.boxes.saboteur.title }).press('Enter')
  await expect(television).toHaveURL(/\/tv\/./)
  const code = (await television.locator('aside .code').innerText()).replace(/\s/g, '')
  const phones = await Promise.all([1, 2, 3, 4, 5].map(() => visitor(PHONE)))
  await Promise.all(phones.map((phone, at) => takeSeat(phone, code, `Guest ${at + 1}`)))
  // A second screen joins by the same code.
  const second = await visitor(SCREEN)
  const secondHeard = record(second)
  await second.goto('/tv')
  await second.getByRole('textbox', { name: tv.second }).fill(code)
  await second.keyboard.press('Enter')
  await expect(second).toHaveURL(television.url())
  await television.getByRole('button', { name: tv.begin, exact: true }).press('Enter')
  for (const screen of [television, second]) await expect(screen.getByRole('grid')).toBeVisible()

  // What all may know of a round's end is on the big screen, not in the hands.
  let isOver = false
  const end = television.getByRole('list', { name: roundEnd.roles })
  void end.waitFor({ timeout: 0 }).then(
    () => (isOver = true),
    () => undefined,
  )
  const isEnough = (): boolean => isOver
  await playTogether(phones, 'game over', { presses: 20, isEnough })
  const [sleeper] = phones
  const at = sleeper.url()
  expect(at).toContain('?hand')
  await sleeper.goto('about:blank')
  const asleep = television.locator('.crew .away')
  await expect(asleep).not.toHaveCount(0)
  await sleeper.goto(at)
  await expect(asleep).toHaveCount(0)
  await playTogether(phones, 'game over', { isEnough })
  await expect(end).toBeVisible()

  for (const heard of [viewsIn(overheard), viewsIn(secondHeard)]) {
    expect(heard.length).toBeGreaterThan(0)
    expect(known(heard[0])).toEqual([])
  }
})

async function takeSeat(phone: Page, code: string, name: string): Promise<void> {
  await phone.goto(`/join/${code}?hand`)
  await expect(phone).toHaveURL(/\/table\//)
  await sitDown(phone, name)
  await phone.getByRole('button', { name: seats.iAmReady, exact: true }).click()
}
