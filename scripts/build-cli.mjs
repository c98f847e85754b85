// Builds only the command line: dist/cli-core.cjs, the whole program; dist/cli-quick.cjs, the fast commands; V8's code
// cache for each, in the `.cache` file next to it; dist/cli-mcp.cjs, the protocol of `mcp`, which the whole program
// loads for that verb alone; and dist/cli.js, which starts them. Does nothing if its sources have
// not changed; prints nothing to standard output, so that `npm ci` and pipelines stay clean.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, 'dist', 'cli.js')
const starter = join(root, 'scripts', 'cli-start.cjs')
const warmer = join(root, 'scripts', 'cli-cache.mjs')
const programs = [
  ['cli-core', 'src/cli/start.ts'],
  ['cli-quick', 'src/cli/start-quick.ts'],
]
const mcp = join(root, 'src/cli/mcp/serve.ts')
/** Zones that the command line never uses. */
const others = new Set(['page'])

/** Builds the command line unless it is up to date with the sources; resolves to whether it was built. */
export async function buildCli() {
  // The code cache is valid only for this version of Node.
  const mark = `// made from ${sourceHash()} with Node ${process.version}\n`
  if (markOf(target) === mark) return false
  const { build } = await import('vite')
  // Built in a temporary folder and moved into place, so that two concurrent builds cannot mix and no reader sees half
  // a file; marks show which core and cache belong together.
  const aside = join(root, '.cache', `cli-${process.pid}`)
  try {
    for (const [name, source] of programs) await buildProgram(build, aside, name, source, mark)
    await bundle(build, aside, 'cli-mcp', mcp)
    writeFileSync(join(aside, 'cli.js'), `${readFileSync(starter, 'utf8')}${mark}`)
    chmodSync(join(aside, 'cli.js'), 0o755)
    // None of the built files is an ES module.
    writeFileSync(join(aside, 'package.json'), '{ "type": "commonjs" }\n')
    mkdirSync(join(root, 'dist'), { recursive: true })
    for (const name of [
      ...['package.json', 'cli-mcp.cjs'],
      ...programs.flatMap(([name]) => [`${name}.cjs`, `${name}.cache`]),
      'cli.js',
    ])
      renameSync(join(aside, name), join(root, 'dist', name))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return true
}

/** Builds one program and its V8 code cache in the folder `aside`. */
async function buildProgram(build, aside, name, source, mark) {
  await bundle(build, aside, name, join(root, source), { external: [mcp], paths: { [mcp]: './cli-mcp.cjs' } })
  const path = join(aside, `${name}.cjs`)
  const code = inAscii(readFileSync(path, 'utf8').trimEnd())
  // Wraps the code in one function without changing its line numbers; the parameters are `exports` and `require`.
  writeFileSync(path, `(function (exports, require) {${code}\n})\n${mark}`)
  const warmed = spawnSync(process.execPath, [warmer, path], { encoding: 'utf8' })
  if (warmed.status !== 0) throw new Error(`Its cache could not be made.\n${warmed.stderr}`)
  // This version of V8 does not know a flag of `cli-start.cjs`, which omits it if there is no cache.
  if (warmed.stderr !== '') writeFileSync(path.replace(/cjs$/, 'cache'), mark)
}

/** Builds a source and all that it imports as one file. */
async function bundle(build, aside, name, source, { external = [], paths = {} } = {}) {
  await build({
    configFile: join(root, 'vite.config.ts'),
    root,
    mode: 'cli',
    logLevel: 'silent',
    build: {
      outDir: aside,
      rollupOptions: {
        input: { [name]: source },
        external,
        preserveEntrySignatures: 'strict',
        // One file; modules imported dynamically are run at their import.
        output: {
          format: 'cjs',
          entryFileNames: '[name].cjs',
          codeSplitting: false,
          dynamicImportInCjs: false,
          paths,
        },
      },
    },
  })
}

/** The same program in ASCII; other characters occur only in strings, patterns and comments. */
const inAscii = code => code.replace(/[^\0-\x7f]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The last line of a built file; '' if there is none. */
function markOf(path) {
  try {
    const text = readFileSync(path, 'utf8')
    return text.slice(text.lastIndexOf('\n', text.length - 2) + 1)
  } catch {
    return ''
  }
}

function sourceHash() {
  const hash = createHash('sha256')
  const add = path => hash.update(path.slice(root.length).split(sep).join('/')).update(readFileSync(path))
  const addFolder = folder => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name)
      if (!entry.isDirectory()) add(path)
      else if (folder !== join(root, 'src') || !others.has(entry.name)) addFolder(path)
    }
  }
  addFolder(join(root, 'src'))
  addFolder(join(root, 'domains'))
  for (const name of ['package.json', 'package-lock.json', 'vite.config.ts']) add(join(root, name))
  for (const path of [fileURLToPath(import.meta.url), starter, warmer]) add(path)
  return hash.digest('hex')
}

if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url)))
  try {
    await buildCli()
  } catch (error) {
    process.stderr.write(`The command line could not be built.\n${error?.stack ?? error}\n`)
    process.exitCode = 1
  }
