// The wording of a domain in the prompts of one benchmark, or of the playground in that layout: a sentence for each action and predicate,
// with slots for the arguments, and nouns for objects. Prompts use the first sentence of each; all of them are read.

/** Text, and the places of arguments in the order of the PDDL, from 0: `['stack the ', 0, ' on top of the ', 1]`. */
export type Sentence = readonly (string | number)[]

/** A domain's wording, both ways. Names are PDDL names in lower case. */
export interface Wordbook {
  /** As files name it: `mystery_blocksworld`, or our folder, or the PDDL name. */
  readonly id: string
  /** At least one sentence each. */
  readonly actions: ReadonlyMap<string, readonly Sentence[]>
  /** No sentence: hidden, prompts never describe such facts. */
  readonly predicates: ReadonlyMap<string, readonly Sentence[]>
  /** The words for an object: `red block` for `a`; undefined if the wording has none. */
  readonly object: (name: string) => string | undefined
  /** The object of such words, in lower case; undefined if they are none's. */
  readonly objectOf: (words: string) => string | undefined
}

/** A sentence with its arguments' words; undefined if an object has no words. */
export function filledSentence(
  sentence: Sentence,
  args: readonly string[],
  wordbook: Pick<Wordbook, 'object'>,
): string | undefined {
  let text = ''
  for (const part of sentence) {
    const piece = typeof part === 'string' ? part : wordbook.object(args[part] ?? '')
    if (piece === undefined) return undefined
    text += piece
  }
  return text
}

/** `stack the {} on top of the {}` as a sentence: braces are filled in the order of the PDDL. */
export const sentenceOfBraces = (text: string): Sentence =>
  text
    .split('{}')
    .flatMap((part, i) => (i === 0 ? [part] : [i - 1, part]))
    .filter(part => part !== '')
