// Names, numbers of arguments, types and requirements: what can be wrong with texts whose form is right.

import type { Log } from './log'
import type { Domain } from './model'
import type { ProblemReading } from './problem'

/** Checks a problem against its domain. */
export function checkProblem(reading: ProblemReading, domain: Domain, log: Log): void {
  const { domainName } = reading.problem
  if (reading.domainSpan !== undefined && domain.name !== '' && domain.name !== domainName)
    log.report('other-domain', reading.domainSpan, [domainName, domain.name])
}
