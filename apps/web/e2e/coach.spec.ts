import type { Tape } from '@adit/protocol'
import { cards, type State } from '@adit/saboteur'
import { parseRecord } from '@adit/shelf'
import { tapeOfRecord } from '@adit/table'
import { chapter } from '@adit/words'
import { recordFile } from './records.ts'
import { expect, test } from './test.ts'
import { say } from './words.ts'

const common = chapter('en', 'page/common')
const mine = chapter('en', 'page/saboteur')
const whatIf = chapter('en', 'page/replay').review['what-if']

/** The deck is empty, and only the first, who knows where the gold is, has the card that reaches it. */
const LAST_CARDS = `
laid: LR 1,0 LR 2,0 TBLR 3,0 TBLR 4,0 TBLR 5,0 TLR 6,0
stage: turn
chance: -
roles: digger digger digger saboteur
goals: stone-right gold stone-left
goals known: - 0 -
hand 0: LR lr
hand 1: t
hand 2: r
hand 3: tb`

function lastCards(): Tape {
  const opened = parseRecord(recordFile('saboteur', { seats: 4 }))
  if (!opened.ok) throw new Error(opened.why.key)
  const { game, record } = opened.value
  const rest = game.notation.parsePosition(LAST_CARDS)
  if (!rest.ok) throw new Error(rest.why.key)
  // A position of Saboteur: all that lies nowhere else was thrown away for all to see.
  const pile = (rest.value as State).deck.map(kind => cards[kind].name)
  const told = tapeOfRecord(game, record)
  const [first] = told.moves
  return {
    ...told,
    table: 'last-cards',
    start: `${LAST_CARDS}\npile: ${pile.join(' ')}\ndeck:`,
    moves: [{ ...first, seat: 0, by: 'player', move: 'pass LR' }],
    said: [],
  }
}

test('a coach asks before the card that reaches the gold is thrown away', async ({ visitor }) => {
  const page = await visitor({ hurried: true })
  await page.route('**/api/v1/tables/last-cards/tape', route =>
    route.fulfill({ json: lastCards() }),
  )
  await page.goto('/replay/last-cards?eye=all#0')
  await page.getByRole('link', { name: whatIf.tab }).click()
  await page.getByRole('button', { name: whatIf.sit }).click()
  await expect(page).toHaveURL(/\/table\/local-/)
  await page.getByRole('button', { name: common.menu }).click()
  await page.getByRole('switch', { name: common.menuItems.coach }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('option', { name: /straight/ }).click()
  await page.getByRole('button', { name: mine.discard, exact: true }).click()
  await page.getByRole('button', { name: say(mine.discardCount, { count: 1 }) }).click()
  await expect(page.getByRole('heading', { name: common.coach.title })).toBeVisible()
  await page.getByRole('button', { name: common.coach.change }).click()
  await expect(page.getByRole('log')).toContainText('gold')
})
