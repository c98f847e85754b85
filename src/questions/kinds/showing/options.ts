// Receipts for yes/no and choice questions: the claims, or the steps, that show whether a formal statement is true.

import type { Answer } from '#language/answers/reading'
import type { Statement } from '#planning/analysis/statement'
import type { CheckerSteps } from '#planning/certificates/steps'
import { shownIn } from './shown-in'
import { type Accepted, aboutPlans, type Shown } from './shown'

/** The truth of the statement, as far as it is shown; undefined if it is not. */
export interface StatementShown {
  readonly truth: boolean | undefined
  readonly by: 'steps' | 'claims'
  readonly unseen: readonly string[]
}

/** The basis: claims that the checker accepted, and steps that it executes itself. */
export interface ShownBy {
  readonly accepted: readonly Accepted[]
  readonly steps: CheckerSteps
}

/**
 * The conclusion about yes, no or a letter. `most`: the accepted claims and steps in the problem in which all open
 * facts hold. Throws `Rejection` if the checker gives up.
 */
export function optionShown(
  statements: readonly Statement[],
  labels: readonly string[] | undefined,
  answer: Answer,
  by: ShownBy,
  most?: ShownBy,
): Shown {
  const shown = answerShown(statements, labels, answer, by, most)
  const isBeyond = shown.that === 'open' && statements.some(each => isBeyondClaims(each, by.steps))
  const whole: Shown = isBeyond ? { ...shown, isBeyond } : shown
  return statements.some(({ kind }) => kind === 'landmark') ? aboutPlans(whole) : whole
}

/**
 * True if no type of claim covers the statement: that short sequences miss a fact, or that every plan makes a derived
 * fact true.
 */
const isBeyondClaims = (statement: Statement, steps: CheckerSteps): boolean =>
  (statement.kind === 'reachable' && statement.within !== undefined) ||
  (statement.kind === 'landmark' && steps.isDerived(statement.fact))

function answerShown(
  statements: readonly Statement[],
  labels: readonly string[] | undefined,
  answer: Answer,
  by: ShownBy,
  most: ShownBy | undefined,
): Shown {
  const shownOf = (statement: Statement): StatementShown => truthShown(statement, by, most)
  if (answer.kind === 'yes-no') {
    const shown = shownOf(statements[0]!)
    return {
      that: shown.truth === undefined ? 'open' : shown.truth === answer.yes ? 'right' : 'wrong',
      by: shown.by,
      sentence:
        shown.truth === undefined
          ? 'No accepted claim says whether what the question states is true.'
          : `What the question states is shown to be ${shown.truth ? 'true' : 'not true'}.`,
      unseen: shown.unseen,
    }
  }
  const place =
    answer.kind === 'choice' && labels !== undefined
      ? labels.findIndex(label => label.toLowerCase() === answer.label.toLowerCase())
      : -1
  const statement = statements[place]
  if (statement === undefined)
    return { that: 'open', by: 'claims', sentence: 'The answer is none of the choices.', unseen: [] }
  const shown = shownOf(statement)
  const label = labels![place]
  const isOnly = (): boolean => statements.every((other, i) => i === place || shownOf(other).truth === false)
  return {
    that: shown.truth === undefined ? 'open' : shown.truth ? 'right' : 'wrong',
    by: shown.by,
    sentence:
      shown.truth === undefined
        ? `No accepted claim says whether ${label} is right.`
        : `${label} is shown to be ${shown.truth ? 'right' : 'wrong'}.`,
    unseen: [
      ...shown.unseen,
      ...(shown.truth === true && !isOnly() ? ['Not every other choice is shown to be wrong.'] : []),
    ],
  }
}

/** The truth of a statement, as far as it is shown; with `most`, whichever open facts hold. */
const truthShown = (statement: Statement, by: ShownBy, most: ShownBy | undefined): StatementShown =>
  most === undefined ? statementShown(statement, by.accepted, by.steps) : shownInBoth(statement, by, most)

/** Decides whether a defect of the choices is shown: several are true, or none is. */
export function defectShown(
  statements: readonly Statement[],
  by: ShownBy,
  most?: ShownBy,
): 'several' | 'none' | undefined {
  const truths = statements.map(statement => truthShown(statement, by, most).truth)
  if (truths.filter(truth => truth === true).length > 1) return 'several'
  return truths.length > 1 && truths.every(truth => truth === false) ? 'none' : undefined
}

