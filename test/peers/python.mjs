// The Python package: installed by pip, typed by mypy, used as its README describes.

import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '../..')
const REQUESTS = 10_000

const domain = `(define (domain rooms) (:predicates (door ?a ?b) (in ?r))
  (:action go :parameters (?a ?b) :precondition (and (in ?a) (door ?a ?b)) :effect (and (not (in ?a)) (in ?b))))`
const problem = `(define (problem two) (:domain rooms) (:objects hall attic)
  (:init (in hall) (door hall attic) (door attic hall)) (:goal (in attic)))`

export default {
  name: 'The Python package',
  needs: ['pip:mypy==1.18.2'],
  async run({ packed, python, command }) {
    const env = { ...process.env, PLANGROUND_COMMAND: command }
    const run = words =>
      execFileSync(python, words, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] }).trim()
    run(['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', join(root, 'python')])
    const version = run(['-c', 'import platform; print(platform.python_version())'])
    const library = pathToFileURL(join(packed, 'node_modules/planground/dist/library/index.mjs')).href
    const { generate } = await import(library)
    const [record] = await generate({ domain: { domain, problem }, kinds: ['app'], count: 1 })
    const script = join(import.meta.dirname, 'python/run.py')
    const found = JSON.parse(run([script, domain, problem, JSON.stringify(record), String(REQUESTS)]))
    const { valid, errors, seconds, refused, missing, ...rest } = found
    const expected = {
      check: ['unknown-predicate'],
      solve: ['(go hall attic)'],
      validate: [null, 0],
      judge: ['right', 'wrong'],
      after: true,
    }
    const isAsExpected =
      JSON.stringify(rest) === JSON.stringify(expected) &&
      /error in line 1/.test(refused) &&
      /no-such-command/.test(missing)
    const names = ['__init__', '_process', '_results'].map(name => join(root, 'python/planground', `${name}.py`))
    const typed = run(['-m', 'mypy', '--strict', '--cache-dir', '/dev/null', ...names])
    const row = (what, result, passed) => ({ tool: 'Python', version, what, result, passed })
    return [
      row(
        '`check`, `solve`, `validate`, `judge`, an error, a missing command',
        isAsExpected ? 'as documented' : JSON.stringify(found),
        isAsExpected,
      ),
      row(
        `${REQUESTS} requests of one process, one of them bad`,
        `${valid} valid, ${errors.length} error, ${Math.round(REQUESTS / seconds)} a second`,
        valid === REQUESTS - 1 && errors.join() === '7',
      ),
      row('`mypy --strict`', typed.split('\n').at(-1), /^Success/.test(typed)),
    ]
  },
}
