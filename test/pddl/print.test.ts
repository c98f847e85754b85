// Printing and formatting keep what a text means.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isError } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { formatPddl } from '#planning/pddl/format'
import { parsePlan } from '#planning/pddl/plan'
import { printAtom, printDomain, printProblem } from '#planning/pddl/print'
import { parseProblem } from '#planning/pddl/problem'
import { COMMENT, readTokens } from '#planning/pddl/tokens'
import { acpbenchKinds, acpbenchRecords, dataFolder, ipcInstances } from '../support/data'
import { domains, meaningOf, problems } from '../support/pddl-models'

const commentsOf = (text: string): string[] => {
  const { kinds, from, to } = readTokens(text)
  return kinds.flatMap((kind, i) => (kind === COMMENT ? [text.slice(from[i], to[i]).trimEnd()] : []))
}

const blanks = [' ', '\n', '\n\n\n', '\t', '\r\n', '  ; a note \n', '\n;; a line of its own\n', '\n\n; p\n ; q\n']

/** The tokens of a text with other blanks and comments between them. */
const relaid = (text: string): fc.Arbitrary<string> => {
  const { kinds, from, to } = readTokens(text)
  const words = kinds.flatMap((kind, i) => (kind === COMMENT ? [] : [text.slice(from[i], to[i])]))
  return fc
    .array(fc.nat({ max: blanks.length * 4 }), { minLength: words.length, maxLength: words.length })
    .map(picks => words.map((word, i) => word + (blanks[picks[i]!] ?? ' ')).join(''))
}

describe('print', () => {
  test('a printed domain parses back to the same model, without faults', () => {
    fc.assert(
      fc.property(domains, domain => {
        const { domain: back, diagnostics } = parseDomain(printDomain(domain))
        expect(meaningOf(back)).toEqual(meaningOf(domain))
        expect(diagnostics.filter(isError)).toEqual([])
      }),
    )
  })

  test('a printed problem parses back to the same model, without faults', () => {
    fc.assert(
      fc.property(domains, problems, (domain, problem) => {
        const { problem: back, diagnostics } = parseProblem(printProblem(problem), domain)
        expect(meaningOf(back)).toEqual(meaningOf(problem))
        expect(diagnostics.filter(isError)).toEqual([])
      }),
    )
  })

  test('a printed plan parses back to the same steps', () => {
    fc.assert(
      fc.property(problems, ({ init }) => {
        expect(meaningOf(parsePlan(init.map(printAtom).join('\n')).steps)).toEqual(meaningOf(init))
      }),
    )
  })

  test.skipIf(dataFolder() === undefined)('benchmark texts survive printing and formatting', () => {
    const texts = [
      ...ipcInstances()
        .filter((_, i) => i % 3 === 0)
        .map(one => [one.domainText(), one.problemText()] as const),
      ...acpbenchKinds.flatMap(kind =>
        acpbenchRecords(kind)
          .filter((_, i) => i % 40 === 0)
          .map(record => [record.PDDL_domain, record.PDDL_problem] as const),
      ),
    ]
    for (const [domainText, problemText] of texts) {
      const { domain } = parseDomain(domainText)
      const { problem } = parseProblem(problemText, domain)
      expect(meaningOf(parseDomain(printDomain(domain)).domain)).toEqual(meaningOf(domain))
      const back = parseProblem(printProblem(problem), domain).problem
      expect(meaningOf(back)).toEqual(meaningOf(problem))
      const formatted = formatPddl(domainText)
      expect(formatPddl(formatted)).toBe(formatted)
      expect(meaningOf(parseDomain(formatted).domain)).toEqual(meaningOf(domain))
      expect(commentsOf(formatted)).toEqual(commentsOf(domainText))
    }
  })
})

describe('format', () => {
  test('any layout keeps its meaning and all comments, and formatting twice changes nothing more', () => {
    const anyText = fc.oneof(domains.map(printDomain), problems.map(printProblem))
    fc.assert(
      fc.property(anyText.chain(relaid), text => {
        const formatted = formatPddl(text)
        expect(formatPddl(formatted)).toBe(formatted)
        expect(commentsOf(formatted)).toEqual(commentsOf(text))
        const words = (one: string): string[] => {
          const { kinds, from, to } = readTokens(one)
          return kinds.map((_, i) => one.slice(from[i], to[i]).trimEnd())
        }
        expect(words(formatted)).toEqual(words(text))
      }),
    )
  })

  test('a text with unmatched brackets is unchanged', () => {
    for (const text of ['(a', ')', '(define (domain d)\n (:predicates (p)', `${'('.repeat(600)}`])
      expect(formatPddl(text)).toBe(text)
  })

  test('a comment keeps its place next to or above', () => {
    const text = `(define (domain d) ; a name
; the only predicate
(:predicates (p)) ; done
(:action a ; act
:effect (and (p) ; holds
; nothing else
)))
`
    expect(formatPddl(text)).toBe(`(define (domain d) ; a name
  ; the only predicate
  (:predicates (p)) ; done

  (:action a ; act
    :effect (and
      (p) ; holds
      ; nothing else
    )))
`)
  })

  test('facts keep the lines their author gave them, and long lines are filled', () => {
    const text = `(define (problem p) (:init (a b) (c d)
(e f)
   (g h) (i j)))`
    expect(formatPddl(text)).toBe(`(define (problem p)
  (:init
    (a b) (c d)
    (e f)
    (g h) (i j)))
`)
    const long = formatPddl(`(:init ${'(some-fact object-1) '.repeat(20)})`)
    expect(Math.max(...long.split('\n').map(line => line.length))).toBeLessThanOrEqual(100)
  })
})
