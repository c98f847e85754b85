// The types of the language: few, checked before evaluation, and described in everyday words.

/** Types with a small set of values are written as strings. */
export type Type =
  | 'number'
  | 'truth'
  /** A string literal, which may be converted to a name. */
  | 'text'
  | 'fact'
  | 'action'
  /** A fact, `(not …)`, `(and …)`, `(or …)`, or a list of conditions that must all hold. */
  | 'condition'
  /** A state, as the list of its facts. */
  | 'state'
  /** A node of a search, `#4`. */
  | 'node'
  /** Two facts. */
  | 'pair'
  | 'heuristic'
  | 'run'
  /** The tie-breaking rule of LM-cut. */
  | 'ties'
  /** The member type of an empty list; fits every type. */
  | 'nothing'
  /** Any value. */
  | 'any'
  | { readonly list: Type }
  /** A predicate on facts, actions or pairs. */
  | { readonly test: Type }

/** The types to which a string literal can be converted. */
const texts: ReadonlySet<Type> = new Set<Type>([
  ...(['fact', 'action', 'condition', 'heuristic', 'run', 'ties'] as const),
])

/** True if a value of this type may be used where the other is expected. */
export function fits(given: Type, wanted: Type): boolean {
  if (given === wanted || given === 'nothing' || wanted === 'any') return true
  if (given === 'text') return texts.has(wanted)
  if (wanted === 'condition') return given === 'fact' || (isList(given) && fits(given.list, 'condition'))
  if (wanted === 'state') return isList(given) && fits(given.list, 'fact')
  if (wanted === 'pair') return isList(given) && fits(given.list, 'fact')
  if (given === 'state' || given === 'pair') return fits({ list: 'fact' }, wanted)
  if (isList(given) && isList(wanted)) return fits(given.list, wanted.list)
  if (isTest(given) && isTest(wanted)) return fits(wanted.test, given.test)
  return false
}

export const isList = (type: Type): type is { readonly list: Type } => typeof type === 'object' && 'list' in type

export const isTest = (type: Type): type is { readonly test: Type } => typeof type === 'object' && 'test' in type

/** The common type of both; undefined if there is none. */
export function common(a: Type, b: Type): Type | undefined {
  if (fits(a, b)) return b
  if (fits(b, a)) return a
  if (isList(a) && isList(b)) {
    const member = common(a.list, b.list)
    return member && { list: member }
  }
  return undefined
}

const words: Readonly<Record<Extract<Type, string>, readonly [string, string]>> = {
  number: ['a number', 'numbers'],
  truth: ['something true or false', 'values true or false'],
  text: ['a text', 'texts'],
  fact: ['a fact, like "(on b1 b2)"', 'facts'],
  action: ['an action, like "(pick-up b1)"', 'actions'],
  condition: ['a fact or a condition, like "(and (p) (q))"', 'conditions'],
  state: ['a state', 'states'],
  node: ['a state of a search', 'states of a search'],
  pair: ['a pair of facts', 'pairs of facts'],
  heuristic: ['the name of a heuristic, like "h-max"', 'names of heuristics'],
  run: ['the name of a search, like "a-star"', 'names of searches'],
  ties: ['a rule for ties, "first" or "last"', 'rules for ties'],
  nothing: ['nothing', 'nothing'],
  any: ['a value', 'values'],
}

/** For example `a number`, `a list of facts`. */
export function typeWords(type: Type): string {
  if (typeof type === 'string') return words[type][0]
  if (isTest(type)) return `a test of ${plural(type.test)}`
  return `a list of ${plural(type.list)}`
}

function plural(type: Type): string {
  if (typeof type === 'string') return words[type][1]
  return isTest(type) ? 'tests' : `lists of ${plural(type.list)}`
}
