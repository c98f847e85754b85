import { expect, test } from 'vitest'
import { starterOf, starterPhrases } from '#language/english/starter/starter'

const domain = (predicates: string, actions = '', types = ''): string =>
  `(define (domain d) (:requirements :adl) ${types === '' ? '' : `(:types ${types})`}
  (:predicates ${predicates})
  ${actions})`

/** That it holds, for the one predicate of a domain that an action changes. */
function wordingsOf(predicate: string, types = 'robot ball - object room - object'): [string, string] {
  const name = /^\(?([^\s)]+)/.exec(predicate)![1]!
  const text = domain(`${predicate})`, '', types)
  const wording = starterOf(text).predicates.get(name.toLowerCase())!
  return [wording.holds, wording.fails]
}

test.each<[string, string, string]>([
  ['(at ?r - robot ?p - room', 'robot {r} is at room {p}', 'robot {r} is not at room {p}'],
  ['(at-robby ?r - room', 'the robby is at room {r}', 'the robby is not at room {r}'],
  ['(robotAt ?x - room', 'the robot is at room {x}', 'the robot is not at room {x}'],
  ['(lift_at ?f - room', 'the lift is at room {f}', 'the lift is not at room {f}'],
  ['(ontable ?b - ball', 'ball {b} is on the table', 'ball {b} is not on the table'],
  ['(handempty', 'the hand is empty', 'the hand is not empty'],
  ['(not-eq ?x ?y', '{x} is not the same as {y}', '{x} is the same as {y}'],
  ['(connected ?a ?b - room', 'room {a} is connected to room {b}', 'room {a} is not connected to room {b}'],
  ['(carry ?b - ball ?r - robot', 'ball {b} is carried by robot {r}', 'ball {b} is not carried by robot {r}'],
  ['(has-key ?r - robot', 'robot {r} has a key', 'robot {r} does not have a key'],
  ['(can_fly ?r - robot', 'robot {r} can fly', 'robot {r} cannot fly'],
  ['(isClean ?r - room', 'room {r} is clean', 'room {r} is not clean'],
  ['(supports ?r - robot ?b - ball', 'robot {r} supports ball {b}', 'robot {r} does not support ball {b}'],
  ['(door ?a - room', 'room {a} is a door', 'room {a} is not a door'],
  ['(airport ?a - room', 'room {a} is an airport', 'room {a} is not an airport'],
  ['(color ?b - ball ?r - room', 'the color of ball {b} is room {r}', 'the color of ball {b} is not room {r}'],
  ['(waiting ?b - robot ?r - room', 'robot {b} is waiting at room {r}', 'robot {b} is not waiting at room {r}'],
])('%s', (predicate, holds, fails) => {
  expect(wordingsOf(predicate)).toEqual([holds, fails])
})

/** The imperative for one action. */
function askedFor(name: string, parameters: string, effect = ''): string {
  const text = domain(
    '(at ?x - object ?r - room) (holds ?r - robot ?b - ball)',
    `(:action ${name} :parameters (${parameters}) :effect (and ${effect}))`,
    'robot ball - object room - object truck - object',
  )
  return starterOf(text).actions.get(name)!
}

test.each<[string, string, string, string]>([
  ['pick-up-from', '?b - ball ?r - room', '', 'pick up ball {b} from room {r}'],
  ['load_truck', '?b - ball ?t - truck ?r - room', '', 'load ball {b} into truck {t} at room {r}'],
  ['move', '?r - robot ?x ?y - room', '(not (at ?r ?x)) (at ?r ?y)', 'move robot {r} from room {x} to room {y}'],
  ['walk', '?r - robot ?x ?y - room', '(not (at ?r ?x)) (at ?r ?y)', 'let robot {r} walk from room {x} to room {y}'],
  ['stack-on', '?a ?b - ball', '', 'stack ball {a} on ball {b}'],
  ['wait', '', '', 'wait'],
])('%s %s', (name, parameters, effect, expected) => {
  expect(askedFor(name, parameters, effect)).toBe(expected)
})

test('a comment that is a clause on the parameters is the wording', () => {
  const text = domain(
    '(at ?c - car ?p - place) ; the car stands on land at the place\n(conn ?a ?b - place) ; a step leads from the first place to the second place\n(on ?c - car) ; it is on the ferry',
    '',
    'car place - object',
  )
  const { predicates } = starterOf(text)
  expect(predicates.get('at')).toEqual({
    holds: 'car {c} stands on land at place {p}',
    fails: 'car {c} does not stand on land at place {p}',
    source: 'comment',
  })
  expect(predicates.get('conn')?.holds).toBe('a step leads from place {a} to place {b}')
  // The comment does not say what `it` is.
  expect(predicates.get('on')?.source).toBe('name')
})

test('two predicates of one English are kept apart', () => {
  const { predicates } = starterOf(domain('(clear ?x) (is-clear ?x) (isclear ?x) (on ?x) (ON-it ?x)'))
  const sentences = [...predicates.values()].map(({ holds }) => holds)
  expect(predicates.get('clear')?.holds).toBe('{x} is clear')
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('types have both forms, and no two the same', () => {
  const { types } = starterOf(domain('(p ?x)', '', 'city cities person child blocks pos loc location bus - object'))
  expect(types.map(({ one, many }) => `${one}, ${many}`)).toEqual([
    'city, cities',
    'object of type cities, objects of type cities',
    'person, people',
    'child, children',
    'block, blocks',
    'position, positions',
    'location, locations',
    'object of type location, objects of type location',
    'bus, buses',
    'object, objects',
  ])
})

test('names that YAML takes for something else are written as texts', () => {
  const text = starterPhrases(domain('(yes) (no) (on ?x) (null ?x) (1.0) (~ ?x)'))
  for (const name of ['yes', 'no', 'on', 'null', '1.0', '~']) expect(text).toContain(`  "${name}":\n`)
})

test('a text that is not a domain gives a text without further faults', () => {
  for (const text of ['', '(', 'nonsense', '(define (domain d))', '(define (problem p))'])
    expect(starterPhrases(text)).toContain('introduction: >-')
})
