// Every function of the language on problems that can be worked out by hand, and how its value is in a sentence.

import { describe, expect, test } from 'vitest'
import { lessonFunctions } from '#teaching/expression/functions/all'
import { said } from '#teaching/expression/value-text'
import { bundledSource, outcomeOf, predictionOf, valueOfText } from '../../support/lesson'
import type { Source } from '#planning/pddl/source'
import { judgeIn } from '#teaching/expression/judge'
import { shippedFiles } from '#teaching/shipped'

const own = (lesson: string, domain: string, problem: string): Source => {
  const { files } = shippedFiles(lesson)!
  return { domain: files[domain]!, problem: files[problem]! }
}
const worlds = {
  ferry: bundledSource('ferry'),
  blocks: bundledSource('blocksworld'),
  rooms: bundledSource('grippers'),
  mine: bundledSource('goldminer'),
  parcels: bundledSource('logistics'),
  visit: bundledSource('visitall'),
  rovers: bundledSource('rovers'),
  match: own('reachable', 'match.pddl', 'both.pddl'),
  toll: own('landmarks', 'toll-domain.pddl', 'toll.pddl'),
}

const long = ['(board c0 l0)', '(sail l0 l1)', '(debark c0 l1)', '(board c1 l1)', '(sail l1 l0)', '(debark c1 l0)']
const plans = [{ name: 'long', actions: long }]

