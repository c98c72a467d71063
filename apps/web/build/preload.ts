import type { Plugin } from 'vite'

/**
 * Fetches the fonts beside the script: a page that is drawn by script would otherwise ask for them
 * only after it. Latin has the figures and signs that every language needs.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'adit-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => /-latin-.*\.woff2$/.test(file))
          .map(file => ({
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              // After the script: until they are there, their fallbacks have the same measures.
              fetchpriority: 'low',
              href: `/${file}`,
            },
          })),
    },
  }
}
