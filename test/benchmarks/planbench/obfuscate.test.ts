// Renaming any domain: the same tasks, no old word left, and plans translated back.

import { describe, expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { readConfigurations } from '#questions/benchmarks/planbench/config'
import { domainTextFor } from '#questions/benchmarks/planbench/known/domains'
import { knownWordbook } from '#questions/benchmarks/planbench/known/wordbooks'
import { leaksIn } from '#questions/benchmarks/planbench/obfuscate/check'
import { deceptiveWords } from '#questions/benchmarks/planbench/obfuscate/deceptive-words'
import { obfuscatedIntroduction } from '#questions/benchmarks/planbench/obfuscate/introduction'
import {
  type Obfuscated,
  obfuscateDomain,
  obfuscateProblem,
  plainSteps,
} from '#questions/benchmarks/planbench/obfuscate/obfuscate'
import { domains, modelOf } from '#language/library/domains'
import { parseDomain } from '#planning/pddl/domain'
import { isError } from '#planning/pddl/diagnostic'
import type { Domain } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { searchQuick } from '#planning/search/greedy'
import { loadTask } from '#planning/task/load'
import { actionName } from '#planning/task/names'
import { validatePlan } from '#planning/task/validate'
import { dataFolder, dataText, skipMessage } from '../../support/data'

const obfuscated = (domain: Domain, style: 'deceptive' | 'random', seed = 1): Obfuscated => {
  const made = obfuscateDomain(domain, style, makeRng(seed))
  if ('problem' in made) throw new Error(made.problem)
  return made
}

/** A plan in the new names, word by word. */
const obfuscateSteps = (
  { renaming }: Obfuscated,
  objects: ReadonlyMap<string, string>,
  plan: readonly string[],
): string[] =>
  plan.map(step => {
    const [action = '', ...args] = step.slice(1, -1).split(' ')
    return `(${[renaming.actions.get(action)!, ...args.map(each => objects.get(each)!)].join(' ')})`
  })

describe('every of our domains', () => {
  const all = domains().map(folder => [folder.id, folder] as const)
  test.each(all)('%s has the same plans under other names', (_, folder) => {
    const domain = modelOf(folder)
    const source = { domain: folder.domainText, problem: folder.problems[0]!.text }
    const plain = loadTask(source)
    if (plain.kind !== 'ready') throw new Error(plain.message)
    const found = searchQuick(plain.task, { maxStates: 100_000 })
    if (found.kind !== 'plan') throw new Error('no plan')
    const plan = found.plan.map(action => actionName(plain.task, action))
    for (const style of ['deceptive', 'random'] as const) {
      const made = obfuscated(domain, style)
      const { text, objects } = obfuscateProblem(made, plain.problem)
      const again = loadTask({ domain: made.domainText, problem: text })
      if (again.kind !== 'ready') throw new Error(again.message)
      expect(again.task.factCount).toBe(plain.task.factCount)
      expect(again.task.actionCount).toBe(plain.task.actionCount)
      const steps = obfuscateSteps(made, objects, plan)
      expect(validatePlan(again.task, steps).valid).toBe(true)
      expect(plainSteps(made, objects, steps)).toEqual(plan)
      for (const each of [made.domainText, text]) expect(leaksIn(each, { domain, renaming: made.renaming })).toEqual([])
    }
  })
})

test('the same seed gives the same names, another seed others', () => {
  const domain = parseDomain(domainTextFor('logistics')).domain
  for (const style of ['deceptive', 'random'] as const) {
    expect(obfuscated(domain, style).domainText).toBe(obfuscated(domain, style).domainText)
    expect(obfuscated(domain, style, 2).domainText).not.toBe(obfuscated(domain, style).domainText)
  }
})

test('misleading words differ from all words around them', () => {
  const named = (count: number): Domain =>
    parseDomain(
      `(define (domain d) (:predicates (p) ; feathers
        ${Array.from({ length: count }, (_, i) => `(q${i})`).join(' ')})
        (:action amber :effect (p)))`,
    ).domain
  // Nearly all words of the list are drawn.
  for (const seed of [1, 2, 3]) {
    const made = obfuscateDomain(named(330), 'deceptive', makeRng(seed), ['A gentle Kettle.'])
    if ('problem' in made) throw new Error(made.problem)
    const words = [...made.renaming.actions.values(), ...made.renaming.predicates.values()]
    for (const word of ['amber', 'gentle', 'kettle', 'feather']) expect(words).not.toContain(word)
  }
  expect(obfuscateDomain(named(400), 'deceptive', makeRng(1))).toHaveProperty('problem')
  expect(obfuscateDomain(named(400), 'random', makeRng(1))).not.toHaveProperty('problem')
})

test('what is left of the old names is found', () => {
  const domain = parseDomain(domainTextFor('blocksworld')).domain
  const { domainText, renaming } = obfuscated(domain, 'deceptive')
  const leaks = (text: string, by = renaming): string[] =>
    leaksIn(text, { domain, renaming: by }).map(({ word }) => word)
  expect(leaks(domainText)).toEqual([])
  expect(leaks(`${domainText}; the arm`)).toContain(';')
  expect(leaks(domainText.replaceAll('?x1', '?underob'))).toContain('?underob')
  expect(leaks(domainText.replace('(define (domain', '(define (domain blocks'))).toContain('blocks')
  const twice = new Map([...renaming.actions.keys()].map(name => [name, 'amber']))
  expect(leaks(domainText, { ...renaming, actions: twice })).toContain('amber')
  const own = new Map([...renaming.actions.keys()].map(name => [name, 'clear']))
  expect(leaks(domainText, { ...renaming, actions: own })).toContain('clear')
})

test('types, constants, facts without arguments, conditions and costs of all sorts are kept', () => {
  const text = `(define (domain kitchen) (:requirements :adl :action-costs)
    (:types cook tool - object knife pan - tool) (:constants chef - cook)
    (:predicates (lit) (clean ?t - tool) (has ?c - cook ?t - tool))
    (:functions (total-cost) (weight ?t - tool))
    (:action light :parameters (?c - cook) :precondition (not (lit)) :effect (and (lit) (increase (total-cost) 2)))
    (:action wash :parameters (?c - cook) :precondition (exists (?k - knife) (has ?c ?k))
      :effect (forall (?t - tool) (when (has ?c ?t) (clean ?t))))
    (:action take :parameters (?c - cook ?t - (either knife pan))
      :precondition (and (lit) (forall (?p - pan) (imply (has chef ?p) (clean ?p))))
      :effect (and (has ?c ?t) (increase (total-cost) (weight ?t)))))`
  const problem = `(define (problem p) (:domain kitchen) (:objects k1 - knife p1 p2 - pan)
    (:init (= (weight k1) 1) (= (weight p1) 3) (= (weight p2) 4))
    (:goal (and (forall (?t - pan) (clean ?t)) (lit))) (:metric minimize (total-cost)))`
  const { domain, diagnostics } = parseDomain(text)
  expect(diagnostics.filter(isError)).toEqual([])
  const plan = '(light chef) (take chef k1) (take chef p1) (wash chef) (take chef p2) (wash chef)'.match(/\([^)]*\)/g)!
  const plain = loadTask({ domain: text, problem })
  if (plain.kind !== 'ready') throw new Error(plain.message)
  const cost = validatePlan(plain.task, plan).cost
  expect(cost).not.toBeNull()
  const made = obfuscated(domain, 'deceptive')
  const renamed = obfuscateProblem(made, parseProblem(problem, domain).problem)
  const again = loadTask({ domain: made.domainText, problem: renamed.text })
  if (again.kind !== 'ready') throw new Error(again.message)
  const steps = obfuscateSteps(made, renamed.objects, plan)
  expect(validatePlan(again.task, steps)).toMatchObject({ valid: true, cost })
  // A pan is not a cook.
  const wrong = obfuscateSteps(made, renamed.objects, ['(light p1)'])
  expect(validatePlan(again.task, wrong).valid).toBe(false)
  const lit = made.renaming.predicates.get('lit')!
  expect(made.wordbook.predicates.get(lit)).toEqual([[lit]])
  const introduction = obfuscatedIntroduction(made.domain, made.wordbook)
  expect(introduction).toContain(`following facts need to be false: ${lit}\n`)
  expect(introduction).not.toMatch(/knife|cook|chef|clean|light/)
})

