import type { Box } from '../../../table/common/box.ts'

/** What each title says of its box: `table/<title>/box.ts`. A title without one is chosen by words alone. */
const boxes = import.meta.glob<{ readonly box: Box }>('../../../table/*/box.ts')

const plain: Box = { extra: () => undefined, preset: () => [], minutes: () => 0 }

export type BoxOf = (title: string) => Box

export async function loadBoxes(): Promise<BoxOf> {
  const loaded = await Promise.all(
    Object.entries(boxes)
      .filter(([path]) => !path.includes('/common/'))
      .map(async ([path, load]) => [path.split('/').at(-2), (await load()).box] as const),
  )
  const known = new Map(loaded)
  return title => known.get(title) ?? plain
}
