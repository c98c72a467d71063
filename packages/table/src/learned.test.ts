import { type AnyGame, CHANCE, has, listSeats, parseConfig, quickRandom } from '@adit/kernel'
import { chooseTurn } from '@adit/kernel/conformance'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, bob, cid, Sandbox, titles, whyNot } from './conformance/testbed.ts'
import { learned } from './learned.ts'

/** The toy's state, as far as this second opinion on what is hidden needs it. */
interface Toy {
  deck: number[]
  hands: number[][]
  dropped: number[]
}

describe('learned, on every move of random games of the toy', () => {
  it('agrees with what its rules say is hidden', () => {
    const walks = fc.record({ seed: fc.nat(), seats: fc.integer({ min: 2, max: 4 }) })
    let undoable = 0
    fc.assert(
      fc.property(walks, ({ seed, seats }) => {
        const game = open('objection', { seats })
        const random = quickRandom(seed)
        const state = game.setup()
        for (;;) {
          const turn = chooseTurn(game, state, random)
          if (turn === undefined) return
          const [seat, move] = turn
          if (seat !== CHANCE) {
            const verdict = learned(game, state, [{ seat, move }], quickRandom(seed))
            const text = game.notation.printMove(move)
            expect([text, verdict]).toEqual([text, shows(game, state, seat, text)])
            if (!verdict) undoable++
          }
          game.step(state, seat, move)
        }
      }),
      { numRuns: 25, seed: 7 },
    )
    expect(undoable).toBeGreaterThan(50)
  })
})

/** From the rulebook of the toy: when does a move tell anyone anything? */
function shows(game: AnyGame, position: unknown, seat: number, text: string): boolean {
  const state = position as Toy
  const [verb] = text.split(' ')
  const others = listSeats(game.toAct(state)).filter(one => one !== seat)
  if (verb === 'allow' || verb === 'object') return others.length === 0
  // Whoever sees all hidden cards but those in one place knows what is there.
  const hidden = (viewer: number) =>
    [...state.hands.filter((_hand, who) => who !== viewer), state.deck, state.dropped].filter(
      place => place.length > 0,
    )
  if (verb === 'play') {
    const knows = (viewer: number) => hidden(viewer).length === 1
    return [...state.hands.keys(), -1].some(viewer => viewer !== seat && !knows(viewer))
  }
  // A drop is face down; the draw after it is news unless the mover can count what is left.
  return state.deck.length > 0 && !(hidden(seat).length === 1 && state.deck.length === 1)
}

describe('learned, in My Treasure', () => {
  it('is any card drawn, and nothing that is laid or taken within a round', () => {
    const game = open('my-treasure', { seats: 3, first: 0 })
    const seen = new Set<string>()
    for (let seed = 0; seed < 8; seed++) {
      const random = quickRandom(seed)
      const state = game.setup()
      for (let turns = 0; turns < 60; turns++) {
        const turn = chooseTurn(game, state, random)
        if (turn === undefined) break
        // Every other game draws whenever it can: that is what brings the sixth orc.
        const [seat] = turn
        const draw = game.notation.parseMove('draw')
        const bold = seed % 2 === 1 && draw.ok && game.refuse(state, seat, draw.value) === undefined
        const move = bold ? draw.value : turn[1]
        if (seat !== CHANCE) {
          const [verb] = game.notation.printMove(move).split(' ')
          const next = game.clone(state)
          game.step(next, seat, move)
          const sameRound = !has(game.toAct(next), CHANCE) && game.toAct(next) !== 0
          if (sameRound) {
            const verdict = learned(game, state, [{ seat, move }], quickRandom(seed))
            expect([verb, verdict]).toEqual([verb, verb === 'draw'])
            seen.add(verb)
          }
        }
        game.step(state, seat, move)
      }
    }
    expect(seen).toEqual(new Set(['draw', 'place', 'take', 'flee']))
  })

  it('is every shuffle', () => {
    const game = open('my-treasure', { seats: 2, first: 0 })
    const random = quickRandom(5)
    const state = game.setup()
    for (let round = 0; round < 400; round++) {
      const turn = chooseTurn(game, state, random)
      if (turn === undefined) return
      const [seat, move] = turn
      if (seat !== CHANCE) {
        const next = game.clone(state)
        game.step(next, seat, move)
        if (has(game.toAct(next), CHANCE)) {
          const shuffle = { seat: CHANCE, move: game.nature(next, random) }
          expect(learned(game, state, [{ seat, move }, shuffle], random)).toBe(true)
        }
      }
      game.step(state, seat, move)
    }
  })
})

