// "What if I start here": a problem's text with other initial facts or another goal. Only the affected atoms change; comments, order and
// layout stay. The result is parsed again before it is returned.

import type { Span } from '#base/text'
import type { Condition, Domain, Problem } from '#planning/pddl/model'
import { printAtom } from '#planning/pddl/print'
import type { Source } from '#planning/pddl/source'
import { conditionText } from './condition-text'
import { stateFacts, wordsOf } from './names'
import type { Task } from './task'
import { classifyAtom, kindsOf } from './universe'
import { loadTask, type LoadedTask } from './load'
import { applyEdits, type Edit, emptyInit, exchange } from './text-edits'

/** The wanted changes; facts and parts of the goal by their names. */
export interface WantedChange {
  /** All facts that are to hold initially, except static ones. */
  readonly start?: readonly string[]
  readonly goal?: { readonly add: readonly string[]; readonly remove: readonly string[] }
  /** A goal in place of the whole old one. */
  readonly newGoal?: readonly string[]
}

export type Rewritten =
  | { readonly kind: 'text'; readonly problem: string }
  | { readonly kind: 'refused'; readonly message: string }

const refused = (message: string): Rewritten => ({ kind: 'refused', message })

/** The problem's text as it would be with the change. */
export function rewrite(source: Source, change: WantedChange): Rewritten {
  const prepared = loadTask(source)
  if (prepared.kind !== 'ready') return refused(prepared.message)
  const edits: Edit[] = []
  if (change.start !== undefined) {
    const outcome = startEdits(source, prepared, change.start)
    if (typeof outcome === 'string') return refused(outcome)
    edits.push(...outcome)
  }
  if (change.goal !== undefined) {
    const outcome = goalEdits(source, prepared, change.goal.add, change.goal.remove)
    if (typeof outcome === 'string') return refused(outcome)
    edits.push(...outcome)
  }
  if (change.newGoal !== undefined) {
    const spelled = spelling(source, prepared.domain, prepared.problem)
    const text = `(and ${change.newGoal.map(spelled).join(' ')})`
    edits.push({ ...prepared.problem.goal.span, text })
  }
  const problem = applyEdits(source.problem, edits)
  const after = loadTask({ domain: source.domain, problem })
  if (after.kind !== 'ready') return refused(`The change was not made. ${after.message}`)
  if (change.start !== undefined && !sameFacts(after.task, change.start))
    return refused('The change was not made: the text cannot be rewritten to say just that.')
  return { kind: 'text', problem }
}

const sameFacts = (task: Task, wanted: readonly string[]): boolean => {
  const names = new Set(wanted)
  const have = stateFacts(task, task.initial)
  return have.length === names.size && have.every(name => names.has(name))
}

/** The first reason why some name is not a fact that actions change; undefined if all are. */
function misfit(domain: Domain, problem: Problem, names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = classifyAtom(domain, problem, name)
    if (found.kind === 'in-universe') continue
    return found.kind === 'static'
      ? `No action changes \`${name}\`; such facts are edited in the PDDL.`
      : `\`${name}\` is not a fact of this problem.`
  }
  return undefined
}

function startEdits(
  source: Source,
  { domain, problem }: LoadedTask,
  wanted: readonly string[],
): readonly Edit[] | string {
  const kinds = kindsOf(domain)
  const fluent = new Set(domain.predicates.flatMap(({ name }, i) => (kinds[i] === 'fluent' ? [name] : [])))
  const hold = new Set(wanted)
  const written = problem.init
    .filter(({ predicate }) => fluent.has(predicate.name))
    .map(atom => ({ name: printAtom(atom), span: atom.span }))
  const there = new Set(written.map(({ name }) => name))
  const add = [...hold].filter(name => !there.has(name))
  const wrong = misfit(domain, problem, add)
  if (wrong !== undefined) return wrong
  const text = source.problem
  const gone = written.filter(({ name }) => !hold.has(name)).map(({ span }) => span)
  const all = [...problem.init, ...problem.values].map(({ span }) => span)
  const spelled = spelling(source, domain, problem)
  return exchange(text, all, gone, add.map(spelled), () => emptyInit(text))
}

function goalEdits(
  source: Source,
  { domain, problem }: LoadedTask,
  add: readonly string[],
  remove: readonly string[],
): readonly Edit[] | string {
  for (const part of add) {
    // A goal may contain derived and static facts, and negations.
    const found = classifyAtom(domain, problem, atomOf(part))
    if (found.kind !== 'in-universe' && found.kind !== 'static' && found.kind !== 'derived')
      return `\`${part}\` is not a fact of this problem.`
  }
  const { goal } = problem
  const parts = leavesOf(goal).map(part => ({ part, text: conditionText(part, new Map(), true) }))
  const gone: Span[] = []
  for (const name of remove) {
    const found = parts.filter(({ text }) => text === name)
    if (found.length === 0) return `\`${name}\` is not a separate part of the goal; change it in the PDDL.`
    gone.push(...found.map(({ part }) => part.span))
  }
  const there = new Set(parts.map(({ text }) => text))
  const spelled = spelling(source, domain, problem)
  const fresh = add
    .filter(part => !there.has(part))
    .map(part => {
      const atom = atomOf(part)
      return atom === part ? spelled(part) : `(not ${spelled(atom)})`
    })
  if (goal.kind === 'and')
    return exchange(
      source.problem,
      goal.parts.map(({ span }) => span),
      gone,
      fresh,
      () => ({ at: goal.span.to - 1, before: ' ', after: '' }),
    )
  const kept = gone.length > 0 ? [] : [source.problem.slice(goal.span.from, goal.span.to)]
  const wanted = [...kept, ...fresh]
  const text = wanted.length === 1 ? wanted[0]! : `(and${wanted.map(part => ` ${part}`).join('')})`
  return [{ ...goal.span, text }]
}

/** The atom of `(not (on a b))`. */
const atomOf = (part: string): string => /^\(not (\(.*\))\)$/.exec(part)?.[1] ?? part

/** The conjuncts, nested conjunctions flattened. */
const leavesOf = (condition: Condition): Condition[] =>
  condition.kind === 'and' ? condition.parts.flatMap(leavesOf) : [condition]

/** A fact with its names as the texts spell them. */
function spelling(source: Source, domain: Domain, problem: Problem): (name: string) => string {
  const written = new Map<string, string>()
  const note = (text: string, names: readonly { name: string; span: Span }[]): void => {
    for (const { name, span } of names) written.set(name, text.slice(span.from, span.to))
  }
  note(source.domain, domain.predicates)
  note(source.domain, domain.constants)
  note(source.problem, problem.objects)
  return name => `(${(wordsOf(name) ?? []).map(word => written.get(word) ?? word).join(' ')})`
}
