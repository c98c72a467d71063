/** Milliseconds that each attack goes on. */
export const LONG = 5_000

export function sleep(time: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, time))
}

/** Does it again and again for so long. */
export async function until(time: number, job: () => void | Promise<void>): Promise<void> {
  const end = performance.now() + time
  while (performance.now() < end) {
    await job()
    await sleep(10)
  }
}
