import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/
/** Below this the head of an answer weighs more than what is saved. */
const SMALLEST = 1_000

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Lays each text beside itself as small as it gets, once and not with every answer. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'adit-compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir)
    },
    async writeBundle() {
      const files = await readdir(folder, { recursive: true })
      await Promise.all(
        files.filter(file => TEXT.test(file)).map(file => compress(path.join(folder, file))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < SMALLEST) return
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, best))
  await writeFile(
    `${file}.gz`,
    await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  )
}
