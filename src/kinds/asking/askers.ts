// The eight kinds and how each is asked. A new kind is two files, here and in `verdicts`, and a line in each list.

import { actionReachability } from '../action-reachability/ask'
import { applicability } from '../applicability/ask'
import { justification } from '../justification/ask'
import { landmark } from '../landmark/ask'
import { nextAction } from '../next-action/ask'
import type { KindAsker } from './posed'
import { progression } from '../progression/ask'
import type { FormatCode, KindCode } from '../codes'
import { reachability } from '../reachability/ask'
import { validation } from '../validation/ask'

export const kindAskers: Readonly<Record<KindCode, KindAsker>> = {
  app: applicability,
  prog: progression,
  reach: reachability,
  areach: actionReachability,
  val: validation,
  just: justification,
  land: landmark,
  nexta: nextAction,
}

/** Next action is asked in the open format only, as in the published files. */
export const formatsOf = (kind: KindCode): readonly FormatCode[] =>
  kind === 'nexta' ? ['gen'] : ['gen', 'bool', 'mcq']
