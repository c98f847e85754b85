// Shared by misreadings about reachability: whether facts or actions are asked for, and all of them sorted by name.

import type { Statement } from '#planning/analysis/statement'
import type { Target } from '#planning/certificates/certificate'
import { quoted } from '#questions/kinds/judging/words'
import { actionSide, factSide, type ReachSide } from '#questions/kinds/solving/unreachable'
import { isProposition } from '#planning/task/universe'
import type { FactId, Task } from '#planning/task/task'
import type { About, MisreadAnswer, PosedQuestion } from './misreading'
import { actionNamed, literalFactName, needsOf } from './state-facts'

export const sideOf = (put: PosedQuestion): ReachSide => (put.kind === 'areach' ? actionSide : factSide)

/** Maximum number of facts or actions examined. */
const MAX_MEMBERS = 5_000

/** Names of the facts or actions of the grounded task, in alphabetical order; undefined if there are too many. */
export function membersOf(put: PosedQuestion): readonly string[] | undefined {
  const { task } = put.ready
  const side = sideOf(put)
  const count = side.sort === 'fact' ? task.factCount : task.actionCount
  if (count > MAX_MEMBERS) return undefined
  const names: string[] = []
  for (let member = 0; member < count; member++)
    if (side.sort === 'action' || isProposition(task, member as FactId)) names.push(side.nameOf(task, member))
  return names.sort()
}

/** The first fact outside the grounded task, if any: every misreading considers such facts unreachable. */
export function firstOutside(put: PosedQuestion): string | undefined {
  for (const name of sideOf(put).outside(put.ready.task)) return name
  return undefined
}

/**
 * The answer of a misreading that takes the members with `canBe` for reachable: a member that it takes for unreachable;
 * if there is none, one outside the grounded task; otherwise None.
 */
export function neverBy(put: PosedQuestion, canBe: (name: string) => boolean): MisreadAnswer | undefined {
  const members = membersOf(put)
  if (members === undefined) return undefined
  const known = new Set(members)
  const never = members.filter(name => !canBe(name))
  const barred = new Set(never)
  const first = never[0] ?? firstOutside(put) ?? null
  const side = sideOf(put)
  return {
    kind: 'one',
    first,
    accepts: name =>
      name === null
        ? first === null
        : known.has(name)
          ? barred.has(name)
          : side.classify(put.ready, name).kind === 'in-universe',
  }
}

/** The preconditions of an action by name, without static ones. */
export function needsNamed(task: Task, action: string): readonly string[] | undefined {
  const id = actionNamed(task, action)
  return id === undefined ? undefined : needsOf(task, id).map(need => literalFactName(task, need))
}

/** The subject of a replay as a target: the option's statement, or the answer. */
export function targetIn(put: PosedQuestion, { statement, item }: About): Target | undefined {
  if (statement !== null) return targetOf(put.ready.task, statement)
  return item === null ? undefined : sideOf(put).target(item)
}

export function targetOf(task: Task, statement: Statement): Target | undefined {
  if (statement.kind === 'reachable') return { kind: 'facts', facts: statement.facts }
  if (statement.kind !== 'becomes-applicable') return undefined
  const { action, also } = statement
  if (also === undefined) return { kind: 'action', action }
  const needs = [needsNamed(task, action), needsNamed(task, also)]
  return needs.includes(undefined)
    ? { kind: 'action', action: needs[0] === undefined ? action : also }
    : { kind: 'facts', facts: [...new Set(needs.flat() as string[])] }
}

/** Describes a target: `(on a b)` and `(clear c)` hold; an action can be taken. */
export function describeTarget(target: Target): string {
  if (target.kind === 'action') return `${quoted(target.action)} can be taken`
  if (target.kind === 'fact') return `${quoted(target.fact)} holds`
  if (target.kind === 'goal') return 'The goal holds'
  const { facts } = target
  const last = facts.length - 1
  return facts.length === 1
    ? `${quoted(facts[0]!)} holds`
    : `${facts.slice(0, last).map(quoted).join(', ')} and ${quoted(facts[last]!)} hold together`
}
