// Worked examples: solved questions of the same kind about other problems, for use in prompts.

import { makeRng, type Rng } from '#base/rng'
import { askerOf } from '#questions/kinds/asking/askers'
import { generateProblem, type MakeUnit } from '#questions/kinds/asking/making'
import type { PlanBlock, PlanMaterial } from '#questions/kinds/asking/planning/material'
import { defaultBounds } from '#questions/kinds/asking/posed'
import { situationAt } from '#questions/kinds/asking/situation'
import { gatherStates } from '#questions/kinds/asking/states'
import type { State, Task } from '#planning/task/task'
import { loadTask } from '#planning/task/load'
import type { Setting } from './setting'

/** Maximum number of problems examined for examples, and of states per problem. */
const PROBLEMS = 10
const STATES = 8

/** A source of examples, generated on demand and cached. */
export class Examples {
  private readonly found: PlanMaterial[] = []
  private readonly source: Iterator<PlanMaterial>

  /** @param only Problems to draw examples from instead: the smaller ones of a series. */
  constructor(setting: Setting, unit: MakeUnit, only?: readonly PlanMaterial[]) {
    this.source = only === undefined ? materialsOf(setting, unit) : only[Symbol.iterator]()
  }

  /**
   * An example for which `fits` is true, with another initial state than the block if there is any, in any case about
   * another problem; undefined if there is none.
   */
  take(rng: Rng, other: PlanBlock, fits: (example: PlanMaterial) => boolean = () => true): PlanMaterial | undefined {
    const able = (example: PlanMaterial): boolean => fits(example) && !isSame(example.open, other)
    for (;;) {
      const known = this.found.filter(able)
      const best = known.filter(({ open }) => !sameList(open.init, other.init))
      if (best.length >= ENOUGH) return rng.pick(best)
      const next = this.source.next()
      if (next.done === true) return known.length > 0 ? rng.pick(best.length > 0 ? best : known) : undefined
      this.found.push(next.value)
    }
  }
}

/** Number of candidates that are enough to choose from. */
const ENOUGH = 3

const isSame = (one: PlanBlock, other: PlanBlock): boolean =>
  sameList(one.init, other.init) && sameList(one.goal ?? [], other.goal ?? [])

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join()

/** Examples about one problem after another: the initial state of each, then later states. */
function* materialsOf(setting: Setting, unit: MakeUnit): Generator<PlanMaterial> {
  const gen = askerOf(unit.kind)?.gen
  if (gen === undefined) return
  const root = makeRng(`${unit.seed}/examples/${setting.form.name}/${unit.kind}`)
  const later: (readonly [Task, State, Rng])[] = []
  const blockAt = (task: Task, state: State, rng: Rng): PlanMaterial | undefined => {
    const situation = situationAt(setting.world, task, state, rng)
    const attempt = situation && gen(situation, rng.fork('ask'), defaultBounds)
    return attempt?.kind === 'posed' ? attempt.posed.material : undefined
  }
  for (let i = 0; i < (setting.given === undefined ? PROBLEMS : 1); i++) {
    const source = problemOf(setting, unit, i)
    const loaded = source === undefined ? undefined : loadTask(source)
    if (loaded?.kind !== 'ready') continue
    const rng = root.fork(`problem ${i}`)
    const { states } = gatherStates(loaded.task, rng.fork('states'), STATES)
    const [first, ...others] = states
    const block = first && blockAt(loaded.task, first, rng.fork('0'))
    if (block !== undefined) yield block
    for (const [at, state] of others.entries()) later.push([loaded.task, state, rng.fork(`${at + 1}`)])
  }
  for (const [task, state, rng] of later) {
    const block = blockAt(task, state, rng)
    if (block !== undefined) yield block
  }
}

function problemOf({ folder, given, put }: Setting, unit: MakeUnit, i: number) {
  const { world, seed } = unit
  if (given !== undefined || world.kind !== 'folder') {
    const own = given === undefined ? 'there is no problem' : put(given)
    return typeof own === 'string' ? undefined : own
  }
  const text = generateProblem(folder?.id ?? world.domain, world.size, `${seed}/example ${i}`)
  const source = text.kind === 'none' ? text.message : put(text.source)
  return typeof source === 'string' ? undefined : source
}
