// Applies every fix that leaves no doubt, until nothing changes.

import type { Diagnostic, TextRole } from '../diagnostic'
import type { Texts } from '../symbols'
import { fixesOf } from './candidates'
import { compareFaults, countFaults, type FaultCount, isBracketFault } from './fault-count'
import { applied, type QuickFix } from './fix'

/** The texts after all fixes. */
export interface AllFixed {
  readonly texts: Texts
  /** The labels of the fixes, in the order in which they were applied. */
  readonly labels: readonly string[]
  /** Errors and warnings that are left. */
  readonly left: number
}

/** Maximum number of fixes. */
const MAX_FIXES = 200

interface Fault {
  readonly role: TextRole
  readonly diagnostic: Diagnostic
}

/** Mends both texts; an empty problem is no fault. Each fix leaves fewer faults, or a declaration of a name. */
export function fixAll(start: Texts): AllFixed {
  let texts: Texts = { domain: start.domain, problem: start.problem }
  let now = countFaults(texts)
  const labels: string[] = []
  while (labels.length < MAX_FIXES) {
    const next = nextFix(texts, now)
    if (next === undefined) break
    ;({ texts, now } = next)
    labels.push(next.fix.label)
  }
  return { texts, labels, left: now.errors + now.warnings }
}

function nextFix(texts: Texts, now: FaultCount): { fix: QuickFix; texts: Texts; now: FaultCount } | undefined {
  for (const { role, diagnostic } of inOrder(now))
    for (const fix of fixesOf(texts, role, diagnostic, now)) {
      if (!fix.isClear) continue
      const changed = applied(texts, fix)
      const after = countFaults(changed)
      if (isBetter(diagnostic, after, now)) return { fix, texts: changed, now: after }
    }
  return undefined
}

/** Brackets first, as they hide declarations: then errors, then warnings. */
function inOrder({ diagnostics, brackets }: FaultCount): readonly Fault[] {
  const all = (['domain', 'problem'] as const).flatMap(role =>
    diagnostics[role].map((diagnostic): Fault => ({ role, diagnostic })),
  )
  const rank = ({ diagnostic }: Fault): number =>
    isBracketFault(diagnostic) ? 0 : diagnostic.severity === 'error' ? 1 : 2
  // A name may be declared in what the brackets hide.
  const isKnown = ({ diagnostic }: Fault): boolean => brackets === 0 || !diagnostic.code.startsWith('unknown-')
  return all.filter(isKnown).sort((a, b) => rank(a) - rank(b))
}

/** Fewer faults; or a name is now declared, whose uses can have faults of their own. */
const isBetter = ({ code }: Diagnostic, after: FaultCount, now: FaultCount): boolean =>
  compareFaults(after, now) < 0 || (code.startsWith('unknown-') && after.brackets <= now.brackets)
