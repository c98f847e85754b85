// The command line starts from compiled code if it matches, and otherwise without it.

import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { built, fileWith, rooms, SLOWEST_BUILD_MS } from './command'

const dist = resolve(import.meta.dirname, '../../dist')
const programs = ['cli-core', 'cli-quick']
const names = ['package.json', 'cli.js', ...programs.flatMap(name => [`${name}.cjs`, `${name}.cache`])]

beforeAll(built, SLOWEST_BUILD_MS)

/** A copy of what was built, in a folder of its own. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planground-dist-'))
  for (const name of names) cpSync(join(dist, name), join(folder, name))
  return folder
}

function planFrom(folder: string): string {
  const files = [fileWith('domain.pddl', rooms.domain), fileWith('problem.pddl', rooms.problem)]
  const words = [join(folder, 'cli.js'), 'solve', ...files, '--json']
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return JSON.parse(stdout).plan
}

const plan = ['(go hall attic)', '(take lamp attic)']

test.each(programs)('V8 takes the cache that was made with %s', name => {
  const path = join(dist, `${name}.cjs`)
  const code = readFileSync(path, 'utf8')
  const mark = code.slice(code.lastIndexOf('\n', code.length - 2) + 1)
  const bytes = readFileSync(join(dist, `${name}.cache`))
  const end = bytes.length - mark.length
  expect(bytes.toString('latin1', end)).toBe(mark)
  // V8 takes it with its usual flags alone, which tests do not run with.
  const looks = `
    const { readFileSync } = require('node:fs')
    const { Script } = require('node:vm')
    const [code, cache] = [readFileSync(process.argv[1], 'utf8'), readFileSync(process.argv[2])]
    const script = new Script(code, { cachedData: cache.subarray(0, Number(process.argv[3])) })
    process.stdout.write(String(script.cachedDataRejected))`
  const words = ['-e', looks, path, join(dist, `${name}.cache`), `${end}`]
  expect(spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout).toBe('false')
})

test('without its cache, or with one that is cut or belongs to other code, it does the same', () => {
  const folder = copy()
  const cache = join(folder, 'cli-quick.cache')
  expect(planFrom(folder)).toEqual(plan)
  const bytes = readFileSync(cache)
  writeFileSync(cache, bytes.subarray(0, bytes.length >> 1))
  expect(planFrom(folder)).toEqual(plan)
  const core = join(folder, 'cli-quick.cjs')
  writeFileSync(cache, bytes)
  writeFileSync(core, readFileSync(core, 'utf8').replace(/made from ..../, 'made from 0000'))
  expect(planFrom(folder)).toEqual(plan)
  rmSync(cache)
  expect(planFrom(folder)).toEqual(plan)
})

test('its threads run from wherever it is', () => {
  const folder = copy()
  const words = ['generate', '--domain', 'ferry', '--size', 'small', '--kind', 'app,val', '--jsonl']
  const made = (workers: string): string => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(folder, 'cli.js'), ...words, '--workers', workers],
      { encoding: 'utf8', cwd: tmpdir() },
    )
    expect([stderr, status]).toEqual(['', 0])
    return stdout
  }
  expect(made('2')).toBe(made('1'))
})

test('it runs from a folder that may only be read', () => {
  const folder = copy()
  for (const name of names) chmodSync(join(folder, name), 0o444)
  chmodSync(folder, 0o555)
  expect(planFrom(folder)).toEqual(plan)
  chmodSync(folder, 0o755)
})
