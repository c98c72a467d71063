import type { Plugin } from 'vite'

/** Told to the browser's compiler in the first line of a script. */
const EAGER = '//# allFunctionsCalledOnLoad\n'

/** Scripts of which nearly all is called before the first page is drawn. */
const FIRST = ['index', 'frame']

/**
 * Has the browser compile the scripts of every page whole, beside the page and while they come. Otherwise each
 * function is only skimmed then, and compiled when it is first called: by the page itself, which waits. Browsers that
 * do not know the line read over it.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'adit-compiled-ahead',
    apply: 'build',
    generateBundle: {
      // Vite itself writes into the first line before.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && FIRST.includes(chunk.name)) chunk.code = EAGER + chunk.code
        }
      },
    },
  }
}
