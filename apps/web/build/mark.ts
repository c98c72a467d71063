import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { mark } from '../src/art/cards/mark.ts'

/** The mark as a file of its own: the page's icon, drawn by the same hand in both themes. */
export function markFile(): Plugin {
  return {
    name: 'adit-mark',
    configureServer(server) {
      server.middlewares.use('/mark.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(markSvg())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mark.svg', source: markSvg() })
    },
  }
}

/** The mark with the colours of both themes in it. */
export function markSvg(): string {
  const svg = mark()
  const used = [...new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(found => found[1]))]
  const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')
  const [mine, paper] = [':root,\n[data-theme="mine"] {', '\n[data-theme="paper"] {'].map(from => {
    const start = tokens.indexOf(from)
    const block = tokens.slice(start, tokens.indexOf('\n}', start))
    return used.map(name => `${name}:${new RegExp(`${name}: ([^;]+);`).exec(block)?.[1]}`).join(';')
  })
  const style = `<style>svg{${mine}}path{stroke-linejoin:round;stroke-linecap:round}@media(max-width:24px){.stones{display:none}}@media(prefers-color-scheme:light){svg{${paper}}}</style>`
  return svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replace('>', `>${style}`)
}
