import type { Svg } from '../art/strokes.ts'

/** A drawing with the theme's colours written into it: a picture of its own does not know those of the page. */
export function coloured(svg: Svg): Svg {
  const colours = getComputedStyle(document.documentElement)
  return svg
    .replace(
      '<svg',
      '<svg xmlns="http://www.w3.org/2000/svg" stroke-linejoin="round" stroke-linecap="round"',
    )
    .replaceAll(/var\((--[a-z0-9-]+)\)/g, (_var, name: string) => colours.getPropertyValue(name))
}

/** A picture's address that holds the picture itself. */
export function pictureAddress(svg: Svg): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
