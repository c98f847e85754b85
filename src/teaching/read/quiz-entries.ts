// The quiz questions, each described in one line of the head.

import { plainKinds } from '#questions/kinds/codes'
import { heuristicNames } from '#planning/textbook/options'
import type { LensEntry, OwnEntry, QuestionEntry, QuizEntry, SearchEntry } from '#teaching/lesson'
import type { Fields } from './fields'
import { readHeuristics, readRunFields } from './live'
import { MAX_OPTIONS } from './prediction'
import type { Reading } from './reading'
import { readSized } from './sizes'

const MAX_QUESTIONS = 30
const formats = ['gen', 'bool', 'mcq'] as const
const searchAsks = ['which-next', 'expanded', 'plan-cost', 'promises', 'regress'] as const
const lensAsks = ['value', 'exceeds', 'which-cut'] as const

/** The valid entries under `quiz`. */
export function readQuiz(head: Fields, reading: Reading): readonly QuizEntry[] {
  const lines = head.each('quiz', 'a question of the quiz')
  const last = lines[MAX_QUESTIONS]
  if (last !== undefined)
    head.findings.error('too-much', last.place, 'A quiz may have 30 questions; those from here on are not read.')
  return lines.slice(0, MAX_QUESTIONS).flatMap(fields => {
    const entry = fields.has('search')
      ? searchEntry(fields, reading)
      : fields.has('lens')
        ? lensEntry(fields, reading)
        : fields.has('own')
          ? ownEntry(fields, reading)
          : questionEntry(fields, reading)
    fields.done()
    return entry === undefined ? [] : [entry]
  })
}

function questionEntry(fields: Fields, reading: Reading): QuestionEntry | undefined {
  const kind = fields.one('kind', plainKinds())
  if (!fields.has('kind')) fields.lacks('kind', 'kind: land')
  const format = fields.one('format', formats)
  if (!fields.has('format')) fields.lacks('format', 'format: gen')
  const on = onOf(fields, reading)
  const seed = fields.text('seed')?.value
  if (seed === undefined) fields.lacks('seed', 'seed: q1')
  const trap = fields.text('trap')?.value
  const max = fields.number('most', 1, 1_000)
  const none = fields.boolean('none')
  const level = fields.number('level', 1, 4) as QuestionEntry['level']
  const steps = fields.range('steps')
  const failure = fields.one('failure', ['inner'])
  const goalDistance = fields.range('goalDistance')
  if (kind === undefined || format === undefined || on === undefined || seed === undefined) return undefined
  return {
    ...{ entry: 'question', kind, format, on, seed, place: fields.place },
    ...(trap === undefined ? {} : { trap }),
    ...(max === undefined ? {} : { most: max }),
    ...(none === undefined ? {} : { none }),
    ...(level === undefined ? {} : { level }),
    ...(steps === undefined ? {} : { steps }),
    ...(failure === undefined ? {} : { failure }),
    ...(goalDistance === undefined ? {} : { goalDistance }),
  }
}

/** A world of the lesson, or the domain and size of a problem to be generated. */
function onOf(fields: Fields, reading: Reading): QuestionEntry['on'] | undefined {
  if (fields.has('domain') || fields.has('size')) return readSized(fields)
  const world = reading.worldOf(fields)
  return world === undefined ? undefined : { world: world.value }
}

function searchEntry(fields: Fields, reading: Reading): SearchEntry | undefined {
  const ask = fields.one('search', searchAsks)
  const world = reading.worldOf(fields)?.value
  const run = readRunFields(fields)
  const at = fields.number('at', 1, 10_000)
  const heuristics = readHeuristics(fields)
  const goal = fields.texts('goal')
  const action = fields.text('action')
  if (ask === undefined || world === undefined) return undefined
  const needsRun = ask === 'which-next' || ask === 'expanded' || ask === 'plan-cost'
  if (needsRun && run === undefined && !fields.has('algorithm')) fields.lacks('algorithm', 'algorithm: breadth-first')
  if (ask === 'which-next' && !fields.has('at')) fields.lacks('at', 'at: 4')
  if (ask === 'promises' && !fields.has('heuristics')) fields.lacks('heuristics', 'heuristics: [h-max, h-add]')
  if (ask === 'regress' && goal === undefined) fields.lacks('goal', 'goal: ["(at c0 l1)"]')
  if (ask === 'regress' && action === undefined) fields.lacks('action', 'action: (debark c0 l1)')
  const facts = goal?.map(each => reading.fact(each, world)!)
  return {
    ...{ entry: 'search', ask, world, place: fields.place },
    ...(run === undefined ? {} : { run }),
    ...(at === undefined ? {} : { at }),
    ...(heuristics === undefined ? {} : { heuristics }),
    ...(facts === undefined ? {} : { goal: facts }),
    ...(action === undefined ? {} : { action: reading.actions([action], world)[0]! }),
  }
}

function lensEntry(fields: Fields, reading: Reading): LensEntry | undefined {
  const ask = fields.one('lens', lensAsks)
  const world = reading.worldOf(fields)?.value
  const heuristic = fields.one('heuristic', heuristicNames)
  const heuristics = readHeuristics(fields)
  const after = fields.texts('after')
  const round = fields.number('round', 1, 1_000)
  if (ask === undefined || world === undefined) return undefined
  if (ask === 'value' && !fields.has('heuristic')) fields.lacks('heuristic', 'heuristic: h-add')
  if (ask === 'exceeds' && !fields.has('heuristics')) fields.lacks('heuristics', 'heuristics: [h-max, h-add]')
  if (ask === 'which-cut' && !fields.has('round')) fields.lacks('round', 'round: 3')
  return {
    ...{ entry: 'lens', ask, world, place: fields.place },
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(heuristics === undefined ? {} : { heuristics }),
    ...(after === undefined ? {} : { after: reading.actions(after, world) }),
    ...(round === undefined ? {} : { round }),
  }
}

function ownEntry(fields: Fields, reading: Reading): OwnEntry | undefined {
  const ask = fields.one('own', ['number', 'choice'] as const)
  const world = reading.worldOf(fields)?.value
  const text = fields.text('text')?.value
  const node = fields.scalar('right')
  const because = fields.text('because')?.value
  const options = ask === 'choice' ? fields.texts('options')?.map(({ value }) => value) : undefined
  if (!fields.has('text')) fields.lacks('text', 'text: "How many states are there?"')
  if (node === undefined) fields.lacks('right', 'right: states')
  if (!fields.has('because')) fields.lacks('because', 'because: "The robot is in one of the cells."')
  if (ask === 'choice' && !fields.has('options')) fields.lacks('options', 'options: ["Yes", "No"]')
  if (options !== undefined && (options.length < 2 || options.length > MAX_OPTIONS))
    return fields.wrong('options', `a list of 2 to ${MAX_OPTIONS} texts`)
  if (ask === undefined || world === undefined || text === undefined || node === undefined || because === undefined)
    return undefined
  if (ask === 'choice' && options === undefined) return undefined
  return {
    ...{ entry: 'own', ask, world, text, because, place: fields.place },
    right: { text: fields.part.expression(node), world, place: fields.placeOf('right'), role: 'right' },
    ...(options === undefined ? {} : { options }),
  }
}