/** World, expression, how its value is stated. */
const table: readonly (readonly [keyof typeof worlds, string, string])[] = [
  ['match', 'states', '3'],
  ['match', 'arcs', '2'],
  ['match', 'goalStates', '0'],
  ['match', 'deadEnds', '3'],
  ['match', 'countStates(holds("(have-match)"))', '1'],
  ['match', 'countStates(h("h-plus") < hstar)', '1'],
  ['toll', 'hstar', '3'],
  ['toll', 'hstar(after: ["(drive home hill)"])', '3'],
  ['match', 'hstar', 'infinite'],
  ['match', 'isDeadEnd', 'yes'],
  ['toll', 'isDeadEnd(after: ["(drive home town)"])', 'no'],
  ['toll', 'cheapestPlan', '(drive home bridge) and (drive bridge town)'],
  ['toll', 'cost(cheapest)', '3'],
  ['toll', 'cost("(drive home town)")', '5'],
  ['ferry', 'facts', '(at c0 l0), (at c1 l1), (at-ferry l0), and (empty-ferry)'],
  ['ferry', 'count(allFacts)', '9'],
  ['ferry', 'goal', '(at c0 l1) and (at c1 l0)'],
  ['ferry', 'holds(goal, after: long)', 'yes'],
  ['ferry', 'goalHolds(after: long)', 'yes'],
  ['ferry', 'goalHolds', 'no'],
  ['ferry', 'holds("(and (at c0 l0) (not (on c0)))")', 'yes'],
  ['ferry', 'holds("(or (on c0) (on c1))")', 'no'],
  ['ferry', 'holds("(not-eq l0 l1)") and isStatic("(not-eq l0 l1)")', 'yes'],
  ['ferry', 'isStatic("(on c0)")', 'no'],
  ['ferry', 'reachable(goal)', 'yes'],
  ['ferry', 'reachable("(and (on c0) (on c1))")', 'no'],
  ['toll', 'reachable("(at bridge)", after: ["(drive home hill)"])', 'no'],
  ['match', 'relaxedReachable(goal) and not reachable(goal)', 'yes'],
  ['blocks', 'count(actions)', '24'],
  ['blocks', 'applicable', '(pick-up b2) and (unstack b3 b1)'],
  ['blocks', 'applicable("(pick-up b1)")', 'no'],
  ['blocks', 'precondition("(stack b1 b2)")', '(clear b2) and (holding b1)'],
  ['blocks', 'missing("(stack b1 b2)")', '(holding b1)'],
  ['rooms', 'adds("(move robot1 room2 room2)")', '(at-robby robot1 room2)'],
  ['rooms', 'deletes("(move robot1 room2 room2)")', 'none'],
  ['rooms', 'changes("(move robot1 room2 room2)")', 'none'],
  ['ferry', 'becomeTrue("(board c0 l0)")', '(on c0)'],
  ['ferry', 'becomeFalse("(board c0 l0)")', '(at c0 l0) and (empty-ferry)'],
  ['ferry', 'count(changes("(board c0 l0)"))', '3'],
  ['mine', 'reachableAction("(detonate-bomb f0-2f f0-1f)")', 'no'],
  ['mine', 'each(precondition("(detonate-bomb f0-2f f0-1f)"), reachable)', 'yes'],
  ['mine', 'reachableAction("(move f0-0f f0-1f)", after: ["(pickup-bomb f0-0f)"])', 'yes'],
  ['ferry', 'bestActions', '(board c0 l0)'],
  ['ferry', 'failingStep(["(board c0 l0)", "(board c1 l1)"])', '1'],
  ['ferry', 'failingStep(long)', '-1'],
  ['ferry', 'isPlan(long) and not isPlan(["(sail l0 l1)"])', 'yes'],
  ['ferry', 'redundant(1, plan: long)', 'none'],
  ['ferry', 'redundant([0, 1], plan: long)', 'no'],
  ['ferry', 'isJustified(long)', 'yes'],
  ['ferry', 'landmarks == ["(on c1)", "(on c0)", "(at-ferry l1)"]', 'yes'],
  ['ferry', 'landmarks(after: ["(board c0 l0)", "(sail l0 l1)"])', '(at-ferry l0), (empty-ferry), and (on c1)'],
  ['ferry', 'isLandmark("(on c0)") and not isLandmark("(at c0 l0)")', 'yes'],
  ['ferry', 'onEveryPlan("(at c0 l0)") and onEveryPlan("(on c0)")', 'yes'],
  ['toll', 'onEveryCheapest("(at bridge)") and not onEveryPlan("(at bridge)")', 'yes'],
  ['toll', 'onEveryCheapest("(at hill)")', 'no'],
  ['ferry', 'mutex("(on c0)", "(on c1)") and not mutex("(on c0)", "(at c1 l1)")', 'yes'],
  ['match', 'pairs', '(have-match) and (lit left); (have-match) and (lit right); (lit left) and (lit right)'],
  ['ferry', 'count(pairs)', '36'],
  ['ferry', 'count(mutexPairs)', '10'],
  ['ferry', 'exactlyOne(["(at-ferry l0)", "(at-ferry l1)"])', 'yes'],
  ['ferry', 'exactlyOne(["(on c0)", "(on c1)"])', 'no'],
  ['ferry', 'completing(["(empty-ferry)", "(on c0)"])', '(on c1)'],
  ['ferry', 'h("h-plus") + h("h-max") + h("h-add")', '14'],
  ['match', 'h("h-max")', '1'],
  ['visit', 'h("goal-count")', '5'],
  ['ferry', 'count(cuts)', '5'],
  ['rovers', 'h("lm-cut")', '5'],
  ['rovers', 'h("lm-cut", ties: "first")', '5'],
  ['rovers', 'h("lm-cut", ties: "last")', '7'],
  ['rovers', 'h("h-plus")', '7'],
  ['ferry', 'goalZone(1)', '(at c1 l0)'],
  ['ferry', 'count(relaxedPlan) == h("ff")', 'yes'],
  ['ferry', 'expanded("breadth-first")', '13'],
  ['ferry', 'expanded("backward-mutex")', '16'],
  ['visit', 'planCost("a-star", "h-add") - hstar', '2'],
  ['match', 'planCost("breadth-first")', 'infinite'],
  ['match', 'findsPlan("breadth-first")', 'no'],
  ['ferry', 'findsPlan("breadth-first", without: "(on c0)")', 'no'],
  ['parcels', 'rounds("ida-star", "h-max")', '2, 10, 40, 160, 626, and 73'],
  ['parcels', 'bounds("ida-star", "h-max")', '7, 8, 9, 10, 11, and 12'],
  ['parcels', 'sum(rounds("ida-star", "h-max")) == expanded("ida-star", "h-max")', 'yes'],
  ['ferry', 'rounds("breadth-first")', '13'],
  ['ferry', 'relevant(goal)', '(debark c0 l1) and (debark c1 l0)'],
  ['ferry', 'regress(goal, "(debark c0 l1)")', '(at c1 l0), (at-ferry l1), and (on c0)'],
  ['ferry', 'filter(applicable, hstar(after: [it]) < hstar)', '(board c0 l0)'],
  ['ferry', 'filter(isLandmark)', '(at-ferry l1), (on c0), and (on c1)'],
  ['ferry', 'some(facts, isLandmark)', 'no'],
  ['ferry', 'some(allFacts, mutex("(on c0)", it))', 'yes'],
  ['ferry', 'contains(landmarks, "(ON c0)")', 'yes'],
  ['parcels', 'max(rounds("ida-star", "h-max")) + min([3, 1, 2])', '627'],
  ['ferry', 'if(states > 10 and not false or 1 / 0 == 1, 2 * 3 - -1, infinity)', '7'],
  ['ferry', '(0.1 + 0.2) * 10 == 3', 'yes'],
  ['ferry', 'states / 3', '5.33'],
  ['ferry', '1000 * states', '16,000'],
  ['ferry', '[]', 'none'],
  ['ferry', '["(on c0)"] == ["( ON  c0 )"]', 'yes'],
]

