// Describes a fact, action or object in words, with an action's preconditions and effects, for tooltips.

import { describeAction, describeFact, wordsOf } from '#language/english/describe'
import type { Source } from '#planning/pddl/source'
import { explainAction } from '#planning/task/explain'
import { factName, findAction } from '#planning/task/names'
import { type ActionId, type FactId, isNegated, literalFact, type Task } from '#planning/task/task'
import { classifyAtom, typeText } from '#planning/task/universe'
import { loadTask } from '#planning/task/load'
import { phrasesOfQuestion } from '#language/library/phrases'

/** A fact, action or object in words, with the effects of an action. */
export interface Description {
  /** `car c0 is at location l0`; '' if there is no wording. */
  readonly english: string
  /** The action's positive preconditions; negative ones are in `refuses`. */
  readonly needs: readonly string[]
  readonly refuses: readonly string[]
  readonly adds: readonly string[]
  readonly deletes: readonly string[]
  /** For a static fact, whether it holds; else null. */
  readonly always: boolean | null
}

const nothing: Description = {
  english: '',
  needs: [],
  refuses: [],
  adds: [],
  deletes: [],
  always: null,
}

/** The description of a name; undefined if the texts are invalid. */
export function describe(source: Source, kind: 'fact' | 'action' | 'object', name: string, english = ''): Description {
  const prepared = loadTask(source)
  if (prepared.kind !== 'ready') return nothing
  const { domain, problem, task } = prepared
  const phrases = phrasesOfQuestion(domain, english)
  if (kind === 'object') {
    const object = [...domain.constants, ...problem.objects].find(each => each.name === name)
    return { ...nothing, english: object === undefined ? '' : typeText(object.type) }
  }
  const [head = ''] = wordsOf(name)
  if (kind === 'fact') {
    const atom = classifyAtom(domain, problem, name)
    return {
      ...nothing,
      english: phrases.predicates.has(head) ? describeFact(phrases, name).text : '',
      always: atom.kind === 'static' ? atom.holds : null,
    }
  }
  return {
    ...nothing,
    ...effectsOf(task, name),
    ...conditionsOf(task, name),
    english: phrases.actions.has(head) ? describeAction(phrases, name).text : '',
  }
}

/** The atoms that the precondition requires, including static ones, and those that must be false. */
function conditionsOf(task: Task, name: string): Pick<Description, 'needs' | 'refuses'> {
  const { satisfied, missing } = explainAction(task, task.initial, name)
  const parts = [...satisfied, ...missing]
  const isAtom = (part: string): boolean => /^\([^\s()=]+(?: [^\s()]+)*\)$/.test(part)
  return {
    needs: parts.filter(isAtom),
    refuses: parts.flatMap(part => {
      const inner = /^\(not (\(.*\))\)$/.exec(part)?.[1] ?? ''
      return isAtom(inner) ? [inner] : []
    }),
  }
}

/** The possible add and delete effects; unconditional adds are never deleted. */
function effectsOf(task: Task, name: string): Pick<Description, 'adds' | 'deletes'> {
  const action = findAction(task, name)
  if (action === undefined) return { adds: [], deletes: [] }
  const adds = new Set<number>()
  const deletes = new Set<number>()
  const collect = (rows: { first: Int32Array; items: Int32Array }, row: number, into: Set<number>): void => {
    for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) into.add(rows.items[i]!)
  }
  for (let e = task.firstEffect[action]!; e < task.firstEffect[action + 1]!; e++) {
    collect(task.effectAdds, e, adds)
    collect(task.effectDeletes, e, deletes)
  }
  const kept = needed(task, action)
  const named = (facts: Iterable<number>): string[] => [...facts].map(fact => factName(task, fact as FactId))
  return {
    adds: named([...adds].filter(fact => !kept.has(fact))),
    deletes: named([...deletes].filter(fact => !adds.has(fact))),
  }
}

/** Facts required by every alternative of the precondition: adding one of them changes nothing. */
function needed(task: Task, action: ActionId): Set<number> {
  let common: Set<number> | undefined
  for (let alt = task.firstAlternative[action]!; alt < task.firstAlternative[action + 1]!; alt++) {
    const own = new Set<number>()
    for (let i = task.alternatives.first[alt]!; i < task.alternatives.first[alt + 1]!; i++) {
      const lit = task.alternatives.items[i]!
      if (!isNegated(lit)) own.add(literalFact(lit))
    }
    common = common === undefined ? own : new Set([...common].filter(fact => own.has(fact)))
  }
  return common ?? new Set()
}
