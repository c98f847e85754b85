// The source files and their imports, for tests of the architecture.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

export interface ImportLine {
  readonly path: string
  readonly typeOnly: boolean
}

function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory()
      ? filesBelow(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  )
}

/** Full paths of all files in `src` and `domains`. */
export const sources = [...filesBelow(join(root, 'src')), ...filesBelow(join(root, 'domains'))]
const sourceSet = new Set(sources)

export function importsOf(file: string): ImportLine[] {
  const text = readFileSync(file, 'utf8')
  const found: ImportLine[] = []
  const statement = /^(import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
  for (const match of text.matchAll(statement)) {
    if (match[1] === 'export' && !/\sfrom\s/.test(match[0])) continue
    found.push({ path: match[3]!, typeOnly: match[2] !== undefined })
  }
  for (const match of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    found.push({ path: match[1]!, typeOnly: file.endsWith('.d.ts') })
  return found
}

/** The path that an import resolves to, without extension; undefined for packages. */
export function targetOf(file: string, path: string): string | undefined {
  const plain = path.replace(/\?.*$/, '')
  if (plain.startsWith('#')) return join(root, 'src', plain.slice(1))
  return plain.startsWith('.') ? resolve(dirname(file), plain) : undefined
}

/** The source file that an import resolves to, if it is in the repository. */
export function sourceOf(file: string, path: string): string | undefined {
  const target = targetOf(file, path)
  if (target === undefined) return undefined
  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find(name => sourceSet.has(name))
}

/** All files loaded with a file: its imports of values, transitively. */
export function loadedWith(file: string): Set<string> {
  const found = new Set([file])
  for (const each of found) {
    const text = readFileSync(each, 'utf8')
    for (const [statement, path] of text.matchAll(
      /^(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?['"]([.#][^'"]+)['"]/gm,
    )) {
      const isType = /^\w+\s+type\b/.test(statement)
      const onlyTypes = /^\w+\s+\{(\s*type\s+\w+,?)+\s*\}/.test(statement)
      const target = targetOf(each, path!)
      const known = sources.find(source => source.replace(/(\/index)?\.tsx?$/, '') === target)
      if (!isType && !onlyTypes && known !== undefined) found.add(known)
    }
  }
  return found
}
