import { expect, test } from 'vitest'
import { ground } from '#planning/task/ground'
import { actionName, factName, findAction, findFact } from '#planning/task/names'
import { type ActionId, AUXILIARY, type FactId, groundLimits, type Task } from '#planning/task/task'
import { alternativesOf, effectsOf } from '#planning/task/views'
import { modelsOf, taskOf } from '../support/task'

const literalName = (task: Task, lit: number): string => {
  const name = factName(task, (lit >> 1) as FactId)
  return (lit & 1) === 1 ? `(not ${name})` : name
}
const names = (task: Task, list: readonly number[]): string[] => list.map(fact => factName(task, fact as FactId))
const actions = (task: Task): string[] =>
  Array.from({ length: task.actionCount }, (_, i) => actionName(task, i as ActionId))
const preconditions = (task: Task, name: string): string[][] =>
  alternativesOf(task, findAction(task, name)!).map(each => each.map(lit => literalName(task, lit)))

/** A task with unary and binary predicates, objects a, b and c, and what the test needs. */
function small(body: string, init: string, goal = '(g)', more = ''): Task {
  return taskOf(
    `(define (domain small)
      (:requirements :adl :derived-predicates :action-costs)
      (:types t u) (:constants k - t)
      (:predicates (g) (h) (p ?x - t) (q ?x - t) (s ?x - t) (r ?x ?y - t) (d ?x - t) (never ?x - u))
      (:functions (total-cost) (price ?x - t))
      ${body})`,
    `(define (problem small) (:domain small) (:objects a b c - t)
      (:init ${init}) (:goal ${goal}) ${more})`,
  )
}

test('facts are numbered with the initial ones first, in the order of init', () => {
  const task = small(
    '(:action x :parameters (?x - t) :precondition (p ?x) :effect (and (q ?x) (not (p ?x))))',
    '(p c) (s a) (q b) (p a) (p c)',
  )
  const all = Array.from({ length: task.factCount }, (_, i) => factName(task, i as FactId))
  expect(all).toEqual(['(p c)', '(q b)', '(p a)', '(q c)', '(q a)'])
  expect(task.initial[0]).toBe(0b111)
})

test('grounding twice gives the same task', () => {
  const body =
    '(:action x :parameters (?x ?y - t) :precondition (and (p ?x) (or (s ?y) (q ?y))) :effect (and (q ?x) (p ?y)))'
  const [one, two] = [small(body, '(p a) (s b)'), small(body, '(p a) (s b)')]
  for (const key of ['factArguments', 'actionArguments', 'alternatives', 'effectAdds'] as const)
    expect(one[key]).toEqual(two[key])
})

test('static conditions are settled and fluent ones kept whole', () => {
  const task = small(
    `(:action x :parameters (?x ?y - t)
      :precondition (and (s ?x) (not (s ?y)) (p ?x) (not (= ?x ?y)) (not (p ?y)) (g))
      :effect (and (p ?y) (not (p ?x)) (h)))`,
    '(s a) (p a) (g)',
  )
  expect(actions(task).sort()).toEqual(['(x a b)', '(x a c)', '(x a k)'])
  expect(preconditions(task, '(x a b)')).toEqual([['(p a)', '(not (p b))']])
  expect(task.isStaticTrue(4, [1])).toBe(true)
  expect(task.isStaticTrue(4, [2])).toBe(false)
  expect(findFact(task, '(s a)')).toBeUndefined()
})

test('an effect with a statically true condition is unconditional, one with a false condition is removed', () => {
  const task = small(
    `(:action x :parameters (?x - t) :precondition (p ?x)
      :effect (and (forall (?y - t) (when (r ?x ?y) (q ?y))) (when (s ?x) (g)) (when (p ?x) (h))
        (when (not (p ?x)) (q k))))`,
    '(p a) (p b) (r a b) (r a c) (s b)',
  )
  const a = effectsOf(task, findAction(task, '(x a)')!)
  expect(a.map(each => [each.condition, names(task, each.adds)])).toEqual([[[], ['(q b)', '(q c)', '(h)']]])
  const b = effectsOf(task, findAction(task, '(x b)')!)
  expect(b.map(each => names(task, each.adds).sort())).toEqual([['(g)', '(h)']])
})

