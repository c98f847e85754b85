// What two texts mean once they are joined: how many facts and actions, what changes, what excludes what; and
// whether a question can still be asked of them.

import { knowledgeOf } from '../../analysis/knowledge'
import { mutexGroups } from '../../analysis/mutex'
import { mayHold } from '../../analysis/relaxed'
import { hasBit } from '../../base/bits'
import { parseDomain } from '../../pddl/domain'
import type { Domain, Problem } from '../../pddl/model'
import { parseProblem } from '../../pddl/problem'
import { requirementTable } from '../../pddl/requirement-table'
import { shapeOf, typedShapeOf, typeText } from '../../pddl/shape'
import type { Texts } from '../../pddl/symbols'
import type { Asked } from '../../kinds/question'
import { findAction } from '../../task/names'
import { applicableActions, isApplicable, satisfies } from '../../task/step'
import { AUXILIARY, type Task } from '../../task/task'
import { classifyAction, kindsOf } from '../../task/universe'
import { validatePlan } from '../../task/validate'
import { loadTask } from '../../task/load'
import { capital, stepNamed } from '../../kinds/judging/words'
import type { Meaning, PredicateMeaning, SchemaMeaning } from '../../engine/api/language'
import { mutexPatterns } from './mutex-patterns'

/** What the texts mean; where they have errors, as much as can be told without counting. */
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

function predicatesOf(
  domain: Domain,
  problem: Problem,
  task: Task | undefined,
): PredicateMeaning[] {
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
    for (const action of applicableActions(task, task.initial))
      applicable[task.actionSchema[action]!]!++
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

/** Why a question cannot be asked of the texts; null where it can. */
export function objectionTo(texts: Texts, asked: Asked): string | null {
  const prepared = loadTask({ domain: texts.domain, problem: texts.problem })
  if (prepared.kind !== 'ready') return prepared.message
  const { task, domain, problem } = prepared
  switch (asked.kind) {
    case 'prog': {
      const action = findAction(task, asked.action)
      if (action !== undefined && isApplicable(task, task.initial, action)) return null
      return classifyAction(domain, problem, asked.action).kind === 'in-universe'
        ? `The question asks what \`${asked.action}\` changes, but it is no longer applicable in the initial state.`
        : `The question asks what \`${asked.action}\` changes, but that action no longer exists.`
    }
    case 'val': {
      const unknown = asked.sequence.findIndex(
        name => classifyAction(domain, problem, name).kind !== 'in-universe',
      )
      if (unknown >= 0)
        return `${capital(stepNamed(unknown))} of the question's sequence, \`${asked.sequence[unknown]!}\`, is no longer an action.`
      const { step, valid } = validatePlan(task, asked.sequence)
      return step === null && valid
        ? 'The question asks which step of its sequence fails, but now none does: it is a plan.'
        : null
    }
    case 'just': {
      const { valid, step } = validatePlan(task, asked.plan)
      if (valid) return null
      return step === null
        ? "The question's plan no longer reaches the goal."
        : `The question's plan breaks at ${stepNamed(step)}, \`${asked.plan[step]!}\`.`
    }
    case 'land':
    case 'nexta':
      if (asked.kind === 'nexta' && satisfies(task, task.initial, task.goal))
        return 'No answer can be right any more: the goal holds already.'
      return mayHold(knowledgeOf(task).closure, task.goal)
        ? null
        : 'No answer can be right any more: the goal cannot be reached.'
    default:
      return null
  }
}