/** The truth of a statement, if it is shown for any set of open facts. */
function shownInBoth(statement: Statement, by: ShownBy, most: ShownBy): StatementShown {
  if (statement.kind === 'removability') return shownByParts(statement, by, most)
  const least = statementShown(statement, by.accepted, by.steps)
  const all = statementShown(statement, most.accepted, most.steps)
  for (const truth of [true, false]) {
    const where = shownIn(statement, truth)
    if (where === 'least' && least.truth === truth) return least
    // A landmark shown by steps holds initially or is in the goal, which must not depend on open facts.
    const isInBoth = all.by === 'claims' || least.truth === truth
    if (where === 'most' && all.truth === truth && (statement.kind !== 'landmark' || isInBoth)) return all
    if (where === 'both' && least.truth === truth && all.truth === truth)
      return breaksAlike(statement, by, most) ? least : { ...least, truth: undefined }
  }
  return { truth: undefined, by: 'claims', unseen: [] }
}

/** A statement that names the failing step is shown only if the same step fails in both problems. */
function breaksAlike(statement: Statement, by: ShownBy, most: ShownBy): boolean {
  if (statement.kind !== 'sequence' || statement.at === undefined) return true
  const names = statement.entries.map(entry => (entry.kind === 'action' ? entry.action : ''))
  return by.steps.follow(names).taken === most.steps.follow(names).taken
}

function shownByParts(
  { plan, can, cannot }: Extract<Statement, { kind: 'removability' }>,
  by: ShownBy,
  most: ShownBy,
): StatementShown {
  const truthOf = (positions: readonly number[]): boolean | undefined =>
    shownInBoth({ kind: 'removable', plan, positions }, by, most).truth
  const wanted = [
    ...can.map(positions => truthOf(positions)),
    ...cannot.map(positions => {
      const truth = truthOf(positions)
      return truth === undefined ? undefined : !truth
    }),
  ]
  const truth = wanted.includes(false) ? false : wanted.includes(undefined) ? undefined : true
  return { truth, by: 'steps', unseen: [] }
}

const bySteps = (truth: boolean): StatementShown => ({ truth, by: 'steps', unseen: [] })

/** The truth of a statement, as far as steps and accepted claims show it. */
export function statementShown(
  statement: Statement,
  accepted: readonly Accepted[],
  steps: CheckerSteps,
): StatementShown {
  switch (statement.kind) {
    case 'applicable':
      return bySteps(steps.follow([statement.action]).taken === 1)
    case 'holds-after': {
      const { taken, holds } = steps.follow([statement.action])
      return bySteps(taken === 1 && statement.facts.every(holds))
    }
    case 'reachable':
      return reachable(statement, accepted, steps)
    case 'becomes-applicable':
      return becomesApplicable(statement, accepted, steps)
    case 'sequence':
      return bySteps(sequenceIs(statement, steps))
    case 'removable':
      return bySteps(isLeft(statement.plan, statement.positions, steps))
    case 'removable-somewhere': {
      const { plan, places } = statement
      return bySteps(places.some(positions => isLeft(plan, positions, steps)))
    }
    case 'removability': {
      const { plan, can, cannot } = statement
      const left = (positions: readonly number[]): boolean => isLeft(plan, positions, steps)
      return bySteps(can.every(left) && !cannot.some(left))
    }
    case 'landmark':
      return landmark(statement.fact, accepted, steps)
    case 'foreign':
      return bySteps(false)
    default:
      return statement satisfies never
  }
}

const sameNames = (one: readonly string[], other: readonly string[]): boolean => {
  const names = new Set(other)
  return new Set(one).size === names.size && one.every(name => names.has(name))
}

/** The facts of a claim about a state reachable from the initial one; undefined for other claims. */
function factsOf(claim: Accepted['claim']): readonly string[] | undefined {
  if ((claim.kind !== 'reachable' && claim.kind !== 'unreachable') || claim.from !== undefined) return undefined
  const { target } = claim
  return target.kind === 'facts' ? target.facts : target.kind === 'fact' ? [target.fact] : undefined
}

