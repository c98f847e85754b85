// Reads facts and actions in the words of questions. Ambiguous or unreadable text is never guessed.

import type { SequenceEntry } from '#planning/analysis/statement'
import { ForeignWords } from '#language/english/foreign-words'
import { ListReader } from '#language/english/list-reader'
import type { Phrases } from '#language/english/phrases'
import { fitsOf } from '#language/english/read-back'
import type { Domain, Problem } from '#planning/pddl/model'

/** The parsed value, or the ranges that could not be parsed, verbatim. */
export type Meaning<Value> = { readonly value: Value } | { readonly unread: readonly string[] }

/** A parsed entry: an action, a phrase that names none, or a phrase that may mean one of several actions. */
export type EntryRead = SequenceEntry | { readonly kind: 'several'; readonly actions: readonly string[] }

/** The single value; several values count as unread. */
export const oneOf = <Value>(meaning: Meaning<readonly Value[]>, text: string): Meaning<Value> =>
  'unread' in meaning ? meaning : meaning.value.length === 1 ? { value: meaning.value[0]! } : { unread: [text] }

const foreign = (phrase: string): SequenceEntry => ({
  kind: 'foreign',
  phrase: phrase.trim().replace(/\s+/g, ' '),
})

/** Reads the phrases of one problem's questions. */
export class PhraseMeanings {
  private readonly lists: ListReader
  private readonly words: ForeignWords | undefined
  private found = false

  constructor(phrases: Phrases, domain: Domain, problem: Problem) {
    const known = new Set([...domain.constants, ...problem.objects].map(({ name }) => name))
    const isKnown = (name: string): boolean => known.has(name)
    this.lists = new ListReader(phrases, isKnown, fitsOf(domain, problem.objects))
    this.words = phrases.isComplete === true ? new ForeignWords(phrases, isKnown) : undefined
  }

  /** True if a phrase is unknown and its words name no action. */
  get tookByWords(): boolean {
    return this.found
  }

  /**
   * A sequence of actions, separated by commas or “and”; may contain phrases that name no action, or one of several.
   */
  actions(text: string): Meaning<readonly EntryRead[]> {
    const read = this.lists.read('action', text)
    if (read.kind === 'several') return { unread: [text] }
    const unread: string[] = []
    const entries: { readonly from: number; readonly entry: EntryRead }[] = []
    for (const { meanings, from, to } of read.items) {
      const phrase = text.slice(from, to)
      const actions = meanings.map(({ items }) => items[0]!)
      if (actions.length > 1) entries.push({ from, entry: { kind: 'several', actions } })
      else if (meanings.length === 0) entries.push({ from, entry: foreign(phrase) })
      else entries.push({ from, entry: { kind: 'action', action: actions[0]! } })
    }
    for (const { from, to } of read.kind === 'part' ? read.gaps : []) {
      const phrase = text.slice(from, to)
      if (this.words?.wordIn(phrase) === undefined) unread.push(phrase)
      else {
        this.found = true
        entries.push({ from, entry: foreign(phrase) })
      }
    }
    if (unread.length > 0 || entries.length === 0) return { unread: unread.length > 0 ? unread : [text] }
    return { value: entries.sort((a, b) => a.from - b.from).map(({ entry }) => entry) }
  }

  /** A conjunction of facts, as `(name arg …)`, including facts with objects of the wrong types. */
  facts(text: string): Meaning<readonly string[]> {
    const read = this.lists.read('fact', text)
    if (read.kind === 'several') return { unread: [text] }
    const unread = read.kind === 'part' ? read.gaps.map(({ from, to }) => text.slice(from, to)) : []
    const facts = new Set<string>()
    for (const { meanings, from, to } of read.items) {
      const [meaning, other] = meanings
      if (meaning === undefined || other !== undefined || meaning.negated) unread.push(text.slice(from, to))
      else for (const fact of meaning.items) facts.add(fact)
    }
    if (unread.length > 0 || facts.size === 0) return { unread: unread.length > 0 ? unread : [text] }
    return { value: [...facts] }
  }
}
