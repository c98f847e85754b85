// Certificates forged by hand, with the checker's source at hand, to prove what is false: at least three of every kind.

import type { Certificate, Claim } from '#planning/certificates/certificate'
import { rowsOf } from './naive-evidence'

/** Doors that never close: static facts, some true and some not, and objects that can be exchanged but for them. */
export const doors = {
  domain: `(define (domain doors) (:requirements :adl :typing :derived-predicates :action-costs)
    (:types loc) (:constants gate - loc)
    (:predicates (closed ?l - loc) (done) (other) (q) (at ?l - loc) (seen ?l - loc) (safe))
    (:functions (total-cost) (toll ?l - loc))
    (:derived (safe) (not (q)))
    (:action go :parameters (?l - loc) :precondition (or (not (closed ?l)) (q)) :effect (done))
    (:action pass :parameters (?l - loc) :precondition (closed ?l)
      :effect (and (seen ?l) (increase (total-cost) (toll ?l))))
    (:action keep :parameters () :precondition (q) :effect (q))
    (:action move :parameters (?l - loc) :precondition (and)
      :effect (and (at ?l) (forall (?o - loc) (when (not (= ?o ?l)) (not (at ?o))))
        (increase (total-cost) 2)))
    (:action finish :parameters () :precondition (and (done) (exists (?l - loc) (seen ?l))) :effect (other)))`,
  problem: `(define (problem p) (:domain doors) (:objects a b c - loc)
    (:init (closed a) (at a) (= (toll a) 3) (= (toll b) 1) (= (toll c) 1))
    (:goal (other)) (:metric minimize (total-cost)))`,
}

export const fact = (name: string) => ({ kind: 'fact', fact: name }) as const
export const action = (name: string) => ({ kind: 'action', action: name }) as const
export const never = (target: ReturnType<typeof fact> | ReturnType<typeof action>): Claim => ({
  kind: 'unreachable',
  target,
})
export const goal: Claim = { kind: 'unreachable', target: { kind: 'goal' } }
export const set = (...facts: string[]): Certificate => ({
  kind: 'closed-set',
  facts,
  mayBeFalse: [],
})
export const states = (...rows: string[][]) => rowsOf(rows)
export const swap = (one: string, other: string) => [{ one, other }]
/** No words, no rows: nothing. */
export const nothing = { facts: [], words: 1, rows: new Uint32Array(0) }
export const inner = states(['(at a)'])

export const zoneLiterals = [
  '(other)',
  '(done)',
  '(at a)',
  '(at b)',
  '(safe)',
  ...['a', 'b', 'c', 'gate'].map(place => `(seen ${place})`),
  '(not (at a))',
  '(not (q))',
]
const [OTHER, DONE, AT_A, AT_B, SAFE] = [0, 1, 2, 3, 4] as const
const SEEN = [5, 6, 7, 8]
const [NOT_AT_A, NOT_Q] = [9, 10] as const
const zone = (share: number, ...places: number[]) => ({ share, zone: Uint32Array.from(places) })
/** A bound for the initial state alone, by zones of these literals. */
export const zoned = (cost: number, cuts: unknown, literals: unknown = zoneLiterals) => ({
  kind: 'lower-bound',
  bound: {
    cost,
    states: nothing,
    values: new Float64Array(),
    frontier: { states: inner, values: Float64Array.of(cost), cuts: [cuts], literals },
  },
})

