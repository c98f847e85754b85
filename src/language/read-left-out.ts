// The section `left-out` of a phrases file: what contexts do not tell, and what is taken as told instead.

import { isScalar, isSeq, type YAMLMap } from 'yaml'
import type { Domain, TypedName } from '../pddl/model'
import { type Convention, conventionRule } from './conventions'
import type { PhraseReader } from './phrase-reader'

/** Predicates with their conventions; a text is a convention in words alone. */
export function readLeftOut(
  reader: PhraseReader,
  root: YAMLMap | undefined,
  domain: Domain,
): Map<string, Convention> {
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
    reader.keys(value, ['means', 'where', 'for', 'neighbours'], 'something a convention has')
    const rule = ruleOf(reader, value, domain, domain.predicates[known.indexOf(name)]!.parameters)
    const means = reader.text(value, 'means')?.value ?? ''
    found.set(name, { means, span, ...(rule === undefined ? {} : { rule }) })
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
    reader.say(
      'convention',
      pattern.span,
      'A pattern of neighbours has the two numbers of a name, such as `f{i}-{j}f`.',
    )
    return undefined
  }
  const where = reader.text(map, 'where')
  if (where === undefined) return undefined
  const node = map.get('for', true)
  const lists = (isSeq(node) ? node.items : node === undefined ? [] : [node]).flatMap(item =>
    isScalar(item) ? [String(item.value)] : [],
  )
  const rule = conventionRule(domain, where.value, lists, parameters)
  if (rule === undefined)
    reader.say(
      'convention',
      where.span,
      '`where` is a condition in PDDL on declared predicates, such as `(not (on ?y ?x))`, and `for` lists variables, such as `?x ?y - block`.',
    )
  return rule
}
