import { STOP } from '@adit/saboteur'
import { type Deed, deedOf, placeOf } from '../common/keys.ts'
import type { HandsOn } from './hands-on.svelte.ts'
import type { Model } from './model.svelte.ts'
import type { ViewOfMine } from './view-of-mine.svelte.ts'

interface Keyed {
  readonly model: Model
  readonly hands: HandsOn
  readonly view: ViewOfMine
  /** False if no cell of the mine can be chosen. */
  focusCell(step: 1 | -1): boolean
}

/** What keys do wherever the focus is. Cells, cards and players know their own. */
export function tableKeys(table: Keyed): (event: KeyboardEvent) => void {
  return event => {
    const place = placeOf(event)
    const deed = deedOf(event)
    const isEnter = event.key === 'Enter' && event.target === document.body
    if (place !== undefined) takeUp(table.model, place)
    else if (isEnter ? !table.hands.confirm() : deed === undefined || !done(deed, table)) return
    event.preventDefault()
  }
}

/** The focus goes along, so that Enter is for this card and not for what was pressed before. */
function takeUp({ desk, sitting }: Model, place: number): void {
  sitting.spots.focus(`held:${place}`)
  desk.choose(place)
}

/** False if the key has nothing to do now. */
function done(deed: Deed, table: Keyed): boolean {
  const { model, hands, view } = table
  const { desk, sitting } = model
  switch (deed) {
    case 'next-target':
    case 'previous-target':
      focusTarget(table, deed === 'next-target' ? 1 : -1)
      return true
    case 'turn':
      desk.turn()
      return true
    case 'veto':
      return hands.answer(STOP)
    case 'undo':
    case 'log':
    case 'talk':
      return sitting.pressDeed(deed)
    case 'discard':
      if (model.isMyTurn && desk.mostDiscards > 0) desk.switchTo('discard')
      return model.isMyTurn
    case 'closer':
    case 'farther':
      view.zoom(deed === 'closer' ? 1.25 : 0.8)
      return true
    case 'fit':
      view.fit()
      return true
    case 'back':
      return sitting.forget() || desk.back() || hands.letBe()
    case 'role':
      return false
  }
}

/** Cells first, then players. */
function focusTarget(table: Keyed, step: 1 | -1): void {
  if (!table.focusCell(step)) table.model.sitting.spots.focusNext('target', step)
}
