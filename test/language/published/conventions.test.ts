// Conventions on what contexts leave out: each gives just the facts that the PDDL of the open questions has.

import { describe, expect, it } from 'vitest'
import { ContextReader } from '../../../src/language/context-reader'
import { type ConventionRule, conventionRule, factsTaken } from '../../../src/language/conventions'
import { readPhrases } from '../../../src/language/read-phrases'
import type { Domain, Problem } from '../../../src/pddl/model'
import { parseProblem } from '../../../src/pddl/problem'
import { loadDomain } from '../../../src/task/load'
import { dataFolder, skipMessage } from '../../support/data'
import { domainOf, type PublishedDomain, publishedDomains, publishedRecords } from './sentences'

const all = publishedDomains()

const factsOf = (problem: Problem): string[] =>
  problem.init.map(
    ({ predicate, terms }) => `(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`,
  )

/** Of a predicate that no action asks for in what a context leaves out, nothing is taken as told. */
const isNever = (rule: ConventionRule): boolean =>
  rule.kind === 'where' && rule.condition.kind === 'or' && rule.condition.parts.length === 0

/** By predicate: facts that the rule gives and the problem lacks, and the other way round. */
function differences(
  { phrases }: PublishedDomain,
  domain: Domain,
  problem: Problem,
  told: ReadonlySet<string>,
): string[] {
  const facts = factsOf(problem)
  const known = new Set(told)
  return [...(phrases.leftOut ?? [])].flatMap(([predicate, { rule, isOpen }]) => {
    const isDeclared = domain.predicates.some(({ name }) => name === predicate)
    if (rule === undefined || !isDeclared || isOpen || isNever(rule)) return []
    const taken = new Set(factsTaken(rule, domain, problem, predicate, known))
    for (const fact of taken) known.add(fact)
    const own = facts.filter(fact => fact.slice(1).split(/[ )]/)[0] === predicate)
    return [
      ...own.filter(fact => !taken.has(fact)).map(fact => `lacks ${fact}`),
      ...[...taken].filter(fact => !own.includes(fact)).map(fact => `has ${fact}`),
    ]
  })
}

describe('conventions', () => {
  // Our own rooms are furnished freely: any receptacle takes anything.
  const kept = all.filter(({ folder }) => folder.id !== 'alfworld')
  it.each(kept.map(own => [own.folder.id, own] as const))(
    '%s: they hold in its shipped problems',
    (_, own) => {
      for (const { text } of own.folder.problems.slice(0, 3)) {
        const { problem } = parseProblem(text, own.domain)
        expect(differences(own, own.domain, problem, new Set(factsOf(problem)))).toEqual([])
      }
    },
  )

  it('are refused where they cannot be read, at their place', () => {
    const { domain } = all.find(({ folder }) => folder.id === 'ferry')!
    for (const rule of ['where: (nowhere ?x)', 'where: "(and"', 'neighbours: f{i}']) {
      const text = `source: x\npredicates: {}\nactions: {}\nleft-out:\n  not-eq:\n    ${rule}\n`
      const found = readPhrases(text, domain).diagnostics.filter(
        ({ code }) => code === 'convention',
      )
      expect(
        found.map(({ span }) => text.slice(span.from, span.to)),
        rule,
      ).toEqual([rule.slice(rule.indexOf(': ') + 2)])
    }
  })

  it('may name every connective', () => {
    const { domain, folder } = all.find(({ folder: { id } }) => id === 'blocksworld')!
    const { problem } = parseProblem(folder.problems[0]!.text, domain)
    const { parameters } = domain.predicates.find(({ name }) => name === 'clear')!
    const facts = new Set(factsOf(problem))
    const count = (where: string): number =>
      factsTaken(conventionRule(domain, where, [], parameters)!, domain, problem, 'clear', facts)!
        .length
    expect(
      count('(imply (clear ?x) (or (ontable ?x) (exists (?y) (and (on ?x ?y) (not (= ?x ?y))))))'),
    ).toBe(3)
    expect(count('(forall (?y) (imply (on ?y ?x) (clear ?x)))')).toBe(count('(clear ?x)'))
  })
})

describe.skipIf(dataFolder() === undefined)('conventions on published questions', () => {
  it('give what contexts leave out, from what they tell', () => {
    const readers = new Map(all.map(own => [own, new ContextReader(own.phrases)]))
    const odd: string[] = []
    let checked = 0
    for (const { file, record } of publishedRecords()) {
      if (record.PDDL_problem === undefined) continue
      const own = domainOf(all, record.context)!
      if (own.phrases.leftOut === undefined) continue
      const { domain } = loadDomain(record.PDDL_domain)
      const { problem } = parseProblem(record.PDDL_problem, domain)
      const { sentences } = readers.get(own)!.read(record.context)
      const told = new Set(
        sentences.filter(({ part }) => part !== 'goal').flatMap(({ facts }) => facts),
      )
      odd.push(
        ...differences(own, domain, problem, told).map(each => `${file} ${own.folder.id} ${each}`),
      )
      checked++
    }
    expect(checked).toBeGreaterThan(200)
    expect(odd).toEqual([])
  }, 30_000)
})

it.runIf(dataFolder() === undefined)(skipMessage, () => undefined)
