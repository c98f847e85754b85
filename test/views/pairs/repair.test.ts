// The smallest change makes a spoilt problem equivalent, and no part of it can be left out.

import { expect, test } from 'vitest'
import { domainFolders } from '../../../domains/index'
import { makeRng } from '#base/rng'
import { comparePair } from '#planning/equivalence/compare'
import { type Pair, pairLimits } from '#planning/equivalence/comparison'
import { layOut } from '#planning/equivalence/diff/lay-out'
import { applied } from '#planning/equivalence/repair/changes'
import { repairPair } from '#planning/equivalence/repair/repair'
import { readPair } from '#planning/equivalence/read-pair'
import { parseDomain } from '#planning/pddl/domain'
import { printProblem } from '#planning/pddl/print'
import { parseProblem } from '#planning/pddl/problem'
import { applyEdits } from '#planning/task/text-edits'
import { viewPair } from '#questions/views/pairs/view-pair'
import { randomTexts } from '../../support/random-task'
import { spoilt } from './spoil'

const limits = pairLimits({ maxStates: 20_000 })

/** `PLANGROUND_SWEEP=1` tries some hundreds. */
const isSweep = process.env.PLANGROUND_SWEEP !== undefined

type Mode = 'strict' | 'placeholder'

const isEquivalent = (mode: Mode) => (pair: Pair) => comparePair(pair, mode, limits).equivalent === true

/** Repairs b; false if the problems are equivalent, or not known to differ. */
function mended(domain: string, a: string, b: string, mode: Mode): boolean {
  const texts = { domain, a, b }
  const read = readPair(texts)
  if (read.kind !== 'pair') throw new Error(JSON.stringify(read))
  const { pair } = read
  const comparison = comparePair(pair, mode, limits)
  if (comparison.equivalent !== false) return false
  const { match, goalMatch } = layOut(pair, comparison)
  const test = isEquivalent(mode)
  const found = repairPair(pair, texts, [{ match, goalMatch, isImplied: () => false }], {
    isEquivalent: test,
    maxComparisons: 200,
    maxNodes: limits.maxNodes,
  })
  expect(found, b).toBeDefined()
  const { edits, text, changes, minimal } = found!
  expect(applyEdits(b, edits)).toBe(text)
  for (const [i, edit] of edits.entries()) expect(edit.from).toBeGreaterThanOrEqual(i === 0 ? 0 : edits[i - 1]!.to)
  const after = readPair({ ...texts, b: text })
  if (after.kind !== 'pair') throw new Error(JSON.stringify(after))
  expect(test(after.pair)).toBe(true)
  expect(changes).not.toBeNull()
  expect(minimal).toBe(true)
  for (const i of changes!.keys()) {
    const gone = new Set([i])
    for (const each of gone)
      changes!.forEach(({ needs }, j) => {
        if (needs.includes(each)) gone.add(j)
      })
    const rest = changes!.filter((_, j) => !gone.has(j))
    const less = readPair({ ...texts, b: printProblem(applied(pair.b, rest)) })
    expect(less.kind === 'pair' && test(less.pair)).toBe(false)
  }
  return true
}

test('spoilt problems of our domains are mended, and no change can be left out', () => {
  let count = 0
  for (const { id, domainText, problems } of domainFolders) {
    if (!isSweep && !['ferry', 'grippers'].includes(id)) continue
    const { domain } = parseDomain(domainText)
    const text = problems[0]!.text
    const { problem } = parseProblem(text, domain)
    for (let seed = 0; seed < (isSweep ? 24 : 4); seed++) {
      const rng = makeRng(`repair ${id} ${seed}`)
      const options = { mistakes: 1 + rng.below(3), rename: seed % 3 === 2 }
      const mode = seed % 4 === 3 ? 'placeholder' : 'strict'
      if (mended(domainText, text, spoilt(domain, problem, rng, options), mode)) count++
    }
  }
  expect(count).toBeGreaterThan(4)
})

test('spoilt problems of random domains are mended, whatever their goals are made of', () => {
  let count = 0
  for (let seed = 0; seed < (isSweep ? 200 : 10); seed++) {
    const texts = randomTexts(`mended ${seed}`)
    const { domain } = parseDomain(texts.domain)
    const { problem } = parseProblem(texts.problem, domain)
    const rng = makeRng(seed)
    const b = spoilt(domain, problem, rng, {
      mistakes: 1 + rng.below(2),
      rename: rng.below(2) === 0,
    })
    const mode = seed % 3 === 0 ? 'placeholder' : 'strict'
    if (mended(texts.domain, printProblem(problem), b, mode)) count++
  }
  expect(count).toBeGreaterThan(4)
})

const domain = `(define (domain Tiny) (:requirements :strips :typing) (:types car place)
  (:predicates (At ?c - car ?p - place) (road ?p ?q - place) (washed ?c - car))
  (:action go :parameters (?c - car ?p ?q - place) :precondition (and (at ?c ?p) (road ?p ?q))
    :effect (and (at ?c ?q) (not (at ?c ?p))))
  (:action wash :parameters (?c - car) :effect (washed ?c)))`
const right = `(define (problem two) (:domain tiny) (:objects a b - car north south - place)
  (:init (at a north) (at b north) (road north south) (road south north))
  (:goal (and (at a south) (washed b))))`

const repairOf = (b: string) => {
  const view = viewPair({ domain, a: right, b, placeholder: false }, { maxStates: 20_000 })
  if (view.kind !== 'compared') throw new Error(JSON.stringify(view))
  return view.repair
}

test('the edit keeps comments, layout and spelling, and is reported in a sentence', () => {
  const b = `; my answer
(define (problem two) (:domain tiny)
  (:objects
    A B - car       ; two of them
    North South - place)
  (:init (at A North) (at B South) ; here
    (road North South) (road South North))
  (:goal (and (at A South) ; first
              (washed B))))`
  const repair = repairOf(b)!
  expect(repair.description).toBe('Replace `(At B South)` by `(At B North)` in the initial state.')
  expect(repair.text).toBe(b.replace('(at B South)', '(At B North)'))
  expect(repair.steps).toHaveLength(1)
})

test('objects are added with their type, retyped, and removed with what speaks of them', () => {
  const missing = right.replace('a b - car', 'a - car').replace('(at b north)', '')
  expect(repairOf(missing.replace('(washed b)', '(washed a)'))!.description).toBe(
    'Add `b - car` to the objects; add `(At b north)` to the initial state; replace `(washed a)` by `(washed b)` in the goal.',
  )
  const more = right.replace('a b - car', 'a b c - car').replace('(at b north)', '(at b north) (at c north)')
  expect(repairOf(more)!.text.replace(/\s+/g, ' ')).toBe(right.replace(/\s+/g, ' '))
  const none = right
    .replace('(:objects a b - car north south - place)', '')
    .replace(/\(:init[\s\S]*$/, '(:init) (:goal (and)))')
  const whole = repairOf(none)!
  expect(whole.text).toContain('(:objects ')
  expect(whole.steps.length).toBeGreaterThan(6)
})

test('goal facts that change nothing are left as they are', () => {
  const b = right.replace('(and (at a south) (washed b))', '(and (road north south) (at a south))')
  expect(repairOf(b)!.description).toBe('Add `(washed b)` to the goal.')
})
