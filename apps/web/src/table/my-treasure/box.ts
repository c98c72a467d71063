import type { Box } from '../common/box.ts'

export const box: Box = {
  extra: () => undefined,
  preset: () => [],
  minutes: ({ seats }) => (Number(seats) < 4 ? 10 : 15),
}
