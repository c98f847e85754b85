// The wordings as regular expressions without anchors, for readers that search for sentences within a list or a
// paragraph.

import type { ObjectNamed, Phrases } from './phrases'
import type { Fits, Stated } from './stated'
import type { Template } from './template'

export interface Pattern {
  readonly kind: 'fact' | 'action'
  readonly name: string
  readonly parameters: readonly string[]
  readonly negated: boolean
  /** The source of a regular expression without anchors, for text normalized by `plainText`. */
  readonly body: string
  /** The parameter in each capture group. */
  readonly groups: readonly string[]
  /** Types of each parameter. */
  readonly types: readonly (readonly string[])[]
  /** This parameter may be a list of objects. */
  readonly gather: string | undefined
}

/** All wordings of facts and actions as patterns, including the gathered wording. */
export function patternsOf(phrases: Phrases): Pattern[] {
  const patterns: Pattern[] = []
  for (const entry of phrases.predicates.values()) {
    const { holds, fails, read = [], gather, told: statedTemplate } = entry
    const add = (template: Template, negated: boolean, listed?: string): void =>
      void patterns.push(patternOf('fact', entry, template, negated, listed))
    for (const template of [...holds, ...read]) add(template, false)
    if (gather !== undefined) add(statedTemplate ?? holds[0]!, false, gather)
    for (const template of fails) add(template, true)
  }
  for (const entry of phrases.actions.values())
    for (const template of [...entry.wordings, ...(entry.read ?? [])])
      patterns.push(patternOf('action', entry, template, false, undefined))
  return patterns
}

/** The fact or action that a match states; undefined if an object is unknown or has the wrong type. */
export function statedBy(pattern: Pattern, match: RegExpExecArray, named: ObjectNamed, fits: Fits): Stated | undefined {
  const values = new Map<string, readonly string[]>()
  for (let i = 0; i < pattern.groups.length; i++) {
    const parameter = pattern.groups[i]!
    const text = match[i + 1]!
    const objects: string[] = []
    const types = pattern.types[pattern.parameters.indexOf(parameter)] ?? []
    for (const each of parameter === pattern.gather ? namesIn(text) : [text]) {
      const object = named(each)
      if (object === undefined || !fits(object, types)) return undefined
      objects.push(object)
    }
    const before = values.get(parameter)
    if (before !== undefined && before.join() !== objects.join()) return undefined
    values.set(parameter, objects)
  }
  const rows = pattern.parameters.reduce<string[][]>(
    (built, parameter) => (values.get(parameter) ?? []).flatMap(object => built.map(row => [...row, object])),
    [[]],
  )
  if (rows.length === 0) return undefined
  const items = rows.map(row => `(${[pattern.name, ...row].join(' ')})`)
  return { kind: pattern.kind, items, negated: pattern.negated }
}

const oneName = '[a-z0-9][a-z0-9_-]*(?![a-z0-9_-])'
/** An object's name in plain text, matched as a whole, so that it can be divided in one way only. */
export const NAME = `(${oneName})`
/** A list of names, with an optional “and” before the last. */
export const LIST = `(${oneName}(?:(?:, and |, | and )${oneName})*)`

/** The names of a list. */
export const namesIn = (list: string): string[] => list.split(/, and |, | and /)

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
): Pattern {
  const groups: string[] = []
  const body = template.parts
    .map(part => {
      if (part.kind === 'number') return `(?:${quoted(part.one)}|${quoted(part.many)})`
      if (part.kind === 'text') return quoted(part.text)
      groups.push(part.name)
      return part.name === gather ? LIST : NAME
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
    groups,
    gather,
  }
}

/** Escapes words as the source of a regular expression on plain text. */
export const quoted = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
