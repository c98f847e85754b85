// Where the English of a question leaves facts open: in which of the two problems the truth of a statement can be seen.

import type { Statement } from '#planning/analysis/statement'

/**
 * `least`: in the problem as described. `most`: in the one in which all that is open holds. Open facts are only ever needed, so
 * what can be done as described can be done whatever else holds; what cannot be done with all of them can never be done.
 * `both`: where neither alone shows it.
 */
export type ShownIn = 'least' | 'most' | 'both'

export function shownIn(statement: Statement, truth: boolean): ShownIn {
  switch (statement.kind) {
    case 'applicable':
    case 'holds-after':
    case 'reachable':
    case 'becomes-applicable':
    case 'removable':
    case 'removable-somewhere':
      return truth ? 'least' : 'most'
    case 'landmark':
      // A plan that avoids it stays a plan; where no plan avoids it, none does with fewer facts.
      return truth ? 'most' : 'least'
    case 'sequence':
      if (statement.at !== undefined) return 'both'
      if (statement.is === 'inapplicable') return truth ? 'most' : 'least'
      // Of a sequence that is a plan, or breaks, it is not true: which of the two may depend on what is open.
      if (statement.is === 'applicable') return truth ? 'least' : 'both'
      return truth ? 'least' : 'most'
    case 'removability':
      return 'both'
    case 'foreign':
      return 'least'
    default:
      return statement satisfies never
  }
}
