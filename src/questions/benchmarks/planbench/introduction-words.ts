// Relates words to predicates, and nouns to parameters.

import type { ActionSchema, Domain } from '#planning/pddl/model'
import { type Literal, literalsOf } from '#language/english/starter/literals'
import { type Configuration, sentenceOf } from './config'
import { type IntroductionClause, stemOf, wordsIn } from './introduction-text'

type Sentences = Pick<Configuration, 'actions' | 'predicates' | 'encoded_objects'>

const idle = new Set(
  'the a an is are be currently it no not that this of and or was i my your you currently has have'.split(' '),
)
const prepositions = new Set('at in on of into onto to from by with top'.split(' '))

/** Nouns for each parameter: its type, static unary predicates, its own name, and the objects' common noun. */
export function nounsOfParameters(
  action: ActionSchema,
  domain: Domain,
  { encoded_objects: codes = {} }: Sentences,
): Map<string, Set<string>> {
  const { needs } = literalsOf(action)
  const common = commonNoun(Object.values(codes))
  const sorts = new Set(sortPredicates(domain))
  return new Map(
    action.parameters.map(({ name, type }) => {
      const nouns = new Set(type.filter(each => each.name !== 'object').map(each => stemOf(each.name)))
      for (const { predicate, terms } of needs)
        if (terms.length === 1 && terms[0] === name && sorts.has(predicate)) nouns.add(stemOf(predicate))
      for (const word of name.slice(1).split(/[-_]/)) {
        if (word.length > 2) nouns.add(stemOf(word))
        if (word === 'loc') nouns.add(stemOf('location'))
      }
      if (common !== undefined) nouns.add(common)
      return [name, nouns]
    }),
  )
}

/** `block` for “red block” and “blue block”. */
function commonNoun(codes: readonly string[]): string | undefined {
  const lasts = new Set(codes.map(code => wordsIn(code).at(-1) ?? ''))
  const [only] = lasts
  return codes.length > 1 && lasts.size === 1 && /^[a-z]{3,}$/.test(only!) ? stemOf(only!) : undefined
}

/** Static unary predicates, which express types. */
function sortPredicates(domain: Domain): string[] {
  const changed = new Set(
    domain.actions.flatMap(action => {
      const { adds, deletes } = literalsOf(action)
      return [...adds, ...deletes].map(({ predicate }) => predicate)
    }),
  )
  return domain.predicates
    .filter(({ name, parameters }) => parameters.length === 1 && !changed.has(name))
    .map(({ name }) => name)
}

export class PredicateWords {
  private readonly config: Sentences
  private readonly domain: Domain
  private readonly keys: ReadonlyMap<string, readonly string[]>
  /** Stems of all words of the introduction: nouns outside of this set are ignored. */
  private readonly used: ReadonlySet<string>
  private readonly sorts: ReadonlySet<string>

  constructor(config: Sentences, domain: Domain, introduction: string) {
    this.config = config
    this.domain = domain
    this.used = new Set(stemsIn(introduction))
    this.sorts = new Set(sortPredicates(domain))
    this.keys = new Map(domain.predicates.map(({ name }) => [name, this.keysOf(name)]))
  }

  /**
   * The words that the predicate's sentence shares with its name, else the sentence's other words, else its
   * preposition.
   */
  private keysOf(name: string): string[] {
    const sentence = sentenceOf(this.config.predicates, name) ?? ''
    const sentences = wordsIn(sentence.replaceAll('{}', ' ')).filter(word => !idle.has(word))
    const content = sentences.filter(word => !prepositions.has(word))
    const own = content.filter(word => name.includes(stemOf(word)))
    const named = own.length > 0 ? own : content
    return (named.length > 0 ? named : sentences.length > 0 ? sentences.slice(0, 1) : name.split(/[-_]/)).map(stemOf)
  }

  /** True if prompts never show the predicate, because nouns express it. */
  isHidden(predicate: string): boolean {
    return sentenceOf(this.config.predicates, predicate) === ''
  }

  /** True if the clause names the type of an object with its noun. */
  isSort(predicate: string, { terms }: Literal, nouns: ReadonlyMap<string, ReadonlySet<string>>): boolean {
    return (
      this.sorts.has(predicate) &&
      terms.length === 1 &&
      nouns.get(terms[0]!)?.has(stemOf(predicate)) === true &&
      !this.keys.get(predicate)!.some(key => this.used.has(key))
    )
  }

