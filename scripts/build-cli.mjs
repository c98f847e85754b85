// Builds the command line, and nothing else: dist/cli-core.cjs, which is all of it; dist/cli-quick.cjs, the verbs that
// are over soonest; what V8 has compiled of each in the `.cache` next to it; and dist/cli.js, which starts them. Does nothing when its sources have not changed since; prints nothing
// to standard output, so that `npm ci` and pipelines stay clean.

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
/** Zones that the command line is never built from. */
const others = new Set(['page'])

/** Builds the command line unless it is already made from the present sources; the answer states whether it was built. */
export async function buildCli() {
  // The cache is of use to this version of Node alone.
  const mark = `// made from ${sourceHash()} with Node ${process.version}\n`
  if (markOf(target) === mark) return false
  const { build } = await import('vite')
  // Built aside and moved into place, so that two builds at once cannot mix and a reader never sees half a file; that
  // core and cache belong together is described by their marks.
  const aside = join(root, '.cache', `cli-${process.pid}`)
  try {
    for (const [name, source] of programs) await buildProgram(build, aside, name, source, mark)
    writeFileSync(join(aside, 'cli.js'), `${readFileSync(starter, 'utf8')}${mark}`)
    chmodSync(join(aside, 'cli.js'), 0o755)
    // None of them is an ES module.
    writeFileSync(join(aside, 'package.json'), '{ "type": "commonjs" }\n')
    mkdirSync(join(root, 'dist'), { recursive: true })
    for (const name of ['package.json', ...programs.flatMap(([name]) => [`${name}.cjs`, `${name}.cache`]), 'cli.js'])
      renameSync(join(aside, name), join(root, 'dist', name))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return true
}

/** One program, and what V8 has compiled of it, in the folder `aside`. */
async function buildProgram(build, aside, name, source, mark) {
  await build({
    configFile: join(root, 'vite.config.ts'),
    root,
    mode: 'cli',
    logLevel: 'silent',
    build: {
      outDir: aside,
      rollupOptions: {
        input: { [name]: join(root, source) },
        preserveEntrySignatures: 'strict',
        // One file; what is imported when it is wanted is run then.
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  })
  const path = join(aside, `${name}.cjs`)
  const code = inAscii(readFileSync(path, 'utf8').trimEnd())
  // One function, on the same lines: of what it exports to, and of how it loads Node's own modules.
  writeFileSync(path, `(function (exports, require) {${code}\n})\n${mark}`)
  const warmed = spawnSync(process.execPath, [warmer, path], { encoding: 'utf8' })
  if (warmed.status !== 0) throw new Error(`Its cache could not be made.\n${warmed.stderr}`)
  // This V8 does not know a setting of `cli-start.cjs`, which leaves it out where there is no cache.
  if (warmed.stderr !== '') writeFileSync(path.replace(/cjs$/, 'cache'), mark)
}

/** The same program; what is not ASCII is only in its texts and patterns, and in comments. */
const inAscii = code => code.replace(/[^\0-\x7f]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The last line of a built file; '' where there is none. */
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
