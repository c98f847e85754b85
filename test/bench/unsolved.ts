// The planning-competition problems that the baseline did not solve: each in a process of its own, a minute at most.

import { ipcInstances } from '../support/data'
import type { Reached } from '../bars/bars'
import { runInstance } from './instance'
import { figure } from '../bars/figure'
import { table } from './measure'

const LIMITS = { seconds: 60, megabytes: 2048, certify: true }

export function benchUnsolved(): Reached {
  const rows = ipcInstances().flatMap(({ status, problem }, index) => {
    if (status === 'solved') return []
    const result = runInstance(index, LIMITS)
    const { kind, cost, isValid, seconds, expanded, certificate, reason, megabytes } = result
    const row = [
      problem,
      kind === 'plan' ? (isValid ? 'cheapest plan' : 'PLAN NOT VALID') : (kind ?? reason ?? '?'),
      cost ?? NaN,
      seconds ?? NaN,
      expanded ?? NaN,
      megabytes,
      certificate ?? (kind === 'plan' ? 're-searched' : ''),
    ]
    console.error(row.map(cell => (typeof cell === 'number' ? figure(cell) : cell)).join('  '))
    return [row]
  })
  const solved = rows.filter(row => row[1] === 'cheapest plan' || row[1] === 'no-plan')
  table(
    `Not solved by the baseline in 12 s: ${LIMITS.seconds} s and ${LIMITS.megabytes} MB each`,
    ['problem', 'outcome', 'cost', 'seconds', 'expanded', 'peak MB', 'certificate'],
    rows,
  )
  console.log(`${solved.length} of ${rows.length} solved.`)
  return { unsolved: solved.length }
}
