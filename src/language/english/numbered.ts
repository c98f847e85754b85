// The section `numbered` of a phrases file: names for objects that contexts only count.

import { isScalar, isSeq, type YAMLMap } from 'yaml'
import type { Domain } from '#planning/pddl/model'
import type { PhraseReader } from './phrase-reader'

/** The names of a type's objects. */
export interface NumberedNames {
  /**
   * Fixed names, or patterns such as `c{car}` for c0, c1 and so on, `knife{knife|knives+1}` for knife1, knife2 and so
   * on.
   */
  readonly patterns: readonly string[]
  /** True if a pattern without stated numbers has no objects, and objects with other names may exist. */
  readonly isLoose: boolean
}

export type Numbered = ReadonlyMap<string, NumberedNames>

/** Maximum number of generated names, over all types. */
export const MAX_NAMES = 10_000
const counted = /\{([a-z][\w-]*(?:\|[a-z][\w-]*)*)(?:\+(\d{1,4}))?\}/g

export function readNumbered(reader: PhraseReader, root: YAMLMap | undefined, domain: Domain): Numbered {
  const known = domain.types.length === 0 ? ['object'] : ['object', ...domain.types.map(({ name }) => name)]
  const found = new Map<string, NumberedNames>()
  for (const { name, span, node } of reader.entries(root, 'numbered')) {
    if (!known.includes(name)) {
      reader.unknown('type', name, span, known)
      continue
    }
    const text = (isSeq(node) ? node.items : [node]).map(item => (isScalar(item) ? String(item.value) : '')).join(' ')
    const patterns = text.toLowerCase().trim().split(/\s+/).filter(Boolean)
    if (patterns.length === 0 || patterns.some(each => /[{}]/.test(each.replace(counted, ''))))
      reader.report(
        'numbered',
        node === undefined || node === null ? span : reader.spanOf(node),
        `The names of \`${name}\` are words, with numbers such as \`${name}{${name}}\` or \`${name}{${name}+1}\`.`,
      )
    else found.set(name, { patterns, isLoose: isSeq(node) })
  }
  return found
}

/** The items that the patterns count: types, or nouns of wordings. */
export const countedBy = ({ patterns }: NumberedNames): string[] =>
  patterns.flatMap(pattern => [...pattern.matchAll(counted)].flatMap(match => match[1]!.split('|')))

/**
 * The objects generated from the numbers in a context. `missing-number`: a required number is missing; `too-many`: more than
 * `max`.
 */
export function objectsNumbered(
  { patterns, isLoose }: NumberedNames,
  counts: ReadonlyMap<string, number>,
  max = MAX_NAMES,
): string[] | 'missing-number' | 'too-many' {
  const found: string[] = []
  for (const pattern of patterns) {
    const names = namesOf(pattern, counts, max - found.length)
    if (names === 'missing-number' && isLoose) continue
    if (typeof names === 'string') return names
    found.push(...names)
  }
  return found
}

function namesOf(
  pattern: string,
  counts: ReadonlyMap<string, number>,
  max: number,
): string[] | 'missing-number' | 'too-many' {
  let names = ['']
  let at = 0
  for (const match of pattern.matchAll(counted)) {
    const numbers = match[1]!.split('|').flatMap(each => counts.get(each) ?? [])
    if (numbers.length === 0) return 'missing-number'
    const count = Math.max(...numbers)
    if (count * names.length > max) return 'too-many'
    const before = pattern.slice(at, match.index)
    const first = Number(match[2] ?? 0)
    names = names.flatMap(name => Array.from({ length: count }, (_, i) => `${name}${before}${first + i}`))
    at = match.index + match[0].length
  }
  if (names.length > max) return 'too-many'
  return names.map(name => name + pattern.slice(at))
}

interface CountedPattern {
  readonly expression: RegExp
  /** Per number in the name: what it counts, and its first value. */
  readonly numbers: readonly { readonly of: readonly string[]; readonly first: number }[]
}

const remembered = new WeakMap<NumberedNames, readonly CountedPattern[]>()

/** The patterns with numbers as regular expressions, compiled once. */
function expressionsOf(names: NumberedNames): readonly CountedPattern[] {
  let known = remembered.get(names)
  if (known === undefined) {
    known = names.patterns.flatMap(pattern => {
      const slots = [...pattern.matchAll(counted)]
      if (slots.length === 0) return []
      const source = pattern
        .split(new RegExp(counted.source.replace(/\((?!\?)/g, '(?:'), 'g'))
        .map(text => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&'))
        .join('(\\d{1,6})')
      return [
        {
          expression: new RegExp(`^${source}$`),
          numbers: slots.map(each => ({ of: each[1]!.split('|'), first: Number(each[2] ?? 0) })),
        },
      ]
    })
    remembered.set(names, known)
  }
  return known
}

/** True if the stated numbers generate the name. */
export const isCountedOff = (names: NumberedNames, counts: ReadonlyMap<string, number>, name: string): boolean =>
  expressionsOf(names).some(
    ({ expression, numbers }) => numbers.every(({ of }) => of.some(each => counts.has(each))) && expression.test(name),
  )

/**
 * The counts that object names imply, by the counted type or noun: for `f{columns}-{rows}f`, `f4-2f` implies five
 * columns.
 */
export function countsOf(numbered: Numbered, names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const each of numbered.values())
    for (const { expression, numbers } of expressionsOf(each))
      for (const name of names)
        expression
          .exec(name)
          ?.slice(1)
          .forEach((digits, i) => {
            const { of, first } = numbers[i]!
            for (const word of of) counts.set(word, Math.max(Number(digits) - first + 1, counts.get(word) ?? 0))
          })
  return counts
}
