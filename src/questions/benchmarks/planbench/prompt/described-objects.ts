// Facts about objects that prompts never state, inferred from their names: facts of hidden predicates (`(truck t0)` for
// `t0`) and types (`crate` for `crate0`).

import type { Wordbook } from '#language/english/wordbook'
import type { Domain } from '#planning/pddl/model'
import { supertypesOf } from '#planning/pddl/supertypes'
import { wordsOf } from '#planning/task/names'

/** Names in natural order: `l0-2` before `l0-10`. */
export function sortedNames(names: Iterable<string>): string[] {
  const key = (name: string): (string | number)[] =>
    name.split(/(\d{1,15})/).map((part, i) => (i % 2 === 1 ? Number(part) : part))
  const keyed = [...new Set(names)].map(name => ({ name, parts: key(name) }))
  keyed.sort((one, other) => {
    for (let i = 0; i < Math.min(one.parts.length, other.parts.length); i++) {
      const a = one.parts[i]!
      const b = other.parts[i]!
      if (a !== b) return a < b ? -1 : 1
    }
    return one.parts.length - other.parts.length || (one.name < other.name ? -1 : 1)
  })
  return keyed.map(({ name }) => name)
}

/** The arguments of facts and actions. */
export const objectsIn = (atoms: Iterable<string>): string[] =>
  [...atoms].flatMap(atom => (wordsOf(atom) ?? []).slice(1))

const lettersOf = (name: string): string => /^[a-z_]*/.exec(name.toLowerCase())?.[0] ?? ''

/** Hidden unary predicates; predicates with more arguments cannot be inferred from names. */
export const hiddenPredicates = ({ predicates }: Wordbook): string[] =>
  [...predicates].filter(([, sentences]) => sentences.length === 0).map(([name]) => name)

/**
 * Facts of the hidden unary predicates: an object belongs to the predicate that begins with the letters of the
 * object's name; the remaining objects belong to the one remaining predicate (`(obj p0)`).
 */
export function hiddenFacts(wordbook: Wordbook, domain: Domain, objects: readonly string[]): readonly string[] {
  const hidden = hiddenPredicates(wordbook).filter(
    name => domain.predicates.find(each => each.name === name)?.parameters.length === 1,
  )
  if (hidden.length === 0) return []
  const sorts = new Set(objects.map(lettersOf))
  const known = new Map<string, string>()
  for (const sort of sorts) {
    const fitting = hidden.filter(name => sort !== '' && (name.startsWith(sort) || sort === name))
    if (fitting.length === 1) known.set(sort, fitting[0]!)
  }
  const taken = new Set(known.values())
  const left = hidden.filter(name => !taken.has(name))
  const rest = [...sorts].filter(sort => !known.has(sort))
  // If the prompt has no airplane, `airplane` remains as well; the codes show what its letter means.
  if (rest.length === 1) {
    const [sort] = rest
    const code = lettersOf(wordbook.object(`${sort}0`) ?? '')
    const own = left.filter(name => !known.has(name.charAt(0)) && !hasLetterOf(name, wordbook, sort!))
    if (own.length === 1) known.set(sort!, own[0]!)
    else {
      const named = left.find(name => name === code)
      if (named !== undefined) known.set(sort!, named)
    }
  }
  return objects.flatMap(object => {
    const predicate = known.get(lettersOf(object))
    return predicate === undefined ? [] : [`(${predicate} ${object})`]
  })
}

/** True if the codes use the predicate's name for other objects: `airplane_0` for `a0`. */
function hasLetterOf(name: string, wordbook: Wordbook, sort: string): boolean {
  const letter = name.charAt(0)
  return letter !== sort && ['0', '0-0'].some(rest => (wordbook.object(letter + rest) ?? '').startsWith(`${name}_`))
}

/** The type of an object: by the letters of its name, else the most specific type that its argument positions allow. */
export function typesOf(
  domain: Domain,
  objects: readonly string[],
  atoms: readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (domain.types.length === 0) return found
  const types = new Set(domain.types.map(({ name }) => name))
  const supertypes = supertypesOf(domain)
  const isBelow = (type: string, above: string): boolean =>
    type === above || (supertypes.get(type)?.has(above) ?? false)
  const heads = new Map([...domain.predicates, ...domain.actions].map(each => [each.name, each.parameters]))
  const places = new Map<string, Set<string>>()
  for (const atom of atoms) {
    const [head, ...args] = wordsOf(atom) ?? []
    for (const [i, arg] of args.entries()) {
      const [only, ...others] = heads.get(head ?? '')?.[i]?.type ?? []
      if (only === undefined || others.length > 0) continue
      places.set(arg, (places.get(arg) ?? new Set()).add(only.name))
    }
  }
  for (const object of objects) {
    const letters = lettersOf(object)
    const allowed = [...(places.get(object) ?? [])].filter(name => name !== 'object')
    const narrow = allowed.find(type => allowed.every(other => isBelow(type, other)))
    const named = types.has(letters) && (narrow === undefined || isBelow(letters, narrow))
    const type = named ? letters : narrow
    if (type !== undefined) found.set(object, type)
  }
  return found
}
