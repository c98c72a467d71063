import { cards } from '@adit/nimble-gnomes'
import type { Face } from '../../art/index.ts'
import type { Box } from '../common/box.ts'
import { cardFace } from './names.ts'

const first = (sort: string, nth = 0): Face =>
  cardFace(cards.findIndex(card => card === cards.filter(one => one.sort === sort)[nth]))

const presets: Readonly<Record<string, readonly Face[]>> = {
  standard: [first('gem'), first('cave'), first('fog')],
  'first-game': [first('gem'), first('gem', 4), first('cave')],
  'from-memory': [first('wind'), first('collapse'), { of: 'back', name: 'nimble-gnomes' }],
}

export const box: Box = {
  extra: () => undefined,
  preset: name => presets[name] ?? [],
  minutes: () => 15,
}
