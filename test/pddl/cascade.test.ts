// One cause, one error: a single slip anywhere in a text without faults is reported about once.

import { describe, expect, test } from 'vitest'
import { isError } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { COMMENT, readTokens } from '#planning/pddl/tokens'
import { realDomain, realProblem } from '../support/pddl-fuzz'

const domain = parseDomain(realDomain).domain
const errorsOfDomain = (text: string): number => parseDomain(text).diagnostics.filter(isError).length
const errorsOfProblem = (text: string): number => parseProblem(text, domain).diagnostics.filter(isError).length

/** How many errors each change of one token gives. */
function counts(
  text: string,
  errorsOf: (text: string) => number,
  change: (token: string) => string | undefined,
): number[] {
  const { kinds, from, to } = readTokens(text)
  return kinds.flatMap((kind, i) => {
    const changed = kind === COMMENT ? undefined : change(text.slice(from[i], to[i]))
    return changed === undefined ? [] : [errorsOf(text.slice(0, from[i]) + changed + text.slice(to[i]))]
  })
}

const isBracket = (token: string): boolean => token === '(' || token === ')'
const slips: Record<string, (token: string) => string | undefined> = {
  'a bracket is left out': token => (isBracket(token) ? '' : undefined),
  'a bracket is doubled': token => (isBracket(token) ? token + token : undefined),
  'a word is left out': token => (isBracket(token) ? undefined : ''),
  'a word is misspelt': token => (isBracket(token) || token === '-' ? undefined : `${token}x`),
}

describe.each([
  ['a domain', realDomain, errorsOfDomain],
  ['a problem', realProblem, errorsOfProblem],
] as const)('in %s', (_, text, errorsOf) => {
  for (const [title, change] of Object.entries(slips))
    test(title, () => {
      const found = counts(text, errorsOf, change)
      const once = found.filter(count => count <= 1).length
      expect(found.length).toBeGreaterThan(50)
      expect(Math.max(...found)).toBeLessThanOrEqual(3)
      expect(once / found.length).toBeGreaterThan(0.9)
      if (title.includes('bracket')) expect(Math.min(...found)).toBe(1)
    })
})
