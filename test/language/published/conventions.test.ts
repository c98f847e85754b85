// Conventions on what contexts leave out: each gives just the facts that the PDDL of the open questions has.

import { describe, expect, it } from 'vitest'
import { type ConventionRule, conventionRule, factsTaken } from '#language/english/conventions'
import { readPhrases } from '#language/english/read-phrases'
import type { Domain, Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { type PublishedDomain, publishedDomains } from './sentences'

const all = publishedDomains()

const factsOf = (problem: Problem): string[] =>
  problem.init.map(({ predicate, terms }) => `(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`)

/** Nothing is assumed for an omitted predicate that no action requires. */
const isNever = (rule: ConventionRule): boolean =>
  rule.kind === 'where' && rule.condition.kind === 'or' && rule.condition.parts.length === 0

/** By predicate: facts that the rule gives and the problem lacks, and the other way round. */
function differences(
  { phrases }: PublishedDomain,
  domain: Domain,
  problem: Problem,
  names: ReadonlySet<string>,
): string[] {
  const facts = factsOf(problem)
  const known = new Set(names)
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
  it.each(kept.map(own => [own.folder.id, own] as const))('%s: they hold in its shipped problems', (_, own) => {
    for (const { text } of own.folder.problems.slice(0, 3)) {
      const { problem } = parseProblem(text, own.domain)
      expect(differences(own, own.domain, problem, new Set(factsOf(problem)))).toEqual([])
    }
  })

  it('are refused where they cannot be read, at their place', () => {
    const { domain } = all.find(({ folder }) => folder.id === 'ferry')!
    for (const rule of ['where: (nowhere ?x)', 'where: "(and"', 'neighbours: f{i}']) {
      const text = `source: x\npredicates: {}\nactions: {}\nleft-out:\n  not-eq:\n    ${rule}\n`
      const found = readPhrases(text, domain).diagnostics.filter(({ code }) => code === 'convention')
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
      factsTaken(conventionRule(domain, where, [], parameters)!, domain, problem, 'clear', facts)!.length
    expect(count('(imply (clear ?x) (or (ontable ?x) (exists (?y) (and (on ?x ?y) (not (= ?x ?y))))))')).toBe(3)
    expect(count('(forall (?y) (imply (on ?y ?x) (clear ?x)))')).toBe(count('(clear ?x)'))
  })
})
