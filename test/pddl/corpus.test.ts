// Runs the corpora: texts with the model they give, and texts with all that is wrong with them.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LineTable, type Span } from '#base/text'
import { type Diagnostic, isError, type TextRole } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { diagnosticCodes } from '#planning/pddl/messages'
import { parsePlan } from '#planning/pddl/plan'
import { printAtom, printDomain, printProblem } from '#planning/pddl/print'
import { parseProblem } from '#planning/pddl/problem'
import { parseTexts } from '#planning/pddl/together'
import { costGap } from '#planning/task/cost-gaps'
import { readCorpus, updateCorpus } from '../support/corpus'
import type { Atom } from '#planning/pddl/model'

const corpus = (name: string): string => join(import.meta.dirname, name)

/** The texts of a case, divided by lines such as `--- problem`; without any it is a domain. `{3 × a}` is `aaa`. */
function textsOf(input: string): { role: TextRole | 'plan'; text: string }[] {
  const expanded = input.replace(/\{(\d+) × (.*?)\}/g, (_, count, part) => part.repeat(Number(count)))
  const parts = expanded.split(/^--- (domain|problem|plan)\n?/m)
  const texts: { role: TextRole | 'plan'; text: string }[] = []
  if (parts[0]!.trim() !== '' || parts.length === 1) texts.push({ role: 'domain', text: parts[0]!.trimEnd() })
  for (let i = 1; i < parts.length; i += 2) texts.push({ role: parts[i] as TextRole, text: parts[i + 1]!.trimEnd() })
  return texts
}

interface Parsed {
  readonly role: TextRole | 'plan'
  readonly text: string
  readonly printed: string
  readonly diagnostics: readonly Diagnostic[]
}

function parse(input: string): Parsed[] {
  const texts = textsOf(input)
  const domainText = texts.find(({ role }) => role === 'domain')?.text
  const domain = domainText === undefined ? undefined : parseDomain(domainText).domain
  const problemText = texts.find(({ role }) => role === 'problem')?.text
  const problem = problemText === undefined ? undefined : parseProblem(problemText, domain).problem
  const both =
    domainText === undefined || problemText === undefined
      ? undefined
      : parseTexts({ domain: domainText, problem: problemText })
  const hides = (each: Diagnostic): boolean => isError(each) || each.code === 'missing-cost-value'
  const isSound = both !== undefined && !Object.values(both.diagnostics).flat().some(hides)
  const gap = isSound ? costGap(both.domain, both.problem) : undefined
  return texts.map(({ role, text }) => {
    if (role === 'domain') {
      const read = parseDomain(text)
      const diagnostics = both?.diagnostics.domain ?? read.diagnostics
      return { role, text, printed: printDomain(read.domain), diagnostics }
    }
    if (role === 'problem') {
      const read = parseProblem(text, domain)
      const diagnostics = [...read.diagnostics, ...(gap === undefined ? [] : [gap])]
      return { role, text, printed: printProblem(read.problem), diagnostics }
    }
    const read = parsePlan(text, domain, problem)
    return { role, text, printed: printSteps(read.steps), diagnostics: read.diagnostics }
  })
}

const printSteps = (steps: readonly Atom[]): string => steps.map(step => `${printAtom(step)}\n`).join('')

function place(text: string, span: Span): string {
  const { line, column } = new LineTable(text).positionAt(span.from)
  return `${JSON.stringify(text.slice(span.from, span.to))} ${line}:${column}`
}

function printDiagnostics(parsed: readonly Parsed[], shown = parsed): string {
  const textOf = (role: TextRole): string => parsed.find(one => one.role === role)!.text
  const lines = shown.flatMap(({ role, text, diagnostics }) =>
    (diagnostics.length > 20 ? [...diagnostics.slice(0, 2), diagnostics.at(-1)!] : diagnostics).flatMap(
      ({ code, severity, span, message, notes = [], fix }) => [
        `${role === 'domain' ? '' : `${role} `}${severity} ${code} ${place(text, span)}`,
        `  ${message}`,
        ...notes.map(note =>
          note.span === undefined
            ? `  note: ${note.message}`
            : `  note ${note.role === undefined ? '' : `${note.role} `}${place(
                note.role === undefined ? text : textOf(note.role),
                note.span,
              )}: ${note.message}`,
        ),
        ...(fix === undefined
          ? []
          : [
              `  fix ${place(text, fix.span)} -> ${JSON.stringify(fix.text)}: ${fix.label}`,
              ...(fix.also ?? []).map(
                change =>
                  `  also ${change.role} ${place(textOf(change.role), change.span)} -> ${JSON.stringify(change.text)}`,
              ),
            ]),
      ],
    ),
  )
  return lines.length === 0 ? 'nothing' : lines.join('\n')
}

const printDiagnosed = (input: string): string => printDiagnostics(parse(input))

function printModel(input: string): string {
  const parsed = parse(input)
  const shown = parsed[parsed.length - 1]!
  const faults = printDiagnostics(parsed, [shown])
  return `${shown.printed.trimEnd()}${faults === 'nothing' ? '' : `\n\n${faults}`}`
}

for (const [name, print] of [
  ['domain.txt', printModel],
  ['problem.txt', (input: string) => printModel(input.startsWith('---') ? input : `--- problem\n${input}`)],
  ['diagnostics.txt', printDiagnosed],
] as const) {
  updateCorpus(corpus(name), print)
  describe(name, () => {
    for (const { title, input, expected } of readCorpus(corpus(name)))
      test(title, () => {
        expect(print(input)).toBe(expected)
      })
  })
}

describe('diagnostics', () => {
  const cases = readCorpus(corpus('diagnostics.txt'))

  test('every code has a case', () => {
    const shown = new Set(
      cases.flatMap(({ expected }) =>
        [...expected.matchAll(/^(?:\w+ )?(?:error|warning) ([\w-]+)/gm)].map(match => match[1]),
      ),
    )
    expect(diagnosticCodes.filter(code => !shown.has(code))).toEqual([])
  })

  test('every fix mends what it belongs to and breaks nothing', () => {
    for (const { title, input } of cases)
      for (const { role, diagnostics } of parse(input))
        for (const { fix, code } of diagnostics) {
          if (fix === undefined) continue
          let mended = input
          for (const change of [{ role, ...fix }, ...(fix.also ?? [])]) {
            const old = parse(mended).find(one => one.role === change.role)!.text
            const { from, to } = change.span
            mended = mended.replace(old, () => old.slice(0, from) + change.text + old.slice(to))
          }
          const after = parse(mended).find(one => one.role === role)!
          const count = (list: readonly Diagnostic[]): number => list.filter(one => one.code === code).length
          expect(count(after.diagnostics), title).toBe(count(diagnostics) - 1)
          expect(after.diagnostics.length, title).toBeLessThan(diagnostics.length)
        }
  })

  test('messages speak plainly of the text', () => {
    for (const { input } of cases)
      for (const { diagnostics } of parse(input))
        for (const { message, notes = [] } of diagnostics)
          for (const sentence of [message, ...notes.map(note => note.message)]) {
            expect(sentence).toMatch(/^[A-Z`].*[.?]$/)
            expect(sentence).not.toMatch(/illegal|invalid|unexpected|token|failed|please|syntax/i)
          }
  })
})
