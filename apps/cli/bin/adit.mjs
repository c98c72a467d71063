#!/usr/bin/env node
// An old Node reads this file too, so it keeps to what every Node understands.
var WANTED = 24
var COMPILED = new URL('../../../node_modules/.cache/adit', import.meta.url).pathname

if (Number(process.versions.node.split('.')[0]) >= WANTED) {
  // What is compiled is kept for the next start, and for threads.
  void import('node:module').then(node => {
    process.env.NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE || COMPILED
    node.enableCompileCache(process.env.NODE_COMPILE_CACHE)
    return import('../src/main.ts')
  })
} else {
  process.stderr.write(
    'adit needs Node ' +
      WANTED +
      ' or newer; this is Node ' +
      process.versions.node +
      '.\n' +
      'On Linux x64, "npx adit" or "npm run adit" from the repository bring it along.\n\n' +
      'Для adit нужен Node ' +
      WANTED +
      ' или новее, а это Node ' +
      process.versions.node +
      '.\n' +
      'На Linux x64 команды «npx adit» и «npm run adit» из репозитория приносят его с собой.\n',
  )
  process.exitCode = 2
}
