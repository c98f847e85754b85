// The published filters for yes/no and choice answers: regular expressions over the raw response, as
// Python runs them (a dot stops at `\n` only, word boundaries know all letters). Yes/no takes the first
// match, choice the last. Both cut one character off what follows a label.

import type { HarnessDate } from './official-harness'
import { pythonStrip } from './official-text'

export interface Filtered {
  /** The result of the filter, trimmed; null if it finds nothing. */
  readonly value: string | null
  readonly from: number
  readonly to: number
  /** The published program stops here with this error instead of giving a value. */
  readonly error?: string
  /** The rule that found the value if its matches did not, as words after "takes". */
  readonly by?: string
}

const nothing: Filtered = { value: null, from: 0, to: 0 }
const rest = '[^\\n]*(?=[^\\n])'
const labels = ['Final Answer', 'answer', 'Answer'].map(word => `[^\\n]{2}${word}[^\\n]{2}: `)

const yesNoPattern = new RegExp(
  `(?<=${['The answer is ', 'the answer is ', 'The answer: ', 'The final answer: ', ...labels].join('|')})${rest}` +
    '|(?<![\\p{L}\\p{N}_])(?:Yes|No|yes|no)(?![\\p{L}\\p{N}_])',
  'gu',
)
const choicePattern = new RegExp(
  '(?<=[answer i])[A-D]|[A-D]\\n|[A-D]\\.| [A-D] |\\[[A-D]\\]|[A-D]' + `|(?<=${labels.join('|')})${rest}`,
  'gu',
)

/** The first match of the yes/no filter. */
export function filterYesNo(text: string): Filtered {
  for (const match of text.matchAll(yesNoPattern)) return filtered(match)
  return nothing
}

/**
 * The last match of the choice filter; where that is empty or blank, what its two rules after it find. Before May 2026 an
 * empty one ended the whole program with an error.
 */
export function filterChoice(text: string, harness: HarnessDate): Filtered {
  let last: RegExpExecArray | undefined
  for (const match of text.matchAll(choicePattern)) last = match
  if (last?.[0] === '' && harness < '2026-05') return { ...nothing, error: 'IndexError' }
  const found = last === undefined ? nothing : filtered(last)
  return found.value ? found : (fieldNameQuirk(text) ?? afterColon(text))
}

function filtered(match: RegExpExecArray): Filtered {
  const { start, end } = pythonStrip(match[0])
  const from = match.index + start
  return { value: match[0].slice(start, end), from, to: match.index + Math.max(end, start) }
}

/**
 * The first rule after it compares the response with the choices, but walks over the two field names of the record
 * instead of its options: `text` reads as the first choice, `label` as the second.
 */
function fieldNameQuirk(text: string): Filtered | undefined {
  const bare = text.toLowerCase().replace(/\p{P}/gu, '')
  const first = bare.lastIndexOf('text')
  const second = bare.lastIndexOf('label')
  if (first < 0 && second < 0) return undefined
  const [value, name] = first > second ? ['(A)', 'text'] : ['(B)', 'label']
  return { value, from: 0, to: 0, by: `the word “${name}” for a choice` }
}

/** The second rule takes the last letter after a colon; with two field names in place of the options, A or B. */
function afterColon(text: string): Filtered {
  const match = [...text.matchAll(/:([^AB:]*)([AB])/g)]
    .filter(([, between = '']) => pythonStrip(between).start === between.length)
    .at(-1)
  if (match === undefined) return nothing
  const to = match.index + match[0].length
  return { value: `(${match[2]})`, from: to - 1, to, by: 'the last letter after a colon' }
}

/** The comparison of the published metric: case and ASCII punctuation do not matter. */
export function matchesExactly(value: string, target: string, format: 'bool' | 'mcq'): boolean {
  const normal = (text: string): string => {
    let out = text
    if (format === 'mcq') out = out.replace(/\.(?=\n?$)/, '').replace(/[,\\\n"]/g, '')
    return out.toLowerCase().replace(/[!-/:-@[-`{-~]/g, '')
  }
  return normal(value) === normal(target)
}
