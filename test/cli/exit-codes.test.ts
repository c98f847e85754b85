// Exit codes: each is produced by a run, the table of them is in every help text and in the documentation.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { EXIT, exitHelp, exitMeanings } from '#cli/exit'
import { main } from '#cli/main'
import type { Verb } from '#cli/verb'
import { verbs } from '#cli/verbs'
import { built, fileWith, questionFile, rooms, runHere, SLOWEST_BUILD_MS } from './command'

beforeAll(built, SLOWEST_BUILD_MS)

const root = resolve(import.meta.dirname, '..', '..')
const domain = fileWith('domain.pddl', rooms.domain)
const problem = fileWith('problem.pddl', rooms.problem)
const noWay = fileWith('no-way.pddl', rooms.problem.replace('(door hall attic) ', ''))
const plan = fileWith('plan', rooms.plan)
const questions = fileWith('questions.json', questionFile())
const empty = fileWith('empty.jsonl', '')
const folder = mkdtempSync(join(tmpdir(), 'planground-empty-'))
const id = '9007199254740993003'
const record = (response: string): string => `${JSON.stringify({ id, response })}\n`
const faulty = fileWith('faulty.pddl', '(define (domain d) (:predicates (p ?x - nowhere)))')
const phrases = resolve(root, 'domains', 'ferry', 'phrases.yaml')
const ferry = resolve(root, 'domains', 'ferry', 'domain.pddl')
const ferryText = 'The ferry is at l0. The car c0 is at l0. The goal is that the car c0 is at l1.'
const textFile = fileWith('text.txt', ferryText)
const open = fileWith('open.txt', `${ferryText} Some say it rains.`)

/** Words, standard input where it is read, and the exit code. */
const runs: readonly (readonly [number, readonly string[]] | readonly [number, readonly string[], string])[] = [
  [EXIT.done, ['--help']],
  [EXIT.done, ['--version']],
  [EXIT.done, ['check', domain, problem]],
  [EXIT.bad, ['check', faulty]],
  [EXIT.bad, ['check', folder]],
  [EXIT.done, ['solve', domain, problem, '--optimal']],
  [EXIT.done, ['solve', domain, noWay]],
  [EXIT.bad, ['solve', faulty, problem]],
  [EXIT.undecided, ['solve', domain, problem, '--max-states', '1', '--optimal', '--heuristic', 'blind']],
  [EXIT.done, ['validate', domain, problem, plan]],
  [EXIT.bad, ['validate', domain, noWay, plan]],
  [EXIT.bad, ['validate', domain, problem, folder]],
  [EXIT.bad, ['validate', domain, problem, join(folder, 'none')]],
  [EXIT.done, ['equivalent', domain, problem, problem]],
  [EXIT.done, ['equivalent', domain, problem, noWay]],
  [EXIT.bad, ['equivalent', domain, faulty, problem]],
  [EXIT.bad, ['equivalent', '--jsonl'], '{"id":1}\n'],
  [EXIT.bad, ['conformance', folder]],
  [EXIT.bad, ['conformance', empty]],
  [EXIT.bad, ['conformance', join(folder, 'none.json')]],
  [EXIT.undecided, ['conformance', questions, '--max-states', '1']],
  [EXIT.done, ['read', '--jsonl'], '{"rule":"act","input":"(a b)"}\n'],
  [EXIT.bad, ['read', '--jsonl'], '{"rule":"none"}\n'],
  [EXIT.bad, ['read', '--jsonl', join(folder, 'none.pddl')], ''],
  [EXIT.done, ['judge', questions, '--id', id, '--answer', '1']],
  [EXIT.done, ['judge', questions, '--id', id, '--answer', '0']],
  [EXIT.bad, ['judge', questions, '--id', 'nowhere', '--answer', '0']],
  [EXIT.undecided, ['judge', questions, '--id', '5', '--answer', 'yes']],
  [EXIT.bad, ['judge', questions, '--jsonl'], '{"id":"nowhere","answer":""}\n'],
  [EXIT.done, ['score', fileWith('r.jsonl', record('1')), '--questions', questions]],
  [EXIT.bad, ['score', fileWith('r.jsonl', record('1'))]],
  [EXIT.bad, ['score', questions]],
  [EXIT.bad, ['score', folder]],
  [EXIT.bad, ['score', join(folder, 'none.jsonl')]],
  [EXIT.bad, ['score', empty, '--json']],
  [EXIT.bad, ['score', '--merge', empty]],
  [EXIT.bad, ['score', '--merge', join(folder, 'none.jsonl')]],
  [EXIT.done, ['score', '--jsonl', '--questions', questions], record('1')],
  [EXIT.bad, ['score', '--jsonl'], '{}\n'],
  [EXIT.done, ['score', '--jsonl'], ''],
  [EXIT.done, ['generate', '--domain', 'ferry', '--kind', 'app', '--count', '1']],
  [EXIT.bad, ['render', '--config', join(folder, 'none.json'), '--jsonl'], ''],
  [EXIT.done, ['phrases', ferry, phrases]],
  [EXIT.bad, ['phrases', ferry, fileWith('bad.yaml', 'predicates: [')]],
  [EXIT.bad, ['phrases', ferry, join(folder, 'none.yaml')]],
  [EXIT.done, ['english', textFile, '--domain', 'ferry']],
  [EXIT.undecided, ['english', open, '--domain', 'ferry']],
  [EXIT.undecided, ['english', fileWith('long.txt', 'x'.repeat(500_001))]],
  [EXIT.bad, ['english', join(folder, 'none.txt')]],
  [EXIT.bad, ['english', '--jsonl'], '{}\n'],
  [EXIT.done, ['obfuscate', domain, problem]],
  [EXIT.bad, ['obfuscate', domain, folder]],
  [EXIT.usage, []],
  [EXIT.usage, ['nothing']],
  [EXIT.usage, ['obfuscate', '-', '-']],
  [EXIT.usage, ['validate', domain]],
  [EXIT.usage, ['judge', questions]],
  [EXIT.usage, ['score', '--jsonl', questions]],
  [EXIT.usage, ['english', '--domain', 'nowhere']],
  [EXIT.usage, ['generate']],
  [EXIT.usage, ['generate', '--domain', 'nowhere']],
  [EXIT.usage, ['phrases', '-', '-']],
  [EXIT.usage, ['render']],
  [EXIT.usage, ['read', 'nothing'], ''],
]

