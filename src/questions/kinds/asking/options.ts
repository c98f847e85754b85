// Composes and proves yes/no and four-option questions: only questions with a decided key are returned.

import type { Statement } from '#planning/analysis/statement'
import { truthOf } from '#planning/analysis/truth'
import type { ContextParts } from '#language/english/context'
import type { Option } from './offer'
import { type Attempt, notHere, posed } from './posed'
import type { Situation } from './situation'

export const LABELS = ['A', 'B', 'C', 'D'] as const

/** A yes/no question; its answer is the proven truth of the statement. */
export function askYesNo({ task }: Situation, stem: string, parts: ContextParts, statement: Statement): Attempt {
  const truth = truthOf(task, statement)
  if (truth === 'undecided') return notHere('it could not be decided within its limits')
  return posed({ stem, parts, statements: [statement], key: truth ? 'yes' : 'no' })
}

/** A choice of four in the given order; exactly one is proven right. */
export function askChoice(
  { task }: Situation,
  query: string,
  parts: ContextParts,
  options: readonly Option[],
): Attempt {
  const truths = options.map(({ statement }) => truthOf(task, statement))
  if (truths.includes('undecided')) return notHere('an option could not be decided within its limits')
  if (truths.filter(Boolean).length !== 1) return notHere('the options do not have just one that is right')
  const rendered = options.map(({ text }, i) => `${LABELS[i]}. ${text}.`).join(' ')
  return posed({
    stem: `${query}${query.includes('\n') ? '\n' : ' '}${rendered}`,
    query,
    parts,
    choices: options.map(({ text }) => text),
    statements: options.map(({ statement }) => statement),
    key: LABELS[truths.indexOf(true)],
  })
}
