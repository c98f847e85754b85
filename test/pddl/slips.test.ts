// Slips from other notations and from word processors, as edits of two sound texts: the first fault is where the slip
// is, and *Fix all* leads back to what was meant. Further faulty texts, in full: `faulty.txt`.

import { describe, expect, test } from 'vitest'
import type { TextRole } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { countFaults } from '#planning/pddl/mending/fault-count'
import { fixAll } from '#planning/pddl/mending/fix-all'
import { printDomain, printProblem } from '#planning/pddl/print'
import { parseProblem } from '#planning/pddl/problem'

const sound = {
  domain: `(define (domain greenhouse)
  (:requirements :strips :typing :negative-preconditions)
  (:types plant bed tool)
  (:predicates (planted ?p - plant ?b - bed)
    (watered ?p - plant)
    (holding ?t - tool)
    (can ?t - tool)
    (hands-free)
    (ripe ?p - plant))
  (:action take
    :parameters (?t - tool)
    :precondition (hands-free)
    :effect (and (holding ?t) (not (hands-free))))
  (:action drop
    :parameters (?t - tool)
    :precondition (holding ?t)
    :effect (and (hands-free) (not (holding ?t))))
  (:action sow
    :parameters (?p - plant ?b - bed)
    :precondition (hands-free)
    :effect (planted ?p ?b))
  (:action water
    :parameters (?p - plant ?b - bed ?t - tool)
    :precondition (and (planted ?p ?b) (holding ?t) (can ?t) (not (watered ?p)))
    :effect (and (watered ?p) (ripe ?p))))`,
  problem: `(define (problem spring)
  (:domain greenhouse)
  (:objects tom basil - plant south north - bed pot spade - tool)
  (:init (hands-free)
    (can pot))
  (:goal (and (ripe tom)
    (ripe basil)
    (hands-free))))`,
}

