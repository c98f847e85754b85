// Tests run the sources as ordinary Node modules: compiled once, then loaded by Node itself. Vitest's own module runner
// looks up each use of an import, which makes inner loops a third slower.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {} from 'vitest/node'
import { build, type Plugin } from 'vite'

/** Folders that are compiled, and files in them that tests in Node do not need. */
const FOLDERS = ['src', 'domains', 'lessons', 'test']
const LEFT_OUT = new Set(['test/additions', 'test/bench', 'test/e2e', 'test/fuzz', 'test/sheet'])
/** A test that resets or mocks modules needs Vitest's module runner. */
const USES_MOCKS = /\bvi\.(resetModules|mock|doMock)\(/
/** The setup that each test file needs, in the same module instances. */
export const SETUP = 'test/support/load-kinds.ts'
/** Compiled sources that no run has used for this many hours are removed. */
const KEPT_HOURS = 2

export interface PlainModules {
  readonly root: string
  readonly define: Readonly<Record<string, string>>
  /** Replacements for package names that resolve to another file than in Node. */
  readonly packages: readonly { readonly find: RegExp; readonly replacement: string }[]
  /** Plugins that provide the generated modules on request. */
  readonly made: readonly Plugin[]
}

/** Path of compiled sources; Vitest leaves loading these files to Node. */
export const COMPILED = /\/\.cache\/plain\//

const slashes = (path: string): string => path.split(sep).join('/')

/** Every file below the folders, with paths relative to the root. */
function filesOf(root: string): string[] {
  const found: string[] = []
  const add = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (!entry.isDirectory()) found.push(path)
      else if (!LEFT_OUT.has(path)) add(path)
    }
  }
  for (const folder of FOLDERS) add(folder)
  return found.sort()
}

/** True if the import is a path or a name from `imports` in package.json. */
const isOwn = (source: string): boolean => /^[.#]/.test(source)

const isCompiled = (path: string): boolean => /\.ts$/.test(path) && !/\.(test|d)\.ts$/.test(path)

/** A hash of the current sources. */
function markOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
    if (!/\.(test\.ts|tsx|css)$/.test(file)) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  const makers = ['plain-modules-plugin', 'first-page-plugin'].map(name => `scripts/${name}.ts`)
  for (const file of ['package-lock.json', ...makers]) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Keeps imports of other packages unchanged, and gives each module the path of its source. */
const asWritten = ({ root, packages }: PlainModules): Plugin => ({
  name: 'planground-as-written',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || source.startsWith('\0')) return undefined
    if (isOwn(source)) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      // Components and styles are not needed in Node.
      return found && /\.(tsx|css)$/.test(found.id) ? { id: found.id, external: true } : found
    }
    const other = packages.find(({ find }) => find.test(source))
    if (other) return { id: pathToFileURL(other.replacement).href, external: true }
    return /^(\/|planground:)/.test(source) ? undefined : { id: source, external: true }
  },
  transform(code, id) {
    if (!id.startsWith(root) || !/import\.meta\.(url|dirname)/.test(code)) return undefined
    const [file = id] = id.split('?')
    return {
      code: code
        .replace(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(file).href))
        .replace(/\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(file))),
      map: null,
    }
  },
})

/** Compilations in progress, by folder: projects of one run share them. */
const underWay = new Map<string, Promise<string>>()

/** Compiles the sources unless that was done before; returns the output folder. */
async function compile(given: PlainModules): Promise<string> {
  const files = filesOf(given.root)
  const folder = join(given.root, '.cache', 'plain', markOf(given.root, files))
  if (existsSync(folder)) return folder
  const compiling = underWay.get(folder) ?? compileTo(folder, files, given)
  underWay.set(folder, compiling)
  return compiling
}

async function compileTo(folder: string, files: readonly string[], given: PlainModules): Promise<string> {
  const { root, define, made } = given
  const all = dirname(folder)
  // Built in a temporary folder and moved into place, so that two concurrent runs cannot mix.
  const aside = `${folder}-${process.pid}`
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { ...define },
    plugins: [asWritten(given), ...made],
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      copyPublicDir: false,
      outDir: aside,
      rolldownOptions: {
        input: files.filter(isCompiled).map(file => join(root, file)),
        treeshake: false,
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: '[name].mjs',
        },
      },
    },
  })
  try {
    renameSync(aside, folder)
  } catch {
    // Another run finished first.
    rmSync(aside, { recursive: true, force: true })
  }
  for (const name of readdirSync(all)) {
    const old = join(all, name)
    if (Date.now() - statSync(old).mtimeMs > KEPT_HOURS * 3_600_000) rmSync(old, { recursive: true, force: true })
  }
  return folder
}

/**
 * Vitest plugin: test files import the compiled form of the project's modules. Not for watch mode, where sources change
 * meanwhile.
 */
export function plainModulesPlugin(given: PlainModules): Plugin {
  const { root } = given
  let folder: Promise<string | undefined> | undefined
  const usesMocks = new Map<string, boolean>()
  const needsModuleRunner = (file: string): boolean => {
    if (!usesMocks.has(file)) usesMocks.set(file, USES_MOCKS.test(readFileSync(file, 'utf8')))
    return usesMocks.get(file)!
  }
  return {
    name: 'planground-plain-modules',
    enforce: 'pre',
    configureVitest({ vitest }) {
      if (vitest.config.watch) return
      // A file with an error must fail only its own tests.
      folder ??= compile(given).catch((error: Error) => {
        console.warn(`Sources are loaded by Vitest, as they cannot be compiled.\n${error.message}`)
        return undefined
      })
    },
    async resolveId(source, importer, options) {
      const compiledTo = await folder
      if (compiledTo === undefined || importer === undefined) return undefined
      if (!isOwn(source) || !(importer.endsWith('.test.ts') || importer.endsWith(SETUP))) return undefined
      if (needsModuleRunner(importer)) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || !isCompiled(found.id)) return found
      const inner = slashes(relative(root, resolve(found.id)))
      const compiled = join(compiledTo, inner.replace(/\.ts$/, '.mjs'))
      return existsSync(compiled) ? compiled : found
    },
  }
}
