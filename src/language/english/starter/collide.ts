// Determines whether a sentence of one wording can be read as a sentence of another, whatever the object names. Checked
// before wordings are written, so that no problem can have two facts with the same sentence.

import type { Domain } from '#planning/pddl/model'
import type { TypePhrases } from '../phrases'
import { parseTemplate, type Template } from '../template'

/** A wording with the declared types of each parameter. */
export interface Candidate {
  readonly text: string
  readonly parameters: readonly string[]
  readonly types: readonly (readonly string[])[]
}

type Token =
  | { readonly word: string }
  /** The types of objects that fit; undefined for any. */
  | { readonly sorts: ReadonlySet<string> | undefined }

interface Shape {
  readonly tokens: readonly Token[]
  /** The tokens as a reader matches them: nouns of types before slots are omitted, since they are optional. */
  readonly read: readonly Token[]
}

/** Accepted wordings, which no further one may be confused with. */
export class Taken {
  private readonly shapes: Shape[] = []
  private readonly nouns: readonly (readonly string[])[]
  private readonly sorts: ReadonlyMap<string, ReadonlySet<string>>

  constructor(domain: Domain, types: readonly TypePhrases[]) {
    this.nouns = types
      .flatMap(({ name, one, many }) => [name, one, many])
      .filter(noun => /^[a-z]+( [a-z]+)?$/i.test(noun))
      .map(noun => noun.toLowerCase().split(' '))
      .sort((a, b) => b.join(' ').length - a.join(' ').length)
    this.sorts = sortsOf(domain)
  }

  /** Accepts all of the wordings, unless one of them can be confused with another or with an accepted one. */
  take(candidates: readonly Candidate[]): boolean {
    const own = candidates.map(candidate => this.shapeOf(candidate))
    for (const [i, shape] of own.entries())
      for (const other of [...this.shapes, ...own.slice(0, i)])
        if (this.reads(other.read, shape.tokens) || this.reads(shape.read, other.tokens)) return false
    this.shapes.push(...own)
    return true
  }

  private shapeOf({ text, parameters, types }: Candidate): Shape {
    const { template } = parseTemplate(text, (from, to) => ({ from, to }))
    const tokens = (strip: boolean): Token[] =>
      template.parts.flatMap((part, i): Token[] => {
        if (part.kind === 'slot') {
          const place = parameters.indexOf(part.name)
          return [{ sorts: this.sortsOfTypes(types[place] ?? []) }]
        }
        const words = wordsIn(template, i)
        if (!strip || template.parts[i + 1]?.kind !== 'slot') return words.map(word => ({ word }))
        const noun = this.nouns.find(each => endsWith(words, each))
        return (noun === undefined ? words : words.slice(0, -noun.length)).map(word => ({ word }))
      })
    return { tokens: tokens(false), read: tokens(true) }
  }

  private sortsOfTypes(types: readonly string[]): ReadonlySet<string> | undefined {
    if (types.length === 0 || types.every(type => !this.sorts.has(type))) return undefined
    return new Set(types.flatMap(type => [...(this.sorts.get(type) ?? [])]))
  }

  /** True if the pattern matches the sentence. Object names may equal words. */
  private reads(pattern: readonly Token[], tokens: readonly Token[], i = 0, j = 0): boolean {
    const expected = pattern[i]
    if (expected === undefined) return j === tokens.length
    const found = tokens[j]
    if (found === undefined) return false
    if ('word' in expected) {
      const same = 'word' in found ? found.word === expected.word : isObjectName(expected.word)
      return same && this.reads(pattern, tokens, i + 1, j + 1)
    }
    for (const skip of this.skips(tokens, j)) {
      const object = tokens[j + skip]
      if (object === undefined) continue
      const fits = 'word' in object ? isObjectName(object.word) : overlap(object.sorts, expected.sorts)
      if (fits && this.reads(pattern, tokens, i + 1, j + skip + 1)) return true
    }
    return false
  }

  /** The number of words that may precede the object: none, a noun, or `the` and a noun. */
  private *skips(tokens: readonly Token[], at: number): Generator<number> {
    yield 0
    const words = tokens.slice(at, at + 3).map(token => ('word' in token ? token.word : ''))
    for (const noun of this.nouns)
      for (const phrase of [noun, ['the', ...noun]])
        if (phrase.every((word, k) => words[k] === word)) yield phrase.length
  }
}

const isObjectName = (word: string): boolean => /^[^,;]/.test(word)

const overlap = (one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): boolean =>
  one === undefined || other === undefined || [...one].some(sort => other.has(sort))

const wordsIn = ({ parts }: Template, i: number): string[] => {
  const part = parts[i]!
  const text = part.kind === 'text' ? part.text : part.kind === 'number' ? part.one : ''
  return text.toLowerCase().replace(/[,;]/g, ' $& ').split(/\s+/).filter(Boolean)
}

const endsWith = (words: readonly string[], noun: readonly string[]): boolean =>
  noun.every((word, k) => words[words.length - noun.length + k] === word)

/** Type → the declared types of objects that fit it: itself and all its subtypes. */
export function sortsOf({ types }: Domain): Map<string, Set<string>> {
  const parents = new Map(types.map(({ name, parents: up }) => [name, up.map(each => each.name)]))
  const below = new Map<string, Set<string>>()
  for (const { name } of types) {
    const open = [name]
    const seen = new Set<string>()
    while (open.length > 0) {
      const type = open.pop()!
      if (seen.has(type)) continue
      seen.add(type)
      const sorts = below.get(type) ?? new Set()
      below.set(type, sorts.add(name))
      open.push(...(parents.get(type) ?? []))
    }
  }
  return below
}
