// Marks scripts that are run whole: Chromium then compiles all their functions while they arrive, in another thread, and
// not one after the other on the main thread when they are first called. Other browsers see a comment.

import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/** `files`: matches the paths of these scripts in the built page. */
export const compileHintsPlugin = (files: RegExp): Plugin => ({
  name: 'planground-compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && files.test(output.fileName)) output.code = HINT + output.code
    },
  },
})