  /** True if a clause mentions the fact, with either sign. */
  mentions(
    { words, isElliptic }: IntroductionClause,
    { predicate, terms }: Literal,
    nouns: ReadonlyMap<string, ReadonlySet<string>>,
  ): boolean {
    const stems = words.flatMap(word => (word.includes('-') ? [word, ...word.split('-')] : [word])).map(stemOf)
    const keys = this.keys.get(predicate) ?? []
    // A clause with `in` counts for `at`, too.
    const has = (key: string): boolean => stems.includes(key) || (key === 'at' && stems.includes('in'))
    if (!keys.every(has)) return false
    const wanted = new Map<string, number>()
    return terms.every((term, i) => {
      const own = [...(nouns.get(term) ?? [])].filter(noun => this.used.has(noun))
      // An object without a noun may be `it`, or omitted.
      if (own.length === 0 || (i === 0 && isElliptic)) return true
      const best = Math.max(...own.map(noun => stems.filter(stem => stem === noun).length - (wanted.get(noun) ?? 0)))
      for (const noun of own) wanted.set(noun, (wanted.get(noun) ?? 0) + 1)
      return best > 0 || (terms.length > 1 && i === 0 && isElliptic)
    })
  }

  /** True for a sentence such as `A block is clear if …`, which defines the predicate for every action. */
  defines(text: string, predicate: string): boolean {
    const [head = ''] = text.split(/\b(?:if|when)\b/)
    const stems = new Set(stemsIn(head))
    return this.keys.get(predicate)!.every(key => stems.has(key))
  }

  /** `stack a block on top of another block` implies its resulting position. */
  isInTitle(text: string, { predicate, terms }: Literal): boolean {
    if (terms.length < 2) return false
    const sentence = sentenceOf(this.config.predicates, predicate) ?? ''
    const between = wordsIn(sentence.replaceAll('{}', ' ')).filter(word => !idle.has(word))
    return between.length > 0 && wordsIn(text).join(' ').includes(phraseOf(sentence))
  }

  /** True if in all actions one becomes true exactly when the other becomes false. */
  arePaired(one: string, other: string): boolean {
    if (one === other) return false
    let seen = 0
    for (const action of this.domain.actions) {
      const { adds, deletes } = literalsOf(action)
      const has = (list: readonly Literal[], name: string): boolean => list.some(({ predicate }) => predicate === name)
      if (has(adds, one) !== has(deletes, other) || has(deletes, one) !== has(adds, other)) return false
      if (has(adds, one) || has(deletes, one)) seen++
    }
    return seen > 0
  }

  /** Nouns for types of the domain that none of the parameters has. */
  strangersIn(text: string, nouns: ReadonlyMap<string, ReadonlySet<string>>, domain: Domain): string[] {
    const sorts = new Map<string, string>()
    for (const { name } of domain.types) sorts.set(stemOf(name), name)
    for (const name of this.sorts) sorts.set(stemOf(name), name)
    const own = new Set([...nouns.values()].flatMap(each => [...each]))
    const above = new Set(
      domain.types.filter(({ name }) => own.has(stemOf(name))).flatMap(({ name }) => relatives(domain, name)),
    )
    const found = wordsIn(text)
      .map(stemOf)
      .filter(stem => sorts.has(stem) && !own.has(stem) && !above.has(sorts.get(stem)!))
    return [...new Set(found)].map(stem => sorts.get(stem)!)
  }
}

/** The words between two slots, without articles. */
const phraseOf = (sentence: string): string =>
  wordsIn(sentence.split('{}')[1] ?? '')
    .filter(word => !idle.has(word) || word === 'of')
    .join(' ')

const stemsIn = (text: string): string[] =>
  wordsIn(text)
    .flatMap(word => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .map(stemOf)

/** The type, its supertypes and its subtypes. */
function relatives(domain: Domain, type: string): string[] {
  const found = new Set([type])
  const walk = (from: string, next: (name: string) => readonly string[]): void => {
    for (const each of next(from))
      if (!found.has(each)) {
        found.add(each)
        walk(each, next)
      }
  }
  walk(type, name => domain.types.filter(({ parents }) => parents.some(up => up.name === name)).map(each => each.name))
  walk(type, name =>
    domain.types.filter(each => each.name === name).flatMap(({ parents }) => parents.map(up => up.name)),
  )
  return [...found]
}