/** Title, text and line of the first fault, whether fixes lead to a sound text, and the edits of the sound texts. */
const cases: readonly [string, TextRole, number, boolean, readonly (readonly [string, string])[]][] = [
  [
    'initial facts within an and',
    'problem',
    4,
    true,
    [['(:init (hands-free)\n    (can pot))', '(:init (and (hands-free)\n    (can pot)))']],
  ],
  [
    'a goal of several facts without and',
    'problem',
    7,
    true,
    [
      [
        '(:goal (and (ripe tom)\n    (ripe basil)\n    (hands-free))))',
        '(:goal (ripe tom)\n    (ripe basil)\n    (hands-free)))',
      ],
    ],
  ],
  [
    'a negated initial fact',
    'problem',
    5,
    true,
    [['(can pot))\n  (:goal', '(can pot) (not (watered tom)))\n  (:goal']],
  ],
  ['commas between objects', 'problem', 3, true, [['tom basil - plant', 'tom, basil - plant,']]],
  ['commas between requirements', 'domain', 2, true, [[':strips :typing', ':strips, :typing,']]],
  [
    'commas between the arguments of an atom',
    'domain',
    21,
    true,
    [['(planted ?p ?b))\n  (:action water', '(planted ?p, ?b))\n  (:action water']],
  ],
  [
    'requirements without colons',
    'domain',
    2,
    true,
    [[':strips :typing :negative-preconditions)', 'strips typing negative-preconditions)']],
  ],
  ['types within brackets of their own', 'domain', 3, true, [['(:types plant bed tool)', '(:types (plant bed tool))']]],
  [
    'each parameter of a predicate within brackets',
    'domain',
    4,
    true,
    [['(planted ?p - plant ?b - bed)\n', '(planted (?p - plant) (?b - bed))\n']],
  ],
  [
    'parameters without brackets',
    'domain',
    15,
    true,
    [['(:action drop\n    :parameters (?t - tool)', '(:action drop\n    :parameters ?t - tool']],
  ],
  [
    'the keyword of the parameters is missing',
    'domain',
    15,
    true,
    [['(:action drop\n    :parameters (?t - tool)', '(:action drop\n    (?t - tool)']],
  ],
  ['the action has no name', 'domain', 18, false, [['(:action sow', '(:action']]],
  ['and between two facts', 'domain', 25, true, [['(and (watered ?p) (ripe ?p))', '(watered ?p) and (ripe ?p)']]],
  ['not without inner brackets', 'domain', 24, true, [['(not (watered ?p))', '(not watered ?p)']]],
  ['two signs for unequal', 'domain', 24, true, [['(can ?t) (not', '(can ?t) (!= ?p ?p) (not']]],
  [
    'an equality without its requirement',
    'domain',
    20,
    true,
    [
      [
        ':parameters (?p - plant ?b - bed)\n    :precondition (hands-free)',
        ':parameters (?p ?q - plant ?b - bed)\n    :precondition (and (hands-free) (not (= ?p ?q)))',
      ],
    ],
  ],
  [
    'a type with a question mark',
    'domain',
    11,
    true,
    [['(:action take\n    :parameters (?t - tool)', '(:action take\n    :parameters (?t - ?tool)']],
  ],
  [
    'a long dash of a word processor',
    'domain',
    15,
    true,
    [['(:action drop\n    :parameters (?t - tool)', '(:action drop\n    :parameters (?t – tool)']],
  ],
  [
    'square brackets',
    'domain',
    13,
    true,
    [['(and (holding ?t) (not (hands-free)))', '[and (holding ?t) (not (hands-free))]']],
  ],
  [
    'curly brackets around the parameters',
    'domain',
    11,
    true,
    [['(:action take\n    :parameters (?t - tool)', '(:action take\n    :parameters {?t - tool}']],
  ],
  ['a variable in the initial state', 'problem', 5, true, [['(can pot))', '(can ?pot))']]],
  ['the domain of the problem is not named', 'problem', 1, true, [['  (:domain greenhouse)\n', '']]],
  ['the section of the objects is named in the singular', 'problem', 3, true, [['(:objects', '(:object']]],
  ['the section of the goal is named in the plural', 'problem', 6, true, [['(:goal', '(:goals']]],
  [
    'a precondition twice',
    'domain',
    17,
    true,
    [
      [
        '    :precondition (holding ?t)\n    :effect (and (hands-free) (not (holding ?t)))',
        '    :precondition (holding ?t)\n    :precondition (and (hands-free) (not (holding ?t)))',
      ],
    ],
  ],
  ['a dash before the type is missing', 'problem', 3, true, [['pot spade - tool', 'pot spade tool']]],
  [
    'underscores for dashes in a name, four times',
    'domain',
    12,
    true,
    [
      ['(hands-free)', '(hands_free)'],
      ['    (hands_free)\n    (ripe', '    (hands-free)\n    (ripe'],
    ],
  ],
  [
    'a quantified variable without brackets',
    'domain',
    24,
    true,
    [
      [':negative-preconditions)', ':negative-preconditions :universal-preconditions)'],
      ['(can ?t) (not (watered ?p)))', '(can ?t) (forall ?q - plant (not (watered ?q))))'],
    ],
  ],
  [
    'a fact set to true',
    'domain',
    25,
    false,
    [['(and (watered ?p) (ripe ?p))', '(and (watered ?p) (= (ripe ?p) true))']],
  ],
  [
    'a comment without its semicolon',
    'domain',
    14,
    false,
    [['  (:action drop', '  puts the tool back\n  (:action drop']],
  ],
]

const printed = ({ domain, problem }: typeof sound): string => {
  const parsed = parseDomain(domain).domain
  return printDomain(parsed) + printProblem(parseProblem(problem, parsed).problem)
}
/** What a slip stands for, where it is not in the sound texts. */
const meant = new Map<string, string>([
  ['an equality without its requirement', '(not (= ?p ?q))'],
  ['two signs for unequal', '(not (= ?p ?p))'],
  ['a quantified variable without brackets', '(forall (?q - plant) (not (watered ?q)))'],
])

describe.each(cases)('%s', (title, role, line, isMended, edits) => {
  const texts = { ...sound }
  for (const [from, to] of edits) {
    const where: TextRole = texts.domain.includes(from) ? 'domain' : 'problem'
    texts[where] = texts[where].replaceAll(from, to)
  }

  test('opens where the slip is', () => {
    expect(texts).not.toEqual(sound)
    const { diagnostics } = countFaults(texts)
    const first = diagnostics.domain.length > 0 ? ('domain' as const) : ('problem' as const)
    const at = diagnostics[first][0]!.span.from
    expect([first, texts[first].slice(0, at).split('\n').length]).toEqual([role, line])
  })

  test(isMended ? 'is mended by fixes alone' : 'is left to the writer', () => {
    const { texts: after, left } = fixAll(texts)
    expect(left === 0).toBe(isMended)
    if (!isMended) return
    const wanted = meant.get(title)
    if (wanted === undefined) expect(printed(after)).toBe(printed(sound))
    else expect(after.domain).toContain(wanted)
  })
})

test('most slips are mended by fixes alone', () => {
  expect(cases.length).toBe(30)
  expect(cases.filter(([, , , isMended]) => isMended).length).toBeGreaterThanOrEqual(25)
})
