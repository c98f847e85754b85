// Runs the core tests that depend on a changed file by imports. Changed: against the base branch (`main`, or the first
// argument), including uncommitted changes.

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const base = process.argv[2] ?? 'main'
const git = (...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean)

const files = [...git('ls-files'), ...git('ls-files', '--others', '--exclude-standard')]
const known = new Set(files)
const changed = new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])

/** All paths that a source names: imports, and files that it reads. */
function namedBy(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/['"`]((?:\.{1,2}|#\w+)\/[^'"`\s]*)['"`]/g)].flatMap(([, path]) => {
    const target = path.startsWith('#')
      ? `src/${path.slice(1)}`
      : posix.normalize(posix.join(posix.dirname(file), path))
    return ['', '.ts', '.tsx'].map(end => target + end).filter(each => known.has(each))
  })
}

const users = new Map()
for (const file of files)
  if (/\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file)))
    for (const target of namedBy(file)) users.set(target, [...(users.get(target) ?? []), file])

const reached = new Set(changed)
for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user)

const tests = [...reached].filter(
  file => /^test\/(?!e2e|fuzz|additions).*\.test\.ts$/.test(file) && existsSync(join(root, file)),
)
// Files that tests read by a computed path, and the configuration, lead to no test by imports: all tests of their
// folder are run.
const folders = [...changed].flatMap(file =>
  /^test\/(?!e2e|fuzz|additions)[^/]+\/.*\.(?:txt|jsonl?|yaml)$/.test(file) ? [`${dirname(file)}/`] : [],
)
const chosen = [...new Set([...tests, ...folders])]
if (chosen.length === 0) console.log('No test reaches what has changed.')
else {
  console.log(`${chosen.length} test files reach what has changed since ${base}.`)
  const words = ['vitest', 'run', '--project', 'core', '--project', 'core-databases', ...chosen]
  process.exitCode = spawnSync('npx', words, { cwd: root, stdio: 'inherit' }).status ?? 1
}
