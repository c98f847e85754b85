// Kinds about a given plan: does it work and, if not, what fails first?

import type { Sought } from '#language/answers/sought'
import { wholeSought } from '#language/answers/whole-answers'
import type { Kind } from '../kind'
import type { KindTexts, KindWords } from '../kind-words'
import { classOf, plainStep } from './followed-plan'
import { quoted, stepNamed } from '../judging/words'
import { capital } from '#base/words'
import { verificationShown } from './shown'
import { verificationHelp } from './verification-help'
import { judgeVerification } from './verification-judge'
import { type AskedVerification, type JudgedPlan, solveVerification } from './verification-truth'

export type { AskedVerification, PlanTruth } from './verification-truth'

export const verificationSought: Sought = wholeSought({ form: 'verification' })

/** A kind that asks for a verdict on a given plan. */
export const verificationKind = (words: KindWords, texts: KindTexts): Kind<AskedVerification, JudgedPlan> => ({
  words,
  texts,
  sought: verificationSought,
  solve: solveVerification,
  judge: judgeVerification,
  help: verificationHelp,
  shown: verificationShown,
  objection(ready, { plan }) {
    const unknown = plan.findIndex(step => classOf(ready, plainStep(step)).kind !== 'in-universe')
    return unknown < 0
      ? null
      : `${capital(stepNamed(unknown))} of the question's plan, ${quoted(plan[unknown]!)}, is no longer an action.`
  },
})
