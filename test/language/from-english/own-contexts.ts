// Contexts in the playground's own English and what has to be read from them.

import type { Rng } from '#base/rng'
import { describeContext } from '#language/english/context'
import { chooseVoice, describeFact, describeObjects, plainVoice } from '#language/english/describe'
import type { Phrases } from '#language/english/phrases'
import type { Atom, Condition, Domain, Problem, TypedName } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { classifyAtom, kindsOf } from '#planning/task/universe'

const textOf = ({ predicate, terms }: Atom): string =>
  `(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`

/** The goal's facts, where it is a plain conjunction. */
function factsOf(goal: Condition): string[] | undefined {
  const parts = goal.kind === 'and' ? goal.parts : [goal]
  const facts = parts.flatMap(part => (part.kind === 'atom' ? [textOf(part.atom)] : []))
  return facts.length === parts.length ? facts : undefined
}

/** The context of a question on the problem, in a voice by chance. */
export function contextOf(phrases: Phrases, domain: Domain, problem: Problem, rng?: Rng): string {
  const kinds = kindsOf(domain)
  const named = (which: string): Set<string> =>
    new Set(domain.predicates.filter((_, i) => kinds[i] === which).map(({ name }) => name))
  const statics = named('static')
  const isStatic = ({ predicate }: Atom): boolean => statics.has(predicate.name)
  return describeContext(
    phrases,
    {
      ...{ domain, problem },
      statics: problem.init.filter(isStatic).map(textOf),
      facts: problem.init.filter(atom => !isStatic(atom)).map(textOf),
      goal: factsOf(problem.goal),
      fluent: named('fluent'),
    },
    { goal: true, actions: true, propositions: true },
    rng === undefined ? plainVoice : chooseVoice(phrases, rng),
  ).text
}

/**
 * One sentence per fact, each in some wording, mixed with denials of false facts, the goal and the objects, in any
 * order.
 */
export function shuffledContext(phrases: Phrases, domain: Domain, problem: Problem, rng: Rng): string {
  const facts = problem.init.filter(atom => phrases.leftOut?.has(atom.predicate.name) !== true)
  const holding = new Set(facts.map(textOf))
  const wording = (fact: string): string => {
    const { holds, read = [] } = phrases.predicates.get(fact.slice(1, -1).split(' ')[0]!)!
    const own = [...holds, ...read]
    const entry = { ...phrases.predicates.get(fact.slice(1, -1).split(' ')[0]!)!, holds: own }
    const voice = { fact: () => rng.below(own.length), action: () => 0 }
    const predicates = new Map([[entry.name, entry]])
    return describeFact({ ...phrases, predicates }, fact, voice).text
  }
  const denied = facts
    .map(({ predicate, terms }) => ({ predicate, terms: [...terms].reverse() }))
    .map(atom => textOf({ ...atom, span: { from: 0, to: 0 } }))
    .filter(fact => !holding.has(fact) && isTyped(fact, domain, problem))
    .slice(0, 4)
    .map(fact => describeFact(phrases, fact, plainVoice, true).text)
  const goal = factsOf(problem.goal)!.map(wording)
  const sentences = [
    ...[...holding].map(wording),
    ...denied,
    ...goal.map(each => `the goal is that ${each}`),
    ...describeObjects(phrases, domain, problem).text.split(/(?<=\.) /),
  ]
  for (let i = sentences.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const other = sentences[i]!
    sentences[i] = sentences[j]!
    sentences[j] = other
  }
  return sentences.map(each => `${each.replace(/\.$/, '')}.`).join(' ')
}

/** May the fact be stated about these objects? */
function isTyped(fact: string, domain: Domain, problem: Problem): boolean {
  return classifyAtom(domain, problem, fact).kind !== 'ill-typed'
}

const typed = ({ name, type }: TypedName): string =>
  `${name} - ${
    type.length === 0
      ? 'object'
      : type
          .map(each => each.name)
          .sort()
          .join(' ')
  }`

/** Objects, facts and goal of a problem, in one order. */
export interface Content {
  readonly objects: readonly string[]
  readonly init: readonly string[]
  readonly goal: readonly string[] | undefined
}

export const contentOf = (problem: Problem): Content => ({
  objects: problem.objects.map(typed).sort(),
  init: [...new Set(problem.init.map(textOf))].sort(),
  goal: factsOf(problem.goal)?.sort(),
})

export const contentOfText = (text: string, domain: Domain): Content => contentOf(parseProblem(text, domain).problem)
