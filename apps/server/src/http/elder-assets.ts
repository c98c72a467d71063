import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const HOUR = 3_600_000
/** A page that was open before an update finds what it asks for so long after the last server had it. */
const KEPT = 24 * HOUR

/**
 * Puts the files of this build, which have their contents in their names, beside those of earlier
 * builds, and takes away what no server has had for a day. The folder outlives updates; several
 * nodes may share one, and then also have the files of a build that is newer than their own.
 */
export async function keepAssets(
  assets: string,
  folder: string,
  now = Date.now(),
): Promise<{ readonly kept: number; readonly removed: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const own = new Set(await readdir(assets).catch((): string[] => []))
  const time = new Date(now)
  for (const name of own) {
    const target = join(folder, name)
    const isThere = await utimes(target, time, time).then(yes, no)
    if (isThere) continue
    // Whole at once, whoever else does the same.
    const part = `${target}.${process.pid}.part`
    await copyFile(join(assets, name), part)
    await utimes(part, time, time)
    await rename(part, target)
  }
  const others = (await readdir(folder)).filter(name => !own.has(name))
  let removed = 0
  for (const name of others) {
    const file = join(folder, name)
    const last = await stat(file).then(({ mtimeMs }) => mtimeMs, no)
    if (last === false || now - last < KEPT) continue
    await rm(file, { force: true })
    removed++
  }
  return { kept: others.length - removed, removed }
}

/** Now, and every hour from now on; returns how to stop. */
export function keepAssetsOften(
  assets: string,
  folder: string,
  trouble: (error: unknown) => void,
): () => void {
  const keep = (): void => void keepAssets(assets, folder).catch(trouble)
  keep()
  const timer = setInterval(keep, HOUR)
  timer.unref()
  return () => clearInterval(timer)
}

function yes(): boolean {
  return true
}
function no(): false {
  return false
}
