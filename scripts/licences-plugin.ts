// The licences of the packages that a build includes, as `third-party.txt` next to it: minification removes them from
// the code.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const THIRD_PARTY = 'third-party.txt'

export interface Sources {
  readonly folders: readonly string[]
  /** Packages of which a plugin puts files in. */
  readonly further: readonly string[]
}

export const ofPage: Sources = { folders: ['src', 'domains', 'lessons'], further: ['lucide-static'] }
/** The command line and the library. */
export const ofPackage: Sources = {
  folders: [
    ...['base', 'planning', 'language', 'questions', 'teaching', 'results', 'library', 'cli'].map(
      zone => `src/${zone}`,
    ),
    'domains',
  ],
  further: [],
}

interface Manifest {
  readonly version?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** A package, or a file in one, in quotes. */
const quoted = /['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"\n]*)?['"]/g

/** The packages that these sources import or name a file of. */
export function packagesUsed(root: string, { folders, further }: Sources): readonly string[] {
  const found = new Set(further)
  for (const folder of folders.filter(each => existsSync(join(root, each))))
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (/\.(?:tsx?|css)$/.test(name))
        for (const [, used = ''] of readFileSync(join(root, folder, name), 'utf8').matchAll(quoted)) found.add(used)
  return Object.keys(manifestOf(root).devDependencies ?? {}).filter(name => found.has(name))
}

/** The packages with those that they need at run time, by name. */
function withTheirs(root: string, names: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const queue = [...names]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const folder = join(root, 'node_modules', name)
    if (found.has(name) || !existsSync(folder)) continue
    found.add(name)
    queue.push(...Object.keys(manifestOf(folder).dependencies ?? {}))
  }
  return [...found].sort()
}

/** Name, version and licence of every package that these sources are built with. */
export function licencesOf(root: string, sources: Sources): string {
  const parts = withTheirs(root, packagesUsed(root, sources)).map(name => {
    const folder = join(root, 'node_modules', name)
    const { version, license } = manifestOf(folder)
    const file = readdirSync(folder).find(each => /^licen[cs]e/i.test(each))
    const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8')
    return `${name} ${version}\n\n${text.trim()}\n`
  })
  return `Planground is built from these packages.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}

export function licencesPlugin(root: string, sources: Sources): Plugin {
  return {
    name: 'planground-licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: THIRD_PARTY, source: licencesOf(root, sources) })
    },
  }
}
