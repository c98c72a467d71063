import { nth } from '@adit/kernel'
import type { Opening } from '@adit/protocol'
import { type Config, kindOf } from '@adit/saboteur'
import { chapter } from '@adit/words'
import { type Guest, meetServer, sitTogether, viewIn } from './by-request.ts'
import { Server } from './server.ts'
import { expect, type Page, test } from './test.ts'
import { say, words } from './words.ts'

const w = chapter('en', 'page/saboteur').moment
const SEATS = 5
const PHONE = [360, 640] as const
/** A phone is the last: there it is stopped. */
const SIZES = [[768, 1024], [1440, 900], PHONE] as const
const config: Partial<Config> = { seats: SEATS, edition: 'jubilee', championship: ['veto'] }

/** What can be seen of a card that can be stopped, besides its name. */
type Sight = 'fuse' | 'dots' | 'stop' | 'plate'

interface Mode {
  readonly terms: Pick<Opening, 'clock' | 'moment'>
  /** At 360 pixels, where the holder is another: whoever is asked does something. */
  act?(seated: Seated): Promise<void>
  /** Elsewhere it is let pass by all, if it does not pass by itself; undefined: it is not tried there. */
  readonly isTriedWide?: boolean
}

interface Seated {
  readonly mover: Guest
  readonly holder: Guest
  /** Who is asked besides. */
  readonly others: readonly Guest[]
}

const modes: Readonly<Record<string, Mode>> = {
  'three seconds': { terms: { clock: 'none', moment: 3 }, isTriedWide: true },
  'five seconds': { terms: { clock: 'none', moment: 5 } },
  'eight seconds, with ten more for all, and stopped': {
    terms: { clock: 'none', moment: 8 },
    async act({ holder, others }) {
      await nth(others, 0).page.getByRole('button', { name: w.wait }).click()
      await expect(holder.page.getByText(w.tenMore)).toBeVisible()
      await holder.page.getByRole('button', { name: w.stop }).click()
    },
  },
  'until all have answered': {
    terms: { clock: 'none' },
    async act({ holder, others: [other, ...others] }) {
      for (const one of others) await one.play('allow')
      await press(holder, w.allow)
      if (other !== undefined) await press(other, w.allow)
    },
    isTriedWide: true,
  },
  'for days, with an order, and stopped': {
    terms: { clock: 'days' },
    async act({ holder, others: [other, ...others] }) {
      await other?.does('order', { order: 'pass' })
      await press(holder, w.stop)
      for (const one of others) await one.play('allow')
    },
    isTriedWide: true,
  },
}

async function press({ page }: Guest, name: string): Promise<void> {
  await page.getByRole('alertdialog', { name: w.label }).getByRole('button', { name }).click()
}

test('nothing moves while a card can be stopped, and it stays its player’s turn', async ({
  visitor,
}) => {
  // Seconds are seconds here.
  const server = await Server.start({ fast: false })
  const pages: Page[] = []
  for (let seat = 0; seat < SEATS; seat++) pages.push(await visitor({ server }))
  for (const page of pages) await meetServer(page)
  for (const [name, mode] of Object.entries(modes)) {
    const { table, guests, holder } = await deal(pages, mode)
    // Who is not there is told of on the bench.
    for (const page of pages) await page.goto(`/table/${table}`)
    for (const page of pages) await expect(page.getByRole('option').first()).toBeVisible()
    for (const [width, height] of mode.isTriedWide === true ? SIZES : [PHONE]) {
      for (const page of pages) await page.setViewportSize({ width, height })
      const { mover: seat } = viewIn(await nth(guests, 0).look())
      const mover = nth(guests, seat)
      const others = guests.filter(guest => guest !== mover && guest !== holder)
      const seated = { mover, holder, others }
      const watched = new Set([mover, holder, nth(others, 0)])
      for (const { page } of watched) await watch(page)
      const moves = await mover.moves()
      await mover.play(moves.find(move => move.startsWith('lay')) ?? nth(moves, 0))
      for (const { page } of watched) await expect(page.locator('.moment').first()).toBeVisible()
      if (holder !== mover)
        await expect(holder.page.getByRole('button', { name: w.stop })).toBeVisible()
      if (width === PHONE[0]) await mode.act?.(seated)
      else if (mode.terms.moment === undefined)
        for (const one of guests) if (one !== mover) await one.play('allow')
      for (const guest of watched) {
        const who =
          guest === mover ? 'who plays' : guest === holder ? 'who holds the veto' : 'another'
        const what = `${name}, ${width}, ${who}`
        await expect(guest.page.locator('.line .who'), what).toHaveText(
          await turnAfter(guest, seat),
        )
        const seen = await guest.page.evaluate((): Seen => Reflect.get(globalThis, 'seen')())
        expect(seen.mines, `${what}: the mine stays where it is`).toHaveLength(1)
        expect(seen.turns, `${what}: one turn, and the next`).toHaveLength(2)
        expect(seen.sights, what).toContain(mode.terms.moment === undefined ? 'dots' : 'fuse')
        expect(seen.sights, what).toContain(guest === holder && guest !== mover ? 'stop' : 'plate')
      }
    }
  }
  await server.close()
})

/** Deals until somebody holds the veto whose turn is not the last that is looked at. */
async function deal(pages: readonly Page[], { terms, isTriedWide = false }: Mode) {
  const turns = isTriedWide ? SIZES.length : 1
  for (let tables = 0; tables < 30; tables++) {
    const { table, guests } = await sitTogether(pages, { title: 'saboteur', config, ...terms })
    const views = await Promise.all(guests.map(async guest => viewIn(await guest.look())))
    const seat = views.findIndex(({ hands }) => hands.includes(kindOf.veto))
    const { mover } = nth(views, 0)
    if (seat >= 0 && seat !== (mover + turns - 1) % SEATS)
      return { table, guests, holder: nth(guests, seat) }
  }
  throw new Error('nobody was dealt the veto')
}

/** What the lantern line says when the card is settled, and the turn of that seat is over. */
async function turnAfter(guest: Guest, mover: number): Promise<string> {
  let next = mover
  await expect(async () => {
    next = viewIn(await guest.look()).mover
    expect(next).not.toBe(mover)
  }).toPass()
  const { table } = words.en
  const { seat, info } = await guest.look()
  return next === seat ? table.yourTurn : say(table.turnOf, { name: info.seats[next]?.name ?? '' })
}

interface Seen {
  readonly mines: readonly string[]
  readonly turns: readonly string[]
  readonly sights: readonly Sight[]
}

/** In the page, at every picture from now on: where the mine is, whose turn it is, and what is seen of the question. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const mines = new Set<string>()
    const turns: string[] = []
    const sights = new Set<string>()
    const signs = {
      fuse: '.moment .fuse',
      dots: '.moment .dots',
      stop: '.moment .stop',
      plate: '.moment .plate',
    }
    let isOver = false
    const look = (): void => {
      if (isOver) return
      const mine = document.querySelector('#board .view')?.getBoundingClientRect()
      if (mine !== undefined) mines.add(`${mine.x} ${mine.y} ${mine.width} ${mine.height}`)
      const turn = document.querySelector('.line .who')?.textContent.trim() ?? ''
      if (turn !== turns.at(-1)) turns.push(turn)
      for (const [name, sign] of Object.entries(signs)) {
        if (document.querySelector(sign) !== null) sights.add(name)
      }
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, {
      seen: () => {
        // What came since the last picture.
        look()
        isOver = true
        return { mines: [...mines], turns, sights: [...sights] }
      },
    })
  })
}
