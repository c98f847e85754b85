// Explains, in a clause, names that are not a fact or action of a problem, or that name a fact which nothing changes,
// and why it never (or always) holds.

import type { Domain, Problem } from '#planning/pddl/model'
import { wordsOf } from '#planning/task/names'
import type { Task } from '#planning/task/task'
import { classifyAction, classifyAtom, type Misfit, objectsOf } from '#planning/task/universe'

/** Why the name is not an action of the problem; undefined if it is. */
export function noAction({ domain, problem }: Task, name: string): string | undefined {
  const found = classifyAction(domain, problem, name)
  return found.kind === 'in-universe' ? undefined : clauseOf('action', name, found)
}

/** A fact that never holds, or always holds. */
export interface FixedFact {
  readonly holds: boolean
  /** A clause. */
  readonly why: string
  /** True if it names a predicate and objects of the problem, even of the wrong types. */
  readonly isNamed: boolean
}

/** The named fact if it obviously has the same value in all reachable states; else undefined. */
export function fixedFact({ domain, problem }: Task, name: string): FixedFact | undefined {
  const found = classifyAtom(domain, problem, name)
  switch (found.kind) {
    case 'in-universe':
    case 'derived':
      return undefined
    case 'static':
      return {
        holds: found.holds,
        isNamed: true,
        why: `no action changes \`${cut(name)}\`, which is ${found.holds ? 'true' : 'false'} from the start`,
      }
    default:
      return {
        holds: false,
        isNamed: found.kind === 'ill-typed' && hasObjects(domain, problem, name),
        why: clauseOf('fact', name, found),
      }
  }
}

const hasObjects = (domain: Domain, problem: Problem, name: string): boolean =>
  (wordsOf(name) ?? []).slice(1).every(word => objectsOf(domain, problem).numberOf(word) >= 0)

function clauseOf(sort: 'fact' | 'action', name: string, found: Misfit): string {
  switch (found.kind) {
    case 'ill-typed':
      return `in \`${cut(name)}\`, \`${found.object}\` is of type \`${found.given}\`, not \`${found.expected}\``
    case 'unknown-object':
      return `the problem has no object \`${cut(found.object)}\``
    case 'unknown-name':
      return `the domain has no ${sort === 'fact' ? 'predicate' : 'action'} \`${cut(found.name)}\``
    case 'wrong-arity':
      return `\`${cut(name)}\` has ${found.given} arguments, not ${found.expected}`
    case 'unreadable':
      return `\`${cut(name)}\` names no ${sort}`
    default:
      return found satisfies never
  }
}

/** Longer names are cut to this length. */
const LONGEST = 90

const cut = (name: string): string => (name.length <= LONGEST ? name : `${name.slice(0, LONGEST).trimEnd()}…`)