describe('values', () => {
  test.each(table)('%s: %s', (world, text, expected) => {
    const outcome = outcomeOf(worlds[world], text, { plans })
    expect(outcome.kind === 'value' ? outcome.said : outcome.message).toBe(expected.replace('-1', '−1'))
  })

  test('no function goes without one', () => {
    const used = table.map(([, text]) => text).join('\n')
    const unused = lessonFunctions.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(used))
    // What it means depends on the search that is shown.
    expect(unused.map(({ name }) => name)).toEqual(['nextChosen'])
    for (const { says } of lessonFunctions) expect(says).toMatch(/^[A-Z].*[.?:).]$/)
  })

  test('what is shown around an expression is what it speaks of', () => {
    expect(valueOfText(worlds.ferry, 'failingStep', { plan: ['(board c1 l1)'] })).toBe(0)
    expect(valueOfText(worlds.ferry, 'isPlan and cost(plan) == hstar', { plan: 'cheapest' })).toBe(true)
    const { values, prediction } = predictionOf(worlds.ferry, {
      ...{ ask: 'number', right: 'hstar', part: { at: ['(board c0 l0)'] } },
    })
    expect(judgeIn(values, prediction, 5)).toMatchObject({ isRight: true })
  })

  test('what is undecided matters only where the rest does not settle it', () => {
    const many = { domain: worlds.ferry.domain, problem: crowded(18) }
    expect(outcomeOf(many, 'states')).toMatchObject({ kind: 'undecided' })
    expect(valueOfText(many, 'states > 3 or holds("(at c0 l0)")')).toBe(true)
    expect(valueOfText(many, 'states > 3 and holds("(on c0)")')).toBe(false)
    expect(outcomeOf(many, 'states > 3 and holds("(at c0 l0)")')).toMatchObject({
      kind: 'undecided',
    })
    expect(valueOfText(many, 'hstar')).toBe(3)
    expect(valueOfText(many, 'reachable("(on c7)") and mutex("(on c0)", "(on c1)")')).toBe(true)
    expect(valueOfText(many, 'bestActions')).toEqual(['(board c0 l0)'])
  })
})

/** A ferry with very many states. */
function crowded(count: number): string {
  const cars = Array.from({ length: count }, (_, i) => `c${i}`)
  return `(define (problem crowded) (:domain ferry)
    (:objects l0 l1 - location ${cars.join(' ')} - car)
    (:init (at-ferry l0) (empty-ferry) (not-eq l0 l1) (not-eq l1 l0) ${cars.map(car => `(at ${car} l0)`).join(' ')})
    (:goal (at c0 l1)))`
}

test('how values are reported', () => {
  expect(said(1_234_567)).toBe('1,234,567')
  expect(said(-3)).toBe('−3')
  expect(said(2.5)).toBe('2.5')
  expect(said(1_000.125)).toBe('1,000.125')
  expect(said(2 / 3)).toBe('0.67')
  expect(said(Number.NEGATIVE_INFINITY)).toBe('minus infinite')
  expect(said(['a', 'b'])).toBe('a and b')
  expect(said(Array.from({ length: 30 }, (_, i) => `f${i}`))).toContain('and 18 more')
  expect(said({ rows: [['(a)', 3]] })).toBe('(a): 3')
})
