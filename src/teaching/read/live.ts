// Live parts: what they show, their world, the possible interactions, and the prediction.

import { algorithms } from '#planning/textbook/algorithms'
import { quoted } from '#base/words'
import { type HeuristicName, heuristicNames } from '#planning/textbook/options'
import type { Doing, LessonRun, LiveOptions, LivePart, Show, TextPlace, Then } from '#teaching/lesson'
import type { Fields } from './fields'
import { readPrediction } from './prediction'
import type { Reading } from './reading'

export const shows: readonly Show[] = [
  ...(['state', 'graph', 'trace', 'landmarks', 'search', 'lens'] as const),
  ...(['table', 'pairs', 'evidence', 'bars', 'pddl'] as const),
]

/** What a part may show after its prediction; evidence is a part of its own, as it has to say about what. */
const shownAfter = shows.filter(show => show !== 'evidence')

/** The interactions available for each `show`. */
const doings: Partial<Record<Show, readonly Doing[]>> = {
  state: ['act', 'try'],
  graph: ['walk'],
  trace: ['scrub', 'strike'],
  lens: ['paint'],
  pddl: ['write'],
}

const lenses = ['layers', 'costs', 'relaxed-plan', 'cuts', 'all-states'] as const

/** The live part that a fence describes; undefined if it is invalid. */
export function readLive(fields: Fields, id: string, place: TextPlace, reading: Reading): LivePart | undefined {
  const show = fields.one('show', shows)
  const world = reading.worldOf(fields)
  if (show === undefined && !fields.has('show')) fields.lacks('show', 'show: state')
  if (show === undefined || world === undefined) return undefined
  const at = reading.actions(fields.texts('at'), world.value)
  const doing = readDoing(fields, show)
  const more = readMore(fields, show, doing, world.value, reading)
  reading.speakOf(world.value, more.plan)
  const predict = readPrediction(fields, world.value, more.plan, reading)
  const then = readThen(fields, world.value, reading)
  fields.done()
  return { id, show, world: world.value, at, doing, predict, then, more, place }
}

