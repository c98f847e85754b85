// Other domains than the shipped ones: a text described by a starter, by the names alone, or by a visitor's phrases
// is parsed back exactly, or the reader says that something was not read or is left open. It is never misread.

import { expect, test } from 'vitest'
import { makeRng, type Rng } from '#base/rng'
import { readEnglish } from '#language/english/from-english/read-problem'
import type { EnglishDomain } from '#language/english/from-english/described-problem'
import { readPhrases } from '#language/english/read-phrases'
import { starterPhrases } from '#language/english/starter/starter'
import { englishDomains, englishOf } from '#language/library/english'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain, Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { objectsOf, tuplesOf } from '#planning/task/universe'
import { ipcInstances, skipMessage } from '../../support/data'
import { tower, towerPhrases } from '../../support/own-domain'
import { randomDomain } from '../../support/random-domain'
import { contentOf, contentOfText, contextOf } from './own-contexts'

const isLong = process.env.PLANGROUND_LONG !== undefined

/** Described and read back: is everything there? Fails on a misreading. */
function isExact(own: EnglishDomain, problem: Problem, rng?: Rng, among = [own]): boolean {
  const context = contextOf(own.wordings[0]!.phrases, own.domain, problem, rng)
  const describedProblem = readEnglish(context, among)
  const isSure =
    describedProblem.problem !== null && describedProblem.unread.length === 0 && describedProblem.missing.length === 0
  if (!isSure) return false
  const want = contentOf(problem)
  const read = contentOfText(describedProblem.problem!, own.domain)
  expect([describedProblem.id, describedProblem.hasGoal]).toEqual([own.id, (want.goal?.length ?? 0) > 0])
  expect({ ...read, goal: want.goal && read.goal }, context.slice(0, 2_000)).toEqual(want)
  return true
}

/** The problem with facts by chance: some of those that there are, and some of them as the goal. */
function filled(domain: Domain, problem: Problem, rng: Rng): Problem {
  const { names } = objectsOf(domain, problem)
  const nowhere = { from: 0, to: 0 }
  const init: Problem['init'][number][] = []
  for (const predicate of domain.predicates) {
    let taken = 0
    for (const tuple of tuplesOf(domain, problem, predicate.parameters)) {
      if (taken++ > 60) break
      if (rng.below(3) > 0) continue
      const terms = Array.from(tuple, object => ({
        ...{ kind: 'object' as const, name: names[object]!, span: nowhere },
      }))
      init.push({ predicate, terms, span: nowhere })
    }
  }
  const parts = init.slice(0, 3).map(atom => ({ kind: 'atom' as const, atom, span: nowhere }))
  return { ...problem, init, goal: { kind: 'and', parts, span: nowhere } }
}

test('domains by chance, with names that are traps', () => {
  let exact = 0
  let all = 0
  for (let seed = 0; seed < (isLong ? 400 : 12); seed++) {
    const texts = randomDomain(seed)
    const { domain } = parseDomain(texts.domain)
    const rng = makeRng(`told ${seed}`)
    const { phrases } = readPhrases(starterPhrases(texts.domain, [texts.problem]), domain)
    const problem = filled(domain, parseProblem(texts.problem, domain).problem, rng)
    for (const own of [englishOf(texts.domain, domain, phrases), englishOf(texts.domain, domain)]) {
      all++
      if (isExact(own, problem, rng)) exact++
    }
  }
  expect(exact / all).toBeGreaterThan(0.5)
})

test('domains of planning competitions, by a starter and by their names', () => {
  const seen = new Set<string>()
  const all = englishDomains()
  const others: string[] = []
  let exact = 0
  for (const instance of ipcInstances()) {
    if (seen.has(instance.domain) || (!isLong && seen.size >= 5)) continue
    seen.add(instance.domain)
    const domainText = instance.domainText()
    const problemText = instance.problemText()
    if (problemText.length > (isLong ? 100_000 : 20_000)) continue
    const { domain } = parseDomain(domainText)
    const { problem } = parseProblem(problemText, domain)
    const { phrases } = readPhrases(starterPhrases(domainText, [problemText]), domain)
    const own = englishOf(domainText, domain, phrases)
    // Another version of a shipped domain has the same introduction.
    const among = all.some(each => each.domain.name === domain.name) ? [own] : [...all, own]
    for (const each of [own, englishOf(domainText, domain)])
      if (isExact(each, problem, makeRng(1), each === own ? among : [each])) exact++
      else others.push(instance.domain)
  }
  if (seen.size === 0) return console.warn(skipMessage)
  expect(others.length).toBeLessThan(exact / 8)
})

test('a visitor’s own domain: what its contexts never show is missing, fact by fact', () => {
  const { domain } = parseDomain(tower.domain)
  const own = (phrases: string): EnglishDomain => ({
    ...englishOf(tower.domain, domain, readPhrases(phrases, domain).phrases),
    id: 'tower',
  })
  const wording = towerPhrases.replace('state: [', 'setting: [above]\nstate: [')
  for (const { text } of tower.problems) {
    const { problem } = parseProblem(text, domain)
    expect(isExact(own(wording), problem, makeRng(text), [...englishDomains(), own(wording)])).toBe(true)
    const silent = own(towerPhrases)
    const context = contextOf(silent.wordings[0]!.phrases, domain, problem)
    const { missing, problem: least, most } = readEnglish(context, [silent])
    expect(missing).toHaveLength(1)
    expect(missing[0]!.text).toContain('`above`')
    const floors = problem.objects.filter(({ type }) => type[0]?.name === 'floor').length
    expect(missing[0]!.facts).toHaveLength(floors ** 2)
    expect(least).not.toContain('(above ')
    expect(most).toContain('(above f0 f1)')
  }
})
