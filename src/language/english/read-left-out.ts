// The section `left-out` of a phrases file: facts that contexts leave out, and what is assumed instead.

import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml'
import type { Domain, TypedName } from '#planning/pddl/model'
import { type Convention, conventionRule } from './conventions'
import { namePatterns, slotsOf } from './name-patterns'
import type { PhraseReader } from './phrase-reader'

const KEYS = ['means', 'where', 'may', 'for', 'neighbours', 'names', 'among']

/** Predicates with their conventions; a plain text is a convention in words only. */
export function readLeftOut(reader: PhraseReader, root: YAMLMap | undefined, domain: Domain): Map<string, Convention> {
  const known = domain.predicates.map(({ name }) => name)
  const found = new Map<string, Convention>()
  for (const { name, span, value, node } of reader.entries(root, 'left-out')) {
    if (!known.includes(name)) {
      reader.unknown('predicate', name, span, known)
      continue
    }
    if (value === undefined) {
      found.set(name, { means: isScalar(node) ? String(node.value).trim() : '', span })
      continue
    }
    reader.keys(value, KEYS, 'something a convention has')
    const rule = ruleOf(reader, value, domain, domain.predicates[known.indexOf(name)]!.parameters)
    const means = reader.text(value, 'means')?.value ?? ''
    const isOpen = value.get('may', true) !== undefined
    found.set(name, {
      means,
      span,
      ...(rule === undefined ? {} : { rule }),
      ...(isOpen ? { isOpen } : {}),
    })
  }
  return found
}

function ruleOf(
  reader: PhraseReader,
  map: YAMLMap,
  domain: Domain,
  parameters: readonly TypedName[],
): Convention['rule'] {
  const pattern = reader.text(map, 'neighbours')
  if (pattern !== undefined) {
    if (pattern.value.split(/\{[ij]\}/).length === 3)
      return { kind: 'neighbours', pattern: pattern.value.toLowerCase(), lists: [parameters] }
    reader.report(
      'convention',
      pattern.span,
      'A pattern of neighbours has the two numbers of a name, such as `f{i}-{j}f`.',
    )
    return undefined
  }
  const where = reader.text(map, map.get('may', true) === undefined ? 'where' : 'may')
  const node = map.get('for', true)
  const lists = (isSeq(node) ? node.items : node === undefined ? [] : [node]).flatMap(item =>
    isScalar(item) ? [String(item.value)] : [],
  )
  const asked = where && conventionRule(domain, where.value, lists, parameters)
  if (where !== undefined && asked === undefined) {
    reader.report(
      'convention',
      where.span,
      'A condition is PDDL on declared predicates, such as `(not (on ?y ?x))`, and `for` lists variables, such as `?x ?y - block`.',
    )
    return undefined
  }
  return map.get('names', true) === undefined ? asked : namesRule(reader, map, parameters, asked?.condition)
}

/** `names: "{thing}{#} {thing}type"`, with the allowed words of its slots under `among`. */
function namesRule(
  reader: PhraseReader,
  map: YAMLMap,
  parameters: readonly TypedName[],
  condition: NonNullable<ReturnType<typeof conventionRule>>['condition'] | undefined,
): Convention['rule'] {
  const text = reader.text(map, 'names')
  if (text === undefined) return undefined
  const patterns = namePatterns(text.value)
  const width = patterns === undefined ? 0 : slotsOf(patterns).length
  const among = map.has('among') ? amongOf(map) : undefined
  const isWhole = patterns !== undefined && patterns.length === parameters.length
  if (!isWhole || (map.has('among') && (among === undefined || among.width > width))) {
    reader.report(
      'convention',
      text.span,
      'The names of the objects are one pattern for each parameter, such as `{thing}{#} {thing}type`; `among` lists what the first slot may hold, or for each what the second may.',
    )
    return undefined
  }
  return {
    kind: 'names',
    names: { patterns, ...(among === undefined ? {} : { among: among.words }) },
    lists: [parameters],
    ...(condition === undefined ? {} : { condition }),
  }
}

/** `[apple, egg]`, or `cabinet: [apple, egg]` for pairs. */
function amongOf(map: YAMLMap): { words: ReadonlySet<string>; width: number } | undefined {
  const node = map.get('among', true)
  const wordsOf = (list: unknown): string[] =>
    (isSeq(list) ? list.items : [list]).flatMap(item =>
      isScalar(item) ? String(item.value).toLowerCase().split(/\s+/).filter(Boolean) : [],
    )
  const pairs = isMap(node)
    ? node.items.flatMap(({ key, value }) =>
        isScalar(key) ? wordsOf(value).map(word => `${String(key.value).toLowerCase()} ${word}`) : [],
      )
    : undefined
  const words = new Set(pairs ?? wordsOf(node))
  return words.size === 0 ? undefined : { words, width: pairs === undefined ? 1 : 2 }
}
