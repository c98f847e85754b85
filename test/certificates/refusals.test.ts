// One refusal of the checker per case: the claim is false, and its evidence is refused for one reason alone, so that a
// checker without that refusal would accept it.

import { describe, expect, test } from 'vitest'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { action, type Pieces, pieced } from './pieces'
import { unreachable, noGoal, clauses, zones, tables } from './small-evidence'

const cases: Record<string, readonly [Pieces, Claim, Certificate, RegExp]> = {
  'a conjunction of a derived fact, which no action makes true': [
    { predicates: '(p) (d)', body: `(:derived (d) (p)) ${action('a', '(and)', '(p)')}` },
    unreachable('(d)'),
    clauses({ never: [['(d)']] }),
    /\(d\) is not a proposition: it is derived/,
  ],
  'clauses that say nothing of the goal, where a fact is to be avoided': [
    { predicates: '(p) (g)', body: action('a', '(and)', '(g)') + action('b', '(and)', '(p)'), goal: '(g)' },
    { kind: 'landmark', fact: '(p)' },
    clauses({}),
    /do not rule out the target/,
  ],
  'a group of one at most of which two hold initially': [
    { predicates: '(p) (q)', body: action('a', '(p)', '(and (not (p)) (not (q)))'), init: '(p) (q)' },
    unreachable('(p)', '(q)'),
    clauses({ atMostOne: [['(p)', '(q)']] }),
    /Of one group \(p\) and \(q\) hold initially/,
  ],
  'a group to which an action adds': [
    { predicates: '(p) (q)', body: action('a', '(p)', '(q)') + action('b', '(q)', '(not (p))'), init: '(p)' },
    unreachable('(p)', '(q)'),
    clauses({ atMostOne: [['(p)', '(q)']] }),
    /A group of one at most is broken/,
  ],
  'a group to which an action adds two facts at once': [
    { predicates: '(p) (q) (r)', body: action('a', '(p)', '(and (not (p)) (q) (r))'), init: '(p)' },
    unreachable('(q)', '(r)'),
    clauses({ atMostOne: [['(p)', '(q)', '(r)']] }),
    /A group of one at most is broken/,
  ],
  'a group of which an action may require none': [
    {
      predicates: '(p) (q) (s) (x)',
      body:
        action('a', '(or (p) (x))', '(and (not (p)) (q))') +
        action('b', '(s)', '(and (not (s)) (p))') +
        action('c', '(q)', '(not (x))'),
      init: '(s) (x)',
    },
    unreachable('(s)', '(q)'),
    clauses({ atMostOne: [['(p)', '(q)', '(s)']] }),
    /A group of one at most is broken/,
  ],
  'a group to which an action adds when it deletes what is not of the group': [
    {
      predicates: '(p) (q) (x)',
      body: action('a', '(x)', '(and (not (x)) (q))') + action('b', '(q)', '(not (p))'),
      init: '(p) (x)',
    },
    unreachable('(p)', '(q)'),
    clauses({ atMostOne: [['(p)', '(q)']] }),
    /A group of one at most is broken/,
  ],
  'a group to which an action adds where its fact is false': [
    { predicates: '(p) (q)', body: action('a', '(not (q))', '(q)') + action('b', '(q)', '(not (p))'), init: '(p)' },
    unreachable('(p)', '(q)'),
    clauses({ atMostOne: [['(p)', '(q)']] }),
    /A group of one at most is broken/,
  ],
  'a conjunction that comes true by a delete': [
    { predicates: '(p)', body: action('a', '(p)', '(not (p))'), init: '(p)', goal: '(not (p))' },
    noGoal,
    clauses({ never: [['(not (p))']] }),
    /may hold after \(a\)/,
  ],
  'a conjunction of a fact that a step deletes and adds': [
    {
      predicates: '(p) (q) (c)',
      body: action('a', '(and)', '(and (q) (not (p)) (when (c) (p)))') + action('b', '(q)', '(not (c))'),
      init: '(c)',
    },
    unreachable('(p)', '(q)'),
    clauses({ never: [['(p)', '(q)']] }),
    /may hold after \(a\)/,
  ],
  'a conjunction of three facts, of which two may hold': [
    { predicates: '(p) (r) (s)', body: action('a', '(s)', '(and (not (s)) (p) (r))'), init: '(r) (s)' },
    unreachable('(p)'),
    clauses({ never: [['(p)', '(r)', '(s)']] }),
    /do not rule out the target/,
  ],
  'a group of one at least of which two others may hold': [
    {
      predicates: '(p) (q) (r) (s)',
      body: action('a', '(p)', '(and (not (p)) (not (r)) (q) (s))') + action('b', '(p)', '(r)'),
      init: '(p)',
      goal: '(not (p))',
    },
    noGoal,
    clauses({
      atLeastOne: [
        ['(p)', '(q)', '(r)'],
        ['(p)', '(s)'],
      ],
      atMostOne: [['(p)', '(s)']],
      never: [['(r)', '(s)']],
    }),
    /do not rule out the target/,
  ],
  'an effect under what one alternative of the precondition says': [
    {
      predicates: '(q) (s) (x) (y)',
      body: action('a', '(or (x) (y))', '(and (q) (when (x) (not (s))))') + action('b', '(q)', '(and (x) (not (y)))'),
      init: '(s) (y)',
    },
    unreachable('(q)', '(s)'),
    { kind: 'mutex-group', facts: ['(q)', '(s)'] },
    /The mutex group is broken/,
  ],
  'a part about one alternative of the target': [
    {
      predicates: '(f) (g) (h) (k)',
      body: action('a', '(and)', '(and (g) (h))') + action('b', '(k)', '(and (f) (k))'),
      goal: '(or (f) (and (g) (h)))',
    },
    noGoal,
    {
      kind: 'parts',
      parts: [
        { claim: unreachable('(f)'), certificate: { kind: 'closed-set', facts: ['(g)', '(h)'], mayBeFalse: [] } },
      ],
    } as Certificate,
    /No part says/,
  ],
  'a parameter of every type': [
    {
      names: '(:types box)',
      predicates: '(p ?x - object)',
      body: '(:action a :parameters (?x - (either object box)) :precondition () :effect (p ?x))',
      objects: 'b - box o',
    },
    unreachable('(p o)'),
    { kind: 'closed-set', facts: ['(p b)'], mayBeFalse: [] },
    /\(p o\)/,
  ],
  'rows of numbers that are no words': [
    { predicates: '(p)', body: action('a', '(and)', '(p)') },
    unreachable('(p)'),
    {
      kind: 'exhausted',
      states: { facts: ['(p)'], words: 1, rows: Float64Array.of(0) },
    } as unknown as Certificate,
    /rows are not whole rows/,
  ],
  'a choice that no clause refutes': [
    {
      predicates: '(p) (q)',
      body: action('a', '(and)', '(p)') + action('b', '(and)', '(q)'),
      goal: '(or (p) (q))',
    },
    noGoal,
    clauses({}),
    /do not rule out the target/,
  ],
  'a choice of which one alternative with parts is not refuted': [
    {
      predicates: '(p) (q) (r) (s)',
      body: action('a', '(and)', '(p)') + action('b', '(and)', '(q)') + action('c', '(s)', '(and (not (s)) (r))'),
      init: '(s)',
      goal: '(and (s) (or (and (p) (q)) (r)))',
    },
    noGoal,
    clauses({ atMostOne: [['(r)', '(s)']] }),
    /do not rule out the target/,
  ],
  'a choice of which one alternative without parts is not refuted': [
    {
      predicates: '(p) (q) (r) (s)',
      body: action('a', '(and)', '(p)') + action('b', '(and)', '(q)') + action('c', '(s)', '(and (not (s)) (r))'),
      init: '(s)',
      goal: '(and (s) (or (and (p) (r)) (q)))',
    },
    noGoal,
    clauses({ atMostOne: [['(r)', '(s)']] }),
    /do not rule out the target/,
  ],
  'a pair that one alternative of a precondition excludes, but not the other': [
    {
      predicates: '(p) (q) (r) (x)',
      body:
        action('a', '(or (x) (p))', '(q)') +
        action('b', '(r)', '(and (not (r)) (x))') +
        action('c', '(q)', '(not (p))'),
      init: '(p) (r)',
    },
    unreachable('(q)', '(r)'),
    {
      kind: 'h2',
      literals: ['(q)', '(r)', '(x)'],
      impossible: new Uint32Array(),
      pairs: Uint32Array.of(0, 1, 1, 2),
    },
    /\(q\) and \(r\) exclude each other by the certificate, but may both hold after \(a\)/,
  ],
  'a part about another state of as many facts': [
    {
      predicates: '(p) (q) (r)',
      body: action('a', '(p)', '(q)') + action('b', '(q)', '(and (r) (not (p)))'),
      init: '(p)',
    },
    unreachable('(q)'),
    {
      kind: 'parts',
      parts: [
        {
          claim: { ...unreachable('(q)'), from: ['(r)'] },
          certificate: { kind: 'closed-set', facts: ['(r)'], mayBeFalse: [] },
        },
      ],
    } as Certificate,
    /Part 0 is about another state/,
  ],
  'a part that says that something is reachable': [
    { predicates: '(p)', body: action('a', '(and)', '(p)') },
    unreachable('(p)'),
    {
      kind: 'parts',
      parts: [
        {
          claim: { kind: 'reachable', target: { kind: 'fact', fact: '(p)' } },
          certificate: { kind: 'plan', actions: ['(a)'] },
        },
      ],
    } as Certificate,
    /No part says/,
  ],
  'a part about a condition with a choice that the target does not require': [
    {
      predicates: '(x) (y) (z) (g)',
      body: action('a', '(and (x) (or (y) (z)))', '(g)') + action('b', '(x)', '(and (not (x)) (y) (z))'),
      init: '(x)',
    },
    unreachable('(x)'),
    {
      kind: 'parts',
      parts: [
        {
          claim: { kind: 'unreachable', target: { kind: 'action', action: '(a)' } },
          certificate: {
            kind: 'h2',
            literals: ['(x)', '(y)', '(z)'],
            impossible: new Uint32Array(),
            pairs: Uint32Array.of(0, 1, 0, 2),
          },
        },
      ],
    } as Certificate,
    /No part says/,
  ],
  'a group of one at least of which none holds initially': [
    { predicates: '(p)', body: action('a', '(and)', '(p)'), goal: '(not (p))' },
    noGoal,
    clauses({ atLeastOne: [['(p)']] }),
    /Of a group of one at least none holds initially/,
  ],
  'a conjunction that holds initially': [
    { predicates: '(p)', body: action('a', '(p)', '(not (p))'), init: '(p)' },
    unreachable('(p)'),
    clauses({ never: [['(p)']] }),
    /holds initially/,
  ],
  'a table of pairs without the one that is needed': [
    { predicates: '(p) (q)', body: action('a', '(and)', '(p)') + action('b', '(and)', '(q)') },
    unreachable('(p)', '(q)'),
    { kind: 'h2', literals: ['(p)', '(q)'], impossible: new Uint32Array(), pairs: new Uint32Array() },
    /does not rule out the target/,
  ],
  'parts that leave an action out': [
    { predicates: '(p) (q)', body: action('a', '(and)', '(p)') + action('b', '(q)', '(p)') },
    { kind: 'all-reachable', of: 'actions' },
    {
      kind: 'parts',
      parts: [
        {
          claim: { kind: 'reachable', target: { kind: 'action', action: '(a)' } },
          certificate: { kind: 'plan', actions: [] },
        },
      ],
    } as Certificate,
    /\(b\)/,
  ],
  'a share less than zero, which frees cost for other cuts': [
    {
      predicates: '(p) (q)',
      body: action('a', '(and)', '(p)') + action('b', '(and)', '(q)'),
      goal: '(and (p) (q))',
    },
    { kind: 'at-least', cost: 3 },
    zones(
      3,
      [],
      ['(p)', '(q)'],
      [
        [2, [0]],
        [2, [1]],
        [-1, [0, 1]],
      ],
    ),
    /the share is less than zero/,
  ],
  'a zone with a fact and its negation': [
    { predicates: '(p) (g)', body: action('a', '(and)', '(g)') + action('b', '(p)', '(not (p))'), goal: '(g)' },
    { kind: 'at-least', cost: 100 },
    zones(100, [], ['(p)', '(not (p))', '(g)'], [[100, [0, 1, 2]]]),
    /its negation are both in the zone/,
  ],
  'a table without the state of the row': [
    { predicates: '(p) (g)', body: action('a', '(p)', '(and (g) (not (p)))'), init: '(p)', goal: '(g)' },
    { kind: 'at-least', cost: 2 },
    tables(2, ['(p)'], [], [[]], ['(p)'], [0]),
    /lacks its state/,
  ],
  'facts that exclude each other, of which two hold in the row': [
    {
      predicates: '(p) (q) (g)',
      body: action('a', '(and (p) (q))', '(and (g) (not (p)) (not (q)))'),
      init: '(p) (q)',
      goal: '(g)',
    },
    { kind: 'at-least', cost: Infinity },
    tables(Infinity, ['(p)', '(q)'], [['(p)', '(q)']], [['(p)', '(q)']], ['(p)', '(q)', '(g)'], [Infinity]),
    /2 facts of list 0 hold/,
  ],
  // 1 << 32 is 1: the effects would be taken never to fire.
  'more effects on other facts than can be combined': [
    {
      predicates: `(g) ${Array.from({ length: 32 }, (_, i) => `(c${i})`).join(' ')}`,
      body:
        action('a', '(and)', `(and ${Array.from({ length: 32 }, (_, i) => `(when (c${i}) (g))`).join(' ')})`) +
        action('b', '(and)', `(and ${Array.from({ length: 32 }, (_, i) => `(not (c${i}))`).join(' ')})`),
      init: Array.from({ length: 32 }, (_, i) => `(c${i})`).join(' '),
      goal: '(g)',
    },
    { kind: 'at-least', cost: Infinity },
    tables(
      Infinity,
      Array.from({ length: 32 }, (_, i) => `(c${i})`),
      [],
      [[]],
      ['(g)'],
      [Infinity],
    ),
    /32 effects of one step depend on other facts/,
  ],
  'a claim finer than any sum of costs': [
    { predicates: '(g)', body: action('a', '(and)', '(g)'), goal: '(g)' },
    { kind: 'at-least', cost: 1.5 },
    zones(1, [], ['(g)'], [[1, [0]]]),
    /no sum of costs that is counted exactly/,
  ],
}

describe('a false claim is refused for one reason alone:', () => {
  for (const [name, [pieces, claim, certificate, where]] of Object.entries(cases))
    test(name, () => {
      const checked = pieced(pieces)
      expect(checked.truth.isTrue(claim)).toBe(false)
      expect(checked.where(claim, certificate)).toMatch(where)
    })
})
