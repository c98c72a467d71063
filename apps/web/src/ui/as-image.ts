/** For what is drawn: with a label it is an image, without one decoration beside what names it. */
export function asImage(label: string | undefined) {
  return label === undefined
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label } as const)
}
