// The faults of two texts, and whether other texts have fewer.

import type { Diagnostic, TextRole } from '../diagnostic'
import { isError } from '../diagnostic'
import { parseDomain } from '../domain'
import type { Domain, Problem } from '../model'
import type { Texts } from '../symbols'
import { parseTexts } from '../together'

/** The texts read, and their faults. */
export interface FaultCount {
  readonly domain: Domain
  /** Undefined if there is no problem text. */
  readonly problem: Problem | undefined
  readonly diagnostics: Readonly<Record<TextRole, readonly Diagnostic[]>>
  /** Unmatched brackets, which hide other faults. */
  readonly brackets: number
  readonly errors: number
  readonly warnings: number
}

export const isBracketFault = ({ code }: Diagnostic): boolean => code.startsWith('bracket-')

/** Reads both texts; an empty problem is not a fault. */
export function countFaults(texts: Texts): FaultCount {
  const { domain, problem, diagnostics } = texts.problem.trim() === '' ? readAlone(texts.domain) : parseTexts(texts)
  const all = [...diagnostics.domain, ...diagnostics.problem]
  const errors = all.filter(isError).length
  return {
    ...{ domain, problem, diagnostics, errors },
    brackets: all.filter(isBracketFault).length,
    warnings: all.length - errors,
  }
}

function readAlone(text: string) {
  const { domain, diagnostics } = parseDomain(text)
  return { domain, problem: undefined, diagnostics: { domain: diagnostics, problem: [] } }
}

type Counts = Pick<FaultCount, 'brackets' | 'errors' | 'warnings'>

/** Negative if `a` has fewer faults: unmatched brackets count first, then errors, then warnings. */
export const compareFaults = (a: Counts, b: Counts): number =>
  a.brackets - b.brackets || a.errors - b.errors || a.warnings - b.warnings
