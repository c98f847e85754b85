// The names a reader may know, from a domain, a problem and what is asked.

import type { Domain, Problem } from '../pddl/model'
import type { Asked } from '../questions/question'
import type { Hints } from './names'

/** Everything in the two texts that has a name, and the question's own sequence. */
export function hintsOf(domain: Domain, problem: Problem, asked?: Asked): Hints {
  const arities = (list: Domain['actions'] | Domain['predicates']): Map<string, number> =>
    new Map(list.map(({ name, parameters }) => [name, parameters.length]))
  const given =
    asked?.kind === 'val' ? asked.sequence : asked?.kind === 'just' ? asked.plan : undefined
  return {
    schemas: arities(domain.actions),
    predicates: arities(domain.predicates),
    objects: new Set([...domain.constants, ...problem.objects].map(({ name }) => name)),
    ...(given === undefined ? {} : { given }),
  }
}
