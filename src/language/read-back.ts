// English → facts and actions: a sentence in any of a domain's wordings gives what it states. The reverse of `tell.ts`.

import type { Phrases } from './phrases'
import type { Template } from './template'

/** What a text states. `items` are `(name arg …)`; several where a list of objects was told in one clause. */
export interface Stated {
  readonly kind: 'fact' | 'action'
  readonly items: readonly string[]
  /** The facts are said not to hold. */
  readonly negated: boolean
}

/** Longer texts are no sentence of ours. */
const MOST_CHARACTERS = 2_000

interface Pattern {
  readonly kind: 'fact' | 'action'
  readonly name: string
  readonly parameters: readonly string[]
  readonly negated: boolean
  readonly expression: RegExp
  /** The parameter in each capture group. */
  readonly groups: readonly string[]
  /** This parameter may be a list of objects. */
  readonly gather: string | undefined
}

/** Reads sentences of one domain. Build it once for a domain and a set of objects. */
export class PhraseBook {
  private readonly patterns: readonly Pattern[]
  private readonly objects: ReadonlySet<string>

  constructor(phrases: Phrases, objects: Iterable<string>) {
    this.objects = new Set(objects)
    const patterns: Pattern[] = []
    for (const { name, parameters, holds, fails, gather, told } of phrases.predicates.values()) {
      for (const template of holds)
        patterns.push(patternOf('fact', name, parameters, template, false, undefined))
      if (gather !== undefined)
        patterns.push(patternOf('fact', name, parameters, told ?? holds[0]!, false, gather))
      for (const template of fails)
        patterns.push(patternOf('fact', name, parameters, template, true, undefined))
    }
    for (const { name, parameters, wordings } of phrases.actions.values())
      for (const template of wordings)
        patterns.push(patternOf('action', name, parameters, template, false, undefined))
    this.patterns = patterns
  }

  /** All that the text can mean as a whole; empty when it is none of our sentences, several when it is ambiguous. */
  read(text: string): Stated[] {
    if (text.length > MOST_CHARACTERS) return []
    const plain = normal(text)
    const found: Stated[] = []
    const seen = new Set<string>()
    for (const pattern of this.patterns) {
      const match = pattern.expression.exec(plain)
      if (match === null) continue
      const stated = this.statedBy(pattern, match)
      const key = stated && `${stated.kind} ${stated.negated} ${stated.items.join(' ')}`
      if (stated === undefined || seen.has(key!)) continue
      seen.add(key!)
      found.push(stated)
    }
    return found
  }

  private statedBy(pattern: Pattern, match: RegExpExecArray): Stated | undefined {
    const values = new Map<string, readonly string[]>()
    for (let i = 0; i < pattern.groups.length; i++) {
      const parameter = pattern.groups[i]!
      const said = match[i + 1]!
      const objects = parameter === pattern.gather ? said.split(/, and |, | and /) : [said]
      if (objects.some(object => !this.objects.has(object))) return undefined
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
}

/** Case, blanks and what surrounds a sentence do not matter. */
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'`*_]+|[\s"'`*_.,;:!?]+$/g, '')

const NAME = '([a-z0-9][a-z0-9_-]*)'
const LIST = '([a-z0-9][a-z0-9_-]*(?:(?:, and |, | and )[a-z0-9][a-z0-9_-]*)*)'

function patternOf(
  kind: 'fact' | 'action',
  name: string,
  parameters: readonly string[],
  template: Template,
  negated: boolean,
  gather: string | undefined,
): Pattern {
  const groups: string[] = []
  const quoted = (text: string): string =>
    text
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const body = template.parts
    .map(part => {
      if (part.kind === 'text') return quoted(part.text)
      if (part.kind === 'number') return `(?:${quoted(part.one)}|${quoted(part.many)})`
      groups.push(part.name)
      return part.name === gather ? LIST : NAME
    })
    .join('')
    .trim()
    .replace(/\\\.$/, '')
  return { kind, name, parameters, negated, expression: new RegExp(`^${body}$`), groups, gather }
}