test('conditions of effects that remain are literals', () => {
  const task = small(
    `(:action x :parameters () :precondition ()
      :effect (forall (?y - t) (when (and (p ?y) (or (q ?y) (not (h)))) (and (not (p ?y)) (h)))))
     (:action y :parameters (?x - t) :precondition (q ?x) :effect (not (q ?x)))`,
    '(p a) (q a) (p b) (h)',
  )
  const effects = effectsOf(task, findAction(task, '(x)')!)
  expect(
    effects.map(each => [
      each.condition.map(lit => literalName(task, lit)),
      names(task, each.adds),
      names(task, each.deletes),
    ]),
  ).toEqual([[['(p a)', '(q a)'], ['(h)'], ['(p a)']]])
})

test('a disjunction gives one action with several alternatives', () => {
  const task = small(
    `(:action x :parameters (?x - t) :precondition (and (p ?x) (or (q ?x) (g) (and (q ?x) (h))))
      :effect (g))
     (:action y :parameters (?x - t) :precondition (p ?x) :effect (and (q ?x) (h) (not (p ?x))))`,
    '(p a)',
  )
  expect(actions(task)).toEqual(['(y a)', '(x a)'])
  expect(preconditions(task, '(x a)')).toEqual([
    ['(p a)', '(q a)'],
    ['(p a)', '(g)'],
  ])
})

test('a disjunction finds values for variables of its own', () => {
  const task = small(
    `(:action x :parameters (?x ?y - t) :precondition (or (r ?x ?y) (and (s ?y) (r ?y ?x))) :effect (g))`,
    '(r a b) (s a)',
  )
  expect(actions(task).sort()).toEqual(['(x a b)', '(x b a)'])
})

test('a contradictory alternative vanishes, and with the last one the action', () => {
  const task = small(
    `(:action x :parameters (?x ?y - t) :precondition (and (p ?x) (not (p ?y))) :effect (not (p ?x)))`,
    '(p a) (p b)',
  )
  expect(actions(task)).not.toContain('(x a a)')
  expect(actions(task)).toContain('(x a b)')
})

test('an action without effects stays, one over an empty type is not there', () => {
  const task = small(
    `(:action idle :parameters () :precondition () :effect ())
     (:action x :parameters (?x - u) :precondition () :effect (g))`,
    '(p a)',
  )
  expect(actions(task)).toEqual(['(idle)'])
  expect(task.goal).toEqual([])
})

test('quantifiers over empty types are settled', () => {
  const task = small(
    `(:action x :parameters () :precondition (forall (?x - u) (never ?x)) :effect (g))
     (:action y :parameters () :precondition (exists (?x - u) (g)) :effect (h))`,
    '',
  )
  expect(actions(task)).toEqual(['(x)'])
})

test('costs add up; where a value is missing the action is not in the task', () => {
  const body = `(:action x :parameters (?x - t) :precondition ()
    :effect (and (p ?x) (increase (total-cost) (price ?x)) (increase (total-cost) 0.5)))`
  const init = '(= (price a) 2) (= (price k) 0)'
  const task = small(body, init, '(p a)', '(:metric minimize (total-cost))')
  expect(actions(task)).toEqual(['(x k)', '(x a)'])
  expect(Array.from(task.actionCost)).toEqual([0.5, 2.5])
  // Also without a metric: a step would leave the total without a value.
  const unmeasured = small(body, init, '(p a)')
  expect(actions(unmeasured)).toEqual(['(x k)', '(x a)'])
  expect(Array.from(unmeasured.actionCost)).toEqual([1, 1])
})

test('a goal that cannot be reached is never true, a static one always or never', () => {
  const body = '(:action x :parameters () :precondition () :effect (g))'
  expect(small(body, '(s a)', '(h)').goal).toEqual([])
  expect(small(body, '(s a)', '(s a)').goal).toEqual([[]])
  expect(small(body, '(s a)', '(not (s a))').goal).toEqual([])
  expect(small(body, '(s a)', '(or (g) (p a))').goal).toEqual([[0]])
})

test('a condition with very many alternatives gets an auxiliary fact with rules', () => {
  const objects = Array.from({ length: 30 }, (_, i) => `o${i}`).join(' ')
  const task = taskOf(
    `(define (domain wide) (:requirements :adl) (:predicates (p ?x) (q ?x) (g))
      (:action x :parameters () :precondition (forall (?y) (or (p ?y) (q ?y))) :effect (g))
      (:action make :parameters (?y) :precondition () :effect (and (p ?y) (not (q ?y))))
      (:action turn :parameters (?y) :precondition (p ?y) :effect (and (q ?y) (not (p ?y)))))`,
    `(define (problem w) (:domain wide) (:objects ${objects}) (:init) (:goal (g)))`,
  )
  const x = alternativesOf(task, findAction(task, '(x)')!)
  expect(x.length).toBeLessThanOrEqual(64)
  expect(task.factKind.filter(kind => kind === AUXILIARY).length).toBeGreaterThan(0)
  expect(task.hasRules).toBe(true)
  expect(task.ruleHead.length).toBeLessThan(200)
})

