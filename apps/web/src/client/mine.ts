import type { Link } from './link.ts'

/** One's own tables are told when asked: now, and whenever the line is up again. Returns how to stop. */
export function followMine(link: Link, hear: Parameters<Link['listen']>[0]): () => void {
  const ask = (): void => {
    if (link.state.value.is === 'up') void link.ask({ type: 'mine' })
  }
  const stops = [link.listen(hear), link.state.listen(ask)]
  ask()
  return () => {
    for (const stop of stops) stop()
  }
}
