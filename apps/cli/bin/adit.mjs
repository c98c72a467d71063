#!/usr/bin/env node
// An old Node reads this file too, so it keeps to what every Node understands.
var WANTED = 24
var FOUND = process.versions.node
var COMPILED = new URL('../../../node_modules/.cache/adit', import.meta.url).pathname

if (Number(FOUND.split('.')[0]) >= WANTED) {
  // What is compiled is kept for the next start, and for threads.
  void import('node:module').then(node => {
    process.env.NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE || COMPILED
    node.enableCompileCache(process.env.NODE_COMPILE_CACHE)
    return import('../src/main.ts')
  })
} else {
  console.error(
    [
      'adit needs Node %s or newer; this is Node %s.',
      'On Linux x64, "npx adit" or "npm run adit" from the repository bring it along.\n',
      'adit braucht Node %s oder neuer; das hier ist Node %s.',
      'Unter Linux x64 bringen „npx adit“ und „npm run adit“ aus dem Repository es mit.\n',
      'Для adit нужен Node %s или новее, а это Node %s.',
      'На Linux x64 команды «npx adit» и «npm run adit» из репозитория приносят его с собой.',
    ].join('\n'),
    WANTED,
    FOUND,
    WANTED,
    FOUND,
    WANTED,
    FOUND,
  )
  process.exitCode = 2
}
