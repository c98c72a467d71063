import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** Processor milliseconds of a process and its children so far. */
export async function timeBelow(pid: number): Promise<number> {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  const pids = [pid, ...children.trim().split(/\s+/).map(Number)]
  const times = await Promise.all(pids.map(timeOf))
  return times.reduce((sum, time) => sum + time, 0)
}

/** Of one process with all its threads; Linux counts hundredths of a second. */
export async function timeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}
