import { describe, expect, it } from 'vitest'
import type { Game } from '../game.ts'
import { has, only } from '../seats.ts'
import { asTold, asView } from '../view.ts'
import { isWindowOpen } from '../windows.ts'
import type { LawName } from './broken.ts'
import { conform } from './conform.ts'
import { holdTo } from './hold.ts'
import { type Event, type Move, objection, type State } from './objection.ts'
import { toyKit } from './objection-kit.ts'

conform(toyKit, { describe, it })

/** The toy with one seam replaced: a fault planted on purpose. */
function planted(
  fault: (game: Game<State, Move, Event>) => Partial<Game<State, Move, Event>>,
): typeof toyKit {
  const open: typeof objection.open = config => {
    const game = objection.open(config)
    return { ...game, ...fault(game) }
  }
  return { ...toyKit, title: { ...objection, open } }
}

function breaks(law: LawName, kit: typeof toyKit): void {
  expect(() => holdTo(law, kit, { seats: 3 }, { runs: 60, seed: 1 })).toThrow(`law ${law}`)
}

describe('a planted leak is caught', () => {
  it('a view that shows one hidden card', () => {
    const kit = planted(game => ({
      view(state, viewer) {
        const view = game.view(state, viewer)
        return asView({ ...view, deck: [...view.deck.slice(0, -1), ...state.deck.slice(-1)] })
      },
    }))
    breaks('blind', kit)
  })

  it('a view that shows a discard only to the seat beside it', () => {
    const kit = planted(game => ({
      view(state, viewer) {
        const view = game.view(state, viewer)
        return viewer === 1 ? asView({ ...view, dropped: [...state.dropped] }) : view
      },
    }))
    breaks('blind', kit)
  })

  it('an event told to the wrong seat', () => {
    const kit = planted(game => ({
      redact(event, viewer) {
        return event.type === 'drew' && viewer === 0 ? asTold(event) : game.redact(event, viewer)
      },
    }))
    breaks('blind', kit)
  })

  it('an event told to spectators', () => {
    const kit = planted(game => ({
      redact(event, viewer) {
        return event.type === 'dropped' && viewer === 'spectator'
          ? asTold(event)
          : game.redact(event, viewer)
      },
    }))
    breaks('blind', kit)
  })

  it('an event whose mere existence depends on a hidden card', () => {
    const kit = planted(game => ({
      step(state, seat, move, emit) {
        game.step(state, seat, move, event => {
          emit?.(event)
          if (event.type === 'drew' && event.card === 0) emit?.({ type: 'landed', seat })
        })
      },
    }))
    breaks('blind', kit)
  })

  it('legal that peeks', () => {
    const kit = planted(game => ({
      legal(state, seat, out) {
        const legal = game.legal(state, seat, out)
        const next = state.deck.at(-1) ?? 0
        return next > 5 && legal.length > 1 ? legal.slice(0, 1) : legal
      },
    }))
    breaks('blind', kit)
  })

  it('refuse whose reason peeks', () => {
    const kit = planted(game => ({
      refuse(state, seat, move) {
        const refusal = game.refuse(state, seat, move)
        const top = state.deck.at(-1) ?? 0
        return refusal === undefined || top < 3 ? refusal : { ...refusal, slots: { top } }
      },
    }))
    breaks('blind', kit)
  })

  it('pick that peeks', () => {
    const kit = planted(game => ({
      pick(state, seat) {
        const legal = game.legal(state, seat, [])
        return legal[(state.deck.at(-1) ?? 0) % legal.length]
      },
    }))
    breaks('blind', kit)
  })

  it('a window that asks only the holder', () => {
    const kit = planted(game => ({
      step(state, seat, move, emit) {
        game.step(state, seat, move, emit)
        if (move.type !== 'play') return
        for (let other = 0; other < 3; other++) {
          const idle = has(game.toAct(state), other) && !state.hands[other].includes(0)
          if (idle && isWindowOpen(state.windows)) game.step(state, other, { type: 'allow' }, emit)
        }
      },
    }))
    breaks('blind', kit)
  })

  it('a sealed answer shown before the window closes', () => {
    const kit = planted(game => ({
      view: (state, viewer) => asView({ ...game.view(state, viewer), windows: [...state.windows] }),
    }))
    breaks('blind', kit)
  })
})

it('a failure is shown by a short walk', () => {
  const kit = planted(() => ({ bound: 5 }))
  expect(() => holdTo('live', kit, { seats: 3 }, { seed: 1 })).toThrow(/at most 0 moves/)
  const leak = planted(game => ({
    redact: (event, viewer) => (event.type === 'dropped' ? undefined : game.redact(event, viewer)),
  }))
  expect(() => holdTo('told enough', leak, { seats: 3 }, { seed: 1 })).toThrow(/at most [23] moves/)
})

