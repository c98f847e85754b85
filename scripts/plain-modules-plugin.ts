// Tests run the sources as Node runs any program: compiled once, into modules that Node loads by itself. What Vitest
// loads instead asks its own records at each use of an import, and inner loops take a third longer by that.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {} from 'vitest/node'
import { build, type Plugin } from 'vite'

/** Folders that are compiled, and of them what tests in Node have no use for. */
const FOLDERS = ['src', 'domains', 'lessons', 'test']
const LEFT_OUT = new Set(['test/additions', 'test/bench', 'test/e2e', 'test/fuzz', 'test/sheet'])
/** A test that has modules loaded again needs those of Vitest. */
const AFRESH = /\bvi\.(resetModules|mock|doMock)\(/
/** What each test file finds done, in the same modules. */
export const SETUP = 'test/support/load-kinds.ts'
/** Compiled sources that no run has asked for since are removed. */
const KEPT_HOURS = 2

export interface PlainModules {
  readonly root: string
  readonly define: Readonly<Record<string, string>>
  /** The file for a package's name where it is another than Node would take. */
  readonly packages: readonly { readonly find: RegExp; readonly replacement: string }[]
  /** Give the modules that are made as they are asked for. */
  readonly made: readonly Plugin[]
}

/** Where compiled sources lie; Vitest is informed that files in it are Node's to load. */
export const COMPILED = /\/\.cache\/plain\//

const slashes = (path: string): string => path.split(sep).join('/')

/** Every file below the folders, from the root on. */
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

/** Is it a path, or a name by `imports` of package.json? */
const isOwn = (source: string): boolean => /^[.#]/.test(source)

const isCompiled = (path: string): boolean => /\.ts$/.test(path) && !/\.(test|d)\.ts$/.test(path)

/** A name for what the sources are now. */
function markOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
    if (!/\.(test\.ts|tsx|css)$/.test(file)) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  const makers = ['plain-modules-plugin', 'first-page-plugin'].map(name => `scripts/${name}.ts`)
  for (const file of ['package-lock.json', ...makers]) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Keeps modules of other packages unchanged, and gives each module the place of its source. */
const asWritten = ({ root, packages }: PlainModules): Plugin => ({
  name: 'planground-as-written',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || source.startsWith('\0')) return undefined
    if (isOwn(source)) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      // Components are no part of what runs in Node.
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

/** What is being compiled, by its folder: projects of one run share it. */
const underWay = new Map<string, Promise<string>>()

/** Compiles the sources unless it was done before; returns the folder they are in. */
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
  // Built aside and moved into place, so that two runs at once cannot mix.
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
    // Another run was quicker.
    rmSync(aside, { recursive: true, force: true })
  }
  for (const name of readdirSync(all)) {
    const old = join(all, name)
    if (Date.now() - statSync(old).mtimeMs > KEPT_HOURS * 3_600_000) rmSync(old, { recursive: true, force: true })
  }
  return folder
}

/** For Vitest: what a test file imports of our own is its compiled form. Not for watching, where sources change meanwhile. */
export function plainModulesPlugin(given: PlainModules): Plugin {
  const { root } = given
  let folder: Promise<string | undefined> | undefined
  const afresh = new Map<string, boolean>()
  const loadsAfresh = (file: string): boolean => {
    if (!afresh.has(file)) afresh.set(file, AFRESH.test(readFileSync(file, 'utf8')))
    return afresh.get(file)!
  }
  return {
    name: 'planground-plain-modules',
    enforce: 'pre',
    configureVitest({ vitest }) {
      if (vitest.config.watch) return
      // One file with a mistake in it must fail its own tests, and no others.
      folder ??= compile(given).catch((error: Error) => {
        console.warn(`Sources are loaded by Vitest, as they cannot be compiled.\n${error.message}`)
        return undefined
      })
    },
    async resolveId(source, importer, options) {
      const compiledTo = await folder
      if (compiledTo === undefined || importer === undefined) return undefined
      if (!isOwn(source) || !(importer.endsWith('.test.ts') || importer.endsWith(SETUP))) return undefined
      if (loadsAfresh(importer)) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || !isCompiled(found.id)) return found
      const inner = slashes(relative(root, resolve(found.id)))
      const compiled = join(compiledTo, inner.replace(/\.ts$/, '.mjs'))
      return existsSync(compiled) ? compiled : found
    },
  }
}
