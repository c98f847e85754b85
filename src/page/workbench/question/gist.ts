// What distinguishes a question from others of its kind, in a few words for lists: its action, claim, sequence or
// options; without any, the state or the goal.

import { wordsOfKind } from '#questions/kinds/codes'
import { givenSteps, type Question } from '#questions/kinds/question'
import { statementParts } from './statement-parts'
import { isWritten } from '#page/state/session/written'
import { contextBlocks, stemParts, withoutOptions } from './context-blocks'

/** Maximum number of characters; a row shows fewer. */
const MAX_LENGTH = 120

export type Gists = (question: Question, asked: Question['asked']) => string

/**
 * Short descriptions, each computed once. `asked`: the content of the question, as far as it is known. At most 120
 * characters; '' if there is none.
 */
export function createGists(): Gists {
  const known = new WeakMap<Question, { readonly asked: Question['asked']; readonly gist: string }>()
  return (question, asked) => {
    const before = known.get(question)
    if (before !== undefined && before.asked === asked) return before.gist
    const gist = worked(question, asked).replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH)
    known.set(question, { asked, gist })
    return gist
  }
}

function worked(question: Question, asked: Question['asked']): string {
  const { choices, format } = question
  if (asked?.action !== undefined) return `after ${asked.action}`
  const given = givenSteps(asked)
  if (given !== undefined) return sequence(given)
  // Descriptions of problems start alike and end with the goal.
  if (isWritten(question))
    return question.question
      .slice(Math.max(0, question.question.search(/^.*\b(?:goal|should)\b/im)))
      .replace(/^your goal is (?:to (?:have the following:\s)?)?/i, 'goal: ')
  const statementPart = statementParts(question.question)?.find(part => part.kind === 'goal')
  if (statementPart?.kind === 'goal') return `goal: ${statementPart.text}`
  const stem = withoutOptions(question.question, choices)
  const { steps, after } = stemParts(stem)
  // The step that is asked about is more informative than the plan.
  if (steps.length > 0) return /: \S/.test(after) ? claimIn(after) : sequence(steps)
  if (format === 'bool') return claimIn(stem)
  const quoted = /"([^"]{2,})"/.exec(stem)?.[1]
  if (quoted !== undefined) return quoted
  if (choices !== undefined) return choices.text.join(' / ')
  return situation(question) || stem
}

const sequence = (steps: readonly string[]): string =>
  steps.length === 0 ? '' : `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}: ${steps.slice(0, 4).join(', ')}`

/** The claim of a yes/no question: the quoted text, or the text after its colon or question mark. */
function claimIn(stem: string): string {
  const quotes = [...stem.matchAll(/"([^"]{2,})"/g)].map(match => match[1]!)
  if (quotes.length > 0) return quotes.join(' after ')
  const mark = stem.search(/[:?] \S/)
  if (mark >= 0) return stem.slice(mark + 2).replace(/\?$/, '')
  return stem
}

/** The goal if the question asks about it; else the state. */
function situation({ kind, context }: Question): string {
  const blocks = contextBlocks(context.slice(0, 20_000))
  const textOf = (wanted: 'now' | 'goal'): string => {
    const block = blocks.find(({ kind }) => kind === wanted)
    return block !== undefined && block.kind !== 'list' ? block.text : ''
  }
  const now = textOf('now')
    .replace(/^Currently,?\s+/, '')
    // Skips a phrase that only introduces a list.
    .replace(/^[^.:]{1,60} as follows[.:]\s+/, '')
  const goal = textOf('goal').replace(
    /^The goal is (?:to reach a state where |that )?(?:the following facts? holds?: |the following |all of this holds: )?/,
    '',
  )
  return wordsOfKind(kind).contextParts.goal && goal !== '' ? `goal: ${goal}` : now
}