describe('a planted fault is caught', () => {
  it('step that is not deterministic', () => {
    let calls = 0
    const kit = planted(game => ({
      step(state, seat, move, emit) {
        game.step(state, seat, move, emit)
        if (++calls % 7 === 0) state.deck.reverse()
      },
    }))
    breaks('replay', kit)
    breaks('pure', kit)
  })

  it('events that are not deterministic', () => {
    let calls = 0
    const kit = planted(game => ({
      step(state, seat, move, emit) {
        game.step(state, seat, move, emit)
        if (++calls % 5 === 0) emit?.({ type: 'landed', seat: 0 })
      },
    }))
    breaks('replay', kit)
  })

  it('a state that JSON does not carry', () => {
    const kit = planted(game => ({
      step(state, seat, move, emit) {
        game.step(state, seat, move, emit)
        if (state.deck.length < 5) Object.assign(state, { mood: new Map([[1, 2]]) })
      },
    }))
    breaks('replay', kit)
  })

  it('clone that shares an array', () => {
    const kit = planted(game => ({
      clone: state => ({ ...game.clone(state), deck: state.deck }),
    }))
    breaks('pure', kit)
  })

  it('a seat to act without a legal move', () => {
    const kit = planted(game => ({
      legal: (state, seat, out) => (state.deck.length === 0 ? [] : game.legal(state, seat, out)),
    }))
    breaks('live', kit)
  })

  it('a game beyond its bound', () => {
    breaks(
      'live',
      planted(() => ({ bound: 5 })),
    )
  })

  it('a game without end that only a driven walk comes to', () => {
    // With fourteen cards dropped, seat 0 may wait for ever.
    const stuck = (state: State): boolean => state.dropped.length >= 14
    const kit = planted(game => ({
      toAct: state => (stuck(state) ? only(0) : game.toAct(state)),
      legal: (state, seat, out) =>
        stuck(state) ? [{ type: 'allow' }] : game.legal(state, seat, out),
      outcome: state => (stuck(state) ? undefined : game.outcome(state)),
      step: (state, seat, move, emit) => {
        if (!stuck(state)) game.step(state, seat, move, emit)
      },
    }))
    expect(() => holdTo('live', kit, { seats: 4 }, { runs: 20, seed: 1 })).not.toThrow()
    const driven = { ...kit, drives: [(state: State) => -state.dropped.length] }
    expect(() => holdTo('live', driven, { seats: 4 }, { runs: 20, seed: 1 })).toThrow('its bound')
  })

  it('refuse that lets an unlisted move pass', () => {
    const kit = planted(game => ({
      refuse: (state, seat, move) => (seat === 1 ? undefined : game.refuse(state, seat, move)),
    }))
    breaks('closed', kit)
  })

  it('pick that likes the first move better', () => {
    const kit = planted(game => ({
      pick(state, seat, random) {
        const legal = game.legal(state, seat, [])
        return legal[Math.min(random.below(legal.length), random.below(legal.length))]
      },
    }))
    breaks('even', kit)
  })

  it('pick that never draws the last move', () => {
    const kit = planted(game => ({
      pick(state, seat, random) {
        const legal = game.legal(state, seat, [])
        return legal[random.below(Math.max(1, legal.length - 1))]
      },
    }))
    breaks('even', kit)
  })

  it('pick that goes through the moves in turn', () => {
    let calls = 0
    const kit = planted(game => ({
      pick(state, seat) {
        const legal = game.legal(state, seat, [])
        return legal[calls++ % legal.length]
      },
    }))
    breaks('even', kit)
  })

  it('pick of a move that is not legal', () => {
    const kit = planted(() => ({
      pick: (state, seat) => ({ type: 'play', card: state.hands[seat][0] }),
    }))
    breaks('even', kit)
  })

  it('a card that vanishes', () => {
    const kit = planted(game => ({
      step(state, seat, move, emit) {
        game.step(state, seat, move, emit)
        if (move.type === 'object') state.dropped.pop()
        if (move.type === 'drop') state.dropped.pop()
      },
    }))
    breaks('conserved', kit)
  })

  it('a change that nobody is told of', () => {
    const kit = planted(game => ({
      redact: (event, viewer) => (event.type === 'drew' ? undefined : game.redact(event, viewer)),
    }))
    breaks('told enough', kit)
  })

  it('a move that cannot be read back', () => {
    const kit = planted(game => ({
      notation: {
        ...game.notation,
        printMove: move => game.notation.printMove(move).replace('6', '7'),
      },
    }))
    breaks('replay', kit)
  })
})
