// WebKit (Safari) runs the script with which a module worker begins a second time when a later script imports it. The
// worker would then answer each call twice, from two states. So a worker begins with a script that nothing imports: it
// only imports the script with the code, which others may import as well.

import { posix } from 'node:path'
import type { Plugin } from 'vite'

/** The name of the script with the code of a worker. */
export const codeOfWorker = (entry: string): string => entry.replace('.worker-', '-worker-')

export const workerEntriesPlugin = (): Plugin => ({
  name: 'planground-worker-entries',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
      for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
        const specifier = (file: string): string => `"./${posix.basename(file)}"`
        const importers = chunks.filter(({ code }) => code.includes(specifier(entry.fileName)))
        if (importers.length === 0) continue
        const fileName = codeOfWorker(entry.fileName)
        if (fileName === entry.fileName) this.error(`${fileName} is imported, and is not named as a worker is.`)
        for (const each of importers) each.code = each.code.replaceAll(specifier(entry.fileName), specifier(fileName))
        this.emitFile({ type: 'asset', fileName, source: entry.code })
        entry.code = `import${specifier(fileName)};\n`
      }
    },
  },
})
