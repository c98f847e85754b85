// The section `numbered` of a phrases file: the names of objects that contexts tell in numbers alone.

import { isScalar, type YAMLMap } from 'yaml'
import type { Domain } from '../pddl/model'
import type { PhraseReader } from './phrase-reader'

/** By type: names, or patterns such as `c{car}` for c0, c1 and so on, `room{room+1}` for room1, room2 and so on. */
export type Numbered = ReadonlyMap<string, readonly string[]>

/** More names are not made. */
const MOST_NAMES = 10_000
const counted = /\{([a-z][\w-]*)(?:\+(\d{1,4}))?\}/g

export function readNumbered(
  reader: PhraseReader,
  root: YAMLMap | undefined,
  domain: Domain,
): Numbered {
  const known = domain.types.length === 0 ? ['object'] : domain.types.map(({ name }) => name)
  const found = new Map<string, readonly string[]>()
  for (const { name, span, node } of reader.entries(root, 'numbered')) {
    if (!known.includes(name)) {
      reader.unknown('type', name, span, known)
      continue
    }
    const text = isScalar(node) ? String(node.value).trim() : ''
    const patterns = text.toLowerCase().split(/\s+/).filter(Boolean)
    if (patterns.length === 0 || patterns.some(each => /[{}]/.test(each.replace(counted, ''))))
      reader.say(
        'numbered',
        node === undefined || node === null ? span : reader.spanOf(node),
        `The names of \`${name}\` are words, with numbers such as \`${name}{${name}}\` or \`${name}{${name}+1}\`.`,
      )
    else found.set(name, patterns)
  }
  return found
}

/** The objects of a type by the numbers that a context tells; nothing where a number is not told, or is too large. */
export function objectsNumbered(
  numbered: Numbered,
  type: string,
  counts: ReadonlyMap<string, number>,
): string[] | undefined {
  const found: string[] = []
  for (const pattern of numbered.get(type) ?? []) {
    let names = ['']
    let at = 0
    for (const match of pattern.matchAll(counted)) {
      const count = counts.get(match[1]!)
      if (count === undefined || count * names.length > MOST_NAMES) return undefined
      const before = pattern.slice(at, match.index)
      const first = Number(match[2] ?? 0)
      names = names.flatMap(name =>
        Array.from({ length: count }, (_, i) => `${name}${before}${first + i}`),
      )
      at = match.index + match[0].length
    }
    found.push(...names.map(name => name + pattern.slice(at)))
  }
  return found
}
