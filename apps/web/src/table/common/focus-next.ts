/** Moves the focus along what can be pressed now. */
export function focusNext(stops: string, by: 1 | -1): void {
  const open = [...document.querySelectorAll<HTMLElement>(stops)]
  const at = open.findIndex(one => one.contains(document.activeElement))
  // From outside, the way back begins at the last.
  const from = at < 0 && by < 0 ? 0 : at
  open.at((from + by + open.length) % open.length)?.focus()
}
