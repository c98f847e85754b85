// How responses give the index of the first failing step.

import { readIndex } from '#language/answers/index-answer'
import type { Sought } from '#language/answers/sought'
import { words } from './words'

export const sought: Sought = {
  shape: words.answer.shape,
  reader: readIndex,
  labels:
    "(?<!\\b(?:let's|i|we|to|us|me|i'll|will|can) )(?:(?:[a-z]{1,20}_){0,4}index|first[ _]inapplicable[ _]action|inapplicable[ _]action|first[ _]inapplicable|position)",
  meaning: {
    properties: { fit: 'deny', unfit: 'give', good: 'give', tick: 'deny', cross: 'give' },
  },
}
