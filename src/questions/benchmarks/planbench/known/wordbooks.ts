// Wordbooks of all sources: the benchmark's domains, users' configurations, phrases, and plain PDDL.

import type { Phrases } from '#language/english/phrases'
import type { Template } from '#language/english/template'
import { type Sentence, sentenceOfBraces, type Wordbook } from '#language/english/wordbook'
import type { Domain } from '#planning/pddl/model'
import { type NamedConfiguration, sentenceOf, slotCount } from '../config'
import { knownConfiguration, knownDomains } from './domains'
import { namesAsWords, objectWords, officialObjectWords } from './object-words'

const wordbooks = new Map<string, Wordbook>()

/** The wording of one of the benchmark's domains, with different words for all objects; undefined for other names. */
export function knownWordbook(name: string): Wordbook | undefined {
  if (!knownDomains.has(name)) return undefined
  const made = wordbooks.get(name) ?? wordbookOfConfiguration(knownConfiguration(name)!)
  wordbooks.set(name, made)
  return made
}

/** Further options of a configuration's wordbook. */
export interface ConfigurationWordbook {
  /** True if objects are named exactly as in the benchmark, even if two get the same words. */
  readonly official?: boolean
  /** If given, sentences with a wrong number of `{}` are dropped, as are names that the domain does not have. */
  readonly domain?: Domain
}

/** The wording of a configuration. Empty sentences hide a predicate; actions without a sentence are omitted. */
export function wordbookOfConfiguration(
  { name, config }: NamedConfiguration,
  { official = false, domain }: ConfigurationWordbook = {},
): Wordbook {
  const sentences = (
    from: Readonly<Record<string, string | null>>,
    heads: Domain['predicates'] | Domain['actions'] | undefined,
  ): Map<string, readonly Sentence[]> => {
    const names = heads?.map(head => head.name) ?? Object.keys(from).map(key => key.toLowerCase())
    const found = new Map<string, readonly Sentence[]>()
    for (const each of names) {
      const sentence = sentenceOf(from, each)
      if (sentence === undefined) continue
      const arity = heads?.find(head => head.name === each)?.parameters.length
      if (sentence === '') found.set(each, [])
      else if (arity === undefined || slotCount(sentence) === arity) found.set(each, [sentenceOfBraces(sentence)])
    }
    return found
  }
  const actions = sentences(config.actions, domain?.actions)
  for (const [action, list] of actions) if (list.length === 0) actions.delete(action)
  return {
    id: name,
    actions,
    predicates: sentences(config.predicates, domain?.predicates),
    ...(official ? officialObjectWords(name, config) : objectWords(name, config)),
  }
}

/**
 * The wording of any domain's English. The first sentence of each item contains every argument; further ones that
 * contain all are read as well. Items without such a sentence are described as PDDL in words: `on a b`.  @param id The
 * name in prompts and files: the folder, or the PDDL name.
 */
export function wordbookOfPhrases(phrases: Phrases, domain: Domain, id = domain.name): Wordbook {
  const sentences = (
    head: { readonly name: string; readonly parameters: readonly { readonly name: string }[] },
    templates: readonly (Template | undefined)[],
  ): readonly Sentence[] => {
    const places = new Map(head.parameters.map(({ name }, i) => [name.replace(/^\?/, ''), i]))
    const seen = new Set<string>()
    const found = templates.flatMap(template => {
      const sentence = template === undefined ? undefined : sentenceOfTemplate(template, places)
      const key = JSON.stringify(sentence)
      if (sentence === undefined || seen.has(key)) return []
      seen.add(key)
      return [sentence]
    })
    return found.length > 0 ? found : [plainSentence(head.name, head.parameters.length)]
  }
  const names = phrases.names ?? new Map<string, string>()
  const words = new Map([...names].map(([text, name]) => [name, text]))
  return {
    id,
    actions: new Map(
      domain.actions.map(head => {
        const own = phrases.actions.get(head.name)
        return [head.name, sentences(head, [...(own?.wordings ?? []), ...(own?.read ?? [])])]
      }),
    ),
    predicates: new Map(
      domain.predicates.map(head => {
        const own = phrases.predicates.get(head.name)
        return [head.name, sentences(head, [...(own?.holds ?? []), own?.told, ...(own?.read ?? [])])]
      }),
    ),
    ...(words.size === 0
      ? namesAsWords
      : {
          object: name => words.get(name) ?? name,
          objectOf: text => names.get(text.toLowerCase()) ?? namesAsWords.objectOf(text),
        }),
  }
}

/** With `[is|are]` in the singular; undefined if an argument is missing. */
function sentenceOfTemplate({ parts }: Template, places: ReadonlyMap<string, number>): Sentence | undefined {
  const sentence: (string | number)[] = []
  for (const part of parts) {
    const piece =
      part.kind === 'slot' ? places.get(part.name) : part.kind === 'number' ? part.one : part.text.replace(/\s+/g, ' ')
    if (piece === undefined) return undefined
    const last = sentence.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') sentence[sentence.length - 1] = last + piece
    else sentence.push(piece)
  }
  return new Set(sentence.filter(each => typeof each === 'number')).size === places.size ? sentence : undefined
}

/** `on a b`. */
export const plainSentence = (name: string, arity: number): Sentence => sentenceOfBraces(name + ' {}'.repeat(arity))

/** PDDL itself as the wording: `(on a b)`. */
export function wordbookOfPddl(domain: Domain, id = domain.name): Wordbook {
  const sentence = (head: {
    readonly name: string
    readonly parameters: readonly unknown[]
  }): readonly [string, readonly Sentence[]] => {
    const bare = plainSentence(head.name, head.parameters.length)
    const parts = head.parameters.length === 0 ? [`(${head.name})`] : [`(${bare[0]}`, ...bare.slice(1), ')']
    return [head.name, [parts]]
  }
  return {
    id,
    actions: new Map(domain.actions.map(sentence)),
    predicates: new Map(domain.predicates.map(sentence)),
    ...namesAsWords,
  }
}

/** A domain under other names in the benchmark's wording: `word a b`, and `object_0` for `o0`. */
export function obfuscatedWordbook(domain: Domain, id = 'obfuscated'): Wordbook {
  const sentence = (head: {
    readonly name: string
    readonly parameters: readonly unknown[]
  }): readonly [string, readonly Sentence[]] => [head.name, [plainSentence(head.name, head.parameters.length)]]
  return {
    id,
    actions: new Map(domain.actions.map(sentence)),
    predicates: new Map(domain.predicates.map(sentence)),
    ...objectWords('obfuscated', {}),
  }
}