describe('taking a move back', () => {
  const treasure = () =>
    new Sandbox({ title: 'my-treasure', config: { seats: 2, first: 0 }, clock: 'fast' }).started()

  it('gives back the position, the question and what was left of the time', () => {
    const box = treasure()
    box.move(ann, 'draw')
    const before = box.table.play
    box.now += 10_000
    expect(box.table.log.at(-1)?.entry).toMatchObject({ type: 'moved', move: 'draw' })
    const [place] = box.legal(0)
    box.move(ann, place)
    box.now += 3_000
    box.do(ann, { type: 'undo' })
    expect(box.table.play?.state).toEqual(before?.state)
    expect(box.table.play?.moves).toEqual(before?.moves)
    expect(box.table.play?.asked).toEqual([
      { seat: 0, since: box.table.seq, from: box.now, due: box.now + 20_000 },
    ])
  })

  it('is refused once something was learned, someone else moved, or there is nothing', () => {
    const box = treasure()
    expect(whyNot(box.ask(ann, { type: 'undo' }))).toBe('table-nothing-to-undo')
    box.move(ann, 'draw')
    expect(whyNot(box.ask(ann, { type: 'undo' }))).toBe('table-something-learned')
    expect(whyNot(box.ask(bob, { type: 'undo' }))).toBe('table-others-moved')
    expect(whyNot(box.ask(cid, { type: 'undo' }))).toBe('table-not-seated')
    const [place] = box.legal(0)
    box.move(ann, place).move(bob, 'draw')
    expect(whyNot(box.ask(ann, { type: 'undo' }))).toBe('table-others-moved')
  })

  it('works for a sealed answer, as long as the window is open', () => {
    const box = windowOpen()
    box.move(bob, 'allow').do(bob, { type: 'undo' })
    expect(box.table.play?.asked.map(one => one.seat)).toEqual([1, 2])
    box.move(bob, 'allow').move(cid, 'allow')
    expect(whyNot(box.ask(cid, { type: 'undo' }))).toBe('table-something-learned')
  })

  it('cannot go on for ever', () => {
    const box = treasure().move(ann, 'draw')
    const [place] = box.legal(0)
    let times = 0
    for (; times < 20 && whyNot(box.ask(ann, { type: 'undo' })) !== 'table-too-fast'; times++) {
      box.move(ann, place)
      if (whyNot(box.ask(ann, { type: 'undo' })) === 'accepted') box.do(ann, { type: 'undo' })
    }
    expect(times).toBeLessThan(11)
  })

  it('leaves what the clock played', () => {
    const box = windowOpen()
    box.now += 60_000
    box.deed({ type: 'time-out', seat: 1, since: box.since(1), move: 'allow' })
    expect(whyNot(box.ask(bob, { type: 'undo' }))).toBe('table-nothing-to-undo')
  })
})

/** The toy with a card played and both others asked. */
function windowOpen(): Sandbox {
  const box = new Sandbox({ clock: 'fast' }).started()
  const play = box.legal(0).find(text => text.startsWith('play')) ?? ''
  return box.move(ann, play)
}

function open(name: string, choices: object): AnyGame {
  const title = titles.find(one => one.name === name)
  if (title === undefined) throw new Error(name)
  const config = parseConfig(title, choices)
  if (!config.ok) throw new Error(config.why.key)
  return title.open(config.value)
}
