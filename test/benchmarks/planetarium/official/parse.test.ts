// The texts that the published parser accepts, on small examples.

import { describe, expect, test } from 'vitest'
import { officialParse } from '#questions/benchmarks/planetarium/official/parse'

const whole = (parts: Partial<Record<'before' | 'objects' | 'init' | 'goal' | 'after', string>>) =>
  `(define (problem p) (:domain d) ${parts.before ?? ''} (:objects ${parts.objects ?? 'a b c'}) (:init ${parts.init ?? ''}) (:goal ${parts.goal ?? '(and)'}) ${parts.after ?? ''})`

/** Init and goal as parsed, or the rule that rejected the text. */
function read(text: string): unknown {
  const parse = officialParse(text)
  if (parse.kind === 'refused') return parse.rule
  const { init, goal } = parse.problem
  return [init, goal].map(atoms => atoms.map(atom => atom.join(' ')).join(', ')).join(' | ')
}

describe('what is taken', () => {
  const taken: readonly (readonly [what: string, text: string, kept: string])[] = [
    ['prose and fences around', `Sure:\n\`\`\`\n${whole({ init: '(p a)' })}\n\`\`\`) ok`, 'p a | '],
    ['a comment in prose', `Sure; here (it) is\n${whole({})}`, ' | '],
    ['comments and any white space', whole({ init: ';x (\n(p\u00a0a\u3000)\r\u0085' }), 'p a | '],
    ['no blank where none is needed', '(define(problem p)(:domaind)(:init(p))(:goal(p)))', 'p | p'],
    ['repeats', whole({ init: '(p a) (p a)', goal: '(and (p b) (and (p b)))' }), 'p a | p b'],
    ['one atom as a goal', whole({ goal: '(p a b)' }), ' | p a b'],
    ['predicates and arities are free', whole({ init: '(p) (p a) (p a b)' }), 'p, p a, p a b | '],
    ['names to their end', whole({ objects: 'a- -t b_', goal: '(p a- b_)' }), ' | p a- b_'],
    ['capitals that agree', whole({ objects: 'A', goal: '(P A)' }), ' | P A'],
    ['a metric', whole({ after: '(:metric minimize (+ 1 (- (/ 2 (f a))) x 1.5))' }), ' | '],
    ['two requirements', whole({ before: '(:requirements :typing:adl)' }), ' | '],
  ]
  for (const [what, text, kept] of taken) test(what, () => expect(read(text)).toBe(kept))

  test('objects, types as written, and requirements', () => {
    const parse = officialParse(whole({ before: '(:requirements :adl :strips :adl)', objects: 'a b - t c - object e' }))
    expect(parse.kind === 'graph' && parse.problem).toMatchObject({
      name: 'p',
      domain: 'd',
      requirements: [':adl', ':strips'],
      objects: [
        { name: 'a', type: 't' },
        { name: 'b', type: 't' },
        { name: 'c', type: 'object' },
        { name: 'e', type: null },
      ],
    })
  })

  test('the trace keeps the problem without its comments', () => {
    const text = `Here; (\n(define (problem p) ;x\n(:domain d) (:init) (:goal (and))) done)`
    const { trace } = officialParse(text)
    expect(trace.map(part => part.text).join('')).toBe(text)
    const kept = trace.flatMap(part => (part.what === 'kept' ? [part.text] : []))
    expect(kept).toEqual(['(define (problem p)', '\n(:domain d) (:init) (:goal (and)))'])
  })
})

describe('what is refused', () => {
  const refused: readonly (readonly [text: string, rule: string])[] = [
    ['', 'no-problem'],
    ['no problem here)', 'no-problem'],
    [`(see below) ${whole({})}`, 'prose'],
    [`${whole({})} (done)`, 'prose'],
    [`${whole({})}${whole({})}`, 'prose'],
    ['(define (domain d)) (define (problem p))', 'prose'],
    [whole({}).replace('define', 'DEFINE'), 'upper-case'],
    [whole({}).replace(':init', ':INIT'), 'upper-case'],
    [whole({ goal: '(p A)' }), 'upper-case'],
    [whole({ goal: '(p z)' }), 'undeclared-object'],
    [whole({ objects: 'a a' }), 'duplicate-object'],
    [whole({ objects: 'a and' }), 'name'],
    [whole({ objects: '1a' }), 'name'],
    [whole({ objects: 'a - (either s t)' }), 'either'],
    [whole({ objects: '- t' }), 'syntax'],
    [whole({ before: '(:requirements)' }), 'requirements'],
    [whole({ before: '(:requirements :object-fluents)' }), 'requirements'],
    [whole({ init: '(not (p a))' }), 'init'],
    [whole({ init: '(= (total-cost) 0)' }), 'init'],
    [whole({ init: '(at 5 (p a))' }), 'syntax'],
    [whole({ goal: '()' }), 'goal'],
    [whole({ goal: '(or (p a))' }), 'goal'],
    [whole({ goal: '(forall (?x) (p ?x))' }), 'goal'],
    [whole({ goal: '(p a) (p b)' }), 'syntax'],
    [whole({ objects: 'a-b c a b-c', init: '(on a-b c) (on a b-c)' }), 'hyphens'],
    [whole({ after: '(:constraints (and))' }), 'syntax'],
    [whole({ after: '(:metric minimize (/ 1))' }), 'syntax'],
    [whole({}).slice(0, -1), 'syntax'],
    ['(define (problem p) (:domain d) (:goal (and)) (:init))', 'syntax'],
    ['(define (problem p.1) (:domain d) (:init) (:goal (and)))', 'name'],
  ]
  for (const [text, rule] of refused)
    test(`${rule}: ${text.slice(0, 100)}`, () => {
      const parse = officialParse(text)
      expect(parse.kind === 'refused' && [parse.rule, parse.reason === '']).toEqual([rule, false])
    })

  test('equal joined texts do not clash between predicates, nor between initial state and goal', () => {
    const objects = 'a y-a a-b c b-c'
    expect(read(whole({ objects, init: '(x-y a) (x y-a)' }))).toBe('x-y a, x y-a | ')
    expect(read(whole({ objects, init: '(on a-b c)', goal: '(on a b-c)' }))).toBe('on a-b c | on a b-c')
  })
})
