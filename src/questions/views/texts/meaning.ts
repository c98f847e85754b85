// The meaning of two texts together: numbers of facts and actions, fluents and statics, mutex groups.

import { mutexGroups } from '#planning/task/mutex'
import { hasBit } from '#base/bits'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain, Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { requirementTable, type RequirementRow } from '#planning/pddl/requirement-table'
import { shapeOf, typedShapeOf, typeText } from '#planning/pddl/shape'
import type { Texts } from '#planning/pddl/symbols'
import { applicableActions } from '#planning/task/step'
import { AUXILIARY, type Task } from '#planning/task/task'
import { kindsOf } from '#planning/task/universe'
import { loadTask } from '#planning/task/load'
import { mutexPatterns, type MutexPattern } from './mutex-patterns'
import type { Span } from '#base/text'

/** A predicate and its facts in this problem. */
export interface PredicateMeaning {
  readonly name: string
  readonly shape: string
  readonly kind: 'static' | 'fluent' | 'derived'
  /**
   * Number of facts reachable in the delete relaxation; for a static predicate, of those that hold; null if not
   * grounded.
   */
  readonly facts: number | null
  /** Number of facts that hold initially. */
  readonly initial: number | null
  readonly span: Span
}

/** An action schema and its ground actions in this problem. */
export interface SchemaMeaning {
  readonly name: string
  readonly shape: string
  /** Number of ground actions reachable in the delete relaxation; null if not grounded. */
  readonly actions: number | null
  readonly applicable: number | null
  readonly span: Span
}

/** The meaning of the two texts together. */
export interface Meaning {
  readonly domainName: string
  readonly problemName: string
  readonly predicates: readonly PredicateMeaning[]
  readonly schemas: readonly SchemaMeaning[]
  /** Numbers of objects by declared type, in the order of the types. */
  readonly objects: readonly { readonly type: string; readonly count: number }[]
  readonly requirements: readonly RequirementRow[]
  readonly facts: number | null
  readonly actions: number | null
  /** Null if not grounded. */
  readonly mutex: readonly MutexPattern[] | null
  readonly mutexGroups: number | null
  /** Why there are no counts; '' if there are. */
  readonly obstacle: string
}

/** The meaning of the texts; if they have errors, everything that needs no counts. */
export function meaningOf(texts: Texts): Meaning {
  const prepared = loadTask({ domain: texts.domain, problem: texts.problem })
  const task = prepared.kind === 'ready' ? prepared.task : undefined
  const domain = task?.domain ?? parseDomain(texts.domain).domain
  const problem = task?.problem ?? parseProblem(texts.problem, domain).problem
  const groups = task === undefined ? undefined : mutexGroups(task)
  return {
    domainName: domain.name,
    problemName: problem.name,
    predicates: predicatesOf(domain, problem, task),
    schemas: schemasOf(domain, task),
    objects: objectsByType(domain, problem),
    requirements: requirementTable(texts.domain, texts.problem),
    facts: task === undefined ? null : namedFacts(task),
    actions: task?.actionCount ?? null,
    mutex: task === undefined || groups === undefined ? null : mutexPatterns(task, groups),
    mutexGroups: groups?.length ?? null,
    obstacle: prepared.kind === 'ready' ? '' : prepared.message,
  }
}

function namedFacts(task: Task): number {
  let count = 0
  for (let fact = 0; fact < task.factCount; fact++) if (task.factKind[fact] !== AUXILIARY) count++
  return count
}

function predicatesOf(domain: Domain, problem: Problem, task: Task | undefined): PredicateMeaning[] {
  const kinds = kindsOf(domain)
  const written = new Map<string, Set<string>>()
  for (const { predicate, terms } of problem.init) {
    const tuples = written.get(predicate.name) ?? new Set()
    written.set(predicate.name, tuples.add(terms.map(({ name }) => name).join(' ')))
  }
  const facts = new Int32Array(domain.predicates.length)
  const initial = new Int32Array(domain.predicates.length)
  if (task !== undefined)
    for (let fact = 0; fact < task.factCount; fact++) {
      const predicate = task.factPredicate[fact]!
      if (predicate < 0) continue
      facts[predicate]!++
      if (hasBit(task.initial, 0, fact)) initial[predicate]!++
    }
  return domain.predicates.map((predicate, place) => {
    const { name, span } = predicate
    const kind = kinds[place]!
    const listed = written.get(name)?.size ?? 0
    const counted = task !== undefined
    return {
      name,
      shape: typedShapeOf(predicate),
      kind,
      facts: counted ? (kind === 'static' ? listed : facts[place]!) : null,
      initial: counted ? (kind === 'static' ? listed : initial[place]!) : null,
      span,
    }
  })
}

function schemasOf(domain: Domain, task: Task | undefined): SchemaMeaning[] {
  const counts = new Int32Array(domain.actions.length)
  const applicable = new Int32Array(domain.actions.length)
  if (task !== undefined) {
    for (const schema of task.actionSchema) counts[schema]!++
    for (const action of applicableActions(task, task.initial)) applicable[task.actionSchema[action]!]!++
  }
  return domain.actions.map((action, place) => ({
    name: action.name,
    shape: shapeOf(action),
    actions: task === undefined ? null : counts[place]!,
    applicable: task === undefined ? null : applicable[place]!,
    span: action.span,
  }))
}

function objectsByType(domain: Domain, problem: Problem): { type: string; count: number }[] {
  const counts = new Map(domain.types.map(({ name }) => [name, 0]))
  for (const { type } of [...domain.constants, ...problem.objects]) {
    const text = typeText(type)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts].flatMap(([type, count]) => (count > 0 ? [{ type, count }] : []))
}
