// The licences of the packages that a build includes, as `third-party.txt` next to it: minification removes them from
// the code.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const THIRD_PARTY = 'third-party.txt'

export interface Sources {
  readonly folders: readonly string[]
  /** Packages with files that a plugin puts in. */
  readonly further: readonly string[]
}

const shared = ['base', 'planning', 'language', 'questions', 'teaching'].map(zone => `src/${zone}`)

export const ofPage: Sources = {
  folders: [...shared, 'src/results', 'src/engine', 'src/page', 'domains', 'lessons'],
  further: ['lucide-static'],
}
/** The command line and the library. */
export const ofPackage: Sources = {
  folders: [
    ...[...shared, 'src/library', 'src/cli'],
    ...['files', 'reading', 'receipts', 'runs', 'scoring'].map(folder => `src/results/${folder}`),
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

/** An import of a package, or of a file in one. */
const imported = /(?:\bfrom|\bimport|\bimport\(|\burl\()\s*['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"\n]*)?['"]/g

/** The packages that these sources import or name a file of. */
export function packagesUsed(root: string, { folders, further }: Sources): readonly string[] {
  const found = new Set(further)
  for (const folder of folders.filter(each => existsSync(join(root, each))))
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (/\.(?:tsx?|css)$/.test(name))
        for (const [, used = ''] of readFileSync(join(root, folder, name), 'utf8').matchAll(imported)) found.add(used)
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
