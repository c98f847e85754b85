// Titles of the parts of a verdict.

import type { PartName } from '#questions/kinds/verdict'

export const partTitles: Readonly<Record<PartName, string>> = {
  verdict: 'Valid or not',
  kind: 'What fails',
  step: 'At which step',
  action: 'Which action',
  'facts-true': 'Only unmet facts',
  'facts-complete': 'All unmet facts',
  'one-named': 'One unmet fact at least',
  parseable: 'A problem of this domain',
  solvable: 'Solvable',
  'same-beginning': 'The same initial state',
  equivalent: 'Equivalent',
  'equivalent-placeholder': 'Equivalent with goal objects exchanged',
}