/** By kind: false claims, each with its supposed evidence. */
export const forged: Record<string, [Claim, unknown][]> = {
  'a plan': [
    [
      { kind: 'reachable', target: action('(pass b)') },
      { kind: 'plan', actions: [] },
    ],
    [
      { kind: 'reachable', target: fact('(closed b)') },
      { kind: 'plan', actions: [] },
    ],
    [
      { kind: 'reachable', target: fact('(q)') },
      { kind: 'plan', actions: ['(keep)'] },
    ],
    [
      { kind: 'reachable', target: fact('(seen b)') },
      { kind: 'plan', actions: ['(pass b)'] },
    ],
    [
      { kind: 'reachable', target: action('(pass b)'), from: ['(at a)', '(closed b)'] },
      { kind: 'plan', actions: [] },
    ],
    [
      { kind: 'not-landmark', fact: '(seen a)' },
      { kind: 'plan', actions: ['(go b)'] },
    ],
    [
      { kind: 'not-landmark', fact: '(done)' },
      { kind: 'plan', actions: ['(pass a)', '(go b)', '(finish)'] },
    ],
  ],
  'a claim with a field that its kind does not have': [
    [{ kind: 'no-landmark', from: ['(other)'] } as Claim, { kind: 'plans', plans: [[]] }],
    [{ kind: 'not-landmark', fact: '(done)', from: ['(other)'] } as Claim, { kind: 'plan', actions: [] }],
    [{ kind: 'leads-to', actions: [], facts: ['(q)'], from: ['(q)'] } as Claim, { kind: 'plan', actions: [] }],
    [{ kind: 'breaks', actions: ['(finish)'], missing: ['(done)'], at: 0 } as Claim, { kind: 'plan', actions: [] }],
  ],
  'plans for all': [
    [
      { kind: 'all-reachable', of: 'facts' },
      { kind: 'plans', plans: [['(go b)']] },
    ],
    [
      { kind: 'all-reachable', of: 'actions' },
      { kind: 'plans', plans: [[]] },
    ],
    [
      { kind: 'all-reachable', of: 'facts' },
      { kind: 'plans', plans: new Array(3) },
    ],
    [{ kind: 'no-landmark' }, { kind: 'plans', plans: [['(pass a)', '(go b)', '(finish)']] }],
    [{ kind: 'no-landmark' }, { kind: 'plans', plans: [] }],
    [{ kind: 'no-landmark' }, { kind: 'plans', plans: [['(pass a)'], ['(go b)']] }],
  ],
  'a closed set': [
    [never(action('(go b)')), set('(done)', '(at a)')],
    [never(fact('(done)')), set('(at a)', '(at b)', '(at c)', '(at gate)')],
    [never(fact('(seen a)')), set('(closed a)', '(at a)', '(safe)', '(done)')],
    [never(fact('(safe)')), set('(at a)', '(at b)', '(at c)', '(at gate)', '(done)', '(seen a)', '(other)')],
    [{ kind: 'landmark', fact: '(q)' }, set('(at a)', '(done)', '(safe)')],
    [never(action('(go b)')), { ...set('(at a)'), mayBeFalse: ['(closed b)'] }],
  ],
  'a mutex group': [
    [
      { kind: 'unreachable', target: { kind: 'facts', facts: ['(done)', '(seen a)'] } },
      { kind: 'mutex-group', facts: ['(done)', '(seen a)'] },
    ],
    [never(fact('(at b)')), { kind: 'mutex-group', facts: ['(at b)', '(at b)'] }],
    [never(fact('(closed a)')), { kind: 'mutex-group', facts: ['(closed a)', '(closed b)'] }],
    [never(fact('(safe)')), { kind: 'mutex-group', facts: ['(safe)', '(done)'] }],
    [goal, { kind: 'mutex-group', facts: [] }],
  ],
  'a table of pairs': [
    [
      never(fact('(seen a)')),
      {
        kind: 'h2',
        literals: ['(seen a)'],
        impossible: Uint32Array.of(0),
        pairs: new Uint32Array(),
      },
    ],
    [
      never(fact('(safe)')),
      { kind: 'h2', literals: ['(safe)'], impossible: Uint32Array.of(0), pairs: new Uint32Array() },
    ],
    [
      never(action('(go b)')),
      {
        kind: 'h2',
        literals: ['(closed b)', '(q)'],
        impossible: Uint32Array.of(1),
        pairs: Uint32Array.of(0, 1),
      },
    ],
    [
      { kind: 'unreachable', target: { kind: 'facts', facts: ['(done)', '(seen a)'] } },
      {
        kind: 'h2',
        literals: ['(done)', '(seen a)'],
        impossible: new Uint32Array(),
        pairs: Uint32Array.of(0, 1),
      },
    ],
    [
      never(fact('(at b)')),
      {
        kind: 'h2',
        literals: ['(at b)'],
        impossible: new Uint32Array(),
        pairs: Uint32Array.of(0, 0),
      },
    ],
  ],
  'an exhausted set': [
    [never(fact('(done)')), { kind: 'exhausted', states: states(['(at a)']) }],
    [goal, { kind: 'exhausted', states: nothing }],
    [never(fact('(done)')), { kind: 'exhausted', states: { ...nothing, words: 1e308 } }],
    [never(action('(go b)')), { kind: 'exhausted', states: states(['(at a)', '(closed b)']) }],
    [never(action('(go c)')), { kind: 'exhausted', states: states(['(at a)', '(closed a)']) }],
    [
      { kind: 'landmark', fact: '(at b)' },
      { kind: 'exhausted', states: states(['(at a)']) },
    ],
  ],
  'kept facts': [
    [never(fact('(done)')), { kind: 'exhausted', states: states(['(q)'], []), keptFacts: ['(q)'] }],
    [goal, { kind: 'exhausted', states: states([]), keptFacts: [] }],
    [never(action('(go b)')), { kind: 'exhausted', states: states([]), keptFacts: ['(q)', '(closed b)'] }],
    [
      goal,
      {
        kind: 'exhausted',
        states: states(['(done)', '(seen a)', '(other)']),
        keptFacts: ['(done)', '(seen a)', '(other)'],
      },
    ],
  ],
  symmetry: [
    [never(fact('(q)')), { kind: 'exhausted', states: states(['(closed a)', '(done)']), symmetry: swap('a', 'b') }],
    [never(fact('(at b)')), { kind: 'exhausted', states: states(['(at a)']), symmetry: swap('a', 'b') }],
    [never(fact('(seen a)')), { kind: 'exhausted', states: states(['(at a)']), symmetry: swap('b', 'c') }],
    [
      never(action('(go c)')),
      {
        kind: 'exhausted',
        states: states(['(closed a)', '(q)'], ['(closed a)']),
        keptFacts: ['(q)', '(closed a)'],
        symmetry: [...swap('a', 'b'), ...swap('b', 'c')],
      },
    ],
    [goal, { kind: 'exhausted', states: states(['(at a)'], []), symmetry: swap('gate', 'gate') }],
  ],
  'a lower bound by a potential': [
    [
      { kind: 'at-least', cost: 4 },
      { kind: 'lower-bound', bound: { cost: 4, states: inner, values: Float64Array.of(4) } },
    ],
    [
      { kind: 'at-least', cost: Infinity },
      {
        kind: 'lower-bound',
        bound: { cost: Infinity, states: inner, values: Float64Array.of(Infinity) },
      },
    ],
    [
      { kind: 'optimal', cost: 4 },
      {
        kind: 'optimal',
        plan: ['(pass a)', '(go b)', '(finish)'],
        bound: { cost: 4, states: nothing, values: new Float64Array() },
      },
    ],
    [
      { kind: 'optimal', cost: 5 },
      {
        kind: 'optimal',
        plan: ['(move b)', '(pass a)', '(go b)', '(finish)'],
        bound: {
          cost: 5,
          states: states([], ['(done)']),
          values: Float64Array.of(5, 5),
          keptFacts: [],
        },
      },
    ],
  ],
  'a lower bound with cuts': [
    [4, [{ actions: ['(pass a)'], share: 4 }]],
    [4, [{ actions: ['(pass b)', '(pass c)'], share: 4 }]],
    [
      5,
      [
        { actions: ['(pass a)'], share: 3 },
        { actions: ['(move a)', '(move b)', '(move c)', '(move gate)'], share: 2 },
      ],
    ],
    [
      6,
      [
        { actions: ['(pass a)'], share: 3 },
        { actions: ['(pass a)', '(pass b)'], share: 3 },
      ],
    ],
    [
      4,
      [
        { actions: ['(pass a)'], share: 3 },
        { actions: [], share: 1 },
      ],
    ],
    [4, [{ actions: ['(pass a)'], share: Infinity }]],
    [4, [{ actions: ['(finish)'], share: 4 }]],
    [4, []],
  ].map(([cost, cuts]): [Claim, unknown] => [
    { kind: 'at-least', cost: cost as number },
    {
      kind: 'lower-bound',
      bound: {
        cost,
        states: nothing,
        values: new Float64Array(),
        frontier: { states: inner, values: Float64Array.of(cost as number), cuts: [cuts] },
      },
    },
  ]),
  'a lower bound with zones': [
    [4, [zone(4, OTHER, ...SEEN)]],
    [5, [zone(3, OTHER, ...SEEN), zone(2, AT_B)]],
    [6, [zone(3, OTHER, ...SEEN), zone(3, OTHER, ...SEEN)]],
    [4, [zone(3, OTHER, ...SEEN), zone(1)]],
    [4, [zone(4, OTHER, ...SEEN.slice(1))]],
    [4, [zone(Infinity, OTHER)]],
    [5, [zone(3, OTHER, ...SEEN), zone(2, OTHER, ...SEEN, DONE, AT_A)]],
    [4, [zone(4, OTHER, ...SEEN, SAFE)]],
    // With a fact and its negation no action pays, since each needs one of them or neither.
    [1000, [zone(1000, OTHER, AT_A, NOT_AT_A)]],
    [Infinity, [zone(Infinity, OTHER, AT_A, NOT_AT_A)]],
    [1000, [zone(1000, NOT_AT_A, OTHER, AT_B, AT_A, AT_A)]],
    [1000, [zone(1000, OTHER, NOT_Q)]],
    [4, [{ share: 4, zone: [OTHER] }]],
    [4, [zone(4, zoneLiterals.length)]],
    [4, [{ share: 4, actions: ['(pass a)'] }]],
    [4, [zone(-1, OTHER), zone(5, OTHER)]],
    [4, [zone(NaN, OTHER)]],
    [4, []],
  ].map(([cost, cuts]): [Claim, unknown] => [{ kind: 'at-least', cost: cost as number }, zoned(cost as number, cuts)]),
  parts: [
    [
      never(action('(go b)')),
      {
        kind: 'parts',
        parts: [
          {
            claim: never(fact('(q)')),
            certificate: {
              kind: 'exhausted',
              states: states(['(closed a)', '(done)'], ['(closed a)']),
              symmetry: swap('a', 'b'),
            },
          },
          { claim: never(action('(go b)')), certificate: set('(done)', '(at a)') },
        ],
      },
    ],
    [never(action('(go b)')), { kind: 'parts', parts: [] }],
    [
      goal,
      {
        kind: 'parts',
        parts: [{ claim: never(fact('(closed b)')), certificate: set('(at a)') }],
      },
    ],
    [
      goal,
      {
        kind: 'parts',
        parts: [
          {
            claim: { kind: 'unreachable', target: { kind: 'facts', facts: [] } },
            certificate: { kind: 'exhausted', states: nothing },
          },
        ],
      },
    ],
    [
      { kind: 'all-reachable', of: 'facts' },
      {
        kind: 'parts',
        parts: ['(at a)', '(done)', '(other)', '(q)'].map(name => ({
          claim: { kind: 'reachable', target: fact(name), from: [name] },
          certificate: { kind: 'plan', actions: [] },
        })),
      },
    ],
    [
      { kind: 'optimal', cost: 4 },
      {
        kind: 'parts',
        parts: [
          {
            claim: { kind: 'reachable', target: { kind: 'goal' } },
            certificate: { kind: 'plan', actions: ['(pass a)', '(go b)', '(finish)'] },
          },
        ],
      },
    ],
  ],
}
