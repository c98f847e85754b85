// All fixes of a fault, each tried on the texts: only those that leave fewer faults are kept.

import type { Diagnostic, TextRole } from '../diagnostic'
import type { Texts } from '../symbols'
import { argumentFixes } from './arguments'
import { bracketFixes } from './brackets'
import { compareFaults, countFaults, type FaultCount, isBracketFault } from './fault-count'
import { applied, type FaultAt, type QuickFix } from './fix'
import { formFixes } from './forms'
import { nameFixes } from './names'
import { markFixes, shapeFixes } from './notation'

/** A fix with the faults that it leaves. */
interface Tried {
  readonly fix: QuickFix
  readonly after: FaultCount
}

/** Maximum number of computed fixes offered for one fault. */
const MAX_OFFERED = 4

/** The fixes of a fault, best first. */
export function fixesOf(texts: Texts, role: TextRole, diagnostic: Diagnostic, now: FaultCount): readonly QuickFix[] {
  const { fix } = diagnostic
  const sure: readonly QuickFix[] = fix === undefined ? [] : [{ ...fix, role, isSure: true, isClear: true }]
  const fault: FaultAt = { texts, role, diagnostic, now }
  // The bracket that is noticed is not always the one that is wrong.
  if (isBracketFault(diagnostic)) return bestOf(fault, [...sure, ...bracketFixes(fault)])
  const marks = bestOf(fault, markFixes(fault))
  if (marks.length > 0) return marks
  const groups = [nameFixes(fault), argumentFixes(fault), formFixes(fault), shapeFixes(fault)]
  const computed = groups.flatMap(group => bestOf(fault, group))
  return [...sure, ...computed.filter(one => fix === undefined || one.text !== fix.text)]
}

/** Those of alternative fixes that mend the fault; clear only if one of them leaves the fewest faults. */
function bestOf(fault: FaultAt, fixes: readonly QuickFix[]): readonly QuickFix[] {
  const all = differing(fault.texts, fixes).map(
    (fix): Tried => ({ fix, after: countFaults(applied(fault.texts, fix)) }),
  )
  const mending = all.filter(one => mends(fault, one))
  const tried = mending.length > 0 ? mending : revealing(fault, all)
  const isClearest = ({ fix, after }: Tried): boolean =>
    fix.isClear &&
    tried.every(other => other.fix === fix || !other.fix.isClear || compareFaults(after, other.after) < 0)
  return tried
    .map(one => ({ ...one, fix: { ...one.fix, isClear: isClearest(one) } }))
    .sort((a, b) => Number(b.fix.isClear) - Number(a.fix.isClear) || compareFaults(a.after, b.after))
    .slice(0, MAX_OFFERED)
    .map(({ fix }) => fix)
}

/** The fix of a bracket that reveals other faults, as many as it mends. */
function revealing({ diagnostic, now }: FaultAt, tried: readonly Tried[]): readonly Tried[] {
  if (!isBracketFault(diagnostic)) return []
  return tried
    .filter(({ after }) => after.brackets < now.brackets)
    .sort((a, b) => compareFaults(a.after, b.after))
    .slice(0, 1)
}

/** One fix for each text that they lead to. */
function differing(texts: Texts, fixes: readonly QuickFix[]): readonly QuickFix[] {
  const byText = new Map<string, QuickFix>()
  for (const fix of fixes) {
    const { domain, problem } = applied(texts, fix)
    const key = `${domain}\0${problem}`
    if (!byText.has(key)) byText.set(key, fix)
  }
  return [...byText.values()]
}

/** There are fewer faults, or an undeclared name is now declared, so that its uses can be checked. */
function mends({ role, diagnostic, now }: FaultAt, { fix, after }: Tried): boolean {
  if (after.errors < now.errors) return true
  // Once no bracket hides them, other faults appear.
  if (isBracketFault(diagnostic)) return fix.isSure && after.brackets < now.brackets
  const isGone = after.diagnostics[role].every(({ message }) => message !== diagnostic.message)
  if (isGone && after.errors === now.errors && after.warnings < now.warnings) return true
  const isDeclaration = fix.span.from === fix.span.to
  return diagnostic.code.startsWith('unknown-') && isGone && isDeclaration
}
