// The eight kinds and how each is asked. A new kind is two files, here and in `verdicts`, and a line in each list.

import { actionReachability } from './action-reachability'
import { applicability } from './applicability'
import { justification } from './justification'
import { landmark } from './landmark'
import { nextAction } from './next-action'
import type { KindAsker } from './posed'
import { progression } from './progression'
import type { FormatCode, KindCode } from './question'
import { reachability } from './reachability'
import { validation } from './validation'

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
