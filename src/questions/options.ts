// Yes/no and four-way choice put together and proven: no question leaves here whose key is not decided.

import type { Rng } from '../base/rng'
import type { ContextParts } from '../language/context'
import { type Attempt, notHere, posed } from './posed'
import type { Situation } from './situation'
import type { Statement } from '../analysis/statement'
import { truthOf } from '../analysis/truth'

/** An option: what it says in English and formally. */
export interface Option {
  readonly text: string
  readonly statement: Statement
}

export const LABELS = ['A', 'B', 'C', 'D'] as const

/** A yes/no question whose answer is what the statement's proof says. */
export function askYesNo(
  { task }: Situation,
  stem: string,
  parts: ContextParts,
  statement: Statement,
): Attempt {
  const truth = truthOf(task, statement)
  if (truth === 'undecided') return notHere('it could not be decided within its limits')
  return posed({ stem, parts, statements: [statement], key: truth ? 'yes' : 'no' })
}

/** One right option and three wrong ones in an order by chance; the first three of `wrong` that are told apart. */
export function askChoice(
  { task }: Situation,
  rng: Rng,
  stem: string,
  parts: ContextParts,
  right: Option,
  wrong: readonly Option[],
): Attempt {
  const chosen = [right]
  for (const option of wrong)
    if (chosen.length < 4 && !chosen.some(({ text }) => text === option.text)) chosen.push(option)
  if (chosen.length < 4)
    return notHere(`there are only ${chosen.length - 1} distinct wrong options`)
  const truths = chosen.map(({ statement }) => truthOf(task, statement))
  if (truths.includes('undecided'))
    return notHere('an option could not be decided within its limits')
  if (!truths[0] || truths.slice(1).some(Boolean))
    return notHere('the options do not have just one that is right')
  return inOrder(stem, parts, rng.shuffled(chosen), right)
}

/** Options in the given order, `right` among them. */
export function inOrder(
  stem: string,
  parts: ContextParts,
  options: readonly Option[],
  right: Option,
): Attempt {
  const rendered = options.map(({ text }, i) => `${LABELS[i]}. ${text}.`).join(' ')
  return posed({
    stem: `${stem} ${rendered}`,
    query: stem,
    parts,
    choices: options.map(({ text }) => text),
    statements: options.map(({ statement }) => statement),
    key: LABELS[options.indexOf(right)],
  })
}
