// Plan execution: the whole state after a sequence of actions.

import type { Sought } from '#language/answers/sought'
import { wholeSought } from '#language/answers/whole-answers'
import type { Kind } from '../kind'
import type { KindTexts, KindWords } from '../kind-words'
import { counted, headOf, listedNames } from '../judging/words'
import { type Help, listText } from '../solving/help'
import { nearestLists } from '../solving/lists'
import { judgeExecution } from './execution-judge'
import { type AskedExecution, executionObjection, solveExecution, type StateAfter } from './execution-solve'
import { stateShown } from './shown'

export type { AskedExecution, StateAfter } from './execution-solve'

export const stateSought: Sought = wholeSought({ form: 'two-lists', sort: 'fact', of: 'state' })

const help: Help<StateAfter> = {
  firstHint: () =>
    'Go through the actions one after the other: keep the facts of the state, take away what each action makes false, and add what it makes true. Facts that no action changes still hold.',
  hint: (_ready, right, level) => (level === 2 ? countedState(right) : someOfState(right)),
  key: ({ named: sentences }) => ({ answer: `${listText(sentences)} []`, note: '' }),
  nearest(_ready, { named: sentences, facts, statics }, read) {
    const holding = new Set([...facts, ...statics])
    const denied = (read?.lists[1] ?? []).filter(fact => !holding.has(fact))
    const given = (read?.lists[0] ?? []).filter(fact => !holding.has(fact) || sentences.includes(fact))
    return nearestLists([given, read?.lists[1] ?? []], [sentences, denied])
  },
}

function countedState({ named: sentences }: StateAfter): string {
  const heads = [...new Set(sentences.map(headOf))]
  return heads.length === 0
    ? 'No fact holds at the end.'
    : `${counted(sentences.length, 'fact holds', 'facts hold')} at the end. ${heads.length === 1 ? 'The predicate is' : 'The predicates are'} ${listedNames(heads, 8)}.`
}

/** A hint with the number of facts per predicate, without their objects. */
function someOfState({ named: sentences }: StateAfter): string {
  const counts = new Map<string, number>()
  for (const fact of sentences) counts.set(headOf(fact), (counts.get(headOf(fact)) ?? 0) + 1)
  const parts = [...counts].map(([head, count]) => `${count} of \`${head}\``)
  return parts.length === 0 ? 'No fact holds at the end.' : `There are ${parts.join(', ')}.`
}

/** A kind that asks for the state after a sequence. */
export const executionKind = (words: KindWords, texts: KindTexts): Kind<AskedExecution, StateAfter> => ({
  words,
  texts,
  sought: stateSought,
  solve: solveExecution,
  judge: judgeExecution,
  help,
  shown: stateShown,
  objection: executionObjection,
})
