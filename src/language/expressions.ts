// The wordings as regular expressions without anchors, for readers that look for sentences within a list or a paragraph.

import type { Phrases } from './phrases'
import type { Fits, Stated } from './stated'
import { normalText } from './sentence-pattern'
import type { Template } from './template'

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
  isKnown: (object: string) => boolean,
  fits: Fits,
): Stated | undefined {
  const values = new Map<string, readonly string[]>()
  for (let i = 0; i < pattern.groups.length; i++) {
    const parameter = pattern.groups[i]!
    const said = match[i + 1]!
    const objects = parameter === pattern.gather ? said.split(/, and |, | and /) : [said]
    const types = pattern.types[pattern.parameters.indexOf(parameter)] ?? []
    if (objects.some(object => !isKnown(object) || !fits(object, types))) return undefined
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

const oneName = '[a-z0-9][a-z0-9_-]*(?![a-z0-9_-])'
/** The name of an object in plain text: the whole of it, so that it can be divided in one way only. */
export const NAME = `(${oneName})`
/** Names, the last perhaps after “and”. */
export const LIST = `(${oneName}(?:(?:, and |, | and )${oneName})*)`

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

/** Words as the source of a regular expression on plain text. */
export const quoted = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
