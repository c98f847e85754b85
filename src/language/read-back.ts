// English → facts and actions: a sentence in any of a domain's wordings gives what it states. The reverse of `describe.ts`.

import type { Domain, TypedName } from '../pddl/model'
import type { Phrases } from './phrases'
import type { Template } from './template'

/** What a text states. `items` are `(name arg …)`; several where one clause lists several objects. */
export interface Stated {
  readonly kind: 'fact' | 'action'
  readonly items: readonly string[]
  /** The facts are said not to hold. */
  readonly negated: boolean
}

/** Longer texts are no sentence of ours. */
const MOST_CHARACTERS = 2_000

/** A wording as what it is recognised by. */
export interface Pattern {
  readonly kind: 'fact' | 'action'
  readonly name: string
  readonly parameters: readonly string[]
  readonly negated: boolean
  /** The source of a regular expression without anchors, for text as `normalText` gives it. */
  readonly body: string
  /** Words that each of its sentences holds: most patterns need not be tried. */
  readonly fragment: string
  /** The parameter in each capture group. */
  readonly groups: readonly string[]
  /** Types of each parameter. */
  readonly types: readonly (readonly string[])[]
  /** This parameter may be a list of objects. */
  readonly gather: string | undefined
}

/** Is the object of one of these types? Types that are none: any object is. */
export type Fits = (object: string, types: readonly string[]) => boolean

/**
 * By the types that the domain declares. Types that it does not know rule nothing out: the phrases may have been
 * written for another version of the domain.
 */
export function fitsOf(domain: Domain, objects: readonly TypedName[]): Fits {
  const parents = new Map(
    domain.types.map(({ name, parents: above }) => [name, above.map(each => each.name)]),
  )
  const under = (type: string, depth = 0): string[] => [
    type,
    ...(depth > parents.size ? [] : (parents.get(type) ?? [])).flatMap(up => under(up, depth + 1)),
  ]
  const typesOf = new Map<string, ReadonlySet<string>>()
  for (const { name, type } of [...domain.constants, ...objects])
    typesOf.set(name, new Set(type.flatMap(each => under(each.name))))
  return (object, types) =>
    types.every(type => !parents.has(type)) ||
    types.some(type => typesOf.get(object)?.has(type) === true)
}

/** Reads sentences of one domain. Build it once for a domain and a set of objects. */
export class PhraseBook {
  private readonly patterns: readonly (Pattern & { readonly expression: RegExp })[]
  private readonly objects: ReadonlySet<string>
  private readonly fits: Fits

  /** Without `fits`, any object may stand anywhere, and more texts have two meanings. */
  constructor(phrases: Phrases, objects: Iterable<string>, fits: Fits = () => true) {
    this.objects = new Set(objects)
    this.fits = fits
    this.patterns = patternsOf(phrases).map(pattern => ({
      ...pattern,
      expression: new RegExp(`^${pattern.body}$`),
    }))
  }

  /** All that the text can mean as a whole; empty when it is none of our sentences, several when it is ambiguous. */
  read(text: string): Stated[] {
    if (text.length > MOST_CHARACTERS) return []
    const plain = normalText(text)
    const found: Stated[] = []
    const seen = new Set<string>()
    for (const pattern of this.patterns) {
      if (!plain.includes(pattern.fragment)) continue
      const match = pattern.expression.exec(plain)
      if (match === null) continue
      const stated = statedBy(pattern, match, this.objects, this.fits)
      const key = stated && `${stated.kind} ${stated.negated} ${stated.items.join(' ')}`
      if (stated === undefined || seen.has(key!)) continue
      seen.add(key!)
      found.push(stated)
    }
    return found
  }
}

