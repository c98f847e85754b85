// The published filters for yes/no and choice answers: regular expressions over the raw response, as
// Python runs them (a dot stops at `\n` only, word boundaries know all letters). Yes/no takes the first
// match, choice the last. Both cut one character off what follows a label.

import { pythonStrip } from './official-text'

export interface Filtered {
  /** What the filter hands on, blanks around it stripped; null where it finds nothing. */
  readonly value: string | null
  readonly from: number
  readonly to: number
  /** The published code fails here instead of giving a value. */
  readonly fails: boolean
}

const nothing: Filtered = { value: null, from: 0, to: 0, fails: false }
const rest = '[^\\n]*(?=[^\\n])'
const labels = ['Final Answer', 'answer', 'Answer'].map(word => `[^\\n]{2}${word}[^\\n]{2}: `)

const yesNoPattern = new RegExp(
  `(?<=${['The answer is ', 'the answer is ', 'The answer: ', 'The final answer: ', ...labels].join('|')})${rest}` +
    '|(?<![\\p{L}\\p{N}_])(?:Yes|No|yes|no)(?![\\p{L}\\p{N}_])',
  'gu',
)
const choicePattern = new RegExp(
  '(?<=[answer i])[A-D]|[A-D]\\n|[A-D]\\.| [A-D] |\\[[A-D]\\]|[A-D]' +
    `|(?<=${labels.join('|')})${rest}`,
  'gu',
)

/** The first match of the yes/no filter. */
export function filterYesNo(text: string): Filtered {
  yesNoPattern.lastIndex = 0
  const match = yesNoPattern.exec(text)
  return match === null ? nothing : filtered(match)
}

/** The last match of the choice filter. Without any capital A to D it looks for the field names of the file. */
export function filterChoice(text: string): Filtered {
  choicePattern.lastIndex = 0
  let last: RegExpExecArray | null = null
  for (let match = choicePattern.exec(text); match !== null; match = choicePattern.exec(text)) {
    last = match
    // An empty match does not move on by itself.
    if (match[0] === '') choicePattern.lastIndex++
  }
  return last === null ? fieldNameQuirk(text) : filtered(last)
}

function filtered(match: RegExpExecArray): Filtered {
  const { start, end } = pythonStrip(match[0])
  const from = match.index + start
  const to = match.index + Math.max(end, start)
  // All groups are empty then, and taking the first that is not raises an error.
  if (match[0] === '') return { value: null, from, to, fails: true }
  return { value: match[0].slice(start, end), from, to, fails: false }
}

/**
 * The fallback compares the response with the choices, but walks over the two field names of the record
 * instead of its options: `text` reads as the first choice, `label` as the second.
 */
function fieldNameQuirk(text: string): Filtered {
  const bare = text.toLowerCase().replace(/\p{P}/gu, '')
  const first = bare.lastIndexOf('text')
  const second = bare.lastIndexOf('label')
  if (first < 0 && second < 0) return nothing
  const value = first > second ? '(A)' : '(B)'
  return { value, from: 0, to: 0, fails: false }
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