test('no word of the list begins another, and all are names', () => {
  expect(new Set(deceptiveWords).size).toBe(deceptiveWords.length)
  const sorted = [...deceptiveWords].sort()
  for (const [i, word] of sorted.entries()) {
    expect(word).toMatch(/^[a-z]{3,}$/)
    expect(sorted[i + 1]?.startsWith(word) ?? false).toBe(false)
  }
})

test.skipIf(!dataFolder())('introductions are what the benchmark generates', ({ skip }) => {
  if (!dataFolder()) skip(skipMessage)
  const { found } = readConfigurations(dataText('planbench/domains.json'))
  for (const name of ['obfuscated_deceptive_logistics', 'obfuscated_randomized_logistics']) {
    const { config } = found.find(each => each.name === name)!
    const { domain } = parseDomain(domainTextFor(name))
    // The published order of actions is one of many.
    const order = (action: string): number => config.domain_intro.toLowerCase().indexOf(`\n${action} object_0`)
    const actions = [...domain.actions].sort((a, b) => order(a.name) - order(b.name))
    const wordbook = knownWordbook(name)!
    expect(obfuscatedIntroduction({ ...domain, actions }, wordbook)).toBe(config.domain_intro)
    expect(obfuscatedIntroduction({ ...domain, actions }, wordbook, {})).toBe(config.domain_intro_cost)
  }
})
