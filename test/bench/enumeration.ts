// Plain breadth-first enumeration: expansions a second, bytes a state.

import { exploreStates } from '../../src/search/state-space'
import { taskFrom } from './grounding'
import { table, timed } from './measure'
import { benchProblems } from './texts'

const DOMAINS = ['floor-tile', 'grid', 'gripper-strips']
const MOST_STATES = 1_500_000

export function benchEnumeration(): void {
  const seen = new Set<string>()
  const problems = benchProblems(['app', 'nexta', 'land']).filter(({ domainName, problem }) => {
    const fresh = DOMAINS.includes(domainName) && !seen.has(problem)
    seen.add(problem)
    return fresh
  })
  const rows = problems.flatMap(problem => {
    const task = taskFrom(problem)
    const { value, ms } = timed(() =>
      exploreStates(task, { maxStates: MOST_STATES, transitions: false }),
    )
    if (value.expandedCount < 100_000) return []
    const words = task.words
    return [
      [
        `${problem.domainName} ${problem.kind} ${problem.index}`,
        words * 32,
        value.expandedCount,
        value.expandedCount / ms / 1000,
      ] as const,
    ]
  })
  table(
    'Breadth-first enumeration without transitions (goal: 1 million expansions a second)',
    ['problem', 'bits', 'expanded', 'million a second'],
    rows,
  )
}
