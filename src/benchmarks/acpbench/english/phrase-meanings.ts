// Facts and actions as the words of questions name them. What can be read in two ways, or not at all, is never guessed.

import type { SequenceEntry } from '../../../analysis/statement'
import type { ListedItem } from '../../../language/list-reader'
import { ListReader } from '../../../language/list-reader'
import type { Phrases } from '../../../language/phrases'
import { fitsOf } from '../../../language/read-back'
import type { Domain, Problem } from '../../../pddl/model'

/** What was read, or the pieces that were not, as they stand in the text. */
export type Meaning<Value> = { readonly value: Value } | { readonly unread: readonly string[] }

/** The only one; several are unread. */
export const oneOf = <Value>(meaning: Meaning<readonly Value[]>, text: string): Meaning<Value> =>
  'unread' in meaning
    ? meaning
    : meaning.value.length === 1
      ? { value: meaning.value[0]! }
      : { unread: [text] }

/** Reads the phrases of one problem's questions. */
export class PhraseMeanings {
  private readonly lists: ListReader

  constructor(phrases: Phrases, domain: Domain, problem: Problem) {
    const known = new Set([...domain.constants, ...problem.objects].map(({ name }) => name))
    this.lists = new ListReader(phrases, name => known.has(name), fitsOf(domain, problem.objects))
  }

  /** Actions in a row, separated by commas or “and”; phrases that name no action among them. */
  actions(text: string): Meaning<readonly SequenceEntry[]> {
    return this.each('action', text, ({ meanings, from, to }) => {
      const [meaning] = meanings
      return meaning === undefined
        ? { kind: 'foreign', phrase: text.slice(from, to) }
        : { kind: 'action', action: meaning.items[0]! }
    })
  }

  /** Facts that hold together, as `(name arg …)`; those with objects of the wrong types too. */
  facts(text: string): Meaning<readonly string[]> {
    const read = this.each('fact', text, ({ meanings: [meaning] }) =>
      meaning === undefined || meaning.negated ? undefined : meaning.items,
    )
    return 'unread' in read ? read : { value: [...new Set(read.value.flat())] }
  }

  private each<Value>(
    kind: 'fact' | 'action',
    text: string,
    toValue: (item: ListedItem) => Value | undefined,
  ): Meaning<readonly Value[]> {
    const read = this.lists.read(kind, text)
    if (read.kind === 'several') return { unread: [text] }
    const unread = read.kind === 'part' ? read.gaps.map(({ from, to }) => text.slice(from, to)) : []
    const values: Value[] = []
    for (const item of read.items) {
      const value = item.meanings.length > 1 ? undefined : toValue(item)
      if (value === undefined) unread.push(text.slice(item.from, item.to))
      else values.push(value)
    }
    if (unread.length > 0) return { unread }
    return values.length === 0 ? { unread: [text] } : { value: values }
  }
}
