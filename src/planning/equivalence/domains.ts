// Whether two domains are the same up to the names in them and the order of what is written. Preconditions and effects
// are compared as they are written: what means the same in other words counts as different.

import { isError, type Diagnostic } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import type {
  Atom,
  Condition,
  CostExpression,
  Domain,
  Effect,
  Term,
  TypedName,
  TypeExpression,
} from '#planning/pddl/model'

/** What a name of a domain stands for. */
export type NamedSort = 'type' | 'constant' | 'predicate' | 'function' | 'action'

/** A name of the first domain and the name that takes its place in the second. */
export interface Renamed {
  readonly sort: NamedSort
  readonly a: string
  readonly b: string
}

/** A part of one domain, or of both, that has no equal in the other one. */
export interface DomainDifference {
  readonly sort: NamedSort | 'derived'
  readonly name: string
  /** only-a, only-b: declared in one of them. Else which parts differ under this name. */
  readonly what: 'only-a' | 'only-b' | readonly ('declaration' | 'parameters' | 'precondition' | 'effect' | 'rule')[]
}

export type DomainsCompared =
  | { readonly is: 'fault'; readonly text: 'a' | 'b'; readonly diagnostics: readonly Diagnostic[] }
  /** `renamed`: all names that differ; without any, both are the same but for the order. */
  | { readonly is: 'same'; readonly renamed: readonly Renamed[] }
  /** No renaming makes them equal; `differences` compares what has the same name, and may be empty. */
  | { readonly is: 'different'; readonly differences: readonly DomainDifference[] }
  /** Too many of the names look alike. */
  | { readonly is: 'undecided' }

/** Maximum number of refinements of the names' classes. */
const MAX_ROUNDS = 2_000
/** Maximum length in characters of a text: rounds take time in proportion to it. */
const MAX_LENGTH = 200_000

export function compareDomains(a: string, b: string): DomainsCompared {
  const [first, second] = [parseDomain(a), parseDomain(b)]
  for (const [text, { diagnostics }] of [['a', first] as const, ['b', second] as const])
    if (diagnostics.some(isError)) return { is: 'fault', text, diagnostics }
  if (a.length > MAX_LENGTH || b.length > MAX_LENGTH) return { is: 'undecided' }
  const [one, other] = [partsOf(first.domain), partsOf(second.domain)]
  const found = matched(one, other)
  if (found === 'undecided') return { is: 'undecided' }
  if (found === undefined) return { is: 'different', differences: differencesOf(one, other) }
  const renamed = one.names.flatMap(name => {
    const [sort, own] = split(name)
    const [, theirs] = split(found.get(name)!)
    return own === theirs ? [] : [{ sort, a: own, b: theirs }]
  })
  return { is: 'same', renamed }
}

/** How a name is written in a canonical text. */
type Label = (name: string) => string

/** A declaration, as a canonical text under labels of names. */
interface Part {
  readonly sort: DomainDifference['sort']
  readonly name: string
  /** The names in it, each with its sort: `action board`. */
  readonly uses: ReadonlySet<string>
  readonly write: (label: Label) => string
  /** For actions: their parts. */
  readonly pieces: Readonly<Record<string, (label: Label) => string>>
}

interface Parts {
  readonly names: readonly string[]
  readonly parts: readonly Part[]
}

const split = (name: string): readonly [NamedSort, string] => {
  const at = name.indexOf(' ')
  return [name.slice(0, at) as NamedSort, name.slice(at + 1)]
}

function partsOf(domain: Domain): Parts {
  const part = (sort: Part['sort'], name: string, pieces: Readonly<Record<string, (label: Label) => string>>): Part => {
    const own: Label = label => label
    const write = (label: Label): string => {
      const head = sort === 'derived' ? label(`predicate ${name}`) : label(`${sort} ${name}`)
      return `${sort} ${head} ${Object.values(pieces)
        .map(piece => piece(label))
        .join(' ')}`
    }
    const uses = new Set<string>()
    write(used => {
      uses.add(used)
      return own(used)
    })
    return { sort, name, uses, write, pieces }
  }
  const typed = ({ name, parameters }: { name: string; parameters: readonly TypedName[] }, sort: NamedSort): Part =>
    part(sort, name, { declaration: label => parameters.map(({ type }) => typeText(type, label)).join(' ') })
  const parts = [
    ...domain.types
      .filter(({ name }) => name !== 'object')
      .map(({ name, parents }) => part('type', name, { declaration: label => typeText(parents, label) })),
    ...domain.constants.map(({ name, type }) =>
      part('constant', name, { declaration: label => typeText(type, label) }),
    ),
    ...domain.predicates.map(each => typed(each, 'predicate')),
    ...domain.functions.map(each => typed(each, 'function')),
    ...(domain.objectFunctions ?? []).map(({ name, parameters, valueType }) =>
      part('function', name, {
        declaration: label =>
          [...parameters.map(({ type }) => type), valueType].map(type => typeText(type, label)).join(' '),
      }),
    ),
    ...domain.actions.map(({ name, parameters, precondition, effect }) => {
      const scope = scopeOf(parameters)
      return part('action', name, {
        parameters: label => parameters.map(({ type }) => typeText(type, label)).join(' '),
        precondition: label => conditionText(precondition, scope, label),
        effect: label => effectText(effect, scope, label),
      })
    }),
    ...domain.derived.map(({ predicate, parameters, body }) =>
      part('derived', predicate.name, { rule: label => conditionText(body, scopeOf(parameters), label) }),
    ),
  ]
  return { parts, names: [...new Set(parts.flatMap(({ uses }) => [...uses]))] }
}

