import { HOLE, isBox, known, viewsInMemory } from './memory.ts'
import { playTogether } from './newcomer.ts'
import { objectsIn, record, viewsIn } from './overheard.ts'
import { begin } from './people.ts'
import { expect, type Page, test } from './test.ts'

test('someone who looks on is told nothing hidden, on the wire or in memory', async ({
  visitor,
}) => {
  const player = (): Promise<Page> => visitor({ hurried: true })
  const seated = [await player(), await player(), await player()]
  const told = seated.map(record)
  const [host, ...guests] = seated
  await begin(host, guests, { game: 'saboteur', seats: 3 })
  const spectator = await visitor({ hurried: true })
  const overheard = record(spectator)
  await spectator.goto(new URL(host.url()).pathname)
  await expect(spectator.getByRole('grid')).toBeVisible()
  await playTogether(seated, 'round over', { presses: 15 })

  // The check would find something if there were anything: each player knows a hand and a role.
  for (const frames of told) {
    const first = viewsIn(frames).find(view => known(view).length > 0)
    expect(first && known(first).length).toBeGreaterThan(5)
  }
  expect((await viewsInMemory(host)).flatMap(known).length).toBeGreaterThan(5)

  const heard = viewsIn(overheard)
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.flatMap(known)).toEqual([])
  const remembered = await viewsInMemory(spectator)
  expect(remembered.length).toBeGreaterThan(0)
  expect(remembered.filter(view => !isBox(view)).flatMap(known)).toEqual([])
  expect(overheard.join('')).not.toContain('"serverSeed"')

  // What happened, too: where two players were told differently, the spectator was told less.
  const events = told.map(eventsIn)
  expect(eventsIn(overheard).size).toBeGreaterThan(3)
  expect(leaks(events, eventsIn(overheard))).toEqual([])
  // Drawn cards are such a difference: laid side by side as if one player were the spectator.
  expect(leaks(events.slice(1), events[0]).length).toBeGreaterThan(0)
})

/** What was told of each move, by the number of its entry. */
function eventsIn(frames: readonly string[]): Map<number, readonly unknown[]> {
  const events = new Map<number, readonly unknown[]>()
  for (const item of frames.flatMap(frame => objectsIn(JSON.parse(frame)))) {
    if ('seq' in item && 'told' in item && Array.isArray(item.told)) {
      events.set(Number(item.seq), item.told)
    }
  }
  return events
}

type Told = ReturnType<typeof eventsIn>

/** Values that some player was not told and the spectator was. */
function leaks(told: readonly Told[], overheard: Told): string[] {
  return [...overheard].flatMap(([seq, events]) =>
    told
      .map(player => player.get(seq))
      // Where a player was told of more events, there is nothing to lay side by side.
      .filter(version => version?.length === events.length)
      .flatMap(version => differences(version, events))
      .map(path => `${seq}${path}`),
  )
}

/** Where a player was told less than the spectator. */
function differences(player: unknown, spectator: unknown, path = ''): string[] {
  if (player === undefined || player === spectator) return []
  if (typeof player !== 'object' || player === null) {
    return player === HOLE && spectator !== HOLE ? [path] : []
  }
  if (typeof spectator !== 'object' || spectator === null) return []
  return Object.entries(spectator).flatMap(([key, value]) =>
    differences(Reflect.get(player, key), value, `${path}.${key}`),
  )
}
