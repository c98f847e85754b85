// Two texts as problems of a domain, or the errors and the text that has them.

import { isError, type Diagnostic } from '#planning/pddl/diagnostic'
import { recent } from '#base/recent'
import type { Domain } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { loadDomain } from '#planning/task/load'
import type { Pair } from './comparison'

/** One of the three texts. */
export type PairText = 'domain' | 'a' | 'b'

export type PairReading =
  /** `warnings`: accepted faults of each problem, such as another name after `:domain`. */
  | {
      readonly kind: 'pair'
      readonly pair: Pair
      readonly warnings: { readonly a: readonly Diagnostic[]; readonly b: readonly Diagnostic[] }
    }
  /** The first text with errors, in the order domain, a, b. */
  | {
      readonly kind: 'fault'
      readonly text: PairText
      readonly diagnostics: readonly Diagnostic[]
    }

/** Reads the three texts. */
export function readPair(texts: Readonly<Record<PairText, string>>): PairReading {
  const read = loadDomain(texts.domain)
  if (read.diagnostics.some(isError)) return { kind: 'fault', text: 'domain', diagnostics: read.diagnostics }
  const [a, b] = [problemOf(texts.a, read.domain), problemOf(texts.b, read.domain)]
  for (const [text, { diagnostics }] of [['a', a] as const, ['b', b] as const])
    if (diagnostics.some(isError)) return { kind: 'fault', text, diagnostics }
  return {
    kind: 'pair',
    pair: { domain: read.domain, a: a.problem, b: b.problem },
    warnings: { a: a.diagnostics, b: b.diagnostics },
  }
}

/** Problems that are cached: many answers are compared with one reference. */
const PROBLEMS = 16

/** A problem by its text; results computed for it are kept with it. */
const problemOf = recent(
  PROBLEMS,
  (text: string, domain: Domain) => [text, domain],
  (text, domain) => parseProblem(text, domain),
)
