// Applies every fix that leaves no doubt, until nothing changes.

import type { Diagnostic, TextRole } from '../diagnostic'
import type { Texts } from '../symbols'
import { fixesOf } from './candidates'
import { compareFaults, countFaults, type FaultCount, isBracketFault } from './fault-count'
import { labels } from '../messages'
import { applied, type QuickFix } from './fix'

/** The texts after all fixes. */
export interface AllFixed {
  readonly texts: Texts
  /** The labels of the fixes, in the order in which they were applied. */
  readonly labels: readonly string[]
  /** Errors and warnings that are left. */
  readonly left: number
  /** Those of them that are unmatched brackets; while there are any, no name is replaced. */
  readonly brackets: number
}

/** Maximum number of fixes. */
const MAX_FIXES = 200

interface Fault {
  readonly role: TextRole
  readonly diagnostic: Diagnostic
}

/**
 * Repairs both texts; an empty problem is not a fault. Each fix leaves fewer faults, or makes more of the texts
 * readable.
 */
export function fixAll(start: Texts): AllFixed {
  let texts: Texts = { domain: start.domain, problem: start.problem }
  let now = countFaults(texts)
  const done: string[] = []
  const seen = new Set<string>([keyOf(texts)])
  while (done.length < MAX_FIXES) {
    const next = nextFix(texts, now, seen)
    if (next === undefined) break
    const before = texts
    ;({ texts, now } = next)
    seen.add(keyOf(texts))
    done.push(labelWithOld(before, next.fix))
  }
  return { texts, labels: done, left: now.errors + now.warnings, brackets: now.brackets }
}

/** The label in a message, where the text it replaces can no longer be seen. */
function labelWithOld(texts: Texts, { label, role, span, text }: QuickFix): string {
  const old = texts[role].slice(span.from, span.to)
  return label === labels.replace(text) ? labels.replaceOld(old, text) : label
}

const keyOf = ({ domain, problem }: Texts): string => `${domain}\0${problem}`

function nextFix(
  texts: Texts,
  now: FaultCount,
  seen: ReadonlySet<string>,
): { fix: QuickFix; texts: Texts; now: FaultCount } | undefined {
  for (const { role, diagnostic } of inOrder(now))
    for (const fix of fixesOf(texts, role, diagnostic, now)) {
      if (!fix.isClear) continue
      const changed = applied(texts, fix)
      if (seen.has(keyOf(changed))) continue
      const after = countFaults(changed)
      const isGone = after.diagnostics[role].every(({ message }) => message !== diagnostic.message)
      // Parts that can now be read can have faults of their own.
      if (isBetter(after, now) || (isGone && (fix.isSure || diagnostic.code.startsWith('unknown-'))))
        return { fix, texts: changed, now: after }
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
  // A name may be declared in a part that the brackets hide.
  const isKnown = ({ diagnostic }: Fault): boolean => brackets === 0 || !diagnostic.code.startsWith('unknown-')
  return all.filter(isKnown).sort((a, b) => rank(a) - rank(b))
}

const isBetter = (after: FaultCount, now: FaultCount): boolean => compareFaults(after, now) < 0
