// Plain JavaScript for the oldest Node a visitor may have: it brings the rest along.
// usage: node tools/run.mjs FILE [ARGUMENT …]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const root = path.dirname(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname))
process.chdir(root)

install()
const node = findNode()
const [file, ...rest] = process.argv.slice(2)
const bin = path.join(root, 'node_modules', '.bin')
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  // What is compiled once is found by the next command, and by threads.
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules', '.cache', 'adit'),
}
const child = spawn(node, [file, ...rest], { stdio: 'inherit', env })
// A supervisor signals only this process: without this the child would live on as an orphan.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGUSR2']) process.on(signal, () => child.kill(signal))
// Ctrl-C reaches the whole group by itself, so there it only must not end this process first.
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT')
})
// npm passes SIGTERM and SIGINT on to the shell that it starts this with and no further, and SIGHUP not even there. When
// one of the two is gone, nobody is left who could end what was begun here. A shell that waits for its command (dash)
// keeps a SIGINT to itself until then, and nothing can be seen of that from here.
if (process.env.npm_lifecycle_event !== undefined) {
  const starters = [process.ppid, ...aboveShell(process.ppid)]
  const watch = setInterval(() => {
    if (process.ppid === starters[0] && starters.every(lives)) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 300).unref()
}
child.on('error', error => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})

/** Who started that process, if it is a shell; a shell that has given its place to this command is none. */
function aboveShell(shell) {
  const [, parent] = /^\s*(\d+)\s.*sh\s*$/.exec(parentAndName(shell)) ?? []
  return parent === undefined ? [] : [Number(parent)]
}

/** From the system itself where it says so, for small images are without `ps`. */
function parentAndName(pid) {
  try {
    const [, name, parent] =
      /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return `${parent} ${name}`
  } catch {
    const asked = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    return asked.stdout ?? ''
  }
}

function lives(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process lives too.
    return error.code === 'EPERM'
  }
}

/** Installs when the lockfile changed since it was last done here. */
function install() {
  const stamp = path.join('node_modules', '.adit-lock')
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stderr.write('Installing what is missing …\n')
  for (let tries = 1; tries <= 3; tries++) {
    const npm = process.env.npm_execpath
    const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
    // Output goes to stderr, so that `--json` commands keep stdout to themselves.
    const done = spawnSync(
      command,
      [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        stdio: ['ignore', 2, 2],
      },
    )
    if (done.status === 0) {
      writeFileSync(stamp, lock)
      return
    }
    process.stderr.write(`npm ci failed (try ${tries} of 3)\n`)
  }
  process.stderr.write('The packages could not be installed. Is the npm registry reachable?\n')
  process.exit(1)
}

/** Node 24 or newer: the one that came with the packages, or the visitor's own. */
function findNode() {
  const own = path.join(root, 'node_modules', '.bin', 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  process.stderr.write(
    `Adit runs on Node 24 or newer; this is Node ${process.versions.node}. On Linux (x64) it is ` +
      'brought along; on other systems please install Node 24 from nodejs.org and try again.\n',
  )
  process.exit(1)
}
