// The examples of docs/library.md: each line `EXPRESSION // → VALUE` is compared.

import { deepEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as planground from '#library/index'

const text = readFileSync(new URL('../../docs/library.md', import.meta.url), 'utf8')
const examples = [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code)

/** The code as the body of a function: imports become constants, lines with a value comparisons. */
const runnable = (code: string): string =>
  code
    .replace(/^import (\{[^}]*\}) from 'planground'$/gm, '')
    .replace(/^(.*) \/\/ → (.*)$/gm, 'compared(); deepEqual($1, $2)')

/** Runs an example after the first one, which has the texts; returns the number of comparisons. */
async function run(code: string): Promise<number> {
  let count = 0
  const entries = Object.entries(planground)
  const names = entries.map(([name]) => name)
  const body = `return (async () => { ${runnable(examples[0]!)}\n${runnable(code)} })()`
  const call = new Function('deepEqual', 'compared', ...names, body)
  const values = entries.map(([, value]) => value)
  await call(deepEqual, () => count++, ...values)
  return count
}

test.each(examples.slice(1).map(code => [/\{ (.*) \}/.exec(code)![1]!, code]))('%s', async (_, code) => {
  expect(await run(code)).toBeGreaterThan(0)
})

test('every function has an example', () => {
  const functions = Object.entries(planground).filter(
    ([name, value]) => typeof value === 'function' && name !== 'InputError',
  )
  const missing = functions.filter(([name]) => !examples.some(each => each.includes(`${name}(`)))
  expect(missing).toEqual([])
})

test('an example with another value fails', async () => {
  await expect(run("solve(texts).plan // → ['(go attic hall)']")).rejects.toThrow()
})

test.each([
  [() => planground.solve({ domain: '(define', problem: '' }), /^The domain has an error in line 1, column 1: /],
  [() => planground.solve(rooms, { heuristic: 'lm-cut' as never }), /^There is no heuristic "lm-cut"; there are blind/],
  [() => planground.validate(rooms, 'no plan'), /^Line 1 of the plan: /],
  [() => planground.judge({}, ''), /./],
  [() => planground.generate({ domain: 'fery', kinds: ['app'] }), /^There is no domain "fery"/],
  [() => planground.generate({ domain: 'ferry', kinds: ['apps'] }), /^There is no kind "apps"/],
])('what cannot be used throws an InputError: %#', async (call, message) => {
  const error = await (async (): Promise<unknown> => call())().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(planground.InputError)
  expect((error as Error).message).toMatch(message)
})

const rooms = {
  domain: '(define (domain d) (:predicates (p)))',
  problem: '(define (problem q) (:domain d) (:init) (:goal (p)))',
}