/** Variables by the depth of their quantifier and their place, so that their names do not matter. */
interface Scope {
  readonly depth: number
  readonly variables: ReadonlyMap<string, string>
}
const scopeOf = (parameters: readonly TypedName[], outer: Scope = { depth: 0, variables: new Map() }): Scope => ({
  depth: outer.depth + 1,
  variables: new Map([...outer.variables, ...parameters.map(({ name }, i) => [name, `?${outer.depth}-${i}`] as const)]),
})

const typeText = (type: TypeExpression, label: Label): string => {
  const names = type.filter(({ name }) => name !== 'object').map(({ name }) => label(`type ${name}`))
  return names.length === 0 ? 'object' : `(${[...new Set(names)].sort().join(' ')})`
}

const termText = ({ kind, name }: Term, scope: Scope, label: Label): string =>
  kind === 'variable' ? (scope.variables.get(name) ?? name) : label(`constant ${name}`)

const atomText = ({ predicate, terms }: Atom, scope: Scope, label: Label): string =>
  `(${[label(`predicate ${predicate.name}`), ...terms.map(term => termText(term, scope, label))].join(' ')})`

/** Parts in an order that depends on their texts alone, each once. */
const joined = (word: string, texts: readonly string[]): string =>
  texts.length === 1 ? texts[0]! : `(${[word, ...[...new Set(texts)].sort()].join(' ')})`

/** The parts of nested conjunctions or disjunctions. */
const flat = <T extends { readonly kind: string }>(node: T, kind: string): readonly T[] =>
  node.kind === kind ? (node as unknown as { parts: readonly T[] }).parts.flatMap(part => flat(part, kind)) : [node]

function conditionText(condition: Condition, scope: Scope, label: Label): string {
  const inner = (part: Condition): string => conditionText(part, scope, label)
  switch (condition.kind) {
    case 'atom':
      return atomText(condition.atom, scope, label)
    case 'equal':
      return `(= ${[condition.left, condition.right]
        .map(term => termText(term, scope, label))
        .sort()
        .join(' ')})`
    case 'not':
      return `(not ${inner(condition.body)})`
    case 'and':
    case 'or':
      return joined(condition.kind, flat<Condition>(condition, condition.kind).map(inner))
    case 'imply':
      return joined('or', [`(not ${inner(condition.premise)})`, inner(condition.conclusion)])
    default: {
      const { kind, variables, body } = condition
      return `(${kind} ${variables.map(({ type }) => typeText(type, label)).join(' ')} ${conditionText(body, scopeOf(variables, scope), label)})`
    }
  }
}

function effectText(effect: Effect, scope: Scope, label: Label): string {
  switch (effect.kind) {
    case 'and':
      return joined(
        'and',
        flat<Effect>(effect, 'and').map(part => effectText(part, scope, label)),
      )
    case 'add':
      return atomText(effect.atom, scope, label)
    case 'delete':
      return `(not ${atomText(effect.atom, scope, label)})`
    case 'when':
      return `(when ${conditionText(effect.condition, scope, label)} ${effectText(effect.body, scope, label)})`
    case 'forall': {
      const { variables, body } = effect
      return `(forall ${variables.map(({ type }) => typeText(type, label)).join(' ')} ${effectText(body, scopeOf(variables, scope), label)})`
    }
    default:
      return `(increase ${costText(effect.amount, scope, label)})`
  }
}

const costText = (cost: CostExpression, scope: Scope, label: Label): string =>
  cost.kind === 'number'
    ? String(cost.value)
    : `(${[label(`function ${cost.name.name}`), ...cost.terms.map(term => termText(term, scope, label))].join(' ')})`

