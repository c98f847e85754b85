// Judges statements about a plan. Right: valid, if it is; else invalid, with the kind of failure, for a failing step
// the step or its action, at least one unmet condition, and nothing false. Each statement of the answer is also judged
// separately, as is the weaker requirement of the benchmark's paper (Valmeekam et al., NeurIPS 2023).

import type { Answer, PlanStatement } from '#language/answers/reading'
import { capital } from '#base/words'
import type { LoadedTask } from '#planning/task/load'
import { type Draft, outcomeOf } from '../judging/draft'
import { counted, fitting, listedNames, quoted, stepNamed } from '../judging/words'
import type { MistakeCode } from '../mistakes'
import type { Finding, PlanPart, VerdictPart } from '../verdict'
import { followPlan, plainStep } from './followed-plan'
import { followedEvidence } from './plan-evidence'
import { type AskedVerification, isUnmet, type PlanTruth, truthOf } from './verification-truth'

export function judgeVerification(ready: LoadedTask, { plan }: AskedVerification, answer: Answer): Draft | undefined {
  if (answer.kind !== 'verification') return undefined
  const truth = withRequired(ready, plan, truthOf(ready, plan), answer)
  const compared = compare(truth, answer)
  return {
    ...outcomeOf(mistakesOf(truth, answer, compared)),
    parts: partsOf(compared),
    explanation: explain(truth, plan, answer, compared),
    findings: findingsOf(truth, plan, answer, compared),
    evidence: followedEvidence(ready, followPlan(ready, plan)),
  }
}

/** With the unmet facts of the answer that the condition requires in each of its alternatives. */
function withRequired(
  ready: LoadedTask,
  plan: readonly string[],
  truth: PlanTruth,
  { facts }: PlanStatement,
): PlanTruth {
  if (truth.kind === 'valid') return truth
  const also = facts
    .map(({ text }) => plainStep(text))
    .filter(fact => !truth.missing.includes(fact) && isUnmet(ready, plan, truth, fact))
  return also.length === 0 ? truth : { ...truth, missing: [...truth.missing, ...also] }
}

/** Whether each part of the answer is true; null if it is not stated or not required. */
type Compared = Readonly<Record<PlanPart, boolean | null>> & {
  /** Named facts that are not unmet conditions. */
  readonly wrongFacts: readonly string[]
  readonly unnamed: readonly string[]
}

const order: readonly PlanPart[] = ['verdict', 'kind', 'step', 'action', 'facts-true', 'facts-complete', 'one-named']

const partsOf = (compared: Compared): VerdictPart[] => order.map(name => ({ name, holds: compared[name] }))

function compare(truth: PlanTruth, planStatement: PlanStatement): Compared {
  const open: Compared = {
    verdict: planStatement.valid === (truth.kind === 'valid'),
    kind: null,
    step: null,
    action: null,
    'facts-true': null,
    'facts-complete': null,
    'one-named': null,
    wrongFacts: [],
    unnamed: [],
  }
  if (truth.kind === 'valid' || planStatement.valid) return open
  if (planStatement.failure !== truth.kind)
    return { ...open, kind: planStatement.failure === null ? null : false, 'one-named': false }
  const named = [...new Set(planStatement.facts.map(({ text }) => plainStep(text)))]
  const wrongFacts = named.filter(fact => !truth.missing.includes(fact))
  const unnamed = truth.missing.filter(fact => !named.includes(fact))
  const step = truth.kind === 'goal' || planStatement.step === null ? null : planStatement.step === truth.step
  const action =
    truth.kind === 'goal' || planStatement.action === null
      ? null
      : plainStep(planStatement.action.text) === truth.action
  return {
    ...open,
    kind: true,
    step,
    action,
    'facts-true': named.length === 0 ? null : wrongFacts.length === 0,
    'facts-complete': named.length === 0 ? null : unnamed.length === 0,
    'one-named': action !== false && (named.length > wrongFacts.length || truth.missing.length === 0),
    wrongFacts,
    unnamed,
  }
}

function mistakesOf(truth: PlanTruth, planStatement: PlanStatement, compared: Compared): MistakeCode[] {
  if (!compared.verdict) return [planStatement.valid ? 'called-valid' : 'called-invalid']
  if (truth.kind === 'valid') return []
  if (!compared.kind) return ['wrong-failure']
  const isLost = compared.step === false || compared.action === false
  const isUnplaced = truth.kind === 'precondition' && planStatement.step === null && planStatement.action === null
  const noneUnmet = truth.missing.length > 0 && !truth.missing.some(fact => !compared.unnamed.includes(fact))
  return [
    ...(isLost || isUnplaced ? (['wrong-step'] as const) : []),
    ...(compared.wrongFacts.length > 0 ? (['not-unmet'] as const) : []),
    ...(noneUnmet ? (['none-unmet'] as const) : []),
  ]
}

