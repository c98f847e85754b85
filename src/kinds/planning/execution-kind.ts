// Questions on where a sequence of actions leads: the whole state after it.

import type { Sought } from '../../answers/sought'
import type { Kind } from '../kind'
import type { KindTexts, KindWords } from '../kind-words'
import type { Asked } from '../question'
import { unfit } from '../showing/shown'
import { noneNear } from '../solving/help'
import { unsolved } from '../solving/solved'

/** Such questions ask about a sequence. */
export interface AskedExecution extends Asked {
  readonly sequence: readonly string[]
}

/** The facts that hold at the end, and the predicates that prompts do not tell. */
export interface StateAfter {
  readonly facts: readonly string[]
}

export const stateSought: Sought = {
  shape: { form: 'two-lists', sort: 'fact', of: 'state' },
  meaning: { properties: {} },
}

/** A kind whose answer is the state after a sequence. */
export function executionKind(
  words: KindWords,
  texts: KindTexts,
): Kind<AskedExecution, StateAfter> {
  return {
    words,
    texts,
    sought: stateSought,
    solve: () => unsolved('The sequence was not followed.'),
    judge: () => undefined,
    help: {
      firstHint: () => texts.closedHint,
      hint: () => '',
      key: () => ({ answer: undefined, note: '' }),
      nearest: () => noneNear(''),
    },
    shown: () => unfit,
  }
}
