import { defaultLimits } from '#questions/kinds/judging/draft'
import { grouped } from '#base/words'
import type { VerbSyntax } from './args'

/** The option of all verbs that judge: how many states a search may store. */
export const maxStatesOption: VerbSyntax['options'][string] = {
  kind: 'count',
  help: `states a search may store (${grouped(defaultLimits.maxStates)})`,
}
