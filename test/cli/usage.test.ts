// How the command line is called: wrong usage, bad input, help, and readers that go away.

import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { verbs } from '#cli/verbs'
import { built, fileWith, questionFile, rooms, runHere, SLOWEST_BUILD_MS } from './command'

beforeAll(built, SLOWEST_BUILD_MS)

const domain = fileWith('domain.pddl', rooms.domain)
const problem = fileWith('problem.pddl', rooms.problem)
const questions = fileWith('questions.json', questionFile())

describe('usage', () => {
  test('no verb, an unknown verb, an unknown option: exit code 2 with the near name', async () => {
    expect((await runHere([])).code).toBe(2)
    expect(await runHere(['sovle'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('`solve`'),
    })
    expect(await runHere(['solve', domain, problem, '--optmal'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--optimal'),
      out: '',
    })
    expect((await runHere(['solve', domain])).code).toBe(2)
    expect((await runHere(['solve', domain, problem, '--max-states', 'many'])).code).toBe(2)
  })

  test('the usage line of each verb names each of its options', () => {
    for (const { syntax } of verbs)
      for (const option of Object.keys(syntax.options))
        expect(syntax.usage, syntax.name).toMatch(new RegExp(`--${option}\\b(?!-)`))
  })

  test('standard input named twice is wrong usage', async () => {
    for (const words of [
      ['check', '-', '-'],
      ['solve', '-', '-'],
      ['validate', domain, '-'],
      ['equivalent', domain, '-', '-'],
      ['phrases', '-', '-'],
      ['english', '-', '--domain', '-'],
    ]) {
      const { code, err } = await runHere(words)
      expect([code, err]).toEqual([2, expect.stringMatching(/standard input[\s\S]*Usage: /i)])
    }
  })

  test.skipIf(!existsSync('/dev/full'))('a full disk is reported, and not as a bug', () => {
    const cli = join(resolve(import.meta.dirname, '..', '..'), 'dist', 'cli.js')
    for (const words of [
      ['check', domain],
      ['judge', questions, '--id', '9007199254740993003', '--answer', '1'],
    ]) {
      const full = openSync('/dev/full', 'w')
      const { status, stderr } = spawnSync(process.execPath, [cli, ...words], {
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      })
      closeSync(full)
      expect([status, stderr]).toEqual([1, '<stdout>: no space is left on the device.\n'])
    }
  })

  test('bad input is reported with its place, without a stack', async () => {
    const missing = await runHere(['solve', 'nowhere.pddl', problem])
    expect([missing.code, missing.err]).toEqual([1, 'nowhere.pddl: there is no such file.\n'])
    const folder = await runHere(['check', resolve('.')])
    expect([folder.code, folder.out]).toEqual([1, ''])
    const damaged = fileWith('bad.gz', Buffer.from([0x1f, 0x8b, 1, 2, 3]))
    expect(await runHere(['check', damaged])).toMatchObject({
      code: 1,
      err: expect.stringContaining('damaged gzip'),
    })
    for (const { err } of [missing, folder]) expect(err).not.toMatch(/\n\s+at /)
  })

  test('help and version go to standard output', async () => {
    expect(await runHere(['--help'])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('solve'),
    })
    expect((await runHere(['solve', '--help'])).out).toContain('--max-states')
    expect((await runHere(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  test('the command ends quietly when its output is closed', async () => {
    const cli = join(resolve(import.meta.dirname, '..', '..'), 'dist', 'cli.js')
    const child = spawn(process.execPath, [cli, 'read', '--jsonl'])
    let err = ''
    child.stderr.on('data', chunk => {
      err += chunk
    })
    child.stdin.on('error', () => {})
    child.stdout.destroy()
    const line = `${JSON.stringify({ rule: 'act', input: '(a b) '.repeat(1000) })}\n`
    child.stdin.end(line.repeat(50))
    const code = await new Promise(done => child.on('close', done))
    expect([code, err]).toEqual([0, ''])
  })
})
