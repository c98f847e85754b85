// Converts problems to the benchmark's form: blocks named a, b, c, and logistics without types, as in its files
// (Valmeekam et al., arXiv:2206.10498). Domains that it does not have are unchanged.

import type { Atom, Problem } from '#planning/pddl/model'
import { printProblem } from '#planning/pddl/print'
import type { Source } from '#planning/pddl/source'
import { supertypesOf } from '#planning/pddl/supertypes'
import { loadDomain, loadTask } from '#planning/task/load'
import { domainTextFor } from '../known/domains'
import type { KnownDomain } from '../known/known'
import { renameDomain, renameProblem, type Renaming } from '../obfuscate/rename'
import { printDomain } from '#planning/pddl/print'

/** The problem in the form of the known original domain; a sentence if that is impossible. */
export function asKnown(source: Source, known: KnownDomain): Source | string {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return loaded.message
  const { domain, problem } = loaded
  const text = domainTextFor(known.name)
  const target = loadDomain(text).domain
  const untyped = target.types.length === 0 && domain.types.length > 0
  const put = untyped ? withoutTypes(problem, domain, target) : problem
  const renamed = known.objectRule === 'table' ? lettered(put, known) : put
  return {
    domain: text,
    problem: printProblem({ ...renamed, domainName: target.name, minimizesCost: false }),
  }
}

const nowhere = { from: 0, to: 0 }
type Model = ReturnType<typeof loadDomain>['domain']

/** Types that the benchmark's predicates name differently: type → predicate. */
const sortNames: Readonly<Record<string, string>> = { package: 'obj' }

/** Replaces types by facts of the corresponding predicates: `(truck t0)`, `(obj p0)`. */
function withoutTypes(problem: Problem, from: Model, to: Model): Problem {
  const supertypes = supertypesOf(from)
  const above = (type: string): Iterable<string> => supertypes.get(type) ?? [type]
  const has = new Set(to.predicates.filter(({ parameters }) => parameters.length === 1).map(({ name }) => name))
  const facts = problem.objects.flatMap(({ name, type }): Atom[] =>
    [...new Set(type.flatMap(each => [...above(each.name)]))]
      .map(each => (Object.hasOwn(sortNames, each) ? sortNames[each]! : each))
      .filter(each => has.has(each))
      .map(each => ({
        predicate: { name: each, span: nowhere },
        terms: [{ kind: 'object', name, span: nowhere }],
        span: nowhere,
      })),
  )
  return {
    ...problem,
    objects: problem.objects.map(each => ({ ...each, type: [] })),
    init: [...problem.init, ...facts],
  }
}

/** Renames objects to names that the wording has words for, if there are enough and the present names have none. */
function lettered(problem: Problem, { encodedObjects }: KnownDomain): Problem {
  const letters = Object.keys(encodedObjects)
  const { objects } = problem
  if (objects.length > letters.length || objects.every(({ name }) => letters.includes(name))) return problem
  return renameProblem(problem, {
    actions: new Map(),
    predicates: new Map(),
    objects: new Map(objects.map(({ name }, i) => [name, letters[i]!])),
  })
}

/** A problem and its domain under other names. */
export function renamedSource(source: Source, by: Renaming): Source | string {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return loaded.message
  return {
    domain: printDomain(renameDomain(loaded.domain, by)),
    problem: printProblem(renameProblem(loaded.problem, by, 'renamed')),
  }
}
