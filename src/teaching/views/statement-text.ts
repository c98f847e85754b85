// Statements as lessons write them: `(not-reachable (on b1 b1))`.

import type { Statement } from '#planning/analysis/statement'

export interface WrittenStatement {
  readonly statement: Statement
  /** The claimed truth. */
  readonly truth: boolean
  /** The fact that it is about, if it is a single one. */
  readonly fact: string | null
}

/**
 * `(reachable F)`, `(reachable-action A)` and `(landmark F)`, each optionally negated with `not-`; F may be `(and F
 * F)`.
 */
export const statementForms =
  '`(reachable FACT)`, `(reachable (and FACT FACT))`, `(reachable-action ACTION)` or `(landmark FACT)`, each also with `not-` in front, like `(not-reachable (on b1 b1))`'

/** Parses a statement; null if it has none of these forms. */
export function readStatement(text: string): WrittenStatement | null {
  const match = /^\(\s*(not-)?(reachable|reachable-action|landmark)\s+(\(.{1,2000}\))\s*\)$/is.exec(text.trim())
  if (match === null) return null
  const truth = match[1] === undefined
  const names = namesIn(match[3]!)
  const [first] = names ?? []
  if (names === null || first === undefined) return null
  switch (match[2]!.toLowerCase()) {
    case 'reachable':
      return {
        truth,
        statement: { kind: 'reachable', facts: names },
        fact: names.length === 1 ? first : null,
      }
    case 'reachable-action':
      return names.length === 1 ? { truth, statement: { kind: 'becomes-applicable', action: first }, fact: null } : null
    default:
      return names.length === 1 ? { truth, statement: { kind: 'landmark', fact: first }, fact: first } : null
  }
}

/** The names in `(a b)` or `(and (a b) (c d))`, as the engine writes them. */
function namesIn(text: string): readonly string[] | null {
  const conjunction = /^\(\s*and\s+(.*)\)$/is.exec(text)
  const parts = (conjunction?.[1] ?? text).match(/\([^()]*\)/g) ?? []
  const left = (conjunction?.[1] ?? text).replace(/\([^()]*\)/g, '').trim()
  const names = parts.map(part => `(${part.slice(1, -1).trim().toLowerCase().replace(/\s+/g, ' ')})`)
  return left === '' && names.length > 0 && !names.includes('()') ? names : null
}
