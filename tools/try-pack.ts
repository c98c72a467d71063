import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'rolldown'
import { findTestBrowser } from './browser.ts'
import { ROOT } from './ledger.ts'
import { packAll } from './pack.ts'

/**
 * `npm run pack:try`: a project outside the workspace installs the tarballs, and plays, replays and
 * verifies a game of every title in the oldest Node there is here and in a bundled page.
 */
const project = mkdtempSync(path.join(tmpdir(), 'adit-library-'))
try {
  const tarballs = packAll()
  cpSync(path.join(ROOT, 'tools', 'fixtures', 'library'), project, { recursive: true })
  const needs = { name: 'visitor', private: true, type: 'module' }
  writeFileSync(path.join(project, 'package.json'), JSON.stringify(needs))
  run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--silent', ...tarballs)
  checkTypes()
  const [inNode, node] = await playInNode()
  const inPage = await playInPage()
  if (inNode !== inPage) throw new Error(`another game in the page:\n${inNode}\n${inPage}`)
  process.stdout.write(`${inNode}\nthe same in Node ${node} and in a bundled page\n`)
} finally {
  rmSync(project, { recursive: true })
}

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd: project, encoding: 'utf8' }).trim()
}

/** The declarations are whole, for a project as strict as ours. */
function checkTypes(): void {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    types: [],
    allowImportingTsExtensions: true,
  }
  const files = ['main.ts', 'page.ts']
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  run('node', path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', '.')
}

async function bundle(entry: string, platform: 'node' | 'browser'): Promise<string> {
  // What stays outside is looked up as Node does it, and not put into the file.
  const external = platform === 'node' ? [/^@adit\//] : []
  const input = path.join(project, entry)
  const { output } = await build({ input, platform, external, write: false, cwd: project })
  return output[0].code
}

/** The system's Node, which may be older than the one that comes along. */
async function playInNode(): Promise<readonly [string, string]> {
  const node = existsSync('/usr/bin/node') ? '/usr/bin/node' : process.execPath
  writeFileSync(path.join(project, 'main.js'), await bundle('main.ts', 'node'))
  return [run(node, 'main.js'), run(node, '--version')]
}

async function playInPage(): Promise<string> {
  writeFileSync(path.join(project, 'page.js'), await bundle('page.ts', 'browser'))
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    await page.setContent('<!doctype html><body></body>')
    const content = readFileSync(path.join(project, 'page.js'), 'utf8')
    await page.addScriptTag({ type: 'module', content })
    await page.waitForFunction("document.body.textContent !== ''", undefined, { timeout: 60_000 })
    return (await page.textContent('body')) ?? ''
  } finally {
    await browser.close()
  }
}
