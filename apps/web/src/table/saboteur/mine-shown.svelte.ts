import { nth } from '@adit/kernel'
import {
  type At,
  atOfPlacement,
  cellAt,
  codeOf,
  faceOf,
  faceOfPlacement,
  isLaying,
  kindOf,
  loadOf,
  type PlayerMove,
} from '@adit/saboteur'
import { chapter, saboteurFace } from '@adit/words'
import type { Face, PostcardSide } from '../../art/index.ts'
import { faceOf as avatarOf } from '../../client/here.ts'
import { speech } from '../../words/speech.ts'
import { printOf, smallPrintOf } from '../common/prints.ts'
import type { CardShown, Mark, MineShown, OtherMark, TargetMark } from './cell-shown.ts'
import { chestBack, faceAtCell, goalBack } from './faces.ts'
import type { Model } from './model.svelte.ts'
import type { Note } from './notes.ts'
import type { Lying, Scene } from './scene.ts'

interface Looking {
  readonly model: Model
  /** The mine as it was when a round ended; undefined: as it is now. */
  readonly past: Scene | undefined
  readonly isFine: boolean
  /** Cards are small and change often: how wide, in pixels, once that is known. */
  readonly small?: { readonly wide: number | undefined } | undefined
}

// Always the same: what is drawn from nothing stays as it is.
const NO_PREVIEWS: ReadonlyMap<At, string> = new Map()
const NO_TARGETS: ReadonlyMap<At, TargetMark> = new Map()
const NO_MARKS: ReadonlyMap<At, OtherMark> = new Map()

/** The mine as the plan shows it: each cell's card, notes and words, and what is marked now. */
export class ShownMine implements MineShown {
  readonly #looking: () => Looking

  constructor(looking: () => Looking) {
    this.#looking = looking
  }

  readonly scene: Scene = $derived.by(() => {
    const { model, past } = this.#looking()
    return past ?? model.scene
  })
  readonly #isPast: boolean = $derived.by(() => this.#looking().past !== undefined)
  readonly last: At | undefined = $derived.by(() =>
    this.#isPast ? undefined : this.#looking().model.lastAt,
  )
  readonly #isFine: boolean = $derived.by(() => this.#looking().isFine)
  readonly #small = $derived.by(() => this.#looking().small)
  readonly #words = $derived.by(() => chapter(speech().language, 'page/saboteur').cell)

