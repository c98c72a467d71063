import type { Svg } from '../../art/index.ts'
import type { Caption } from '../../table/common/drawing.ts'
import { pictureAddress } from '../../ui/coloured.ts'

/** The colours that the page wears, for a picture that leaves it. */
export function coloursHere(): Caption['colours'] {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string): string => style.getPropertyValue(name).trim()
  return { page: colour('--page'), text: colour('--text'), accent: colour('--accent-text') }
}

/** A drawing as dots, as large as it says it is. */
export async function pngOf(svg: Svg): Promise<Blob | null> {
  const image = new Image()
  image.src = pictureAddress(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise(resolve => canvas.toBlob(resolve))
}

export function svgFile(svg: Svg): Blob {
  return new Blob([svg], { type: 'image/svg+xml' })
}
