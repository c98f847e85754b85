// Problems described in the published style and read back: as they are made, and with one fact changed.

import { describe, expect, it } from 'vitest'
import { makeRng, type Rng } from '#base/rng'
import type { DomainFolder } from '../../../domains/index'
import { describeContext } from '#language/english/context'
import { readEnglish } from '#language/english/from-english/read-problem'
import type { Phrases } from '#language/english/phrases'
import { englishDomains } from '#language/library/english'
import { domains } from '#language/library/domains'
import type { Size } from '#language/domain-kit'
import type { Domain, Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { objectsOf } from '#planning/task/universe'
import { samplesOf } from '../../support/long'
import { generated } from '../../support/generated'
import { flattenGoal } from './facts'
import { factsOf, typedNames } from './records'

const all = englishDomains()

const cases = domains().flatMap(folder => {
  const own = all.find(each => each.id === folder.id && each.version === undefined)
  const phrases = own?.wordings.find(({ wording }) => wording === 'published')?.phrases
  return phrases === undefined ? [] : [[folder.id, { folder, phrases, domain: own!.domain }] as const]
})

interface Case {
  readonly folder: DomainFolder
  readonly phrases: Phrases
  readonly domain: Domain
}

const headOf = (fact: string): string => fact.slice(1, -1).split(' ')[0]!

/** The context of the facts, with the facts that its words describe. */
function contextOf(
  { folder, phrases, domain }: Case,
  problem: Problem,
  facts: readonly string[],
  goal: readonly string[],
): { text: string; described: Set<string> } {
  const { text, marks } = describeContext(
    phrases,
    { domain, problem, statics: facts, facts, goal, fluent: new Set() },
    { goal: true, actions: false, propositions: false },
  )
  const isGoal = text.toLowerCase().lastIndexOf('the goal is to reach a state')
  const names = new Set(marks.flatMap(({ fact, from }) => (fact && from < isGoal ? [fact] : [])))
  const further = folder.id === 'alfworld' ? things(domain, problem) : ''
  return { text: `${phrases.contexts!.introductory[0]}.${further} ${text}`, described: names }
}

/** Alfworld counts its things kind by kind, which no sentence of our own does. */
function things(domain: Domain, problem: Problem): string {
  const locations = problem.objects.filter(({ type }) => type[0]?.name === 'location')
  const kinds = new Map<string, number>()
  for (const { name, type } of problem.objects) {
    if (!/^(?:object|receptacle)$/.test(type[0]?.name ?? 'object')) continue
    const kind = name.replace(/\d+$/, '')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  const counted = [...kinds].map(([kind, count]) => `${count} ${kind}`)
  expect(domain.name).toBe('alfred')
  return [
    ' Receptacles that are neither open nor closed are not openable.',
    `There are ${kinds.size} object types: ${counted.join(', ')}, and ${locations.length} locations all numbered consecutively.`,
  ].join(' ')
}

/** The stated content of a context, without the assumed facts. */
function readBack(
  text: string,
  domain: Domain,
): {
  facts: string[]
  objects: string[]
  goal: string[]
  odd: string[]
} {
  const describedProblem = readEnglish(text, all)
  const { problem, diagnostics } = parseProblem(describedProblem.problem!, domain)
  const taken = new Set(describedProblem.assumed.flatMap(({ facts }) => facts))
  return {
    facts: factsOf(domain, problem)
      .filter(fact => !taken.has(fact))
      .sort(),
    objects: typedNames(problem.objects).sort(),
    goal: flattenGoal(problem.goal).sort(),
    odd: [
      ...describedProblem.unread.map(each => `${each.text} ${each.why ?? ''}`),
      ...describedProblem.missing.filter(({ facts }) => facts.length === 0).map(each => each.text),
      ...diagnostics.filter(({ severity }) => severity === 'error').map(each => each.message),
    ],
  }
}

/** One fact less, one more, or another object in its place. */
function mutant(rng: Rng, { phrases, domain }: Case, problem: Problem, facts: readonly string[]): string[] {
  const free = facts.filter(fact => phrases.leftOut?.has(headOf(fact)) !== true)
  const at = facts.indexOf(rng.pick(free))
  const rest = facts.filter((_, i) => i !== at)
  const kind = rng.below(3)
  if (kind === 0) return rest
  const [head, ...names] = facts[at]!.slice(1, -1).split(' ')
  const declared = domain.predicates.find(({ name }) => name === head)!
  const objects = objectsOf(domain, problem)
  const others = names.map((name, i) => {
    if (kind === 1 && i !== at % names.length) return name
    return objects.names[rng.pick([...objects.members(declared.parameters[i]!.type).list])]!
  })
  const made = `(${[head, ...others].join(' ')})`
  return [...new Set([...(kind === 1 ? rest : facts), made])]
}

/** Sizes that published contexts have words for. */
const sizes: Record<string, Size> = {
  grippers: { robots: 1 },
  rovers: { modes: 3 },
}

/** Blocks are called so in published contexts. */
const renamed = (id: string, text: string): string =>
  id === 'blocksworld' ? text.replace(/\bb(\d+)/g, 'block_$1') : text

describe.each(cases)('%s', (_, own) => {
  const { folder, domain, phrases } = own
  const problems = ['small', 'medium', 'large'].map((size, seed) => {
    const text = generated(folder, seed, {
      ...folder.presets[size as 'small'],
      ...sizes[folder.id],
    })
    return parseProblem(renamed(folder.id, text), domain).problem
  })
  const isDescribed = (fact: string): boolean => phrases.leftOut?.has(headOf(fact)) !== true

  it('is reported and read back as it was made', () => {
    for (const problem of problems) {
      const facts = factsOf(domain, problem)
      const goal = flattenGoal(problem.goal).sort()
      const { text } = contextOf(own, problem, facts, goal)
      const read = readBack(text, domain)
      expect(read.odd).toEqual([])
      const objects = typedNames(problem.objects).sort()
      if (folder.id === 'alfworld') expect(read.objects).toEqual(expect.arrayContaining(objects))
      else expect(read.objects).toEqual(objects)
      expect(read.facts.filter(isDescribed)).toEqual(facts.filter(isDescribed).sort())
      expect(read.goal).toEqual(goal)
    }
  })

  it('is read back with one fact changed', () => {
    const rng = makeRng(18)
    let whole = 0
    for (let i = 0; i < samplesOf(8, 200); i++) {
      const problem = problems[i % 2]!
      const facts = mutant(rng, own, problem, factsOf(domain, problem))
      const { text, described: names } = contextOf(own, problem, facts, flattenGoal(problem.goal))
      const read = readBack(text, domain)
      expect(read.odd).toEqual([])
      expect(read.facts).toEqual([...names].sort())
      if (facts.every(fact => names.has(fact) || !isDescribed(fact))) whole++
    }
    expect(whole).toBeGreaterThan(samplesOf(8, 200) / 2)
  })
})
