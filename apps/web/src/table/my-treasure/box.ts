import type { Box } from '../common/box.ts'

export const box: Box = {
  extra: () => undefined,
  preset: () => [],
  minutes: () => 15,
}
