// The nouns for a domain's types and parameters.

import type { Domain, TypedName } from '#planning/pddl/model'
import type { TypePhrases } from '../phrases'
import { pluralOf, singularOf } from './plurals'
import { isAdjective, isPreposition, nameWords, verbOf } from './words'

/** The material for wordings: the domain as spelt, and the nouns of its types. */
export interface Lexicon {
  readonly domain: Domain
  /** A name as spelt in the text. */
  readonly spelled: (name: { readonly name: string; readonly span: TypedName['span'] }) => string
  /** Singular and plural for the types, in order of declaration. */
  readonly types: readonly TypePhrases[]
  /** Words that may be nouns within a longer name. */
  readonly nouns: ReadonlySet<string>
  /** Type → the declared types of objects that fit it. */
  readonly sorts: ReadonlyMap<string, ReadonlySet<string>>
  /** For a parameter with a meaningless name: the name that actions use for this argument of the predicate. */
  readonly borrowed: ReadonlyMap<TypedName, string>
  /** Predicates that no action or rule changes. */
  readonly statics: ReadonlySet<string>
}

/** Generic nouns, which add nothing before a name. */
const vague = new Set(['object', 'obj', 'thing', 'item', 'entity', 'element', 'x', 'y', 't'])

/** The noun forms of each type, all different; includes `object` if something is untyped. */
export function typeForms(domain: Domain, spelled: Lexicon['spelled'], further: Iterable<string>): TypePhrases[] {
  const seen = new Set<string>()
  const forms: TypePhrases[] = []
  const add = (name: string, noun: string): void => {
    const one = singularOf(noun)
    // Nouns that consist of function words would be confused with these.
    const fits = noun !== '' && !noun.split(' ').some(isFunctionWord)
    const pairs: [string, string][] = [
      ...(fits
        ? ([
            [one, pluralOf(one)],
            [noun, `several ${noun}`],
          ] as [string, string][])
        : []),
      [`object of type ${name}`, `objects of type ${name}`],
    ]
    const [first, second] = pairs.find(([a, b]) => a !== '' && !seen.has(a) && !seen.has(b))!
    seen.add(first)
    seen.add(second)
    forms.push({ name, one: first, many: second })
  }
  const names = new Set<string>()
  for (const type of domain.types) {
    if (names.has(type.name) || type.name === 'object') continue
    names.add(type.name)
    const words = nameWords(spelled(type))
    if (words.length > 1 && /^(?:t|type)$/.test(words.at(-1)!)) words.pop()
    add(type.name, plain(words.join(' ')))
  }
  const more = new Set(further)
  if (hasUntyped(domain) || more.has('object')) add('object', 'object')
  return forms
}

const isFunctionWord = (word: string): boolean =>
  isPreposition(word) ||
  /^(?:and|or|is|are|not|no|the|a|an|can|cannot|do|does|has|have|hold|holds|marked|as|condition|met)$/.test(word)

/** Keeps only characters that are safe in a YAML text. */
const plain = (noun: string): string => noun.replace(/[^\p{L}\p{N} ]/gu, '').trim()

const hasUntyped = ({ types, constants, predicates, actions }: Domain): boolean =>
  types.length === 0 ||
  [...constants, ...[...predicates, ...actions].flatMap(({ parameters }) => parameters)].some(
    ({ type }) => type.length === 0 || type.some(({ name }) => name === 'object'),
  )

/** The noun before the slot of a parameter: `crate`, but '' for `locatable`, which helps nobody. */
export function nounOf({ types }: Lexicon, { type }: TypedName): string {
  const only = type.length === 1 ? type[0]!.name : 'object'
  const one = types.find(({ name }) => name === only)?.one ?? ''
  const fits = /^[a-z]+(?: [a-z]+)?$/.test(one) && !/(?:able|ible)$/.test(one)
  return only === 'object' || vague.has(one) || !fits ? '' : one
}

/** The meaning of a parameter as words: its type, else its own name; '' for names such as `?x`. */
export function ideaOf(lexicon: Lexicon, parameter: TypedName): string {
  const noun = nounOf(lexicon, parameter)
  if (noun !== '') return noun
  const only = parameter.type.length === 1 ? parameter.type[0]!.name : 'object'
  const words = nameWords(lexicon.spelled(parameter).replace(/^\?/, '')).filter(
    word => !/\d/.test(word) && word.length > 2 && !vague.has(word),
  )
  if (only !== 'object' && words.length === 0) return lexicon.types.find(({ name }) => name === only)?.one ?? ''
  const idea = words.filter(word => !/^(?:from|to|start|end|new|old|cur|next)$/.test(word)).join(' ')
  return idea || (lexicon.borrowed.get(parameter) ?? '')
}

/** The noun of a static predicate that stands for a type: `robot` for `(robot ?r)`; undefined for others. */
export function kindNamed({ domain, statics, spelled }: Lexicon, predicate: string): string | undefined {
  const declared = domain.predicates.find(({ name }) => name === predicate)
  if (declared?.parameters.length !== 1 || !statics.has(predicate)) return undefined
  const words = nameWords(spelled(declared))
  const isNoun = words.length === 1 && /^[a-z]{3,}$/.test(words[0]!) && !vague.has(words[0]!)
  return isNoun && !isAdjective(words[0]!) && verbOf(words[0]!) === undefined ? words[0] : undefined
}

/** `place {x}`, or `{x}` alone. */
export function slotOf(lexicon: Lexicon, parameter: TypedName): string {
  const noun = nounOf(lexicon, parameter)
  return `${noun === '' ? '' : `${noun} `}${bareSlot(parameter)}`
}

/** `{x}` */
export const bareSlot = ({ name }: { readonly name: string }): string => `{${name.replace(/^\?/, '')}}`

const agents = new Set(
  'robot rover agent hoist crane hand arm gripper player person human driver machine satellite worker man elevator lift technician child passenger'.split(
    ' ',
  ),
)
/** True for nouns of agents. */
export const isAgent = (idea: string): boolean => idea.split(' ').some(word => agents.has(word))
