// Faults that show only on problems, or in small special domains: those that the mutants of the shipped files cannot
// have.

import { expect, test } from 'vitest'
import { checkPhrases, phraseChecks } from '#language/english/checks/check-phrases'
import { readPhrases } from '#language/english/read-phrases'
import { loadTask } from '#planning/task/load'
import type { Task } from '#planning/task/task'
import { ferryWith } from '../support/ferries'
import { ferryText } from './ferry'

const taskOf = (domain: string, problem: string): Task => {
  const loaded = loadTask({ domain, problem })
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  return loaded.task
}

function findings(domain: string, text: string, problems: readonly string[]): string[] {
  const tasks = problems.map(problem => taskOf(domain, problem))
  const { phrases, diagnostics } = readPhrases(text, tasks[0]!.domain)
  return [...diagnostics, ...checkPhrases(phrases, tasks[0]!.domain, tasks)].map(
    ({ code, span }) => `${code}: ${text.slice(span.from, span.to)}`,
  )
}

test('a long context is reported at the wording that makes it long', () => {
  const { domain, problem } = ferryWith(50, 1)
  const text = ferryText.replace(
    '    gather: c\n    told: "{c} [is|are] at {l}"\n',
    `    told: car {c} has been waiting at location {l} ${'for a very long time and so '.repeat(5)}is still there\n`,
  )
  expect(text).not.toBe(ferryText)
  const larger = problem
    .replace(/c0\b(?=[^)]*- car)/, `${Array.from({ length: 60 }, (_, i) => `d${i}`).join(' ')} c0`)
    .replace('(:init', `(:init ${Array.from({ length: 60 }, (_, i) => `(at d${i} l0)`).join(' ')}`)
  expect(findings(domain, ferryText, [larger])).toEqual([])
  expect(findings(domain, text, [larger])).toEqual([expect.stringMatching(/^long-context: car \{c\} has been waiting/)])
})

const untyped = `(define (domain post)
  (:predicates (van ?x) (town ?x) (in ?v ?t))
  (:action go :parameters (?v ?from ?to)
    :precondition (and (van ?v) (town ?from) (town ?to) (in ?v ?from))
    :effect (and (in ?v ?to) (not (in ?v ?from)))))`
const post = `introduction: A van goes from town to town.
types:
  object: [thing, things]
setting: [van, town]
state: [in]
predicates:
  van: {holds: ["{x} is a van"], fails: ["{x} is no van"]}
  town: {holds: ["{x} is a town"], fails: ["{x} is no town"]}
  in: {holds: ["van {v} is in town {t}"], fails: ["van {v} is not in town {t}"]}
actions:
  go: ["send van {v} from town {from} to town {to}"]
`
const posted = `(define (problem p) (:domain post) (:objects v w a b)
  (:init (van v) (van w) (town a) (town b) (in v a) (in w b)) (:goal (in v b)))`

test('without types, predicates of one object show what may be in a slot', () => {
  expect(findings(untyped, post, [posted])).toEqual([])
  const turned = post.replace('"van {v} is in town {t}"', '"van {t} is in town {v}"')
  expect(findings(untyped, turned, [posted])).toContain('argument-order: {t}')
})

test('two problems with different static facts and equal texts', () => {
  const other = posted.replace('problem p)', 'problem q)').replace('(town b)', '(van b) (town b)')
  const silent = post.replace('setting: [van, town]', 'setting: [town]')
  expect(findings(untyped, post, [posted, other])).toEqual([])
  expect(findings(untyped, silent, [posted, other])).toEqual(['left-out: van'])
})

test('two problems with different types of objects and equal texts', () => {
  const domain = `(define (domain d) (:requirements :typing) (:types red blue)
    (:predicates (lit ?x)) (:action light :parameters (?x - red) :effect (lit ?x)))`
  const text = `introduction: Lamps are lit.
types:
  red: [lamp, lamps]
  blue: [other lamp, other lamps]
state: [lit]
predicates:
  lit: {holds: ["{x} is lit"], fails: ["{x} is not lit"]}
actions:
  light: ["light {x}"]
`
  const problem = (type: string): string =>
    `(define (problem p-${type}) (:domain d) (:objects a - red b - ${type}) (:init) (:goal (lit a)))`
  expect(findings(domain, text, [problem('red'), problem('blue')])).toEqual([])
  const alike = text.replace('[other lamp, other lamps]', '[lamp, lamps]')
  expect(findings(domain, alike, [problem('red'), problem('blue')])).toContain('same-noun: lamp')
})

test('a slip that shows only where several objects are listed', () => {
  const { domain, problem } = ferryWith(4, 1)
  const text = ferryText.replace('"{c} [is|are] at {l}"', '"{c} [is|] at {l}"')
  expect(findings(domain, ferryText, [problem])).toEqual([])
  expect(findings(domain, text, [problem])).toEqual(['double-blank: {c} [is|] at {l}'])
})

test('checks go in small steps, and show how far they are and what they found', () => {
  const { domain, problem } = ferryWith(20, 1)
  const task = taskOf(domain, problem)
  const text = ferryText.replace('the ferry carries car {c}', 'car {c} is not on the ferry')
  const { phrases } = readPhrases(text, task.domain)
  const steps = [...phraseChecks(phrases, task.domain, [task])]
  const counted = steps.filter(({ of }) => of > 0)
  expect(counted.length).toBeGreaterThan(5)
  for (const [i, { done, of }] of counted.entries()) {
    expect(done).toBeLessThanOrEqual(of)
    expect(done).toBeGreaterThanOrEqual(counted[i - 1]?.done ?? 0)
  }
  expect(counted.at(-1)!.done).toBe(counted.at(-1)!.of)
  expect(steps.some(({ findings: found }) => (found?.length ?? 0) > 0)).toBe(true)
})