test.each(runs)('%i: %j', async (...[expected, words, input]) => {
  expect((await runHere(words, input)).code).toBe(expected)
})

test.each(verbs.map(({ syntax }) => syntax))('$name with an option that there is not: 2', async ({ name }) => {
  const { code, err } = await runHere([name, '--nothing'])
  expect([code, err]).toEqual([EXIT.usage, expect.stringContaining(`Usage: planground ${name}`)])
})

test('a bug is reported as one: 70', async () => {
  const broken: Verb = {
    syntax: { name: 'broken', usage: 'broken', does: 'Fails.', options: {}, positions: [0, 0] },
    run: async () => {
      throw new TypeError('oh')
    },
  }
  const notes: string[] = []
  const streams = { out: async () => {}, note: (line: string) => void notes.push(line) }
  expect(await main([broken], ['broken'], streams)).toBe(EXIT.bug)
  expect(notes.join('\n')).toMatch(/TypeError: oh[\s\S]*That is a bug/)
})

describe('the built command', () => {
  const cli = join(root, 'dist', 'cli.js')

  test.skipIf(process.platform === 'win32').each([
    ['INT', EXIT.interrupted],
    ['TERM', EXIT.terminated],
  ])('stopped by SIG%s, as a shell tells it', (signal, expected) => {
    // It is stopped while it waits for more lines; the first one is answered when it is up.
    const script = `
      mkfifo "$2/lines"; "$0" "$1" read --jsonl --no-trace < "$2/lines" > "$2/out" & child=$!
      exec 3> "$2/lines"; echo '{"rule":"act","input":"(a b)"}' >&3
      while [ ! -s "$2/out" ]; do sleep 0.05; done
      kill -${signal} $child; wait $child; echo $?`
    const place = mkdtempSync(join(tmpdir(), 'planground-signal-'))
    const { stdout } = spawnSync('sh', ['-c', script, process.execPath, cli, place], {
      encoding: 'utf8',
    })
    expect(stdout.trim()).toBe(String(expected))
  })

  test('codes arrive at the shell, from both programs', () => {
    for (const [expected, words] of [
      [EXIT.bad, ['validate', domain, noWay, plan]],
      [EXIT.usage, ['validate', domain]],
      [EXIT.bad, ['score', '--merge', empty]],
      [EXIT.usage, ['score', '--jsonl', 'x']],
    ] as const)
      expect(spawnSync(process.execPath, [cli, ...words]).status).toBe(expected)
  })

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'a file that may not be read is bad input',
    () => {
      const secret = fileWith('secret.pddl', rooms.domain)
      writeFileSync(secret, rooms.domain, { mode: 0 })
      expect(spawnSync(process.execPath, [cli, 'check', secret]).status).toBe(EXIT.bad)
    },
  )
})

describe('the table', () => {
  test('is in every help text', async () => {
    const table = exitHelp().join('\n')
    for (const { syntax } of verbs) expect((await runHere([syntax.name, '--help'])).out).toContain(table)
    expect((await runHere(['--help'])).out).toContain(table)
    expect(exitMeanings.map(([code]) => code)).toEqual(Object.values(EXIT))
  })

  test('is in the documentation, which names every verb', () => {
    const text = readFileSync(join(root, 'docs', 'command-line.md'), 'utf8')
    for (const [code, means] of exitMeanings) expect(text).toContain(`| ${String(code).padEnd(4)} | ${means} |`)
    for (const { syntax } of verbs) expect(text).toMatch(new RegExp(`\\| \`${syntax.name}\` +\\|`))
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('(docs/command-line.md)')
  })

  test('is the only place with these numbers', () => {
    const files = readdirSync(join(root, 'src', 'cli'), { recursive: true, encoding: 'utf8' })
    for (const name of files.filter(each => each.endsWith('.ts') && each !== 'exit.ts'))
      expect(readFileSync(join(root, 'src', 'cli', name), 'utf8'), name).not.toMatch(
        /^\s*return (?:[0-3]|70|.+ \? [0-3] : [0-3])$|process\.exit\(\d/m,
      )
  })
})
