// Options of a choice in their own words, regardless of what separates the words: marks, line ends, "doesn't" for "does not".

import { apart, type Mention } from './mention'
import type { Hints } from './names'

const MAX_OPTIONS = 12
const MAX_PLACES = 40
const MAX_WORDS = 120

interface OptionPattern {
  /** Each is in every text that the pattern matches. */
  readonly words: readonly string[]
  /** Compiled once a text has all of the words, which few have. */
  readonly pattern: () => RegExp
}
const known = new WeakMap<NonNullable<Hints['choices']>, readonly (OptionPattern | undefined)[]>()

function patternsOf(choices: NonNullable<Hints['choices']>): readonly (OptionPattern | undefined)[] {
  let found = known.get(choices)
  if (found === undefined) known.set(choices, (found = choices.text.slice(0, MAX_OPTIONS).map(optionPattern)))
  return found
}

function optionPattern(option: string): OptionPattern | undefined {
  const words = option.toLowerCase().match(/[\p{L}\p{N}_'’-]+/gu) ?? []
  if (words.length > MAX_WORDS || words.join(' ').length < 3) return undefined
  let pattern: RegExp | undefined
  return {
    // `doesn't` stands for `does not`.
    words: words.filter(word => word !== 'not'),
    pattern: () =>
      (pattern ??= new RegExp(String.raw`(?<![\p{L}\p{N}_])${patternOf(words)}(?![\p{L}\p{N}_]|['-]\p{L})`, 'gu')),
  }
}

/** The places where a response repeats the words of an option, as mentions of its letter. */
export function optionTexts(low: string, choices: Hints['choices']): Mention[] {
  const found: Mention[] = []
  if (choices === undefined) return found
  for (const [i, option] of patternsOf(choices).entries()) {
    if (option?.words.every(word => low.includes(word)) !== true) continue
    let n = 0
    for (const { 0: text, index: from } of low.matchAll(option.pattern())) {
      if (++n > MAX_PLACES) break
      const span = { from, to: from + text.length }
      found.push({ ...span, answer: { kind: 'choice', label: choices!.label[i]!, span } })
    }
  }
  // If an option's words are part of another option's, they count only outside of it.
  return apart(found.sort((a, b) => a.from - b.from || b.to - a.to))
}

const between = String.raw`(?:[\s*_\x60"',;:.]{1,8})`

function patternOf(words: readonly string[]): string {
  const parts: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (words[i + 1] === 'not' && /^(?:does|is|are|do|was|can)$/.test(word)) {
      parts.push(`(?:${word}${between}not|${word}n't)`)
      i++
    } else parts.push(word)
  }
  return parts.join(between)
}
