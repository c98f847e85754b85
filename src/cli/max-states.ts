import { defaultLimits } from '#questions/kinds/judging/draft'
import { grouped } from '#base/words'
import type { VerbSyntax } from './args'

/** An option of all verbs that judge: the maximum number of states that a search may store. */
export const maxStatesOption: VerbSyntax['options'][string] = {
  kind: 'count',
  help: `states a search may store (${grouped(defaultLimits.maxStates)})`,
}
