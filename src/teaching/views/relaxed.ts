// The delete relaxation of a problem as PDDL.

import type { Effect } from '#planning/pddl/model'
import { printDomain } from '#planning/pddl/print'
import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'

/**
 * The same problem without delete effects: its plans are the relaxed plans (Bonet and Geffner, 2001). Returns the
 * source itself if its texts have errors.
 */
export function relaxedSource(source: Source): Source {
  const ready = loadTask(source)
  if (ready.kind !== 'ready') return source
  const { domain } = ready
  const actions = domain.actions.map(schema => ({
    ...schema,
    effect: withoutDeletes(schema.effect),
  }))
  return { domain: printDomain({ ...domain, actions }), problem: source.problem }
}

function withoutDeletes(effect: Effect): Effect {
  switch (effect.kind) {
    case 'and':
      return { ...effect, parts: effect.parts.map(withoutDeletes).filter(part => !isNothing(part)) }
    case 'delete':
      return { kind: 'and', parts: [], span: effect.span }
    case 'when':
    case 'forall':
      return { ...effect, body: withoutDeletes(effect.body) }
    default:
      return effect
  }
}

const isNothing = (effect: Effect): boolean => effect.kind === 'and' && effect.parts.length === 0
