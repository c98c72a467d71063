interface Alarm {
  readonly due: number
  readonly wake: () => void
}

/** Alarms that ring when a trial says so. Two servers may share the hour and have one of these each. */
export class HandClock {
  readonly #alarms = new Set<Alarm>()

  readonly wakeAt = (due: number, wake: () => void): (() => void) => {
    const alarm = { due, wake }
    this.#alarms.add(alarm)
    return () => void this.#alarms.delete(alarm)
  }

  /** When something is due, the earliest first. */
  get dues(): number[] {
    return [...this.#alarms].map(alarm => alarm.due).sort((one, other) => one - other)
  }

  /** Rings all that is due by now. */
  ring(now: number): void {
    for (const alarm of [...this.#alarms].sort((one, other) => one.due - other.due)) {
      if (alarm.due > now || !this.#alarms.delete(alarm)) continue
      alarm.wake()
    }
  }

  silence(): void {
    this.#alarms.clear()
  }
}
