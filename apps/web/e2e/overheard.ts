import type { Page } from '@playwright/test'
import type { View } from './memory.ts'

/** Everything that comes over the wire from now on. */
export function record(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)))
  })
  return frames
}

function isView(value: object): value is View {
  return 'hands' in value && 'roles' in value && 'deck' in value && 'goals' in value
}

/** Every object in a message, however deep. */
export function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

export function viewsIn(frames: readonly string[]): View[] {
  return frames.flatMap(frame => objectsIn(JSON.parse(frame))).filter(isView)
}
