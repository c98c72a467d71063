/**
 * Lengths between things come from the tokens, and the page changes its layout at three places only: a
 * phone, a tablet, a phone that lies on its side. A fourth would be tested by nobody.
 */
const STEPS: Readonly<Record<string, string>> = {
  '4px': '--s1',
  '8px': '--s2',
  '12px': '--s3',
  '16px': '--s4',
  '24px': '--s5',
  '32px': '--s6',
  '48px': '--s7',
  '72px': '--s8',
}
const WIDTHS: readonly string[] = ['700px', '701px', '1099px', '1100px']
/** Low, and too wide to be a phone that stands. */
const LYING: readonly string[] = ['500px', '560px']

/** On everything, it gives each change of each property a time: what is hidden stays so until a frame. */
const TIMED = /transition-duration:[^;]*!important/g

const SPACE = /^\s*(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?:([^;]*);/gm
/** In a style, or asked for by a script. */
const MEDIA = /@media([^{]*)\{|matchMedia\('([^']*)'/g

/** What a file of the page says in pixels where there is a word for it. */
export function strayStyles(file: string, text: string): string[] {
  const spaces = [...text.matchAll(SPACE)].flatMap(([, value = '']) =>
    [...value.matchAll(/(?<![\w.-])\d+px/g)].flatMap(([length]) => {
      const token = STEPS[length]
      return token === undefined ? [] : [`${file}: ${length} is var(${token})`]
    }),
  )
  const breaks = [...text.matchAll(MEDIA)].flatMap(([, style = '', asked = '']) =>
    [...`${style}${asked}`.matchAll(/\((?:min|max)-(?:width|height): (\d+px)\)/g)]
      .flatMap(([, length = '']) => length)
      .filter(length => !WIDTHS.includes(length) && !LYING.includes(length))
      .map(length => `${file}: the page does not change at ${length}`),
  )
  const timed = [...text.matchAll(TIMED)].map(
    () => `${file}: no motion is transition: none, not a short time for every change`,
  )
  return [...spaces, ...breaks, ...timed]
}
