/** Minutes and seconds, or hours and minutes: 0:42, 12:05, 3 h as 3:00:00. The same in every language. */
export function clockText(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000))
  const seconds = String(all % 60).padStart(2, '0')
  const minutes = Math.floor(all / 60) % 60
  const hours = Math.floor(all / 3600)
  return hours === 0
    ? `${minutes}:${seconds}`
    : `${hours}:${String(minutes).padStart(2, '0')}:${seconds}`
}

/** The last ten seconds are said by a sign and by colour. */
export function isUrgent(milliseconds: number): boolean {
  return milliseconds <= 10_000
}
