// A textbook run for the page, in portions. The last few runs are cached, so that a portion continues where the
// previous one ended; if a run was evicted, it is repeated with the same result.

import { forEachBit } from '#base/bits'
import { fromWhole } from '#base/decimal'
import { recent } from '#base/recent'
import type { Source } from '#planning/pddl/source'
import { actionName, findFact } from '#planning/task/names'
import type { ActionId, Task } from '#planning/task/task'
import { literalName } from '#planning/textbook/condition-names'
import { searchFormats } from '#planning/textbook/export'
import type { LogPart } from '#planning/textbook/log'
import type { SearchOptions } from '#planning/textbook/options'
import { pairsOf } from '#planning/textbook/pairs'
import { whyNotBackwards } from '#planning/textbook/regression'
import { Replay } from '#planning/textbook/replay'
import { type RunLimits, type StartedRun, startRun } from '#planning/textbook/start-run'
import { type World, worldOf } from '#planning/textbook/world'
import { type NoTask, readyTask } from '../ready'
import type { LogPlace, RunFile, RunOutcome, SumOutcome } from './search-data'

/** The task of the texts as a textbook world, or why there is none. */
export function readyWorld(source: Source): World | NoTask {
  const loaded = readyTask(source)
  if (loaded.kind !== 'ready') return loaded
  runOf.forget((_, [world]) => (world as World).task !== loaded.task)
  return (
    worldOf(loaded.task) ?? {
      kind: 'no-task',
      message: 'The costs of this problem are too large or too fine to be added up exactly.',
    }
  )
}

/** The world, if the run is possible in it; else why not. */
function searchable(source: Source, { algorithm, prune }: SearchOptions): World | NoTask {
  const world = readyWorld(source)
  if ('kind' in world || algorithm !== 'backward') return world
  const message =
    whyNotBackwards(world.task) ??
    (prune === 'mutex' && pairsOf(world.task) === undefined
      ? 'This problem is too large to work out which facts are mutex.'
      : undefined)
  return message === undefined ? world : { kind: 'no-task', message }
}

/** Number of runs cached per problem: enough to compare two and to go back to earlier ones. */
const RUNS = 4

const runOf = recent(
  RUNS,
  (world: World, options: SearchOptions) => [world, JSON.stringify(options)],
  (world, options): StartedRun => startRun(world, options),
)

/** The events of a run after those that the page has; the run continues up to the limits. */
export function searchPortion(source: Source, options: SearchOptions, have: LogPlace, limits: RunLimits): RunOutcome {
  const world = searchable(source, options)
  if ('kind' in world) return world
  const { log, goOn } = runOf(world, options)
  goOn(limits)
  const part = log.partFrom(have.events, have.nodes, have.states)
  return {
    kind: 'portion',
    part,
    names: namesIn(world.task, part),
    literals: options.algorithm === 'backward' ? literalsIn(world.task, part) : [],
    digits: world.digits,
    isOver: log.isOver,
  }
}

/** The subgoals in the new lists, by name. */
function literalsIn(task: Task, { rows, words }: LogPart): [number, string][] {
  const found = new Set<number>()
  for (let at = 0; at < rows.length; at += words) forEachBit(rows, at, words, each => void found.add(each))
  return [...found].map(each => [each, literalName(task, each)])
}

function namesIn(task: Task, part: LogPart): [number, string][] {
  const actions = new Set(part.action)
  actions.delete(-1)
  return [...actions].map(action => [action, actionName(task, action as ActionId)])
}

/** The number of the fact of this name; -1 if the problem has none. */
export function factNumber(source: Source, name: string): number {
  const world = readyWorld(source)
  return 'kind' in world ? -1 : (findFact(world.task, name) ?? -1)
}

/** The result of a run, up to the limits. Not cached, since a sheet has dozens. */
export function sumOf(source: Source, options: SearchOptions, limits: RunLimits): SumOutcome {
  const world = searchable(source, options)
  if ('kind' in world) return world
  const { log, goOn } = startRun(world, options)
  goOn(limits)
  const replay = new Replay(log, options)
  replay.goTo(log.eventCount)
  const { expanded, evaluated, generated, reopened, maxOpen } = replay.counts
  const ending = replay.ending
  return {
    ...({ kind: 'sum', expanded, evaluated, generated, reopened, maxOpen } as const),
    how: ending?.how ?? 'stopped',
    cost: ending?.how === 'plan' ? fromWhole(ending.cost, world.digits) : Number.NaN,
  }
}

/** A run up to the limits as a file, in the format with this id. */
export function searchFile(
  source: Source,
  options: SearchOptions,
  limits: RunLimits,
  format: string,
): RunFile | NoTask {
  const world = searchable(source, options)
  if ('kind' in world) return world
  const { log, goOn } = runOf(world, options)
  goOn(limits)
  const names = new Map(namesIn(world.task, log.partFrom(0, 0, 0)))
  const written = searchFormats.find(({ id }) => id === format)?.write({ log, options, names, digits: world.digits })
  if (written === undefined) throw new Error(`There is no format ${format}.`)
  return { kind: 'file', text: written }
}
