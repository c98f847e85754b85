// A domain is one folder: what its folder states is all that the playground needs. One more is put in, and used.

import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { engineInMemory } from '#engine/engine'
import { type DomainFolder, openingDomain, registerDomain } from '#language/library/domains'

const domainText = `; Lamps that are switched on one after the other.
(define (domain lamps)
  (:requirements :typing :negative-preconditions)
  (:types lamp - object)
  (:predicates
    (lit ?l - lamp)             ; the lamp is on
    (after ?a - lamp ?b - lamp)) ; lamp a comes after lamp b
  ; Switches a lamp on when the one before it is.
  (:action light
    :parameters (?a - lamp ?b - lamp)
    :precondition (and (after ?a ?b) (lit ?b) (not (lit ?a)))
    :effect (lit ?a))
  ; Switches a lamp off.
  (:action douse
    :parameters (?a - lamp)
    :precondition (lit ?a)
    :effect (not (lit ?a))))
`

const lamps: DomainFolder = {
  id: 'lamps',
  pddlName: 'lamps',
  title: 'Lamps',
  icon: 'lightbulb',
  summary: 'Lamps are switched on one after the other.',
  source: 'Made for this test.',
  parameters: [{ id: 'lamps', label: 'Lamps', min: 2, max: 9 }],
  presets: { small: { lamps: 4 }, medium: { lamps: 6 }, large: { lamps: 9 } },
  generate(rng, size) {
    const names = rng.shuffled(Array.from({ length: size.lamps! }, (_, i) => `l${i}`))
    const after = names.slice(1).map((name, i) => ['after', name, names[i]!])
    return {
      name: 'row',
      objects: { lamp: names },
      init: [['lit', names[0]!], ...after],
      goal: [['lit', names.at(-1)!]],
    }
  },
  scene: view => ({
    width: 100,
    height: 40,
    shapes: view.objects('lamp').map((lamp, i) => ({
      key: `lamp ${lamp}`,
      kind: 'circle' as const,
      x: 20 * i + 10,
      y: 20,
      radius: 8,
      fill: view.holds('lit', lamp) ? ('hue1' as const) : ('soft1' as const),
    })),
    caption: '',
  }),
  domainText,
  phrasesText: `introduction: Lamps stand in a row.
types:
  lamp: [lamp, lamps]
state: [lit]
predicates:
  lit:
    holds: ["lamp {l} shines"]
    fails: ["lamp {l} is dark"]
  after:
    holds: ["lamp {a} comes after lamp {b}"]
    fails: ["lamp {a} does not come after lamp {b}"]
actions:
  light:
    - light lamp {a} from lamp {b}
  douse:
    - douse lamp {a}
foreign:
  - buy lamp {lamp}
`,
  problems: [
    {
      name: 'p01',
      text: `; Three lamps.
(define (problem three) (:domain lamps) (:objects a b c - lamp)
  (:init (lit a) (after b a) (after c b)) (:goal (lit c)))
`,
    },
  ],
  variants: {},
}

const source = { domain: domainText, problem: lamps.problems[0]!.text }
const engine = engineInMemory()
let takeOut = (): void => {}
beforeEach(() => {
  takeOut = registerDomain(lamps)
})
afterEach(() => takeOut())

test('it is offered with the others, in their order', () => {
  const ids = engine.domains.all().map(({ id }) => id)
  expect(ids).toEqual([...domainFolders.map(({ id }) => id), 'lamps'].sort())
  expect(engine.domains.all().find(({ id }) => id === 'lamps')).toMatchObject({
    title: 'Lamps',
    opening: false,
    problems: [{ name: 'p01', title: 'Three lamps' }],
  })
})

test('its problems are described in its English and drawn in its way', () => {
  expect(engine.english.describe(source, 'fact', '(lit a)').english).toBe('lamp a shines')
  const questions = engine.making.pose(source, 'anything')
  expect(questions.length).toBeGreaterThan(2)
  expect(questions.map(({ domain }) => domain)).toEqual(questions.map(() => 'lamps'))
  expect(questions[0]!.context).toContain('Lamps stand in a row.')
  expect(engine.states.scene(source, [])!.shapes.map(({ key }) => key)).toEqual(['lamp a', 'lamp b', 'lamp c'])
})

test('questions are made of problems that it generates, and judged', async () => {
  const world = { kind: 'folder' as const, domain: 'lamps', size: { lamps: 4 } }
  const { questions } = engine.making.questions({
    ...{ world, kind: 'app', format: 'gen' },
    ...{ count: 2, seed: '1', block: 0 },
  })
  expect(questions).toHaveLength(2)
  const limits = { maxStates: 1_000 }
  for (const question of questions) {
    const key = await engine.hints.reveal(question, limits)
    if (key.kind !== 'key') throw new Error(key.message)
    const { verdict } = await engine.judging.judge(question, key.answer, limits)
    expect(verdict.verdict).toBe('right')
  }
})

test('an address can name it, and a link about its problem is short and read again', () => {
  const found = engine.sharing.prefill('domain=lamps&kind=app', ['state'])
  expect(found.problems).toEqual([])
  const [question] = found.questions
  const shared = { question: question!, edit: null, answer: '', tab: null, walk: null }
  const { link } = engine.sharing.pack(shared)
  expect(engine.sharing.read(link)).toMatchObject({ kind: 'shared', caveat: '' })
})

test('taken out again it is unknown, and its texts are anyone’s', () => {
  takeOut()
  expect(engine.domains.all()).toHaveLength(domainFolders.length)
  expect(engine.english.describe(source, 'fact', '(lit a)').english).not.toBe('lamp a shines')
  expect(engine.making.problem('lamps', {}, 's').kind).toBe('none')
})

test('one domain is what a visit begins with, and each has an icon that there is', () => {
  expect(domainFolders.filter(({ opening }) => opening)).toEqual([openingDomain()])
  for (const { id, icon } of domainFolders)
    expect(
      existsSync(new URL(`../../node_modules/lucide-static/icons/${icon}.svg`, import.meta.url)),
      `domains/${id}/index.ts: there is no icon ${icon}`,
    ).toBe(true)
})