test('schemas with astronomically many tuples are joined, not tried', () => {
  const count = 200
  const objects = Array.from({ length: count }, (_, i) => `o${i}`).join(' ')
  const links = Array.from({ length: count - 1 }, (_, i) => `(next o${i} o${i + 1})`).join(' ')
  const models = modelsOf(
    `(define (domain chain) (:requirements :strips) (:predicates (next ?x ?y) (at ?x))
      (:action jump :parameters (?a ?b ?c ?d ?e ?f)
        :precondition (and (next ?e ?f) (next ?a ?b) (next ?c ?d) (next ?b ?c) (next ?d ?e) (at ?a))
        :effect (and (not (at ?a)) (at ?f))))`,
    `(define (problem c) (:domain chain) (:objects ${objects}) (:init (at o0) ${links}) (:goal (at o195)))`,
  )
  const outcome = ground(...models, { ...groundLimits, maxJoins: 5000 })
  expect(outcome).toMatchObject({ kind: 'task', task: { actionCount: 39, factCount: 40 } })
})

test('a limit that is reached is named with its count', () => {
  const objects = Array.from({ length: 30 }, (_, i) => `o${i}`).join(' ')
  const models = modelsOf(
    `(define (domain many) (:requirements :strips) (:predicates (p ?x ?y ?z))
      (:action x :parameters (?x ?y ?z) :precondition () :effect (p ?x ?y ?z)))`,
    `(define (problem m) (:domain many) (:objects ${objects}) (:init) (:goal (p o0 o0 o0)))`,
  )
  expect(ground(...models, { ...groundLimits, maxActions: 100 })).toEqual({
    kind: 'stopped',
    at: 'actions',
    count: 100,
  })
  expect(ground(...models, { ...groundLimits, maxFacts: 50 })).toEqual({
    kind: 'stopped',
    at: 'facts',
    count: 50,
  })
  expect(ground(...models, { ...groundLimits, maxJoins: 70 })).toEqual({
    kind: 'stopped',
    at: 'joins',
    count: 70,
  })
})

const list = (count: number, item: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => item(i)).join(' ')

test('hostile texts end in a task or at a limit', () => {
  const limits = { ...groundLimits, maxJoins: 5_000_000 }
  const bodies: string[] = [
    `(:action x :parameters (${list(3000, i => `?x${i}`)})
      :precondition (and ${list(3000, i => `(p ?x${i})`)}) :effect (and (g) (p ?x0)))`,
    `(:action x :parameters (${list(3000, i => `?x${i}`)})
      :precondition (and ${list(2999, i => `(= ?x${2998 - i} ?x${2999 - i})`)} (p ?x0)) :effect (g))`,
    `(:action x :parameters () :effect (g)
      :precondition (exists (${list(3000, i => `?x${i}`)}) (and ${list(3000, i => `(p ?x${i})`)})))`,
    `(:action x :parameters (?z) :effect (and (g) (r ?z ?z))
      :precondition (and ${list(3000, () => '(exists (?y) (r ?z ?y))')}))`,
    `(:action x :parameters () :effect (g)
      :precondition ${list(120, i => `(forall (?y${i}) (exists (?z${i})`)}
        (and ${list(120, i => `(r ?y${i} ?z${i})`)})${'))'.repeat(120)})`,
    `(:action x :parameters (?x) :precondition ()
      :effect (forall (?a ?b ?c ?d ?e) (when (not (r ?a ?b)) (r ?c ?x))))`,
    `(:action x :parameters (?x ?y ?z) :precondition ()
      :effect (and ${list(3000, () => '(r ?x ?y) (not (p ?z))')}))`,
    `(:action x :parameters () :precondition (forall (?x ?y) (or (p ?x) (not (r ?x ?y)))) :effect (g))
     (:action y :parameters (?x ?y) :precondition () :effect (and (p ?x) (r ?x ?y)))`,
  ]
  const kinds = bodies.map(body => {
    const models = modelsOf(
      `(define (domain hostile) (:requirements :adl) (:predicates (p ?x) (r ?x ?y) (g)) ${body})`,
      `(define (problem h) (:domain hostile) (:objects ${list(40, i => `o${i}`)})
        (:init (p o0) (p o1) (r o0 o1)) (:goal (g)))`,
    )
    return ground(...models, limits).kind
  })
  expect(kinds.every(kind => kind === 'task' || kind === 'stopped')).toBe(true)
})