/** `step 2 (index 1), (unstack c d), cannot be executed: (handempty) does not hold`. */
function truthNote(truth: PlanTruth, plan: readonly string[], max: number): string {
  switch (truth.kind) {
    case 'valid':
      return plan.length === 0
        ? 'the goal holds without any step'
        : `${plan.length === 1 ? 'its step' : `its ${counted(plan.length, 'step')}`} can be executed, and the goal holds at the end`
    case 'goal':
      return `its steps can be executed, but at the end ${unmet(truth.missing, max)}`
    case 'precondition':
      return `${stepNamed(truth.step)}${max > 0 ? `, ${quoted(truth.action)},` : ''} fails${truth.missing.length === 0 ? '' : `: ${unmet(truth.missing, max)}`}`
  }
}

const unmet = (missing: readonly string[], max: number): string =>
  max === 0 || missing.length === 0
    ? 'not everything needed holds'
    : `${listedNames(missing, max)} ${missing.length === 1 ? 'does' : 'do'} not hold`

function explain(truth: PlanTruth, plan: readonly string[], planStatement: PlanStatement, compared: Compared): string {
  const word = truth.kind === 'valid' ? 'valid' : 'invalid'
  const explanation = (head: string): string =>
    fitting(...[3, 1, 0].map(max => `${head}${truthNote(truth, plan, max)}.`))
  if (!compared.verdict) return explanation(`The plan is ${word}: `)
  if (truth.kind === 'valid') return explanation('The plan is valid: ')
  if (mistakesOf(truth, planStatement, compared).length === 0)
    return explanation('The plan is invalid, as the answer says: ')
  if (!compared.kind)
    return explanation(
      planStatement.failure === null
        ? 'The answer does not say what fails: '
        : 'The plan is invalid, but for another reason: ',
    )
  if (compared.step === false || compared.action === false) return explanation('Another step is the first to fail: ')
  const [first] = compared.wrongFacts
  if (first !== undefined)
    return fitting(
      `${quoted(first)} is not an unmet ${truth.kind === 'goal' ? 'goal' : 'precondition'}: ${truthNote(truth, plan, 2)}.`,
      `${quoted(first)} is not an unmet ${truth.kind === 'goal' ? 'goal' : 'precondition'} of the plan.`,
    )
  return explanation('The answer names no unmet condition: ')
}

const MAX_ROWS = 12

function findingsOf(
  truth: PlanTruth,
  plan: readonly string[],
  planStatement: PlanStatement,
  compared: Compared,
): Finding[] {
  if (truth.kind === 'valid' || planStatement.valid || !compared.kind) return truthRow(truth, plan)
  const isPlaced = compared.step !== false && compared.action !== false
  const what = truth.kind === 'goal' ? 'goal' : 'precondition'
  const wrong = compared.wrongFacts.slice(0, MAX_ROWS).map(
    (item): Finding => ({
      role: 'extra',
      item,
      fix: 'Leave out',
      text: `It is not an unmet ${what}${truth.kind === 'goal' ? '' : ` of ${stepNamed(truth.step)}`}.`,
    }),
  )
  const missing = compared.unnamed.slice(0, MAX_ROWS).map(
    (item): Finding => ({
      role: 'missing',
      item,
      fix: 'Could be named',
      text: `It is unmet too.`,
    }),
  )
  const near: Finding[] =
    isPlaced && compared['one-named'] && wrong.length > 0
      ? [
          {
            role: 'near-miss',
            item: '',
            text: `Near miss: without ${counted(wrong.length, 'condition')} that ${wrong.length === 1 ? 'is' : 'are'} not unmet, the answer is right. The benchmark’s paper asks for one unmet condition only.`,
          },
        ]
      : isPlaced || wrong.length > 0 || truth.kind === 'goal'
        ? []
        : offByOne(truth.step, planStatement)
  return [...(isPlaced ? [] : truthRow(truth, plan)), ...wrong, ...missing, ...near]
}

function offByOne(step: number, planStatement: PlanStatement): Finding[] {
  if (planStatement.step === null || Math.abs(planStatement.step - step) !== 1) return []
  return [
    {
      role: 'near-miss',
      item: '',
      text: `Off by one: the first step that fails is ${stepNamed(step)}.`,
    },
  ]
}

/** The failing step, for playback. */
function truthRow(truth: PlanTruth, plan: readonly string[]): Finding[] {
  switch (truth.kind) {
    case 'valid':
      return []
    case 'goal':
      return truth.missing.slice(0, MAX_ROWS).map((item, i) => ({
        role: 'missing',
        item,
        fix: 'The unmet goal',
        text: '',
        ...(i === 0 && plan.length > 0 ? { sequence: plan } : {}),
      }))
    case 'precondition':
      return [
        {
          role: 'step',
          item: truth.action,
          fix: 'The first step that fails',
          text: truth.missing.length === 0 ? '' : `${capital(unmet(truth.missing, 6))}.`,
          ...(truth.step === 0 ? {} : { sequence: plan.slice(0, truth.step) }),
        },
      ]
  }
}
