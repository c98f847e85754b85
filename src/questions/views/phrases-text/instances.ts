// Renders a wording with objects of a problem: a sentence for one fact or one action.

import { initialRows } from '#language/english/checks/items'
import { parseTemplate } from '#language/english/template'
import { type Loaded, loadTask } from '#planning/task/load'
import { actionName, factName } from '#planning/task/names'
import type { ActionId, FactId, Task } from '#planning/task/task'
import { counted, grouped } from '#base/words'
import type { WordingPlace } from '#language/english/phrase-parts'
import type { PhraseTexts } from './texts'

/** A sentence with its meaning in PDDL: one fact, several facts, or an action. */
export interface RenderedWording {
  readonly text: string
  readonly items: readonly string[]
}

const taskOf = ({ domain, problem }: PhraseTexts): Task | undefined => {
  if (problem === '') return undefined
  const loaded: Loaded = loadTask({ domain, problem })
  return loaded.kind === 'ready' ? loaded.task : undefined
}

/** `20 facts in p, 3 true initially.`; '' if there is no problem. */
export function countsOf(texts: PhraseTexts, section: 'predicates' | 'actions', name: string): string {
  const task = taskOf(texts)
  if (task === undefined) return ''
  const { domain, problem } = task
  if (section === 'actions') {
    const schema = domain.actions.findIndex(each => each.name === name)
    const count = task.actionSchema.reduce((sum, each) => sum + (each === schema ? 1 : 0), 0)
    return `${counted(count, 'ground action')} in ${problem.name}.`
  }
  const initial = initialRows(problem, name).length
  const ids = factsOf(task, name)
  return ids.length === 0
    ? `${grouped(initial)} hold in ${problem.name}, always.`
    : `${counted(ids.length, 'fact')} in ${problem.name}, ${grouped(initial)} true initially.`
}

function factsOf(task: Task, name: string): FactId[] {
  const predicate = task.domain.predicates.findIndex(each => each.name === name)
  const found: FactId[] = []
  for (let fact = 0; fact < task.factCount; fact++)
    if (task.factPredicate[fact] === predicate) found.push(fact as FactId)
  return found
}

/** The use and the subject of a wording. */
export interface AboutWording {
  readonly use: WordingPlace
  readonly head: string
  readonly text: string
  /** The parameter that becomes a list. */
  readonly gather: string | undefined
}

/** The wording with objects of the problem; undefined if there are none. */
export function renderedOn(texts: PhraseTexts, wording: AboutWording): RenderedWording | undefined {
  const task = taskOf(texts)
  if (task === undefined || wording.use === 'foreign') return undefined
  const section = wording.use === 'action' ? 'actions' : 'predicates'
  const declared = task.domain[section].find(each => each.name === wording.head)
  if (declared === undefined) return undefined
  const parameters = declared.parameters.map(({ name }) => name.slice(1))
  const gathered = wording.use === 'told' ? parameters.indexOf(wording.gather ?? '') : -1
  const rows = wording.use === 'action' ? actionRows(task, wording.head) : factRows(task, wording)
  const [first] = rows
  if (first === undefined) return undefined
  const alike =
    gathered < 0
      ? [first]
      : rows.filter(row => row.every((object, i) => i === gathered || object === first[i])).slice(0, 3)
  const values = parameters.map((_, i) => (i === gathered ? alike.map(row => row[i] ?? '') : [first[i] ?? '']))
  const items = alike.map(row => `(${[wording.head, ...row].join(' ')})`)
  return {
    text: filled(wording.text, parameters, values),
    items: wording.use === 'fails' ? items.map(item => `(not ${item})`) : items,
  }
}

function actionRows(task: Task, head: string): string[][] {
  const schema = task.domain.actions.findIndex(each => each.name === head)
  const action = task.actionSchema.indexOf(schema)
  return action < 0 ? [] : [rowOf(actionName(task, action as ActionId))]
}

/** Facts that hold initially or, for `fails`, do not; facts of a static predicate hold always. */
function factRows(task: Task, { head, use }: AboutWording): string[][] {
  const initial = initialRows(task.problem, head)
  const known = new Set(initial.map(row => row.join(' ')))
  const all = factsOf(task, head).map(fact => rowOf(factName(task, fact)))
  const others = all.filter(row => !known.has(row.join(' ')))
  const first = use === 'fails' ? [...others, ...initial] : [...initial, ...others]
  return first
}

const rowOf = (name: string): string[] => name.slice(1, -1).split(' ').slice(1)

function filled(wording: string, parameters: readonly string[], values: readonly (readonly string[])[]): string {
  const { template } = parseTemplate(wording.replace(/\s+/g, ' ').trim(), (from, to) => ({
    from,
    to,
  }))
  const isMany = values.some(list => list.length > 1)
  return template.parts
    .map(part => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'number') return isMany ? part.many : part.one
      return inOne(values[parameters.indexOf(part.name)] ?? [`{${part.name}}`])
    })
    .join('')
}

/** `a`, `a and b`, `a, b and c` */
const inOne = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