/** The class of each name: names of different classes cannot take each other's place. */
type Classes = ReadonlyMap<string, string>

/**
 * A renaming of all names under which both have the same parts; undefined if there is none. Names are divided into
 * classes by where they occur, until that divides no further; where several are left in a class, each is tried.
 */
function matched(a: Parts, b: Parts): ReadonlyMap<string, string> | undefined | 'undecided' {
  let rounds = 0
  /** Short names for the long texts that classes are made of, the same for both domains. */
  const codes = new Map<string, string>()
  const codeOf = (text: string): string => {
    let code = codes.get(text)
    if (code === undefined) codes.set(text, (code = String(codes.size)))
    return code
  }
  const refine = ({ names, parts }: Parts, begin: Classes): Classes => {
    let classes = begin
    for (let many = 0; ; ) {
      rounds++
      const next = new Map(
        names.map(name => {
          const places = parts
            .filter(({ uses }) => uses.has(name))
            .map(({ write }) => write(other => (other === name ? '*' : classes.get(other)!)))
          return [name, codeOf(`${classes.get(name)}|${places.sort().join('|')}`)] as const
        }),
      )
      const count = new Set(next.values()).size
      if (count === many) return next
      many = count
      classes = next
    }
  }
  const tryWith = (ofA: Classes, ofB: Classes): ReadonlyMap<string, string> | undefined | 'undecided' => {
    const [refinedA, refinedB] = [refine(a, ofA), refine(b, ofB)]
    const [sidesA, sidesB] = [sidesOf(refinedA), sidesOf(refinedB)]
    for (const [code, own] of sidesA) if (sidesB.get(code)?.length !== own.length) return undefined
    const open = [...sidesA].filter(([, own]) => own.length > 1).sort(([, x], [, y]) => x.length - y.length)[0]
    if (open === undefined) {
      const names = new Map([...sidesA].map(([code, [own]]) => [own!, sidesB.get(code)![0]!]))
      return isSame(a, b, names) ? names : undefined
    }
    const [code, [own]] = open
    const chosen = codeOf(`chosen ${code} ${rounds}`)
    for (const theirs of sidesB.get(code)!) {
      if (rounds > MAX_ROUNDS) return 'undecided'
      const found = tryWith(new Map([...refinedA, [own!, chosen]]), new Map([...refinedB, [theirs, chosen]]))
      if (found !== undefined) return found
    }
    return undefined
  }
  if (a.names.length !== b.names.length || a.parts.length !== b.parts.length) return undefined
  const begin = ({ names }: Parts): Classes => new Map(names.map(name => [name, codeOf(split(name)[0])]))
  return tryWith(begin(a), begin(b))
}

function sidesOf(classes: Classes): ReadonlyMap<string, readonly string[]> {
  const sides = new Map<string, string[]>()
  for (const [name, code] of classes) {
    const side = sides.get(code)
    if (side === undefined) sides.set(code, [name])
    else side.push(name)
  }
  return sides
}

function isSame(a: Parts, b: Parts, names: ReadonlyMap<string, string>): boolean {
  const [first, second] = [
    a.parts.map(({ write }) => write(name => names.get(name)!)).sort(),
    b.parts.map(({ write }) => write(name => name)).sort(),
  ]
  return first.every((text, i) => text === second[i])
}

/** What differs where the names are the same. */
function differencesOf(a: Parts, b: Parts): readonly DomainDifference[] {
  const own: Label = name => name
  const byName = ({ parts }: Parts): ReadonlyMap<string, readonly Part[]> => {
    const found = new Map<string, Part[]>()
    for (const part of parts)
      found.set(`${part.sort} ${part.name}`, [...(found.get(`${part.sort} ${part.name}`) ?? []), part])
    return found
  }
  const [inA, inB] = [byName(a), byName(b)]
  const texts = (parts: readonly Part[], piece: string): string =>
    parts
      .map(({ pieces }) => pieces[piece]!(own))
      .sort()
      .join(' ')
  return [...new Set([...inA.keys(), ...inB.keys()])].flatMap((key): readonly DomainDifference[] => {
    const [one, other] = [inA.get(key), inB.get(key)]
    const { sort, name, pieces } = (one ?? other)![0]!
    if (one === undefined || other === undefined) return [{ sort, name, what: one === undefined ? 'only-b' : 'only-a' }]
    const what = Object.keys(pieces).filter(piece => texts(one, piece) !== texts(other, piece))
    return what.length === 0
      ? []
      : [{ sort, name, what: what as readonly ('declaration' | 'parameters' | 'precondition' | 'effect' | 'rule')[] }]
  })
}