/** All wordings of facts and actions, as patterns; the gathered wording besides. */
export function patternsOf(phrases: Phrases): Pattern[] {
  const nouns = nounsOf(phrases)
  const patterns: Pattern[] = []
  for (const entry of phrases.predicates.values()) {
    const { holds, fails, read = [], gather, told } = entry
    const add = (template: Template, negated: boolean, listed?: string): void =>
      void patterns.push(patternOf('fact', entry, template, negated, listed, nouns))
    for (const template of [...holds, ...read]) add(template, false)
    if (gather !== undefined) add(told ?? holds[0]!, false, gather)
    for (const template of fails) add(template, true)
  }
  for (const entry of phrases.actions.values())
    for (const template of [...entry.wordings, ...(entry.read ?? [])])
      patterns.push(patternOf('action', entry, template, false, undefined, nouns))
  return patterns
}

/** What a sentence states that matches the pattern; nothing where an object is unknown or does not fit. */
export function statedBy(
  pattern: Pattern,
  match: RegExpExecArray,
  known: ReadonlySet<string>,
  fits: Fits,
): Stated | undefined {
  const values = new Map<string, readonly string[]>()
  for (let i = 0; i < pattern.groups.length; i++) {
    const parameter = pattern.groups[i]!
    const said = match[i + 1]!
    const objects = parameter === pattern.gather ? said.split(/, and |, | and /) : [said]
    const types = pattern.types[pattern.parameters.indexOf(parameter)] ?? []
    if (objects.some(object => !known.has(object) || !fits(object, types))) return undefined
    const before = values.get(parameter)
    if (before !== undefined && before.join() !== objects.join()) return undefined
    values.set(parameter, objects)
  }
  const rows = pattern.parameters.reduce<string[][]>(
    (built, parameter) =>
      (values.get(parameter) ?? []).flatMap(object => built.map(row => [...row, object])),
    [[]],
  )
  if (rows.length === 0) return undefined
  const items = rows.map(row => `(${[pattern.name, ...row].join(' ')})`)
  return { kind: pattern.kind, items, negated: pattern.negated }
}

/** A text as it is compared: case, blanks and what surrounds a sentence do not matter. */
export const normalText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'`*_]+|[\s"'`*_.,;:!?]+$/g, '')

const NAME = '([a-z0-9][a-z0-9_-]*)'
const LIST = '([a-z0-9][a-z0-9_-]*(?:(?:, and |, | and )[a-z0-9][a-z0-9_-]*)*)'

/** Words that may stand before an object's name or be left out: what the types are called. */
function nounsOf(phrases: Phrases): string[] {
  const nouns = new Set<string>()
  for (const { name, one, many } of phrases.types)
    for (const noun of [name, one, many])
      if (/^[a-z]+( [a-z]+)?$/i.test(noun)) nouns.add(noun.toLowerCase())
  return [...nouns].sort((a, b) => b.length - a.length)
}

interface Head {
  readonly name: string
  readonly parameters: readonly string[]
  readonly types: readonly (readonly string[])[]
}

function patternOf(
  kind: 'fact' | 'action',
  { name, parameters, types }: Head,
  template: Template,
  negated: boolean,
  gather: string | undefined,
  nouns: readonly string[],
): Pattern {
  const groups: string[] = []
  const noun = nouns.length === 0 ? '' : `(?:(?:the )?(?:${nouns.join('|')}) )?`
  const nounAtEnd = nouns.length === 0 ? undefined : new RegExp(`(^|\\s)(?:${nouns.join('|')}) $`)
  let fragment = ''
  const body = template.parts
    .map((part, i) => {
      if (part.kind === 'number') return `(?:${quoted(part.one)}|${quoted(part.many)})`
      if (part.kind === 'text') {
        const text = part.text.toLowerCase()
        const isBeforeSlot = template.parts[i + 1]?.kind === 'slot'
        const kept = isBeforeSlot && nounAtEnd !== undefined ? text.replace(nounAtEnd, '$1') : text
        const bare = normalText(kept).trim()
        if (bare.length > fragment.length) fragment = bare
        return quoted(kept)
      }
      groups.push(part.name)
      return `${noun}${part.name === gather ? LIST : NAME}`
    })
    .join('')
    .trim()
    .replace(/(?:\\[.?]|[,;:!])+$/, '')
  return {
    kind,
    name,
    parameters,
    types,
    negated,
    body,
    fragment,
    groups,
    gather,
  }
}

const quoted = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
