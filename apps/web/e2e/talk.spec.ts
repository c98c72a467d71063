import { chapter } from '@adit/words'
import { begin } from './people.ts'
import { expect, test } from './test.ts'
import { say, words } from './words.ts'

const { en, ru } = words
const { phrases: enPhrases } = chapter('en', 'talk')
const { phrases: ruPhrases } = chapter('ru', 'talk')
const { people } = chapter('en', 'page/common')

test('what is said reaches the others, phrases in their own language, the muted not at all, and whoever is shown out sees no more', async ({
  visitor,
}) => {
  const [host, guest] = [await visitor(), await visitor({ language: 'ru' })]
  await begin(host, [guest], { game: 'my-treasure', seats: 2, language: 'ru' })
  await host.getByRole('tab', { name: en.table.talk }).click()
  await guest.getByRole('tab', { name: ru.table.talk }).click()
  const heard = host.getByRole('log', { name: en.table.talk })

  await guest.getByLabel(ru.table.chat.label).fill('Привет, <b>шахта</b>!')
  await guest.getByRole('button', { name: ru.table.chat.send }).click()
  await expect(heard).toContainText('Привет, <b>шахта</b>!')

  await guest.getByRole('button', { name: ruPhrases.thanks, exact: true }).click()
  await expect(heard).toContainText(enPhrases.thanks)

  const about = host.getByRole('button', { name: say(people.about1, { name: 'Guest 1' }) }).first()
  await about.click()
  await host.getByRole('button', { name: people.mute, exact: true }).click()
  await guest.getByLabel(ru.table.chat.label).fill('Эй!')
  await guest.getByRole('button', { name: ru.table.chat.send }).click()
  await expect(guest.getByRole('log', { name: ru.table.talk })).toContainText('Эй!')
  await expect(heard.getByRole('paragraph')).toHaveCount(3)
  await expect(heard).not.toContainText('Эй!')

  await about.click()
  await host.getByRole('button', { name: people.ban, exact: true }).click()
  await host.getByRole('button', { name: people.banNow, exact: true }).click()
  await expect(guest.getByText(chapter('ru', 'table').refusals['table-banned'])).toBeVisible()
})
