// Explains why a closed set proves unreachability: the fact or goal excluded, what the set lacks, and the rounds in
// which it grew. For people; the checker does not use it.

import type { Certificate, Claim } from '#planning/certificates/certificate'
import { explainAction, explainGoal } from '#planning/task/explain'
import { factName, findFact, stateFacts } from '#planning/task/names'
import { type ActionId, isNegated, literalFact, type Rows, type Task } from '#planning/task/task'
import type { ClosedStory } from '../verdict'

/** Beyond this many actions the set is described as a whole instead of action by action. */
const MAX_ACTIONS = 200_000

/** The explanation of a closed set that shows `claim`, about the task's initial state; undefined for other evidence. */
export function closedStory(task: Task, claim: Claim, certificate: Certificate): ClosedStory | undefined {
  if (certificate.kind !== 'closed-set') return undefined
  const members = new Set(certificate.facts)
  const without = claim.kind === 'landmark' ? claim.fact : undefined
  const target = claim.kind === 'unreachable' ? claim.target : { kind: 'goal' as const }
  const layers = growthOf(task, members, without)
  const wanted = target.kind === 'facts' ? 'fact' : target.kind
  return {
    ...(without === undefined ? {} : { without }),
    missing: lacking(task, target, members, without),
    wanted,
    layers,
  }
}

function lacking(
  task: Task,
  target: Extract<Claim, { kind: 'unreachable' }>['target'],
  members: ReadonlySet<string>,
  without: string | undefined,
): string[] {
  const absent = (names: readonly string[]): string[] => names.filter(name => !members.has(name) && name !== without)
  switch (target.kind) {
    case 'fact':
      return [target.fact]
    case 'facts':
      return absent(target.facts)
    case 'action':
      return ofParts(absent(explainAction(task, task.initial, target.action).missing))
    case 'goal':
      return ofParts(absent(explainGoal(task, task.initial).missing))
    default:
      return target satisfies never
  }
}

/** The facts that should hold; facts that should not are named only if nothing else is wrong. */
function ofParts(parts: readonly string[]): string[] {
  const facts = parts.filter(part => !/^\((?:not|or|and|imply|exists|forall)\s/.test(part))
  return facts.length > 0 ? facts : [...parts]
}

/** The members by the round in which they are added, ignoring deletes and never making the excluded fact true. */
function growthOf(task: Task, members: ReadonlySet<string>, without: string | undefined): string[][] {
  const first = stateFacts(task, task.initial).filter(name => members.has(name))
  const known = new Set(first)
  const layers = [first]
  if (task.actionCount <= MAX_ACTIONS) {
    const growth = new Growth(task, without === undefined ? undefined : findFact(task, without))
    for (const round of growth.rounds()) {
      const names = round.filter(name => members.has(name) && !known.has(name))
      for (const name of names) known.add(name)
      if (names.length > 0) layers.push(names)
    }
  }
  const rest = [...members].filter(name => !known.has(name))
  return rest.length > 0 ? [...layers, rest] : layers
}

class Growth {
  private readonly task: Task
  private readonly avoided: number | undefined
  private readonly reached: Uint8Array

  constructor(task: Task, avoided: number | undefined) {
    this.task = task
    this.avoided = avoided
    this.reached = new Uint8Array(task.factCount)
    for (let fact = 0; fact < task.factCount; fact++)
      this.reached[fact] = (task.initial[fact >>> 5]! >>> (fact & 31)) & 1
  }

  /** Names that become true in each round, until a round adds none. */
  *rounds(): Generator<string[]> {
    const { task } = this
    const open = Array.from({ length: task.actionCount }, (_, action) => action as ActionId).filter(
      action => !this.isBarred(action),
    )
    for (;;) {
      const fresh = new Set<number>()
      for (const action of open) if (this.mayApply(action)) this.collect(action, fresh)
      for (const fact of fresh) this.reached[fact] = 1
      this.closeRules(fresh)
      if (fresh.size === 0) return
      yield [...fresh].map(fact => factName(task, fact as never))
    }
  }

  /** True if the action would make the excluded fact true. */
  private isBarred(action: ActionId): boolean {
    const { task, avoided } = this
    if (avoided === undefined) return false
    const effect = task.firstEffect[action]!
    return (
      effect < task.firstEffect[action + 1]! &&
      rowLength(task.effectCondition, effect) === 0 &&
      rowHas(task.effectAdds, effect, avoided)
    )
  }

  private mayApply(action: ActionId): boolean {
    const { task } = this
    for (let alt = task.firstAlternative[action]!; alt < task.firstAlternative[action + 1]!; alt++)
      if (this.allReached(task.alternatives, alt)) return true
    return false
  }

  private collect(action: ActionId, into: Set<number>): void {
    const { task, avoided } = this
    for (let e = task.firstEffect[action]!; e < task.firstEffect[action + 1]!; e++) {
      if (!this.allReached(task.effectCondition, e)) continue
      if (avoided !== undefined && rowHas(task.effectAdds, e, avoided)) continue
      for (let i = task.effectAdds.first[e]!; i < task.effectAdds.first[e + 1]!; i++) {
        const fact = task.effectAdds.items[i]!
        if (this.reached[fact] === 0) into.add(fact)
      }
    }
  }

  private closeRules(fresh: Set<number>): void {
    const { task } = this
    for (let grown = task.hasRules; grown; ) {
      grown = false
      for (let rule = 0; rule < task.ruleHead.length; rule++) {
        const head = task.ruleHead[rule]!
        if (this.reached[head] === 1 || !this.allReached(task.ruleBody, rule)) continue
        this.reached[head] = 1
        fresh.add(head)
        grown = true
      }
    }
  }

  /** Checks the positive literals of a row; negative ones are assumed to hold at some time. */
  private allReached(rows: Rows, row: number): boolean {
    for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) {
      const lit = rows.items[i]!
      if (!isNegated(lit) && this.reached[literalFact(lit)] === 0) return false
    }
    return true
  }
}

const rowLength = (rows: Rows, row: number): number => rows.first[row + 1]! - rows.first[row]!

function rowHas(rows: Rows, row: number, item: number): boolean {
  for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) if (rows.items[i] === item) return true
  return false
}
