// The layouts and the numbers of worked examples available for a kind.

import type { LayoutChoice, LayoutName, Shots } from '#questions/kinds/asking/planning/style'
import type { PlanBenchTask, PromptLayout } from '../items'

export interface ChosenLayout {
  readonly name: LayoutName
  /** The layout of prompts; PDDL texts have none. */
  readonly layout: PromptLayout
  readonly shots: number
}

/** The number of worked examples in the benchmark. */
const usual = (task: PlanBenchTask): Shots => (task === 't3' || task === 't3_1' ? 3 : 1)

/** Tasks with at most one worked example, which is about the same problem. */
const sameProblem: ReadonlySet<PlanBenchTask> = new Set(['t4', 't8_1', 't8_2', 't8_3'])
/** Tasks that are not answered with a plan, or that need more than a domain and a problem. */
const notInPddl: ReadonlySet<PlanBenchTask> = new Set(['t3', 't3_1', 't6', 't7'])

/** The chosen layout, or why it is unavailable; `otherwise` if none was chosen. */
export function chosenLayout(task: PlanBenchTask, style: LayoutChoice, otherwise: LayoutName): ChosenLayout | string {
  const { layout: name = otherwise, shots = usual(task) } = style
  if (name === 'pddl') {
    if (notInPddl.has(task)) return 'the layout with the texts of the PDDL is for kinds that ask for a plan alone'
    if (shots === 3) return 'the layout with the texts of the PDDL has one worked example or none'
    return { name, layout: task, shots }
  }
  if (shots === 0 && task === 't1') return { name, layout: 't1_zero_shot', shots }
  if (name === 'official' && shots !== usual(task))
    return `in the benchmark’s layout this kind has ${usual(task) === 3 ? 'three worked examples' : 'one worked example'}; the corrected layout can have ${shots === 0 ? 'none' : shots}`
  if (shots > 1 && sameProblem.has(task))
    return 'this kind has a worked example about the same problem, and so one or none'
  return { name, layout: task, shots }
}
