import { describe, expect, it } from 'vitest'
import { CLOSED, chest, faceIn } from '../../../trial/chests.ts'
import { fresh, given, those } from '../../../trial/testing.ts'
import { kindOf } from '../../cards/order.ts'
import { printCell } from '../../maze/cells.ts'
import { GOLD_REACHED, GONE, OPENED } from '../../state.ts'

describe('chest places', () => {
  it('[MIN-51] four chests under four of seven tunnel cards; the others stay out', () => {
    const table = fresh({ modules: ['chests'], first: 0 })
    expect(table.state.maze.caches.map(printCell)).toEqual(['2,-2', '2,2', '6,-1', '6,1'])
    table.chance('roles digger saboteur digger digger')
    table.chance('goals gold stone-left stone-right')
    table.chance('chests TB$ LR$ TL$ TR$ nugget no-maps no-draw extra-draw')
    expect(table.state.chests.spareTunnels).toHaveLength(3)
    expect(table.state.chests.spareEffects).toHaveLength(6)
    expect(table.view(0).chests.tunnels).toEqual([-1, -1, -1, -1])
    expect(table.view(0).chests.effects).toEqual([-1, -1, -1, -1])
  })

  it('[MIN-51] drawn at random they never lie next to each other, nor outside the field', () => {
    const table = fresh({ modules: ['chests', 'party'], 'chest-places': 'random', first: 0 })
    table.chance('roles digger saboteur digger digger')
    table.chance('goals gold stone-left stone-right')
    expect(() => table.chance('places 2,0 2,1 5,0 6,2')).toThrow('refused')
    expect(() => table.chance('places 1,0 2,2 5,0 6,2')).toThrow('refused')
    expect(() => table.chance('places 7,0 2,2 5,0 4,2')).toThrow('refused')
    expect(() => table.chance('places 2,-4 2,2 5,0 4,2')).toThrow('refused')
    expect(() => table.chance('places 2,4 2,2 5,0 4,2')).toThrow('refused')
    // (4,-2) is the postcard's.
    expect(() => table.chance('places 4,-1 2,2 5,1 6,3')).toThrow('refused')
    table.chance('places 2,0 4,0 6,0 4,2')
    expect(table.state.maze.caches.map(printCell)).toEqual(['2,0', '4,0', '6,0', '4,2'])
  })

  it('[MIN-51] a new round mixes all of them again', () => {
    const table = chest('nugget', 'deck:\nroles: digger digger digger\nhand 0: TB')
    table.play(0, 'pass TB')
    table.chance('roles digger saboteur digger digger')
    expect(table.state.chests.spareTunnels).toHaveLength(7)
    expect(table.state.chests.spareEffects).toHaveLength(10)
  })

  it('[MIN-52] a card that joins a place turns its tunnel and opens the chest', () => {
    const table = chest('no-maps')
    const events = table.play(0, 'lay TB 2,-1')
    expect(events.map(event => event.type)).toEqual(
      expect.arrayContaining(['chest-shown', 'chest-turned', 'chest-opened']),
    )
    expect(faceIn(table, '2,-2')).toBe('TB$')
    expect(table.state.chests.fate).toEqual([OPENED, 0, 0, 0])
    expect(table.view(2).chests.effects[0]).toBeGreaterThanOrEqual(0)
    // An ordinary part of the maze now.
    expect(table.moves(1).length).toBeGreaterThan(0)
  })

  it('[MIN-52, MIN-87] the player chooses among the ways up that join and fit', () => {
    // T-B-R and its turn both open downwards.
    const table = chest('no-maps', 'chest tunnels: TBR$ LR$ TBLR$ TL$')
    table.play(0, 'lay TB 2,-1')
    expect(table.moves(0)).toEqual(['turn upright', 'turn over'])
    expect(table.view(1).chests.tunnels[0]).toBe(kindOf.TBR$)
    expect(table.view(1).chests.effects[0]).toBe(-1)
    table.play(0, 'turn over')
    expect(faceIn(table, '2,-2')).toBe('TBL$')
  })

  it('[MIN-87] exactly one way joins: no choice; if none does, it lies as the player likes', () => {
    const one = chest('no-maps', 'chest tunnels: TR$ LR$ TBLR$ TL$')
    one.play(0, 'lay TB 2,-1')
    expect(faceIn(one, '2,-2')).toBe('BL$')
    // L-R opens neither up nor down, and looks the same both ways.
    const none = chest('no-maps', 'chest tunnels: LR$ TB$ TBLR$ TL$')
    none.play(0, 'lay TB 2,-1')
    expect(faceIn(none, '2,-2')).toBe('LR$')
  })

  it('[MIN-87] a dead end does not join a place', () => {
    const table = chest('no-maps', 'hand 0: tb\nhand 1: TB')
    expect(those(table.play(0, 'lay tb 2,-1'), 'chest-opened')).toEqual([])
  })

  it('[MIN-87] it needs neither a veto window nor whole tools', () => {
    const table = chest('no-maps', 'hand 0: TB\nhand 1: veto', { championship: ['veto'] })
    table.play(0, 'lay TB 2,-1')
    expect(those(table.allow(), 'chest-opened')).toHaveLength(1)
    expect(table.state.mover).toBe(1)
  })

  it('[MIN-53, MIN-88] a rock fall may take a closed place, chest unopened, and both lie apart', () => {
    const table = chest('nugget', 'hand 0: rock-fall\nhand 1: TB')
    table.play(0, 'rock-fall 2,-2')
    expect(table.state.chests.fate[0]).toBe(GONE)
    expect(table.view(0).chests.effects[0]).toBe(-1)
    expect(table.view(0).chests.tunnels[0]).toBe(-1)
    expect(table.state.pile).toEqual([kindOf['rock-fall']])
    expect(table.state.maze.caches[0]).toBe(-1)
  })

  it('[MIN-88] a turned chest tunnel that falls is not in the discard either', () => {
    const table = chest('no-maps', 'hand 0: TB\nhand 1: rock-fall')
    table.play(0, 'lay TB 2,-1')
    table.play(1, 'rock-fall 2,-2')
    expect(table.state.pile).toEqual([kindOf['rock-fall']])
  })

  it('[CHM-37] a chest tunnel that was turned up last may be diverted', () => {
    const table = chest('no-maps', 'hand 0: TB\nhand 1: diversion', {
      championship: ['diversion'],
    })
    table.play(0, 'lay TB 2,-1')
    expect(table.moves(1, 'divert')).toContain('divert TB$ 0,1')
    table.play(1, 'divert TB$ 0,1')
    expect([faceIn(table, '2,-2'), faceIn(table, '0,1')]).toEqual(['-', 'TB$'])
  })

  it('[MIN-54] a map may look at a closed place, tunnel and chest', () => {
    const table = chest('nugget', 'hand 0: map\nhand 1: TB')
    const [peeked] = those(table.play(0, 'map 2,-2'), 'peeked')
    expect(table.view(0).chests.tunnels[0]).toBe(kindOf.TB$)
    expect(table.view(0).chests.effects[0]).toBe(0)
    expect(table.view(1).chests.effects[0]).toBe(-1)
    expect(table.game.redact(peeked, 1)).toMatchObject({ kind: -1, chest: -1 })
  })

  it('[MIN-92] closed places are no neighbours to build on; ladders may lie next to one and open it', () => {
    const bare = chest('no-maps', 'hand 0: LR')
    expect(bare.ruleAgainst(0, 'lay LR 3,-2')).toBe('SAB-26')
    const table = given(
      { modules: ['chests', 'saboteur-2'] },
      `laid: LR 1,0 TL 2,0\nhand 0: TR^\nhand 1: TB\n${CLOSED}\nroles: green blue boss
      chest tunnels: TB$ LR$ TBLR$ TL$\nchests: no-maps nugget no-draw burn-deck`,
    )
    // Upside down the ladder opens to the left and below; as printed upwards, which joins nothing.
    expect(table.moves(0, 'lay').some(move => move === 'lay BL^ 2,-1')).toBe(true)
    const below = given(
      { modules: ['chests', 'saboteur-2'] },
      `laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 TL 5,0\nhand 0: BR^\nhand 1: TB\n${CLOSED}\nroles: green blue boss
      chest tunnels: TB$ LR$ TBLR$ TL$\nchests: nugget no-draw no-maps burn-deck`,
    )
    // (5,-1) is next to the closed place (6,-1): B joins (5,0), R opens the place.
    const events = below.play(0, 'lay BR^ 5,-1')
    expect(those(events, 'chest-opened')).toHaveLength(1)
  })

  it('[MIN-92] no figure stands on an end that faces a closed place', () => {
    const table = given(
      { modules: ['chests', 'gathering'] },
      `laid: LR 1,0 TL 2,0 tb 2,-1\nhand 0: TB TB\n${CLOSED}
      chest tunnels: TB$ LR$ TBLR$ TL$\nchests: no-maps nugget no-draw burn-deck`,
    )
    expect(table.ruleAgainst(0, 'figure TB 2,-2 bottom')).toBe('MIN-92')
  })

  it('[SB2-51] neither a closed place nor the unlinked postcard is the card a ladder must join', () => {
    const table = given(
      { modules: ['chests', 'saboteur-2', 'party'] },
      `hand 0: R^\n${CLOSED}\nroles: green blue boss
      chest tunnels: TB$ LR$ TBLR$ TL$\nchests: no-maps nugget no-draw burn-deck`,
    )
    expect(table.refusal(0, 'lay R^ 1,-2')).toBeDefined()
    expect(table.refusal(0, 'lay R^ 3,-2')).toBeDefined()
    expect(table.refusal(0, 'lay R^ -1,0')).toBeUndefined()
  })

  it('[SAB-70] with two places joined at once the mover says which first', () => {
    const table = given(
      { modules: ['chests'] },
      `laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0\nhand 0: TBLR\nhand 1: TB\n${CLOSED}
      chest tunnels: LR$ TL$ TB$ TBLR$\nchests: no-maps nugget no-draw burn-deck`,
    )
    table.play(0, 'lay TBLR 6,0')
    expect(table.moves(0)).toEqual(['choose 6,-1', 'choose 6,1'])
    const events = table.play(0, 'choose 6,1')
    expect(those(events, 'chest-opened').map(({ at }) => printCell(at))).toEqual(['6,1', '6,-1'])
  })

  it('[SAB-35] a chest tunnel turned up may complete a tunnel; the mover counts as who laid it', () => {
    const table = given(
      { modules: ['chests'] },
      `laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 BL 7,-1 TR 7,0
      hand 0: TL
      hand 1: TB
      ${CLOSED}
      chest tunnels: LR$ TL$ TBR$ TB$
      chests: no-maps nugget no-draw burn-deck
      roles: digger saboteur digger
      gold pile: 1 1 1`,
    )
    // T-L at (6,0) joins the place at (6,-1) above it, whose T-B-R leads right into (7,-1) and on.
    const events = table.play(0, 'lay TL 6,0')
    expect(those(events, 'chest-turned').map(({ at }) => printCell(at))).toEqual(['6,-1'])
    expect(those(events, 'round-ended')[0]).toMatchObject({ ending: GOLD_REACHED, seat: 0 })
  })
})
