// Loads modules without cached state: they are bundled into one file, and Node creates a new instance for each URL.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/** Returns a function that gives a new instance of a module on each call. `path`: its source. */
export async function freshModules<Exports>(path: string): Promise<() => Promise<Exports>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: path,
      target: 'node20',
      minify: false,
      write: false,
      rolldownOptions: { output: { format: 'es', codeSplitting: false } },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was asked for.')
  const file = join(mkdtempSync(join(tmpdir(), 'planground-fresh-')), 'modules.mjs')
  writeFileSync(file, built.output[0].code)
  let times = 0
  return () => import(`${pathToFileURL(file).href}?${times++}`) as Promise<Exports>
}
