// Patterns of object names, `{thing}{#}` and `{thing}type`, for facts that follow from the names alone.

import type { Domain, Problem, TypedName } from '#planning/pddl/model'
import { objectsOf } from '#planning/task/universe'

/** How the names of a fact's objects relate. */
export interface NameRule {
  /** One pattern per parameter. */
  readonly patterns: readonly NamePattern[]
  /** Allowed words for the first slot, or pairs for the first two; any if absent. */
  readonly among?: ReadonlySet<string>
}

interface NamePattern {
  readonly expression: RegExp
  readonly slots: readonly string[]
}

/** Longer names match no pattern. */
const LONGEST = 100

const slot = /\{([a-z][a-z-]*|#)\}/g

/**
 * Parses `{thing}{#} {thing}type`: a pattern per parameter, separated by blanks; `{#}` is a number, other slots are
 * words without digits, equal slots are equal words. Undefined if a pattern cannot be parsed.
 */
export function namePatterns(text: string): readonly NamePattern[] | undefined {
  const found: NamePattern[] = []
  for (const word of text.trim().toLowerCase().split(/\s+/)) {
    const slots: string[] = []
    let source = ''
    let at = 0
    for (const match of word.matchAll(slot)) {
      const name = match[1]!
      // Two adjacent word slots would be ambiguous.
      if (match.index === at && at > 0 && name !== '#' && slots.at(-1) !== '#') return undefined
      source += quoted(word.slice(at, match.index))
      source += name === '#' ? '\\d{1,9}' : slots.includes(name) ? `\\k<${named(name)}>` : ''
      if (name !== '#' && !slots.includes(name)) source += `(?<${named(name)}>[a-z][a-z_-]*)`
      slots.push(name)
      at = match.index + match[0].length
    }
    const rest = word.slice(at)
    if (/[{}]/.test(word.replace(slot, ''))) return undefined
    found.push({
      expression: new RegExp(`^${source}${quoted(rest)}$`),
      slots: [...new Set(slots)].filter(name => name !== '#'),
    })
  }
  return found
}

const named = (slot: string): string => slot.replaceAll('-', '_')

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

/** The slots, in order of first occurrence. */
export const slotsOf = (patterns: readonly NamePattern[]): string[] => [
  ...new Set(patterns.flatMap(({ slots }) => slots)),
]

interface Row {
  readonly objects: readonly string[]
  readonly texts: ReadonlyMap<string, string>
}

/** All object tuples of the parameters' types that the rule allows; undefined if there are more than `max`. */
export function objectsByName(
  { patterns, among }: NameRule,
  domain: Domain,
  problem: Problem,
  parameters: readonly TypedName[],
  max: number,
): (readonly string[])[] | undefined {
  const slots = slotsOf(patterns).slice(0, among === undefined ? 0 : widthOf(among))
  let rows: Row[] = [{ objects: [], texts: new Map() }]
  for (const [i, pattern] of patterns.entries()) {
    const matches = matchesOf(pattern, domain, problem, parameters[i]?.type ?? [])
    const shared = pattern.slots.find(each => rows[0]?.texts.has(each))
    const byText = new Map<string | undefined, Row[]>()
    for (const match of matches) {
      const key = shared && match.texts.get(shared)
      const same = byText.get(key)
      if (same === undefined) byText.set(key, [match])
      else same.push(match)
    }
    const next: Row[] = []
    for (const { objects, texts: byName } of rows)
      for (const match of byText.get(shared && byName.get(shared)) ?? []) {
        if (pattern.slots.some(each => (byName.get(each) ?? match.texts.get(each)) !== match.texts.get(each))) continue
        const words = slots.map(each => byName.get(each) ?? match.texts.get(each))
        if (!words.includes(undefined) && among?.has(words.join(' ')) === false) continue
        if (next.length >= max) return undefined
        next.push({
          objects: [...objects, ...match.objects],
          texts: byName.size === 0 ? match.texts : new Map([...byName, ...match.texts]),
        })
      }
    rows = next
  }
  return rows.map(({ objects }) => objects)
}

const remembered = new WeakMap<Problem, Map<string, readonly Row[]>>()

/** The objects of a type with names that match the pattern; computed once per problem. */
function matchesOf(pattern: NamePattern, domain: Domain, problem: Problem, type: TypedName['type']): readonly Row[] {
  let known = remembered.get(problem)
  if (known === undefined) remembered.set(problem, (known = new Map()))
  const key = `${pattern.expression.source} ${type.map(each => each.name).join(' ')}`
  let found = known.get(key)
  if (found === undefined) {
    const objects = objectsOf(domain, problem)
    found = Array.from(objects.members(type).list).flatMap(object => matchOf(pattern, objects.names[object]!) ?? [])
    known.set(key, found)
  }
  return found
}

const widthOf = (among: ReadonlySet<string>): number => {
  const [first = ''] = among
  return first.split(' ').length
}

function matchOf({ expression, slots }: NamePattern, name: string): Row | undefined {
  if (name.length > LONGEST) return undefined
  const match = expression.exec(name)
  if (match === null) return undefined
  return {
    objects: [name],
    texts: new Map(slots.map(each => [each, match.groups![named(each)]!])),
  }
}
