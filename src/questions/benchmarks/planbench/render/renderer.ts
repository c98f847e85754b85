// Renders atoms and actions of a prompt in the words of a wordbook, in the benchmark's orders.

import { filledSentence, type Sentence, type Wordbook } from '#language/english/wordbook'
import type { Atom, Step } from '../items'

/** Thrown if something has no words; the message is a whole sentence for the user. */
export class NoWords extends Error {}

/**
 * `space`: sorted as name and arguments joined by blanks; `underscore`: joined by `_`; these differ if one name is a
 * prefix of another.
 */
export type FactOrder = 'space' | 'underscore' | 'as given'

export class Renderer {
  private readonly wordbook: Wordbook
  private readonly dropsUnknown: boolean

  /**
   * @param dropsUnknown True if facts without a sentence for their predicate are dropped, as in the benchmark, instead
   * of causing an error.
   */
  constructor(wordbook: Wordbook, dropsUnknown: boolean) {
    this.wordbook = wordbook
    this.dropsUnknown = dropsUnknown
  }

  /** `a, b and c`, without hidden facts. */
  facts(atoms: readonly Atom[], order: FactOrder): string {
    return inARow(sortedAtoms(atoms, order).flatMap(atom => this.fact(atom) ?? []))
  }

  /** Undefined if prompts never describe the fact. */
  fact(atom: Atom): string | undefined {
    const [name = '', ...args] = wordsOf(atom)
    const sentences = this.wordbook.predicates.get(name)
    if (sentences === undefined && !this.dropsUnknown)
      throw new NoWords(`The wording “${this.wordbook.id}” has no sentence for the predicate \`${name}\`.`)
    const [first] = sentences ?? []
    return first === undefined ? undefined : this.filled(first, args)
  }

  action(step: Step): string {
    const [name = '', ...args] = wordsOf(step)
    const [first] = this.wordbook.actions.get(name) ?? []
    if (first === undefined)
      throw new NoWords(`The wording “${this.wordbook.id}” has no sentence for the action \`${name}\`.`)
    return this.filled(first, args)
  }

  /** One line per action. */
  lines(steps: readonly Step[]): string {
    return steps.map(step => `${this.action(step)}\n`).join('')
  }

  private filled(sentence: Sentence, args: readonly string[]): string {
    const text = filledSentence(sentence, args, this.wordbook)
    if (text !== undefined) return text
    const odd = args.find(each => this.wordbook.object(each) === undefined)
    throw new NoWords(
      odd === undefined
        ? `There are too few arguments: (${args.join(' ')}).`
        : `The wording “${this.wordbook.id}” has no words for the object \`${odd}\`.`,
    )
  }
}

/** Sorted by code units, independent of the locale. */
export function sortedAtoms(atoms: readonly Atom[], order: FactOrder): readonly Atom[] {
  if (order === 'as given') return atoms
  const keyed = atoms.map(atom => [wordsOf(atom).join(order === 'space' ? ' ' : '_'), atom] as const)
  return keyed.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, atom]) => atom)
}

/** Name and arguments of `(on a b)`, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[^\s()]+/g) ?? []

/** `a`, or `a, b and c`. */
export const inARow = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`
