// Builds dist/cli.js, the command line as one file, and nothing else. Does nothing when its sources have
// not changed since; prints nothing to standard output, so that `npm ci` and pipelines stay clean.

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
/** Folders that the command line is never built from. */
const others = new Set(['app', 'draw', 'editor'])

/** Builds dist/cli.js unless it is already made from the present sources; the answer says whether it was built. */
export async function buildCli() {
  const mark = `// made from ${sourceHash()}\n`
  if (markOf(target) === mark) return false
  const { build } = await import('vite')
  // Built aside and moved into place, so that two builds at once cannot mix and a reader never sees half a file.
  const aside = join(root, '.cache', `cli-${process.pid}`)
  try {
    await build({
      configFile: join(root, 'vite.config.ts'),
      root,
      mode: 'cli',
      logLevel: 'silent',
      build: { outDir: aside },
    })
    const built = join(aside, 'cli.js')
    writeFileSync(built, `${readFileSync(built, 'utf8').trimEnd()}\n${mark}`)
    chmodSync(built, 0o755)
    mkdirSync(join(root, 'dist'), { recursive: true })
    renameSync(built, target)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return true
}

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
  const add = path =>
    hash.update(path.slice(root.length).split(sep).join('/')).update(readFileSync(path))
  const addFolder = folder => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = join(folder, entry.name)
      if (!entry.isDirectory()) add(path)
      else if (folder !== join(root, 'src') || !others.has(entry.name)) addFolder(path)
    }
  }
  addFolder(join(root, 'src'))
  addFolder(join(root, 'domains'))
  for (const name of ['package.json', 'package-lock.json', 'vite.config.ts']) add(join(root, name))
  add(fileURLToPath(import.meta.url))
  return hash.digest('hex')
}

if (
  process.argv[1] &&
  realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url))
)
  try {
    await buildCli()
  } catch (error) {
    process.stderr.write(`The command line could not be built.\n${error?.stack ?? error}\n`)
    process.exitCode = 1
  }
