// Random domains, problems and texts for property tests of the PDDL front end.

import fc from 'fast-check'
import type {
  Atom,
  Condition,
  CostExpression,
  Domain,
  Effect,
  Name,
  Problem,
  Term,
  TypedName,
} from '#planning/pddl/model'

const span = { from: 0, to: 0 }
const name = (text: string): Name => ({ name: text, span })

const doc = fc.oneof(
  fc.constant(''),
  fc
    .array(fc.stringMatching(/^[a-z][a-z ,.()]{0,20}[a-z]$/), { minLength: 1, maxLength: 2 })
    .map(lines => lines.join('\n')),
)

const types = ['t0', 't1', 't2', 't3']
const type = fc.array(fc.constantFrom(...types), { maxLength: 2 }).map(names => [...new Set(names)].map(name))

const typedNames = (names: readonly string[]): fc.Arbitrary<TypedName[]> =>
  fc
    .tuple(fc.subarray([...names]), fc.array(type, { minLength: names.length, maxLength: names.length }))
    .map(([some, theirs]) => some.map((one, i) => ({ ...name(one), type: theirs[i]! })))

/** Predicates `p0` to `p3`, with their arities as numbers; `d1` is derived and has arity 1. */
const arities = new Map([
  ['p0', 0],
  ['p1', 1],
  ['p2', 2],
  ['p3', 3],
  ['d1', 1],
])
const plain = ['p0', 'p1', 'p2', 'p3']

const term = (variables: readonly string[], objects: readonly string[]): fc.Arbitrary<Term> =>
  fc
    .constantFrom(...variables, ...objects)
    .map(text => ({ kind: text.startsWith('?') ? 'variable' : 'object', name: text, span }))

const atom = (
  predicates: readonly string[],
  variables: readonly string[],
  objects: readonly string[],
): fc.Arbitrary<Atom> =>
  fc
    .tuple(fc.constantFrom(...predicates), fc.array(term(variables, objects), { minLength: 3, maxLength: 3 }))
    .map(([predicate, terms]) => ({
      predicate: name(predicate),
      terms: terms.slice(0, arities.get(predicate)),
      span,
    }))

function condition(depth: number, variables: readonly string[], objects: readonly string[]): fc.Arbitrary<Condition> {
  const leaf = fc.oneof(
    atom([...arities.keys()], variables, objects).map(one => ({
      kind: 'atom' as const,
      atom: one,
      span,
    })),
    fc
      .tuple(term(variables, objects), term(variables, objects))
      .map(([left, right]) => ({ kind: 'equal' as const, left, right, span })),
  )
  if (depth === 0) return leaf
  const inner = condition(depth - 1, variables, objects)
  const fresh = `?q${depth}`
  return fc.oneof(
    leaf,
    inner.map(body => ({ kind: 'not' as const, body, span })),
    fc
      .tuple(fc.constantFrom('and' as const, 'or' as const), fc.array(inner, { maxLength: 3 }))
      .map(([kind, parts]) => ({ kind, parts, span })),
    fc.tuple(inner, inner).map(([premise, conclusion]) => ({
      kind: 'imply' as const,
      premise,
      conclusion,
      span,
    })),
    fc
      .tuple(
        fc.constantFrom('forall' as const, 'exists' as const),
        type,
        condition(depth - 1, [...variables, fresh], objects),
      )
      .map(([kind, its, body]) => ({
        kind,
        variables: [{ ...name(fresh), type: its }],
        body,
        span,
      })),
  )
}

function effect(depth: number, variables: readonly string[], objects: readonly string[]): fc.Arbitrary<Effect> {
  const leaf = fc
    .tuple(fc.constantFrom('add' as const, 'delete' as const), atom(plain, variables, objects))
    .map(([kind, one]) => ({ kind, atom: one, span }))
  if (depth === 0) return leaf
  const inner = effect(depth - 1, variables, objects)
  const fresh = `?e${depth}`
  return fc.oneof(
    leaf,
    fc.array(inner, { maxLength: 3 }).map(parts => ({ kind: 'and' as const, parts, span })),
    fc
      .tuple(condition(1, variables, objects), inner)
      .map(([when, body]) => ({ kind: 'when' as const, condition: when, body, span })),
    fc.tuple(type, effect(depth - 1, [...variables, fresh], objects)).map(([its, body]) => ({
      kind: 'forall' as const,
      variables: [{ ...name(fresh), type: its }],
      body,
      span,
    })),
  )
}

