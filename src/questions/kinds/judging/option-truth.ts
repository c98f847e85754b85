// Determines the truth of an option of a yes/no or choice question, with reasons and evidence. If the question's
// English leaves facts open, there are two problems: one with only the described facts, and one in which all open facts
// hold as well. Open facts are only ever required, never forbidden and never changed, so what is possible in the first
// problem is possible in any case, and what is impossible in the second is impossible in any case. A statement with the
// same truth in both has it whichever open facts hold.

import { recentOf } from '#base/recent'
import type { Statement } from '#planning/analysis/statement'
import { type Decided, decideStatement } from '#planning/analysis/truth'
import { explainAction } from '#planning/task/explain'
import { printAtom } from '#planning/pddl/print'
import type { LoadedTask } from '#planning/task/load'
import { endOf } from '#planning/task/trace'
import type { Draft } from './draft'
import { evidenceFor } from './evidence'
import { evidenceWith } from './lazy-evidence'
import { becauseOf, type ReasonedOption } from './option-reasons'
import { shownIn } from '../showing/shown-in'
import { withoutPlan } from './without-plan'

/** The problems that decide the options of a question. */
export interface OptionGround {
  /** The problem; for an English-only question, the one with only the described facts. */
  readonly ready: LoadedTask
  /** The problem with all open facts; absent if there are none. */
  readonly most?: LoadedTask
}

/** The truth of an option, as far as it is known. */
export type OptionTruth =
  | boolean
  /** The English leaves it open. */
  | 'open'
  /** A limit was reached first. */
  | 'limit'
  /** The statement is about plans, and the problem has none. */
  | 'no-plan'

export const truthOfOption = ({ ready, most }: OptionGround, statement: Statement): OptionTruth =>
  most === undefined ? plainly(decidedOf(ready, statement)) : inBoth({ ready, most }, statement)

function plainly({ truth, reason }: Decided): OptionTruth {
  return truth === 'undecided' ? (reason ?? 'limit') : truth
}

function inBoth(ground: Required<OptionGround>, statement: Statement): OptionTruth {
  if (statement.kind === 'removability') return ofParts(ground, statement)
  const least = plainly(decidedOf(ground.ready, statement))
  const most = plainly(decidedOf(ground.most, statement))
  if (most === 'no-plan' || most === 'limit') return most
  // The question is about plans, so it presumes that there are some: all of them are plans of the problem in which
  // every open fact holds.
  if (least === 'no-plan') return statement.kind === 'landmark' && most ? true : 'open'
  if (least === 'limit') return least
  return least === most && breaksAlike(ground, statement) ? least : 'open'
}

/** For each removal, whether it leaves a plan must not depend on the open facts. */
function ofParts(
  ground: Required<OptionGround>,
  { plan, can, cannot }: Extract<Statement, { kind: 'removability' }>,
): OptionTruth {
  const truths = [
    ...can.map(positions => truthOfOption(ground, { kind: 'removable', plan, positions })),
    ...cannot.map(positions => not(truthOfOption(ground, { kind: 'removable', plan, positions }))),
  ]
  if (truths.includes(false)) return false
  return truths.find(truth => truth !== true) ?? true
}

const not = (truth: OptionTruth): OptionTruth => (typeof truth === 'boolean' ? !truth : truth)

/** A statement that names the failing step requires the same step in both problems. */
function breaksAlike({ ready, most }: Required<OptionGround>, statement: Statement): boolean {
  if (statement.kind !== 'sequence' || statement.at === undefined) return true
  const names = statement.entries.map(entry => (entry.kind === 'action' ? entry.action : ''))
  const broken = ({ task }: LoadedTask): number | undefined => endOf(task, task.initial, names).broken
  return broken(ready) === broken(most)
}

