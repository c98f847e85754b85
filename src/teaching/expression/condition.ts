// Conditions in expressions: a fact, `(not …)`, `(and …)`, `(or …)`, with the names of one problem.

import { misfitFinding } from '#questions/kinds/judging/misfits'
import { findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import { type Disjunction, type FactId, type LiteralId, literal, type State } from '#planning/task/task'
import { classifyAction, classifyAtom, type Misfit } from '#planning/task/universe'
import type { LoadedTask } from '#planning/task/load'
import { refuse } from './no-value'

export type GroundCondition =
  /** A fact of the grounded task. */
  | { readonly kind: 'fact'; readonly fact: FactId }
  /** True in every state, or in none. */
  | { readonly kind: 'always'; readonly truth: boolean }
  | { readonly kind: 'not'; readonly of: GroundCondition }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly GroundCondition[] }

/** Maximum nesting depth, and maximum number of conjunctions in disjunctive normal form. */
const MAX_DEPTH = 40
const MAX_VARIANTS = 200

/** Parses a condition; throws `NoValue` for unknown names, with similar names in the message. */
export function readCondition(ready: LoadedTask, text: string): GroundCondition {
  const trimmed = text.trim()
  if (!/^\(\s*(?:and|or|not)[\s()]/i.test(trimmed)) return readFact(ready, trimmed)
  const tokens: readonly string[] = trimmed.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const isSign = (sign: string): boolean => tokens[at] === sign
  const read = (depth: number): GroundCondition => {
    if (depth > MAX_DEPTH) refuse(`The condition has more than ${MAX_DEPTH} brackets in brackets.`)
    if (!isSign('(')) return refuse(`In \`${text}\` a bracket is missing, or there is one too many.`)
    const head = tokens[at + 1]?.toLowerCase() ?? ''
    if (head !== 'and' && head !== 'or' && head !== 'not') {
      const end = tokens.indexOf(')', at)
      if (end < 0) return refuse(`In \`${text}\` a closing bracket is missing.`)
      const words = tokens.slice(at, end + 1).join(' ')
      at = end + 1
      return readFact(ready, words)
    }
    at += 2
    const parts: GroundCondition[] = []
    while (at < tokens.length && !isSign(')')) parts.push(read(depth + 1))
    if (at++ >= tokens.length) return refuse(`In \`${text}\` a closing bracket is missing.`)
    if (head !== 'not') return { kind: head, parts }
    if (parts.length !== 1) return refuse(`In \`${text}\` “not” takes one condition.`)
    return { kind: 'not', of: parts[0]! }
  }
  const condition = read(0)
  if (at < tokens.length) refuse(`In \`${text}\` something follows the last closing bracket.`)
  return condition
}

function readFact(ready: LoadedTask, text: string): GroundCondition {
  const { domain, problem, task } = ready
  const equal = /^\(\s*=\s+([^\s()]+)\s+([^\s()]+)\s*\)$/.exec(text)
  if (equal !== null) return { kind: 'always', truth: equal[1]!.toLowerCase() === equal[2]!.toLowerCase() }
  const found = classifyAtom(domain, problem, text)
  if (found.kind === 'static') return { kind: 'always', truth: found.holds }
  if (found.kind === 'in-universe' || found.kind === 'derived') {
    const fact = findFact(task, found.name)
    if (fact === undefined) return { kind: 'always', truth: false }
    return { kind: 'fact', fact }
  }
  return refuse(misfitNote('fact', text, found))
}

/** The name of a fact in its normal form; rejects anything else. */
export function factNamed({ domain, problem }: LoadedTask, text: string): string {
  const found = classifyAtom(domain, problem, text)
  if (found.kind === 'in-universe' || found.kind === 'static' || found.kind === 'derived') return found.name
  return refuse(misfitNote('fact', text, found))
}

/** The name of an action in its normal form; rejects anything else. */
export function actionNamed({ domain, problem }: LoadedTask, text: string): string {
  const found = classifyAction(domain, problem, text)
  return found.kind === 'in-universe' ? found.name : refuse(misfitNote('action', text, found))
}

function misfitNote(wanted: 'fact' | 'action', text: string, misfit: Misfit): string {
  if (misfit.kind === 'unknown-name' && misfit.isOther)
    return wanted === 'fact'
      ? `\`${text}\` is an action, and a fact is expected here.`
      : `\`${text}\` is a fact, and an action is expected here.`
  return misfitFinding(wanted, text, misfit).text
}

/** True if the condition holds in the state. */
export function holdsIn(condition: GroundCondition, state: State): boolean {
  switch (condition.kind) {
    case 'always':
      return condition.truth
    case 'fact':
      return holds(state, condition.fact)
    case 'not':
      return !holdsIn(condition.of, state)
    case 'and':
      return condition.parts.every(part => holdsIn(part, state))
    case 'or':
      return condition.parts.some(part => holdsIn(part, state))
    default:
      return condition satisfies never
  }
}

/** The condition in disjunctive normal form; throws `NoValue` if it would have too many disjuncts. */
export function asDisjunction(condition: GroundCondition, positive = true): Disjunction {
  switch (condition.kind) {
    case 'always':
      return condition.truth === positive ? [[]] : []
    case 'fact':
      return [[literal(condition.fact, !positive)]]
    case 'not':
      return asDisjunction(condition.of, !positive)
    default: {
      const parts = condition.parts.map(part => asDisjunction(part, positive))
      return (condition.kind === 'and') === positive ? product(parts) : few(parts.flat())
    }
  }
}

function product(parts: readonly Disjunction[]): Disjunction {
  let ways: Disjunction = [[]]
  for (const part of parts)
    ways = few(ways.flatMap(way => part.map(more => joined(way, more)).filter(way => way !== null)))
  return ways
}

/** The union, ascending; null if the literals contradict each other. */
function joined(a: readonly LiteralId[], b: readonly LiteralId[]): readonly LiteralId[] | null {
  const all = new Set([...a, ...b])
  for (const each of all) if (all.has((each ^ 1) as LiteralId)) return null
  return [...all].sort((x, y) => x - y)
}

function few(ways: Disjunction): Disjunction {
  if (ways.length > MAX_VARIANTS) refuse(`The condition has more than ${MAX_VARIANTS} alternatives.`)
  return ways
}
