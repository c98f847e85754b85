// The word at the head of a verdict.

import { type AnswerMark, outcomeOf } from '#page/ui/outcome'
import type { VerdictView } from '#page/state/verdicts/verdict-view'

const words: Readonly<Record<AnswerMark, string>> = {
  right: 'Right',
  wrong: 'Wrong',
  matches: 'Matches the published answer',
  differs: 'Does not match the published answer',
  undecided: 'Undecided',
  unreadable: 'Unreadable',
}

/** `Right`, `Undecided`; for an ambiguous answer, the number of readings. */
export function wordOf(view: VerdictView): string {
  if (view.reason !== 'ambiguous') return words[outcomeOf(view)]
  const readings = view.doubt?.others.length ?? 0
  return `Unreadable: ${countWords[readings] ?? 'several'} readings are possible`
}

const countWords: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' }
