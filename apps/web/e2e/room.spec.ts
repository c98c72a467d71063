import { chapter } from '@adit/words'
import { playOut } from '../../server/trial/play.ts'
import { openingOf, seatPeople } from '../../server/trial/seats.ts'
import type { Server } from './server.ts'
import { expect, type Page, test } from './test.ts'
import { say } from './words.ts'

const w = chapter('en', 'page/replay')
const common = chapter('en', 'page/common')
const slider = (page: Page) => page.getByRole('slider', { name: w.timeline.moment })
const banner = (page: Page) => page.locator('.banner')

/** A game that two programs have played to its end at the server. */
async function finished({ address }: Server): Promise<string> {
  const port = Number(new URL(address).port)
  const opening = openingOf('my-treasure', 2)
  const { table, clients } = await seatPeople(port, opening, ['Marta', 'Gleb'])
  await clients[0].do({ type: 'start', table })
  await playOut(table, clients, 5)
  for (const { wire } of clients) wire.cut()
  return table
}

test('two browsers look at a game together: the lamp leads, is left, and is handed over', async ({
  visitor,
  server,
}) => {
  const table = await finished(server)
  const [ann, bob] = [await visitor(), await visitor()]
  await ann.goto(`/replay/${table}?eye=all`)
  await ann.getByRole('button', { name: w.room.open }).click()
  await expect(banner(ann)).toContainText(w.room.alone)
  await expect(ann).toHaveURL(/room=/)
  const room = new URL(ann.url()).searchParams.get('room') ?? ''
  await bob.goto(`/replay/${table}?room=${room}`)
  // Whose eyes one has is one's own: nobody is shown what they did not want to know.
  await expect(bob.getByRole('radio', { name: w.eyes.public })).toBeChecked()
  await expect(banner(ann)).toContainText(w.room.youHold)

  // The others follow.
  for (let step = 1; step <= 3; step++) await ann.keyboard.press('ArrowRight')
  await expect(slider(ann)).toHaveAttribute('aria-valuenow', '3')
  await expect(slider(bob)).toHaveAttribute('aria-valuenow', '3')

  // Whoever moves looks alone, until they come back.
  await bob.keyboard.press('ArrowLeft')
  await expect(slider(bob)).toHaveAttribute('aria-valuenow', '2')
  await expect(bob.getByRole('button', { name: w.room.toLamp })).toBeVisible()
  await ann.keyboard.press('ArrowRight')
  await expect(slider(ann)).toHaveAttribute('aria-valuenow', '4')
  await bob.getByRole('textbox', { name: w.room.say }).fill('Here it was!')
  await bob.keyboard.press('Enter')
  const talk = ann.getByRole('log', { name: w.room.talk })
  await expect(talk).toContainText('Here it was!')
  await expect(talk.getByRole('button')).toHaveText(say(w.room.at, { round: 1, turn: 2 }))
  await expect(slider(bob)).toHaveAttribute('aria-valuenow', '2')
  await bob.getByRole('button', { name: w.room.toLamp }).click()
  await expect(slider(bob)).toHaveAttribute('aria-valuenow', '4')

  // On a phone the talk is behind a button, which says that there is something new.
  const wide = ann.viewportSize() ?? { width: 1280, height: 800 }
  await ann.setViewportSize({ width: 360, height: 740 })
  await bob.getByRole('textbox', { name: w.room.say }).fill('And now?')
  await bob.keyboard.press('Enter')
  await expect(ann.locator('.toasts')).toContainText('And now?')
  await ann.getByRole('button', { name: say(common.logAndTalkNew, { count: 1 }) }).click()
  await expect(talk).toContainText('And now?')
  await ann.keyboard.press('Escape')
  await expect(ann.getByRole('button', { name: common.logAndTalk, exact: true })).toBeVisible()
  await ann.setViewportSize(wide)

  // The lamp is asked for and handed over.
  await bob.getByRole('button', { name: w.room.ask }).click()
  const people = ann.getByRole('list', { name: w.room.people })
  await expect(people).toContainText(w.room.asks)
  await people.getByRole('button').click()
  await expect(banner(bob)).toContainText(w.room.youHold)
  await bob.locator('body').press('Home')
  await expect(slider(ann)).toHaveAttribute('aria-valuenow', '0')

  // Whoever goes leaves it on the table.
  await bob.getByRole('button', { name: w.room.leave }).click()
  await expect(banner(ann)).toContainText(w.room.lies)
  await ann.getByRole('button', { name: w.room.take }).click()
  await expect(banner(ann)).toContainText(w.room.alone)
})
