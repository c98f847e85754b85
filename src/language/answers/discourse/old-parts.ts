// Parts of a response that it shows as old next to new ones: removed lines of a diff, columns of a table, text that is struck out.

import type { Span } from '#base/text'
import type { Doc, Line } from '../lines'
import { blanked } from '../mask'
import { ageOf } from './versions'

/** The document with those blank. Linear. */
export function withoutOldParts(doc: Doc): Doc {
  const parts = apart([...removedLines(doc), ...oldCells(doc), ...doc.struck])
  return parts.length === 0 ? doc : { ...doc, text: blanked(doc.text, parts), low: blanked(doc.low, parts) }
}

/** In order, without those that others hold. */
function apart(spans: Span[]): Span[] {
  let end = -1
  return spans.sort((a, b) => a.from - b.from || b.to - a.to).filter(({ from, to }) => from >= end && (end = to) === to)
}

/** In a fence with lines that begin with `+`, those that begin with `-`. */
function removedLines({ lines, low }: Doc): Span[] {
  const found: Span[] = []
  let fence: Line[] | undefined
  for (const line of lines) {
    if (line.marker !== 'fence') fence?.push(line)
    else if (fence === undefined || /```\s?diff/.test(low.slice(line.from, line.to))) fence = []
    else {
      const first = ({ from }: Line): string => low[from] ?? ''
      if (fence.some(one => first(one) === '+')) found.push(...fence.filter(one => first(one) === '-'))
      fence = undefined
    }
  }
  return found
}

/** Longer rows are no table for people. */
const LONGEST_ROW = 4_000

function oldCells({ lines, low }: Doc): Span[] {
  const found: Span[] = []
  let ages: (string | undefined)[] | undefined
  for (const line of lines) {
    if (line.marker !== 'table' || line.to - line.from > LONGEST_ROW) {
      ages = undefined
      continue
    }
    const cells = low.slice(line.from, line.to).split('|')
    if (ages === undefined) {
      ages = cells.map(ageOf)
      if (!ages.includes('old') || !ages.includes('new')) ages = []
      continue
    }
    let at = line.from
    for (const [i, cell] of cells.entries()) {
      if (ages[i] === 'old') found.push({ from: at, to: at + cell.length })
      at += cell.length + 1
    }
  }
  return found
}
