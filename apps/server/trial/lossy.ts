import type { Random } from '@adit/kernel'
import type { Hub } from '../src/hub/hub.ts'

/** A hub on a bad day: a share of what is said is lost, doubled, or comes late and out of order. */
export function lossy(hub: Hub, random: Random, percent: number): Hub {
  const happens = (): boolean => random.below(100) < percent
  return {
    get isUp() {
      return hub.isUp
    },
    publish(subject, text) {
      if (happens()) return
      if (happens()) hub.publish(subject, text)
      if (happens()) setTimeout(() => hub.publish(subject, text), random.below(200)).unref()
      else hub.publish(subject, text)
    },
    subscribe: (subject, hear) => hub.subscribe(subject, hear),
    close: () => hub.close(),
  }
}
