// The licences of the page's dependencies, as `third-party.txt` next to it: minification removes them from the code.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const THIRD_PARTY = 'third-party.txt'

interface Manifest {
  readonly version?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The packages that a project needs at run time, with their own dependencies, by name. */
function packagesOf(root: string): readonly string[] {
  const found = new Set<string>()
  const queue = Object.keys(manifestOf(root).dependencies ?? {})
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const folder = join(root, 'node_modules', name)
    if (found.has(name) || !existsSync(folder)) continue
    found.add(name)
    queue.push(...Object.keys(manifestOf(folder).dependencies ?? {}))
  }
  return [...found].sort()
}

/** Name, version and licence of every package, one after the other. */
export function licencesOf(root: string): string {
  const parts = packagesOf(root).map(name => {
    const folder = join(root, 'node_modules', name)
    const { version, license } = manifestOf(folder)
    const file = readdirSync(folder).find(each => /^licen[cs]e/i.test(each))
    const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8')
    return `${name} ${version}\n\n${text.trim()}\n`
  })
  return `Planground is built from these packages.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}

export function licencesPlugin(root: string): Plugin {
  return {
    name: 'planground-licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: THIRD_PARTY, source: licencesOf(root) })
    },
  }
}
