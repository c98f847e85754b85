// A sentence as tokens: mentions, cues, properties and other words. Phrases are found longest first.

import type { Span } from '#base/text'
import { type Cue, cuePhrases, neutralPhrases, type Property, propertyPhrases } from './cues'
import { foreignCues, foreignProperties, unspacedCues } from './discourse/foreign'

export type Token = Span & {
  /** The phrase, its words separated by blanks; '' for a mention. */
  readonly text: string
  readonly cues: readonly Cue[]
  readonly properties: readonly Property[]
  /** Number of the mention. */
  readonly mention?: number
}

const wordPattern = new RegExp(
  String.raw`[a-z0-9]+(?:['.-][a-z0-9]+)*\.?(?<=e\.g\.|i\.e\.)|[a-z0-9ß-ɏ]+(?:['.-][a-z0-9ß-ɏ]+)*|[Ѐ-ӿ]+|[ؠ-ۓ]+|[ऀ-ॿ]+|[✓✔✅☑✗✘❌✖☒×∴]|${unspacedCues}|不|但|->|=>|→|⇒|—|–|-{1,2}|[?,;:()|=]`,
  'gu',
)

interface LexiconEntry {
  readonly words: readonly string[]
  readonly text: string
  readonly cues: Cue[]
  readonly properties: Property[]
}

const split = (text: string): string[] => text.match(wordPattern) ?? []

/** First word → phrases that begin with it, longest first. */
const lexicon: ReadonlyMap<string, readonly LexiconEntry[]> = (() => {
  const all = new Map<string, LexiconEntry>()
  const entryOf = (phrase: string): LexiconEntry => {
    const words = split(phrase)
    const text = words.join(' ')
    const entry = all.get(text) ?? { words, text, cues: [], properties: [] }
    all.set(text, entry)
    return entry
  }
  for (const phrase of neutralPhrases) entryOf(phrase)
  for (const [cue, phrases] of [...Object.entries(cuePhrases), ...Object.entries(foreignCues)])
    for (const phrase of phrases) entryOf(phrase).cues.push(cue as Cue)
  for (const [property, phrases] of [...Object.entries(propertyPhrases), ...Object.entries(foreignProperties)])
    for (const phrase of phrases) entryOf(phrase).properties.push(property as Property)
  const byFirst = new Map<string, LexiconEntry[]>()
  for (const entry of all.values()) {
    const first = entry.words[0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry])
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return byFirst
})()

interface Raw extends Span {
  readonly text: string
  readonly mention?: number
}

/** The tokens of `[from, to)` of a lower-cased text; mentions `first … last` lie in it. */
export function tokensOf(
  low: string,
  from: number,
  to: number,
  mentions: readonly Span[],
  first: number,
  last: number,
): Token[] {
  const raw: Raw[] = []
  let at = from
  const words = (end: number): void => {
    if (end <= at) return
    for (const match of low.slice(at, end).matchAll(wordPattern)) {
      const start = at + match.index
      raw.push({ text: match[0], from: start, to: start + match[0].length })
    }
  }
  for (let i = first; i < last; i++) {
    const mention = mentions[i]!
    words(mention.from)
    raw.push({ text: '', from: mention.from, to: mention.to, mention: i })
    at = Math.max(at, mention.to)
  }
  words(to)
  return grouped(raw)
}

function grouped(raw: readonly Raw[]): Token[] {
  const tokens: Token[] = []
  for (let i = 0; i < raw.length; ) {
    const one = raw[i]!
    const entry =
      one.mention === undefined
        ? lexicon.get(one.text)?.find(({ words }) => words.every((word, j) => raw[i + j]?.text === word))
        : undefined
    const count = entry?.words.length ?? 1
    tokens.push({
      from: one.from,
      to: raw[i + count - 1]!.to,
      text: entry?.text ?? one.text,
      cues: entry?.cues ?? [],
      properties: entry?.properties ?? [],
      ...(one.mention === undefined ? {} : { mention: one.mention }),
    })
    i += count
  }
  return tokens
}
