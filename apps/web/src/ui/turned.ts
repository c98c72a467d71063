import type { Box, Size } from './place.ts'

/** Of a device as it lies, clockwise from its lower edge. */
export const EDGES = ['south', 'west', 'north', 'east'] as const
export type Edge = (typeof EDGES)[number]

/** Where something on the screen is for a page that is turned to an edge, in the page's own measure. */
export function turnedBox(box: Box, edge: Edge, screen: Size): Box {
  const { left, top, width, height } = box
  const right = screen.width - left - width
  const bottom = screen.height - top - height
  switch (edge) {
    case 'south':
      return { left, top, width, height }
    case 'north':
      return { left: right, top: bottom, width, height }
    case 'west':
      return { left: top, top: right, width: height, height: width }
    case 'east':
      return { left: bottom, top: left, width: height, height: width }
  }
}

/** The edge that the page is turned to: its foot is there. */
function edgeHere(): Edge {
  const { edge } = document.documentElement.dataset
  return EDGES.find(one => one === edge) ?? 'south'
}

/** Where something is on the page, however the page is turned: for what is put beside it. */
export function boxOf(element: Element): Box {
  const screen = { width: innerWidth, height: innerHeight }
  return turnedBox(element.getBoundingClientRect(), edgeHere(), screen)
}

/** How much room the page has. */
export function roomHere(): Size {
  const edge = edgeHere()
  const isQuarter = edge === 'west' || edge === 'east'
  return isQuarter
    ? { width: innerHeight, height: innerWidth }
    : { width: innerWidth, height: innerHeight }
}