/** An option with its truth, reasons and evidence; or why its truth is unknown. */
export type KnownOption =
  | { readonly kind: 'known'; readonly option: ReasonedOption }
  /** `needs`: the open facts that would decide it, as far as they are known. */
  | { readonly kind: 'open'; readonly needs: readonly string[] }
  | { readonly kind: 'limit' }
  | { readonly kind: 'no-plan'; readonly draft: Draft }

export function knownOption(ground: OptionGround, statement: Statement): KnownOption {
  const truth = truthOfOption(ground, statement)
  switch (truth) {
    case 'open':
      return { kind: 'open', needs: neededBy(ground as Required<OptionGround>, statement) }
    case 'limit':
      return { kind: 'limit' }
    case 'no-plan': {
      const ready = ground.most ?? ground.ready
      const { certificate } = decidedOf(ready, statement)
      return certificate === undefined
        ? { kind: 'limit' }
        : { kind: 'no-plan', draft: withoutPlan(ready, certificate, ground.most !== undefined) }
    }
    default:
      return { kind: 'known', option: reasonedIn(ground, statement, truth) }
  }
}

/** Reasons and evidence from the problem that shows the truth. */
function reasonedIn({ ready, most }: OptionGround, statement: Statement, truth: boolean): ReasonedOption {
  if (most === undefined) return reasoned(ready, statement, truth)
  const where = shownIn(statement, truth)
  if (where === 'least') return reasoned(ready, statement, truth)
  const there = reasoned(most, statement, truth)
  const evidence = there.evidence.map(each => evidenceWith(each, { about: 'most' }))
  return where === 'most'
    ? { ...there, evidence }
    : { ...there, evidence: [...reasoned(ready, statement, truth).evidence, ...evidence] }
}

/** Number of statements cached per problem. */
const STATEMENTS = 16

const decidedOf = recentOf(
  STATEMENTS,
  (statement: Statement) => JSON.stringify(statement),
  ({ task }: LoadedTask, statement): Decided => decideStatement(task, statement),
)

const reasoned = recentOf(
  STATEMENTS,
  (statement: Statement, truth: boolean) => JSON.stringify([statement, truth]),
  (ready: LoadedTask, statement, truth): ReasonedOption => {
    const { claim, certificate, seen } = decidedOf(ready, statement)
    const proven = claim === undefined || certificate === undefined ? [] : [evidenceFor(ready, claim, certificate)]
    return becauseOf(ready, statement, truth, proven, seen)
  },
)

/** The facts that the relevant steps require and that are not described, in the order of the steps. */
function neededBy({ ready, most }: Required<OptionGround>, statement: Statement): string[] {
  const names = factsOf(ready)
  const all = factsOf(most)
  const { task } = ready
  const needed = stepsIn(most, statement).flatMap(action => explainAction(task, task.initial, action).missing)
  return [...new Set(needed)].filter(fact => all.has(fact) && !names.has(fact))
}

const factsOf = ({ problem }: LoadedTask): ReadonlySet<string> => new Set(problem.init.map(printAtom))

/** The actions that the statement names, or that make it true if every open fact holds. */
function stepsIn(most: LoadedTask, statement: Statement): readonly string[] {
  switch (statement.kind) {
    case 'applicable':
    case 'holds-after':
      return [statement.action]
    case 'becomes-applicable':
      return [
        ...foundSteps(most, statement),
        statement.action,
        ...(statement.also === undefined ? [] : [statement.also]),
      ]
    case 'reachable':
    case 'landmark':
      return foundSteps(most, statement)
    case 'sequence':
      return statement.entries.flatMap(entry => (entry.kind === 'action' ? [entry.action] : []))
    case 'removable':
    case 'removable-somewhere':
    case 'removability':
      return statement.plan
    case 'foreign':
      return []
    default:
      return statement satisfies never
  }
}

function foundSteps(most: LoadedTask, statement: Statement): readonly string[] {
  const found = decidedOf(most, statement).certificate?.()
  return found?.kind === 'plan' ? found.actions : []
}
