// Goals as lines: one sentence per fact, and nested lists if a goal is not a plain list of facts.

import type { Goal } from '../layouts/sketch'
import type { FactEnglish } from './english'

export const ANY = 'At least one of these should hold:'
export const ALL = 'All of these should hold:'
export const NEVER = 'Something impossible should hold.'
/** Maximum nesting depth of lists. */
export const MAX_DEPTH = 60

/** The lines of a goal; without dashes if it is a list of literals. */
export function goalLines(goal: Goal, english: FactEnglish): string[] {
  const parts = goal.kind === 'all' ? goal.parts : [goal]
  if (parts.every(part => part.kind === 'fact')) return parts.flatMap(part => linesOf(part, english, 0))
  return parts.flatMap(part => linesOf(part, english, 0)).map(dashed)
}

const dashed = (line: string): string => line.replace(/^( *)(?=\S)/, '$1- ')

function linesOf(goal: Goal, english: FactEnglish, depth: number): string[] {
  const indent = '  '.repeat(depth)
  if (goal.kind === 'fact') return [`${indent}${english.sentence(goal.fact, 'should', goal.negated)}`]
  if (goal.parts.length === 0) return goal.kind === 'any' ? [`${indent}${NEVER}`] : []
  return [
    `${indent}${goal.kind === 'any' ? ANY : ALL}`,
    ...goal.parts.flatMap(part => linesOf(part, english, depth + 1)),
  ]
}

/** The meaning of a line without its dash: a literal, or the head of a list. */
export type ReadLine = Goal | undefined

/**
 * Parses dashed lines as a goal; `leaf` parses the lines that are facts. Returns the number of a line, from 0, if it
 * cannot be read.
 */
export function readGoalLines(lines: readonly string[], leaf: (sentence: string) => Goal | undefined): Goal | number {
  const root: Goal[] = []
  const lists: { at: number; parts: readonly Goal[] }[] = []
  const open: { indent: number; parts: Goal[] }[] = [{ indent: -1, parts: root }]
  for (const [i, line] of lines.entries()) {
    const [, blanks = '', sentence = ''] = /^( *)- (.*)$/.exec(line.trimEnd()) ?? []
    if (sentence === '') return i
    while (open.length > 1 && open[open.length - 1]!.indent >= blanks.length) open.pop()
    const { parts } = open[open.length - 1]!
    if (sentence === ANY || sentence === ALL) {
      if (open.length > MAX_DEPTH) return i
      const own: Goal[] = []
      parts.push({ kind: sentence === ANY ? 'any' : 'all', parts: own })
      open.push({ indent: blanks.length, parts: own })
      lists.push({ at: i, parts: own })
      continue
    }
    const goal: Goal | undefined = sentence === NEVER ? { kind: 'any', parts: [] } : leaf(sentence)
    if (goal === undefined) return i
    parts.push(goal)
  }
  const empty = lists.find(({ parts }) => parts.length === 0)
  return empty?.at ?? { kind: 'all', parts: root }
}
