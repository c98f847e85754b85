// Pictures of our domains under other names, and of published versions without types.

import { describe, expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { domainTextFor, knownDomains } from '#questions/benchmarks/planbench/known/domains'
import { obfuscateDomain, obfuscateProblem } from '#questions/benchmarks/planbench/obfuscate/obfuscate'
import { domains, modelOf } from '#language/library/domains'
import { sceneOf } from '#language/library/picture'
import { pictureLink } from '#language/library/renamed-picture'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { loadTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'

const pictureOf = (domainText: string, problemText: string) => {
  const loaded = loadTask({ domain: domainText, problem: problemText })
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const { domain, problem, task } = loaded
  return sceneOf(domain, problem, stateFacts(task, task.initial))
}

test('the general picture counts the facts that hold as the list next to it does', () => {
  const domain = `(define (domain d) (:predicates (road ?a ?b) (at ?a) (done))
    (:action go :parameters (?a ?b) :precondition (and (road ?a ?b) (at ?a))
     :effect (and (at ?b) (not (at ?a)) (done))))`
  const problem = `(define (problem p) (:domain d) (:objects a b) (:init (road a b) (road b a) (at a)) (:goal (at b)))`
  expect(pictureOf(domain, problem).caption).toBe('2 objects; 1 fact holds.')
})

const mystery = `(define (problem p) (:domain mystery-4ops) (:objects a b)
  (:init (harmony) (planet b) (craves a b) (province a)) (:goal (craves b a)))`

describe('the benchmark’s domains', () => {
  test('misleading words have the picture of the blocks, in their own names', () => {
    const own = pictureOf(domainTextFor('mystery_blocksworld'), mystery)
    const plain = pictureOf(
      domainTextFor('blocksworld'),
      '(define (problem p) (:domain blocksworld-4ops) (:objects a b) (:init (handempty) (ontable b) (on a b) (clear a)) (:goal (on b a)))',
    )
    const places = (scene: typeof own) => scene.shapes.map(({ key, kind }) => [key, kind])
    expect(places(own)).toEqual(places(plain))
    const text = JSON.stringify(own.shapes.map(({ key: _, ...rest }) => rest)) + own.caption
    expect(text).toContain('(craves a b)')
    expect(text).not.toMatch(/block|table|\(on |\barm\b|clear/)
  })

  test('logistics without types has its trucks and packages, whatever they are called', () => {
    const init =
      '(obj p0) (truck t0) (airplane a0) (location l0-0) (location l0-1) (airport l0-1) (city c0) (in-city l0-0 c0) (in-city l0-1 c0) (at p0 l0-0) (at t0 l0-0) (at a0 l0-1)'
    const text = `(define (problem p) (:domain logistics-strips) (:objects p0 t0 a0 l0-0 l0-1 c0) (:init ${init}) (:goal (at p0 l0-1)))`
    const plain = pictureOf(domainTextFor('logistics'), text)
    expect(plain.caption).toBe('1 package in 1 city, 0 on board; 0 of 1 are where they are wanted.')
    expect(plain.shapes.some(({ object }) => object === 't0')).toBe(true)
    const { predicates } = knownDomains.get('obfuscated_deceptive_logistics')!.obfuscation!
    const renamed = text
      .replace('logistics-strips', 'obfuscated_deceptive_logistics')
      .replace(/\(([a-z-]+) (?=[a-z]\d)/g, (_, name: string) => `(${predicates[name]!} `)
    const other = pictureOf(domainTextFor('obfuscated_deceptive_logistics'), renamed)
    expect(other.shapes.map(({ key }) => key)).toEqual(plain.shapes.map(({ key }) => key))
    // Facts that no action changes are not counted: next to the picture they are not listed.
    expect(other.caption).toBe('6 objects; 3 facts hold.')
    const wording = JSON.stringify(other.shapes.map(({ key: _, ...rest }) => rest)) + other.caption
    expect(wording).not.toMatch(/truck|package|airport|city|\(at /)
  })
})

test('every of our domains has its picture when it is obfuscated, and none has another’s', () => {
  for (const folder of domains()) {
    const domain = modelOf(folder)
    const { problem } = parseProblem(folder.problems[0]!.text, domain)
    const made = obfuscateDomain(domain, 'random', makeRng(1))
    if ('problem' in made) throw new Error(made.problem)
    const renamed = obfuscateProblem(made, problem)
    const drawn = pictureOf(made.domainText, renamed.text)
    const plain = pictureOf(folder.domainText, folder.problems[0]!.text)
    expect(pictureLink(parseDomain(made.domainText).domain)?.draw, folder.id).toBe(folder.scene)
    const things = (scene: typeof drawn, by: ReadonlyMap<string, string> | null) =>
      new Set(
        scene.shapes.flatMap(({ object }) =>
          object === undefined ? [] : [by === null ? object : (by.get(object) ?? object)],
        ),
      )
    expect(things(drawn, null), folder.id).toEqual(things(plain, renamed.objects))
  }
})

test('a domain that differs by more than names has the general picture', () => {
  const text = domainTextFor('mystery_blocksworld').replace('(not (harmony))', '(harmony)')
  expect(text).not.toBe(domainTextFor('mystery_blocksworld'))
  expect(pictureLink(parseDomain(text).domain)).toBeUndefined()
})

test('long names in the general picture give way in their middle', () => {
  const long = 'a'.repeat(70)
  const domain = `(define (domain d) (:predicates (${long}-near ?a) (${long}-by ?a ?b) (${long}-done))
    (:action go :parameters (?a) :effect (and (${long}-near ?a) (${long}-done))))`
  const problem = `(define (problem p) (:domain d) (:objects ${long}1 ${long}2)
    (:init (${long}-by ${long}1 ${long}2) (${long}-near ${long}1) (${long}-done)) (:goal (${long}-done)))`
  const texts = pictureOf(domain, problem).shapes.flatMap(shape => (shape.kind === 'text' ? [shape.text] : []))
  expect(new Set(texts.map(text => text.replace(/a{3,}/g, 'aaa')))).toEqual(
    new Set(['aaa…aaa1', 'aaa…aaa2', 'aaa…aaa-near', 'aaa…aaa-by', 'aaa…aaa-done']),
  )
  expect(Math.max(...texts.map(text => text.length))).toBeLessThanOrEqual(18)
})