const cost = (objects: readonly string[], variables: readonly string[]): fc.Arbitrary<CostExpression> =>
  fc.oneof(
    fc.constantFrom(0, 1, 2.5, 1000000).map(value => ({ kind: 'number' as const, value, span })),
    term(variables, objects).map(one => ({
      kind: 'function' as const,
      name: name('f1'),
      terms: [one],
      span,
    })),
  )

const parameters = typedNames(['?a', '?b', '?c'])
const constants = ['k0', 'k1']

const action = (number: number): fc.Arbitrary<Domain['actions'][number]> =>
  parameters.chain(own => {
    const variables = own.map(one => one.name)
    return fc
      .tuple(
        condition(3, variables, constants),
        effect(2, variables, constants),
        fc.option(cost(constants, variables)),
        doc,
      )
      .map(([precondition, body, amount, text]) => ({
        ...name(`a${number}`),
        parameters: own,
        precondition,
        effect: amount === null ? body : { kind: 'and', parts: [body, { kind: 'increase', amount, span }], span },
        doc: text,
        block: span,
      }))
  })

/** Domains that use every feature of the language; no argument has a wrong type. */
export const domains: fc.Arbitrary<Domain> = fc
  .record({
    name: fc.constantFrom('d', 'some-domain'),
    requirements: fc.constant([':adl', ':derived-predicates', ':action-costs'].map(name)),
    constants: fc
      .array(type, { minLength: 2, maxLength: 2 })
      .map(theirs => constants.map((one, i) => ({ ...name(one), type: theirs[i]! }))),
    predicates: fc.array(doc, { minLength: 5, maxLength: 5 }).map(docs =>
      [...arities].map(([one, arity], i) => ({
        ...name(one),
        parameters: ['?x', '?y', '?z'].slice(0, arity).map(v => ({ ...name(v), type: [] })),
        doc: docs[i]!,
      })),
    ),
    actions: fc.tuple(action(0), action(1)).map(list => [...list]),
    derived: fc.array(atom(plain, ['?v'], constants), { minLength: 1, maxLength: 2 }).map(bodies =>
      bodies.map(body => ({
        predicate: name('d1'),
        parameters: [{ ...name('?v'), type: [] }],
        body: { kind: 'atom' as const, atom: body, span },
        block: span,
      })),
    ),
  })
  .map(parts => ({
    ...parts,
    types: [
      { ...name('t0'), parents: [] },
      { ...name('t1'), parents: [name('t0')] },
      { ...name('t2'), parents: [name('t0'), name('t3')] },
      { ...name('t3'), parents: [] },
    ],
    functions: [
      { ...name('total-cost'), parameters: [] },
      { ...name('f1'), parameters: [{ ...name('?x'), type: [] }] },
    ],
  }))

const objects = ['o0', 'o1', 'o2', 'o3']

/** Problems for any of these domains. */
export const problems: fc.Arbitrary<Problem> = fc
  .record({
    objects: fc.array(type, { minLength: 4, maxLength: 4 }),
    init: fc.uniqueArray(atom(plain, [], objects), {
      maxLength: 8,
      selector: one => JSON.stringify(one),
    }),
    values: fc.uniqueArray(term([], objects), { maxLength: 4, selector: one => one.name }),
    goal: condition(3, [], objects),
    minimizesCost: fc.boolean(),
  })
  .map(parts => ({
    ...parts,
    name: 'p1',
    domainName: 'd',
    requirements: [],
    objects: objects.map((one, i) => ({ ...name(one), type: parts.objects[i]! })),
    values: parts.values.map((one, i) => ({
      name: name('f1'),
      terms: [one],
      value: i * 1.5,
      span,
    })),
  }))

/** A model without source positions, and with `object` for missing types. */
export function meaningOf(model: unknown): unknown {
  if (Array.isArray(model)) return model.map(meaningOf)
  if (typeof model !== 'object' || model === null) return model
  return Object.fromEntries(
    Object.entries(model)
      .filter(([key]) => !['span', 'block', 'incomplete'].includes(key))
      .map(([key, value]) => {
        const isType = (key === 'type' || key === 'parents') && Array.isArray(value)
        const isObject = isType && value.length === 1 && value[0].name === 'object'
        return [key, isObject ? [] : meaningOf(value)]
      }),
  )
}