  readonly cards: ReadonlyMap<At, CardShown> = $derived.by(
    () => new Map([...this.scene.lying].map(([at, lying]) => [at, this.#show(lying)])),
  )

  readonly labels: ReadonlyMap<At, string> = $derived.by(() => {
    const { left, right, top, bottom } = this.scene
    const labels = new Map<At, string>()
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) labels.set(cellAt(x, y), this.#label(cellAt(x, y)))
    }
    return labels
  })

  readonly previews: ReadonlyMap<At, string> = $derived.by(() => {
    if (this.#isPast) return NO_PREVIEWS
    const { desk, view, aimed } = this.#looking().model
    const moves = [
      desk.cells.length > 0 ? desk.shown : undefined,
      aimed.length > 0 ? view.pending : -1,
    ]
    const previews = moves.flatMap(move => this.#preview(move))
    return previews.length === 0 ? NO_PREVIEWS : new Map(previews)
  })

  readonly targets: ReadonlyMap<At, TargetMark> = $derived.by(() => {
    const { desk, sitting } = this.#looking().model
    const { lying } = this.scene
    const isChosen = sitting.held !== undefined
    if (this.#isPast || isChosen || desk.targetCells.size === 0) return NO_TARGETS
    return new Map([...desk.targetCells].map(at => [at, lying.has(at) ? 'pick' : 'open']))
  })

  readonly marks: ReadonlyMap<At, OtherMark> = $derived.by(() => {
    const marks = new Map<At, OtherMark>()
    if (this.#isPast) return NO_MARKS
    const { desk, aimed, sitting } = this.#looking().model
    for (const at of aimed) marks.set(at, 'aimed')
    for (const at of desk.cells) marks.set(at, this.previews.has(at) ? 'shown' : 'picked')
    const refused = sitting.asked?.at
    if (refused !== undefined && !this.scene.lying.has(refused)) marks.set(refused, 'refused')
    return marks.size === 0 ? NO_MARKS : marks
  })

  readonly markWords: Readonly<Record<Mark, string>> = $derived.by(() => {
    const { mayLay, mayPick, picked, refused, aimed } = this.#words
    return { open: mayLay, pick: mayPick, shown: picked, picked, refused, aimed }
  })

  #preview(move: PlayerMove | number | undefined): readonly (readonly [At, string])[] {
    if (move === undefined || move < 0 || !isLaying(codeOf(move))) return []
    const at = atOfPlacement(loadOf(move))
    if (this.scene.lying.has(at)) return []
    return [[at, this.#print(faceAtCell(faceOfPlacement(loadOf(move)), at), true)]]
  }

  #print(face: Face, isLit: boolean): string {
    return printOf(face, { isLit, isFine: this.#isFine, wide: this.#small?.wide })
  }

  #noteAt(at: At): Note | undefined {
    return this.#isPast ? undefined : this.#looking().model.notes.get(at)
  }

  #show(lying: Lying): CardShown {
    const { model } = this.#looking()
    const note = this.#noteAt(lying.at)
    const { isLit } = lying
    const face = this.#face(lying)
    const small = this.#small
    return {
      ...(small === undefined
        ? { print: this.#print(face, isLit) }
        : smallPrintOf(face, { isLit, isFine: this.#isFine, ...small })),
      lookers: note?.lookers.map(seat => avatarOf(nth(model.crew, seat).avatar)) ?? [],
      saw: note === undefined ? '' : this.#saw(note),
      sawIcon: note === undefined ? undefined : iconOf(note),
    }
  }

  #face({ at, face, closed }: Lying): Face {
    if (closed === 'goal') return goalBack
    if (closed === 'chest') return chestBack
    const isParty = this.#looking().model.rules.modules.includes('party')
    const side: PostcardSide = isParty ? 'party' : 'dressing-room'
    return faceAtCell(face, at, side)
  }

  #saw({ kind, chest }: Note): string {
    const { words } = this.#looking().model.teller
    if (chest !== undefined) return words.chests[chest].title
    return kind === undefined ? '' : saboteurFace(words, faceOf(kind, 0))
  }

  #label(at: At): string {
    const { model } = this.#looking()
    const lying = this.scene.lying.get(at)
    const note = this.#noteAt(at)
    const { fill } = speech()
    const w = this.#words
    const said = [model.place(at), this.#whatLies(lying)]
    if (lying?.closed === undefined && lying?.isLit === false) said.push(w.unlit)
    if (note !== undefined && this.#saw(note) !== '') {
      said.push(fill(w.youSaw, { card: this.#saw(note) }))
    }
    if (note !== undefined && note.lookers.length > 0) {
      said.push(
        fill(w.looked, { names: note.lookers.map(seat => nth(model.names, seat)).join(', ') }),
      )
    }
    for (const { on, figure } of this.scene.figures) {
      if (on === at) said.push(fill(w.figure, { name: model.ownerOf(figure)?.name ?? '' }))
    }
    if (this.last === at) said.push(w.last)
    return said.join(', ')
  }

  #whatLies(lying: Lying | undefined): string {
    const { rock, goalClosed, chestClosed, postcard } = this.#words
    if (lying === undefined) return rock
    if (lying.closed === 'goal') return goalClosed
    if (lying.closed === 'chest') return chestClosed
    if (lying.closed === 'postcard') return postcard
    return saboteurFace(this.#looking().model.teller.words, lying.face)
  }
}

function iconOf({ kind, chest }: Note): CardShown['sawIcon'] {
  if (chest !== undefined) return 'chest'
  if (kind === undefined) return undefined
  return kind === kindOf.gold ? 'gold' : 'stone'
}
