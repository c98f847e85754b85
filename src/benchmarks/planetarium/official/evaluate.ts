// The published evaluation of a pair, as its library answers: Zuo et al., NAACL 2025 (arXiv 2407.03321), code of October
// 2024, with its errors.

import type { Limits } from '../../../base/limits'

export interface OfficialEvaluation {
  /** A graph can be built of the answer. null, all three: the call stops with `error`. */
  readonly parseable: boolean | null
  /** A plan was found and validated. null: `error`, or a counted limit was reached where the original goes on. */
  readonly solvable: boolean | null
  /** The paper's *correct*. */
  readonly equivalent: boolean | null
  /** One sentence: by which rule. */
  readonly note: string
  /** What went to the caller, or where the original may not end. */
  readonly error?: string
}

/** How the library is called. */
export interface OfficialOptions {
  /** false: `check_solveable=False`. */
  readonly checkSolvable?: boolean
}

/**
 * What the published library answers on a raw response `b` against the ground truth `a`. `domainText`: null takes the
 * shipped domain by the name in `b`. Never throws.
 */
export function officialEvaluation(
  _domainText: string | null,
  _a: string,
  _b: string,
  _placeholder: boolean,
  _limits: Limits,
  _options: OfficialOptions = {},
): OfficialEvaluation {
  return {
    parseable: null,
    solvable: null,
    equivalent: null,
    note: '',
    error: 'Nothing was compared.',
  }
}

/** What the script behind the published numbers answers: it stops at another initial state, and plans apart. */
export function officialScriptEvaluation(
  _domainText: string | null,
  _a: string,
  _b: string,
  _placeholder: boolean,
  _limits: Limits,
): OfficialEvaluation {
  return {
    parseable: null,
    solvable: null,
    equivalent: null,
    note: '',
    error: 'Nothing was compared.',
  }
}
