// Conformance: everything that a file states as right is computed again from the PDDL behind the prompt. Plans are
// executed, the least total of t2 is proven, messages on plans and states after sequences are generated again.

import type { Limits } from '#base/limits'
import { badPddl } from '#questions/kinds/judge'
import type { Question } from '#questions/kinds/question'
import { givenSteps } from '#questions/kinds/question'
import { stateAfter } from '#questions/kinds/planning/execution-solve'
import { type PlanTruth, truthOf } from '#questions/kinds/planning/verification-truth'
import { kindOf } from '#questions/kinds/registry'
import { loadTask, type LoadedTask } from '#planning/task/load'
import type { Conformance, Difference } from '../family'
import { hasKey, referenceWords } from './gold'
import { sameFacts } from './prompt/read-prompt'
import { recordOf, referenceOf } from './record'
import { planIn, type ReferenceWords, stateIn, truthIn } from './reference'

type Undecided = Exclude<Conformance['reason'], null>

export function conformanceOf(question: Question, limits: Limits): Conformance {
  const record = recordOf(question)
  const undecided = (reason: Undecided, message: string, domain = question.domain): Conformance => ({
    ...{ domain, decided: false, reason, message, agrees: false, differences: [] },
  })
  if (question.judged === null)
    return undecided('no-pddl', record?.remarks[0]?.text ?? 'This question comes without PDDL.')
  const loaded = loadTask(question.judged)
  if (loaded.kind === 'bad-pddl') return undecided('bad-pddl', badPddl(loaded)[1])
  if (loaded.kind === 'too-large') return undecided('limit', loaded.message)
  const words = referenceWords(question)
  if (record === undefined || words === undefined || !hasKey(question))
    return undecided('no-gold', 'The file does not say what is right.', loaded.domain.name)
  const differences = compared(question, loaded, words, limits)
  if (typeof differences === 'string') return undecided('limit', differences, loaded.domain.name)
  return {
    domain: loaded.domain.name,
    decided: true,
    reason: null,
    message: '',
    agrees: differences.length === 0,
    differences,
  }
}

/** The difference, if any; or why it is unknown. */
function compared(
  question: Question,
  loaded: LoadedTask,
  words: ReferenceWords,
  limits: Limits,
): Difference[] | string {
  const record = recordOf(question)!
  const reference = referenceOf(record)
  const unread = [difference('unread-reference', 'The answer of the file cannot be read.', null, reference)]
  if (record.task === 't3' || record.task === 't3_1') {
    const planTruth = truthIn(reference, words)
    if (planTruth === undefined) return unread
    const truth = truthOf(loaded, givenSteps(question.asked) ?? [])
    const statedPlanTruth = withoutHidden(truth, words)
    return sameTruth(planTruth, statedPlanTruth)
      ? []
      : [difference('other-message', 'The plan differs from the file.', statedPlanTruth, planTruth)]
  }
  if (record.task === 't7') {
    const sentences = stateIn(reference, words)
    if (sentences === undefined) return unread
    const sequence = givenSteps(question.asked) ?? []
    const state = stateAfter(loaded, { kind: question.kind, sequence })?.named
    if (state === undefined) return [difference('not-executable', 'The sequence cannot be executed.', null, sentences)]
    return sameFacts(sentences, state)
      ? []
      : [difference('other-state', 'The sequence leads to another state.', state, sentences)]
  }
  if (reference === 'unsolvable') return []
  const plan = planIn(reference, words)
  return plan === undefined ? unread : comparedPlan(question, loaded, plan, limits)
}

function comparedPlan(
  question: Question,
  loaded: LoadedTask,
  plan: readonly string[],
  limits: Limits,
): Difference[] | string {
  const span = { from: 0, to: 0 }
  const answer = { kind: 'list', items: plan.map(text => ({ text, span })) } as const
  const draft = kindOf(question.kind).judge(loaded, question.asked ?? { kind: question.kind }, answer, limits)
  if (draft === undefined || draft.verdict === 'undecided') return draft?.explanation ?? 'The plan was not judged.'
  if (draft.verdict === 'right') return []
  const truth = truthOf(loaded, plan)
  return [
    {
      claim: draft.explanation,
      type: truth.kind === 'valid' ? 'plan-not-cheapest' : 'not-a-plan',
      proven: truth,
      gold: plan,
      evidence: draft.evidence?.[0] ?? null,
    },
  ]
}

const difference = (type: string, claim: string, proven: unknown, gold: unknown): Difference => ({
  ...{ claim, type, proven, gold, evidence: null },
})

/** Removes from messages what prompts do not describe. */
function withoutHidden(truth: PlanTruth, { wordbook }: ReferenceWords): PlanTruth {
  if (truth.kind === 'valid') return truth
  const isDescribed = (fact: string): boolean =>
    wordbook?.predicates.get(/^\(([^\s()]+)/.exec(fact)?.[1] ?? '')?.length !== 0
  return { ...truth, missing: truth.missing.filter(isDescribed) }
}

function sameTruth(one: PlanTruth, other: PlanTruth): boolean {
  if (one.kind === 'valid' || other.kind === 'valid') return one.kind === other.kind
  if (!sameFacts(one.missing, other.missing)) return false
  if (one.kind === 'goal' || other.kind === 'goal') return one.kind === other.kind
  return one.step === other.step && one.action === other.action
}
