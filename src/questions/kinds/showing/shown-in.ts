// For questions that leave facts open in their English: determines which of the two problems shows the truth of a
// statement.

import type { Statement } from '#planning/analysis/statement'

/**
 * `least`: the problem with only the described facts. `most`: the problem in which all open facts hold. Open facts are
 * only ever required, so what is possible in the first is possible in any case, and what is impossible in the second is
 * impossible in any case. `both`: neither problem alone is enough.
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
      // A plan that avoids the fact remains a plan with more facts; if no plan avoids it with all open facts, none does
      // with fewer.
      return truth ? 'most' : 'least'
    case 'sequence':
      if (statement.at !== undefined) return 'both'
      if (statement.is === 'inapplicable') return truth ? 'most' : 'least'
      // If false, the sequence is a plan or fails; which of the two may depend on open facts.
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