const byClaim = (truth: boolean | undefined): StatementShown => ({
  truth,
  by: 'claims',
  unseen: [],
})

function reachable(
  { facts, within }: Extract<Statement, { kind: 'reachable' }>,
  accepted: readonly Accepted[],
  steps: CheckerSteps,
): StatementShown {
  for (const { claim, certificate } of accepted) {
    const about = factsOf(claim)
    if (about === undefined || !sameNames(about, facts)) continue
    if (claim.kind === 'unreachable') return byClaim(false)
    const length = certificate.kind === 'plan' ? certificate.actions.length : Infinity
    if (within === undefined || length <= within) return byClaim(true)
  }
  return facts.some(fact => steps.isNever(fact)) ? bySteps(false) : byClaim(undefined)
}

function becomesApplicable(
  { action, also }: Extract<Statement, { kind: 'becomes-applicable' }>,
  accepted: readonly Accepted[],
  steps: CheckerSteps,
): StatementShown {
  const names = also === undefined ? [action] : [action, also]
  if (names.some(name => !steps.isAction(name.toLowerCase()))) return bySteps(false)
  const needed = new Set(names.flatMap(name => steps.needs(name)))
  for (const { claim, certificate } of accepted) {
    if (claim.kind !== 'reachable' && claim.kind !== 'unreachable') continue
    if (claim.from !== undefined) continue
    if (claim.kind === 'reachable') {
      // Both must hold in one state: the one that the sequence leads to.
      const led = certificate.kind === 'plan' ? certificate.actions : undefined
      const allows = (name: string): boolean =>
        led !== undefined && steps.follow([...led, name]).taken === led.length + 1
      if (names.every(allows)) return byClaim(true)
      continue
    }
    const { target } = claim
    if (target.kind === 'action' && names.some(name => name.toLowerCase() === target.action)) return byClaim(false)
    if (factsOf(claim)?.every(fact => needed.has(fact)) === true) return byClaim(false)
  }
  return byClaim(undefined)
}

function sequenceIs({ entries, is, at }: Extract<Statement, { kind: 'sequence' }>, steps: CheckerSteps): boolean {
  const names = entries.map(entry => (entry.kind === 'action' ? entry.action : ''))
  const { taken, isGoal } = steps.follow(names)
  const isWhole = taken === names.length
  if (at !== undefined && at !== (isWhole ? -1 : taken)) return false
  const claim = entries.some(({ kind }) => kind === 'foreign')
    ? 'invalid'
    : !isWhole
      ? 'inapplicable'
      : isGoal
        ? 'plan'
        : 'applicable'
  if (is === 'is-valid') return claim !== 'invalid'
  if (is === 'is-applicable') return claim === 'applicable' || claim === 'plan'
  return claim === is
}

/** True if the plan without these positions is a plan. */
function isLeft(plan: readonly string[], positions: readonly number[], steps: CheckerSteps): boolean {
  const rest = plan.filter((_, i) => !positions.includes(i))
  const { taken, isGoal } = steps.follow(rest)
  return taken === rest.length && isGoal
}

function landmark(fact: string, accepted: readonly Accepted[], steps: CheckerSteps): StatementShown {
  const unseen = ['That the problem has a plan at all is not part of the evidence.']
  const about = (kind: 'landmark' | 'not-landmark'): boolean =>
    accepted.some(({ claim }) => claim.kind === kind && claim.fact === fact)
  if (about('landmark')) return { truth: true, by: 'claims', unseen }
  if (about('not-landmark')) return { truth: false, by: 'claims', unseen: [] }
  // Rules may derive a fact that is not a proposition but is in the goal.
  if (steps.isStatic(fact) || steps.follow([]).holds(fact) || steps.asksFor(null, fact))
    return { truth: true, by: 'steps', unseen }
  if (steps.isDerived(fact)) return { truth: undefined, by: 'claims', unseen: [] }
  if (!steps.isProposition(fact)) return { truth: false, by: 'steps', unseen }
  return steps.isTrivial(fact) ? { truth: true, by: 'steps', unseen } : { truth: undefined, by: 'claims', unseen: [] }
}
