// Planning-competition problems next to a native planner: same cost, processor time, LM-cut evaluations a second.

import { searchOptimal } from '#planning/search/a-star'
import { ipcInstances } from '../support/data'
import type { Reached } from '../bars/bars'
import { taskFrom } from './task-from'
import type { Calibration } from './calibration'
import { runInstance } from './instance'
import { geometricMean, processorMs, sum, table } from './measure'

const MAX_STATES = 12_000_000
const LIMITS = { seconds: 60, megabytes: 2048, certify: false }
/** Searches of the baseline that took at least this long are compared by evaluations a second. */
const LONG_ENOUGH = 0.3

type Instance = ReturnType<typeof ipcInstances>[number]

/** Seconds that the baseline takes from text to plan. */
const baselineOf = ({ instance: { baseline } }: { readonly instance: Instance }): number =>
  (baseline.search_s ?? 0) + (baseline.translate_s ?? 0)

const domainOf = ({ instance }: { readonly instance: Instance }): string => instance.problem.split('/')[0]!

/** The calibration is run before every n-th problem. */
const CALIBRATE_EVERY = 10

/** The result of `work` and the processor time that it took. */
function timed<T>(work: () => T): { value: T; ms: number } {
  const start = processorMs()
  const value = work()
  return { value, ms: processorMs() - start }
}

export function benchCompetition(calibration: Calibration): Reached {
  const rows = ipcInstances()
    .map((instance, index) => ({ instance, index }))
    .filter(({ instance }) => instance.status === 'solved')
    .map(({ instance, index }, place) => {
      if (place % CALIBRATE_EVERY === 0) calibration.measure()
      const { value, ms } = timed(() => {
        try {
          const task = taskFrom({ domain: instance.domainText(), problem: instance.problemText() })
          return timed(() => searchOptimal(task, { maxStates: MAX_STATES }))
        } catch (error) {
          return {
            value: { kind: String(error), evaluated: 0, expanded: 0, cost: Number.NaN },
            ms: 0,
          }
        }
      })
      const outcome = value.value
      const cost = 'cost' in outcome ? outcome.cost : Number.NaN
      return {
        instance,
        index,
        ms,
        searchMs: value.ms,
        kind: outcome.kind,
        cost,
        evaluated: outcome.evaluated,
        expanded: outcome.expanded,
      }
    })
  const { speed } = calibration
  const wrong = rows.filter(({ kind, cost, instance }) => kind !== 'plan' || cost !== instance.optimalCost)
  table(
    'Not the known cost, or not solved',
    ['problem', 'outcome', 'cost', 'known'],
    wrong.map(({ instance, kind, cost }) => [instance.problem, kind, cost, instance.optimalCost ?? Number.NaN]),
  )
  const compared = rows.filter(
    ({ instance: { baseline }, kind }) =>
      kind === 'plan' && baseline.heuristic === 'lmcut' && baseline.search_s >= LONG_ENOUGH && baseline.evaluated > 0,
  )
  const ratios = compared.map(({ instance: { baseline }, evaluated, searchMs }) => {
    const planground = evaluated / (searchMs / 1000)
    const theirs = baseline.evaluated / baseline.search_s
    return { planground, theirs, ratio: (planground / theirs) * speed }
  })
  table(
    'LM-cut evaluations a second of processor time (goal: 1.5 times the baseline in the geometric mean; corrected for this machine)',
    ['problem', 'planground', 'baseline', 'ratio', 'planground evaluated', 'baseline evaluated'],
    compared.map(({ instance, evaluated }, i) => [
      instance.problem,
      ratios[i]!.planground,
      ratios[i]!.theirs,
      ratios[i]!.ratio,
      evaluated,
      instance.baseline.evaluated,
    ]),
  )
  console.log(`Geometric mean: ${geometricMean(ratios.map(({ ratio }) => ratio)).toFixed(2)}.`)
  const slowest = [...rows]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(row => ({ ...row, alone: runInstance(row.index, LIMITS) }))
  table(
    `Slowest ten, text to proven plan (goal: each under ${LIMITS.seconds} s); again in a process of its own, with its peak resident memory (goal: under ${LIMITS.megabytes} MB)`,
    ['problem', 'seconds', 'baseline search + translate', 'expanded', 'alone', 'peak MB'],
    slowest.map(({ instance, ms, expanded, alone }) => [
      instance.problem,
      ms / 1000,
      baselineOf({ instance }),
      expanded,
      alone.seconds ?? NaN,
      alone.megabytes,
    ]),
  )
  const ownSeconds = sum(rows.map(({ ms }) => ms)) / 1000
  const theirs = sum(rows.map(baselineOf))
  const domains = [...new Set(rows.map(domainOf))].map(domain => {
    const own = rows.filter(row => domainOf(row) === domain)
    const [seconds, baseline] = [sum(own.map(({ ms }) => ms)) / 1000, sum(own.map(baselineOf))]
    return { domain, seconds, baseline, ratio: seconds / baseline }
  })
  table(
    'Domains with the most time compared with the baseline (goal: none over 1, corrected)',
    ['domain', 'seconds', 'baseline', 'ratio'],
    domains
      .sort((a, b) => b.ratio - a.ratio)
      .slice(0, 10)
      .map(({ domain, seconds, baseline, ratio }) => [domain, seconds, baseline, ratio / speed]),
  )
  console.log(
    `${rows.length - wrong.length} of ${rows.length} solved at the known cost in ${ownSeconds.toFixed(1)} s of processor time; the baseline took ${theirs.toFixed(1)} s; ratio ${(ownSeconds / theirs).toFixed(3)}, corrected ${(ownSeconds / speed / theirs).toFixed(2)} (goal 0.25).`,
  )
  return {
    evaluations: geometricMean(compared.map((_, i) => ratios[i]!.planground / ratios[i]!.theirs)),
    competition: ownSeconds / theirs,
    slowestDomain: domains[0]!.ratio,
    notKnownCost: wrong.length,
    slowestProblem: Math.max(...rows.map(({ ms }) => ms)) / 1000,
    competitionMemory: Math.max(...slowest.map(({ alone }) => alone.megabytes)),
  }
}
