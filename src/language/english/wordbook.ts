// The wording of a domain in the prompts of one benchmark, or of the playground in that layout: sentences with argument
// slots for each action and predicate, and nouns for objects. Prompts use the first sentence of each; all of them are
// read.

/** Text and argument indices (from 0, in PDDL order): `['stack the ', 0, ' on top of the ', 1]`. */
export type Sentence = readonly (string | number)[]

/** A domain's wording, for rendering and reading. Names are PDDL names in lower case. */
export interface Wordbook {
  /** The name in the benchmark's files: `mystery_blocksworld`; else the folder's or the PDDL name. */
  readonly id: string
  /** At least one sentence per action. */
  readonly actions: ReadonlyMap<string, readonly Sentence[]>
  /** A predicate without sentences is hidden: prompts never describe its facts. */
  readonly predicates: ReadonlyMap<string, readonly Sentence[]>
  /** The words for an object: `red block` for `a`; undefined if the wording has none. */
  readonly object: (name: string) => string | undefined
  /** The object that such words name, in lower case; undefined if there is none. */
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

/** Parses `stack the {} on top of the {}`: braces are filled in PDDL order. */
export const sentenceOfBraces = (text: string): Sentence =>
  text
    .split('{}')
    .flatMap((part, i) => (i === 0 ? [part] : [i - 1, part]))
    .filter(part => part !== '')
