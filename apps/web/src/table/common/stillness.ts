/** Whether nothing should move: the person said so, here or in the system, or the table is calm. */
export function isStill(): boolean {
  const { motion, calm } = document.documentElement.dataset
  if (calm !== undefined || motion === 'less') return true
  return motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
