// Lets the page detect truncated files: an empty or cut script or style sheet is still valid to a browser. A style
// sheet ends with a rule that names its file, which the page looks for (src/page/state/offline/page-files.ts). A cut
// script exports nothing, since exports come last, and is rejected by the replacement of Vite's helper for `import()`.

import { join } from 'node:path'
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/** The name of the rule that ends a style sheet. */
export const markOf = (file: string): string =>
  `whole-${file
    .replace(/^.*\//, '')
    .replace(/\.css$/, '')
    .replace(/\W/g, '_')}`

export const wholePlugin = (root: string): Plugin => ({
  name: 'planground-whole',
  apply: 'build',
  transform: (_code, id) =>
    id === HELPER
      ? {
          code: `export { loadPart as __vitePreload } from ${JSON.stringify(join(root, 'src/page/browser/load-part.ts'))}`,
          map: null,
        }
      : undefined,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset' && output.fileName.endsWith('.css'))
          output.source = `${String(output.source).trimEnd()}#${markOf(output.fileName)}{}`
        if (output.type === 'chunk' && output.isDynamicEntry && output.exports.length === 0)
          this.error(`${output.fileName} exports nothing: it would be taken for one that was cut.`)
      }
    },
  },
})
