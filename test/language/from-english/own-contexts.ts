// Contexts in the playground's own English and what has to be read from them.

import type { Rng } from '../../../src/base/rng'
import { describeContext } from '../../../src/language/context'
import { chooseVoice, plainVoice } from '../../../src/language/describe'
import type { Phrases } from '../../../src/language/phrases'
import type { Atom, Condition, Domain, Problem, TypedName } from '../../../src/pddl/model'
import { parseProblem } from '../../../src/pddl/problem'
import { kindsOf } from '../../../src/task/universe'

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

export const contentOfText = (text: string, domain: Domain): Content =>
  contentOf(parseProblem(text, domain).problem)
