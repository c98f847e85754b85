// Published questions with what is read from their contexts alone.

import { readEnglish } from '#language/english/from-english/read-problem'
import type { DescribedProblem } from '#language/english/from-english/described-problem'
import { englishDomains } from '#language/library/english'
import { flattenGoal } from './facts'
import type { Domain, Problem, TypedName } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { loadDomain, loadTask } from '#planning/task/load'
import { actionName } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import type { DataRecord } from '../../support/data'

export type Reading =
  /** Objects, facts and goal are those of the PDDL, and none was assumed. */
  | 'exact'
  /** The same, with the assumed facts, except facts that no action can require. */
  | 'assumed'
  /** The PDDL is among what the English leaves open. */
  | 'incomplete'
  | 'wrong'

export interface Compared {
  readonly id: string
  readonly reading: Reading
  /** The facts that only the PDDL or only the reading has. */
  readonly differences: readonly string[]
  readonly described: DescribedProblem
}

const all = englishDomains()

const domainsByText = new Map<string, Domain>()

/** The domain of a text; read once. */
export function domainOfText(text: string): Domain {
  let known = domainsByText.get(text)
  if (known === undefined) domainsByText.set(text, (known = loadDomain(text).domain))
  return known
}

/** The context of an open question, read and compared with its PDDL. */
export function compared(file: string, record: DataRecord): Compared {
  const describedProblem = readEnglish(record.context, all, file.split('.')[0])
  if (describedProblem.id === null || describedProblem.domain === null || describedProblem.problem === null)
    return { id: 'none', reading: 'wrong', differences: ['not recognised'], described: describedProblem }
  const own = { id: describedProblem.id, domain: domainOfText(describedProblem.domain) }
  const domain = domainOfText(record.PDDL_domain)
  const { problem } = parseProblem(record.PDDL_problem, domain)
  const read = parseProblem(describedProblem.problem, own.domain).problem
  const differences = [
    ...between('object', objectsOf(domain, problem), objectsOf(own.domain, read)),
    ...between('fact', factsOf(domain, problem), factsOf(domain, read)),
    ...(describedProblem.hasGoal ? between('goal', flattenGoal(problem.goal), flattenGoal(read.goal)) : []),
  ]
  const isIdle = (each: string): boolean =>
    idle.get(own.id)?.some(head => each.startsWith(`lacks fact (${head} `)) === true &&
    groundActions(record.PDDL_domain, record.PDDL_problem) ===
      groundActions(record.PDDL_domain, describedProblem.problem!)
  const isOpen = describedProblem.missing.length > 0 || describedProblem.unread.length > 0
  const mayHold = new Set(describedProblem.missing.flatMap(({ facts }) => facts.map(fact => `lacks fact ${fact}`)))
  const isCertain =
    describedProblem.missing.every(({ facts }) => facts.length > 0) && describedProblem.unread.length === 0
  const reading: Reading =
    differences.length === 0
      ? describedProblem.assumed.length === 0
        ? 'exact'
        : 'assumed'
      : isOpen && (!isCertain || differences.every(each => mayHold.has(each)))
        ? 'incomplete'
        : differences.every(isIdle)
          ? 'assumed'
          : 'wrong'
  return { id: own.id, reading, differences, described: describedProblem }
}

/** Predicates with omitted facts that no action can require. */
const idle = new Map([['grid', ['lock-shape']]])

/** The actions that are not ruled out beforehand. */
function groundActions(domain: string, problem: string): string {
  const loaded = loadTask({ domain, problem })
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const { task } = loaded
  return Array.from({ length: task.actionCount }, (_, action) => actionName(task, action as ActionId))
    .sort()
    .join()
}

const between = (what: string, there: readonly string[], here: readonly string[]): string[] => [
  ...there.filter(each => !here.includes(each)).map(each => `lacks ${what} ${each}`),
  ...here.filter(each => !there.includes(each)).map(each => `has ${what} ${each}`),
]

const typeOf = ({ type }: TypedName): string => type.map(({ name }) => name).join(' ') || 'object'

/** `name - type` of each. */
export const typedNames = (names: readonly TypedName[]): string[] => names.map(each => `${each.name} - ${typeOf(each)}`)

const objectsOf = ({ constants }: Domain, { objects }: Problem): string[] => typedNames([...constants, ...objects])

/** Facts of predicates that the domain declares; each once. */
export const factsOf = ({ predicates }: Domain, { init }: Problem): string[] => [
  ...new Set(
    init
      .filter(({ predicate }) => predicates.some(({ name }) => name === predicate.name))
      .map(({ predicate, terms }) => `(${[predicate.name, ...terms.map(t => t.name)].join(' ')})`),
  ),
]
