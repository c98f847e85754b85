// Which parts of PDDL two texts list in `:requirements`, and which they use.

import { checkDomain, checkProblem } from './check'
import { closureOf, supportedRequirements } from './check/requirements'
import { readDomain } from './domain'
import { readProblem } from './problem'
import { Log } from './read/log'
import type { TextPlace } from './symbols/entity'

export interface RequirementRow {
  /** With its colon. */
  readonly name: string
  /** The source that lists it. */
  readonly listed?: TextPlace
  /** Listed by name, or as a part of a listed one such as `:adl`. */
  readonly isCovered: boolean
  /** The first place that needs it. */
  readonly used?: TextPlace
  /** True if it is supported here. */
  readonly isSupported: boolean
}

/** All listed requirements, in order, then all that are used and not listed by name. `:adl` counts as used if one of its parts is. */
export function requirementTable(domainText: string, problemText: string): RequirementRow[] {
  const domainLog = new Log(domainText)
  const domain = readDomain(domainText, domainLog)
  const used = new Map<string, TextPlace>()
  for (const [name, span] of checkDomain(domain, domainLog).places) used.set(name, { role: 'domain', span })
  const problemLog = new Log(problemText)
  const problem = readProblem(problemText, problemLog)
  for (const [name, span] of checkProblem(problem, domain.domain, problemLog).places)
    if (!used.has(name)) used.set(name, { role: 'problem', span })
  if (domain.domain.actions.length > 0) used.set(':strips', { role: 'domain', span: domain.domain.actions[0]!.span })

  const listed = new Map<string, TextPlace>()
  for (const { name, span } of domain.domain.requirements)
    if (!listed.has(name)) listed.set(name, { role: 'domain', span })
  for (const { name, span } of problem.problem.requirements)
    if (!listed.has(name)) listed.set(name, { role: 'problem', span })
  const covered = closureOf([...listed.keys()].map(name => ({ name })))

  const rows: RequirementRow[] = []
  for (const [name, place] of listed) {
    const part = [...closureOf([{ name }])].find(one => one !== ':strips' && used.has(one))
    const use = used.get(name) ?? (part === undefined ? undefined : used.get(part))
    const isSupported = supportedRequirements.includes(name)
    const row = { name, listed: place, isCovered: true, isSupported }
    rows.push(use === undefined ? row : { ...row, used: use })
  }
  for (const [name, place] of used) {
    // A text without a list counts as listing `:strips`.
    const isCovered = covered.has(name) || name === ':strips'
    if (!listed.has(name) && !(isCovered && name === ':strips'))
      rows.push({ name, isCovered, used: place, isSupported: true })
  }
  return rows
}