function readDoing(fields: Fields, show: Show): Doing | null {
  const known = doings[show]
  if (known !== undefined) return fields.one('do', known) ?? null
  if (!fields.has('do')) return null
  fields.node('do')
  fields.wrong(
    'do',
    `for ${quoted('state')}, ${quoted('graph')}, ${quoted('trace')}, ${quoted('lens')} and ${quoted('pddl')} alone: leave it out where ${quoted(show)} is shown`,
  )
  return null
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** The options for this `show`; other fields are left for `done` to report. */
function readMore(fields: Fields, show: Show, doing: Doing | null, world: string, reading: Reading): LiveOptions {
  const more: Writable<LiveOptions> = {}
  const set = <Key extends keyof LiveOptions>(key: Key, value: LiveOptions[Key] | undefined): void => {
    if (value !== undefined) more[key] = value
  }
  if (show === 'state') {
    set('static', fields.boolean('static'))
    set('relaxed', fields.boolean('relaxed'))
    set('counter', fields.one('counter', ['steps']))
  } else if (show === 'graph') {
    set('avoid', reading.fact(fields.text('avoid'), world))
    set('filter', readFilter(fields))
  } else if (show === 'trace') {
    set('plan', readPlan(fields, world, reading))
    if (!fields.has('plan')) fields.lacks('plan', 'plan: cheapest')
  } else if (show === 'search') {
    set('run', readRun(fields, 'run'))
    set('beside', readRun(fields, 'beside'))
    set('without', reading.fact(fields.text('without'), world))
    if (!fields.has('run')) fields.lacks('run', 'run: {algorithm: breadth-first}')
  } else if (show === 'lens') {
    set('lens', fields.one('lens', lenses))
    set('heuristic', fields.one('heuristic', heuristicNames))
    set('heuristics', readHeuristics(fields))
    set('ties', fields.one('ties', ['both']))
    if (!fields.has('lens')) fields.lacks('lens', 'lens: costs')
  } else if (show === 'evidence') {
    set('about', fields.text('about')?.value)
    if (!fields.has('about')) fields.lacks('about', 'about: (not-reachable (on b1 b1))')
  } else if (show === 'table') {
    if (fields.has('only')) set('only', reading.actions(fields.texts('only'), world))
  } else if (show === 'pairs') {
    set('layer', fields.number('layer', 0, 1_000))
  } else if (doing === 'write') {
    set('draft', readDraft(fields, world, reading))
    set('until', readUntil(fields, world, reading))
  }
  return more
}

/** A plan: `cheapest`, the name of a plan in the head, or a list of actions. */
export function readPlan(fields: Fields, world: string, reading: Reading): readonly string[] | 'cheapest' | undefined {
  const statements = fields.texts('plan')
  if (statements === undefined) return undefined
  const only = statements.length === 1 ? statements[0]!.value : ''
  if (only === 'cheapest') return 'cheapest'
  const named = reading.plans.get(only)
  if (named !== undefined)
    return reading.actions(
      named.map(value => ({ value, place: statements[0]!.place })),
      world,
    )
  return reading.actions(statements, world)
}

/** The domain to begin with: that of the world, with one text replaced that it has exactly once. */
function readDraft(fields: Fields, world: string, reading: Reading): LiveOptions['draft'] {
  const draft = fields.under('draft', 'a draft')
  if (draft === undefined)
    return fields.has('draft') ? undefined : fields.lacks('draft', 'draft: {replace: "(not (at ?a))", by: ""}')
  const textOf = (name: string): string | undefined => {
    const node = draft.scalar(name)
    return node === undefined ? undefined : String(node.value ?? '')
  }
  const [replace, by] = [textOf('replace'), textOf('by') ?? '']
  draft.done()
  if (replace === undefined) return draft.lacks('replace', 'replace: "(not (at ?a))"')
  const { domain } = reading.worlds.get(world)!.world.source
  if (domain.split(replace).length !== 2)
    return draft.wrong('replace', 'a text that is in the domain of the world exactly once')
  return { replace, by }
}

function readUntil(fields: Fields, world: string, reading: Reading): LiveOptions['until'] {
  const node = fields.scalar('until')
  if (node === undefined) return fields.lacks('until', 'until: hstar == 4')
  const text = fields.part.expression(node)
  return { expression: reading.take({ text, world, place: fields.placeOf('until'), role: 'claim' }), text }
}

function readFilter(fields: Fields): LiveOptions['filter'] | undefined {
  const filter = fields.under('filter', 'a filter')
  if (filter === undefined) return undefined
  const each = filter.scalar('each')
  const all = filter.scalar('all')
  filter.done()
  const { part } = filter
  if (each !== undefined && all === undefined) return { each: part.expression(each) }
  if (all !== undefined && each === undefined) return { all: part.expression(all) }
  return fields.wrong('filter', 'of the form `{each: EXPRESSION}` or `{all: EXPRESSION}`, one of the two')
}

export function readHeuristics(fields: Fields): readonly HeuristicName[] | undefined {
  const statements = fields.texts('heuristics')
  if (statements === undefined) return undefined
  const known = heuristicNames.filter(name => statements.some(({ value }) => value === name))
  if (known.length === statements.length) return statements.map(({ value }) => value as HeuristicName)
  return fields.wrong('heuristics', `a list, each entry one of ${heuristicNames.map(quoted).join(', ')}`)
}

export const runAlgorithms: readonly LessonRun['algorithm'][] = [...algorithms, 'backward', 'by-hand']

function readRun(fields: Fields, name: string): LessonRun | undefined {
  const run = fields.under(name, 'a run')
  if (run === undefined) return undefined
  const known = readRunFields(run)
  if (known === undefined && !run.has('algorithm')) run.lacks('algorithm', 'algorithm: breadth-first')
  run.done()
  return known
}

/** A run with fields in the same map as other fields. */
export function readRunFields(fields: Fields): LessonRun | undefined {
  const algorithm = fields.one('algorithm', runAlgorithms)
  const heuristic = fields.one('heuristic', heuristicNames)
  const prune = fields.one('prune', ['mutex'])
  if (algorithm === undefined) return undefined
  return {
    algorithm,
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(prune === undefined ? {} : { prune }),
  }
}

function readThen(fields: Fields, world: string, reading: Reading): Then | null {
  const then = fields.under('then', 'what comes after a prediction')
  if (then === undefined) return null
  const apply = then.texts('apply')
  const show = then.one('show', shownAfter)
  const sort = then.boolean('sort')
  const only = then.texts('only')
  then.done()
  return {
    ...(apply === undefined ? {} : { apply: reading.actions(apply, world) }),
    ...(show === undefined ? {} : { show }),
    ...(sort === undefined ? {} : { sort }),
    ...(only === undefined ? {} : { only: reading.actions(only, world) }),
  }
}
