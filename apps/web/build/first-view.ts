import { chapter, LANGUAGES, load } from '@adit/words'
import type { Plugin } from 'vite'

/**
 * The heading of the first page as plain text in the page itself, so that whoever comes over a slow
 * line reads it before the script is there. `look.js` shows the one that the reader understands, and
 * the script takes the view away when it has drawn the page.
 */
export function firstView(): Plugin {
  return {
    name: 'adit-first-view',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const view = `<div class="first-view" hidden>${(await headings()).join('')}</div>`
        return html.replace('<body>', `<body>\n    ${view}`)
      },
    },
  }
}

function headings(): Promise<readonly string[]> {
  return Promise.all(
    LANGUAGES.map(async language => {
      await load(language, name => name === 'page')
      const { heading } = chapter(language, 'page').home
      return `<h1 lang="${language}" hidden>${heading}</h1>`
    }),
  )
}
