// How a model's response ended, as reported in a word by its API or harness.

import type { UnreadableReason, Verdict } from '#questions/kinds/verdict'

/** Why a response may contain no answer. */
export type EndingReason = Exclude<UnreadableReason, 'ambiguous'>

/** Plain data. */
export interface Ending {
  readonly reason: EndingReason
  /** The finish reason in the file, such as `length`; '' if there is none. */
  readonly word: string
}

const words: readonly (readonly [EndingReason, RegExp])[] = [
  [
    'cut-off',
    /^(?:length|max_?(?:output_?|completion_?|new_?)?tokens|max_?length|model_length|token_?limit|tokens?|(?:model_)?context_(?:window|length)_exceeded|incomplete|truncated|budget|time|working|messages?|cost|context)$/i,
  ],
  [
    'refused',
    /^(?:refusal|refused|content_?filter(?:ed)?|safety|recitation|blocklist|prohibited_content|spii|image_safety|guardrail_intervened|error_toxic|sensitive)$/i,
  ],
]

/** Interprets a finish reason; undefined for a response with text that ended normally. */
export function endingOf(text: string | null, word: string): Ending | undefined {
  const short = word.slice(0, 60)
  const reason = words.find(([, pattern]) => pattern.test(short))?.[0]
  if (reason !== undefined) return { reason, word: short }
  return isBlank(text) ? { reason: 'no-answer', word: short } : undefined
}

/** True for a normal end, which explains nothing. */
export const isPlainEnd = (word: string): boolean =>
  /^(?:stop|stop_?sequence|end_?turn|eos(?:_token)?|end|completed|finish(?:ed)?)?$/i.test(word)

export const isBlank = (text: string | null): boolean => text === null || text.trim() === ''

const sentences: Readonly<Record<EndingReason, string>> = {
  'cut-off': 'the response was cut off at a limit',
  refused: 'the model refused, or a filter withheld the response',
  'no-answer': 'the model ended without a text',
}

/** Why there is no answer, as a clause. */
export const describeEnding = ({ reason, word }: Ending): string =>
  `${sentences[reason]}${word === '' ? '' : ` (\`${word.replaceAll('`', '')}\`)`}`

/** The note on a response without a text. */
export const emptyResponse = (text: string | null, ending: Ending): string =>
  `The response is ${text === null ? 'null' : 'empty'}: ${describeEnding(ending)}. It is scored as an empty response.`

/** Adds the reason given in the file to a verdict that no answer can be read. */
export function withEnding(verdict: Verdict, ending: Ending | undefined): Verdict {
  if (ending === undefined || verdict.verdict !== 'unreadable' || verdict.reason === 'ambiguous') return verdict
  return {
    ...verdict,
    reason: ending.reason,
    explanation: `No answer was found: ${describeEnding(ending)}.`,
  }
}
