// Lays out a sheet on pages: every variant starts a new page with its questions; the keys follow.

import type { PrintSheet } from '#teaching/exports/print-sheet'
import { type Atom, type AtomBlock, type Contents, keyBlocks, openingOf, questionBlocks, type Sizing } from './atoms'
import { cut } from './cut'
import { keyOf, type Measured, measure, unknown } from './measure'
import { type Box, paginate } from './paginate'
import { fitsNextToText, type PaperName, pictureSize, px, textHeight } from './paper'
import { inBackground } from '#page/browser/background'

export interface Page {
  /** The letter of the page's variant; '' if there is only one. */
  readonly letter: string
  readonly isKey: boolean
  /** Number of the page within its variant or key, counted from 1. */
  readonly number: number
  readonly of: number
  readonly blocks: readonly PageBlock[]
}

export interface PageBlock {
  readonly label: string
  readonly isContinued: boolean
  readonly atoms: readonly Atom[]
}

export interface Layout {
  readonly title: string
  readonly introduction: string
  readonly paper: PaperName
  readonly contents: Contents
  readonly pages: 'both' | 'questions' | 'keys'
}

/** Height in mm of the gap between questions, and of the line that marks a continued question. */
const GAP = 7
const CONTINUED = 7

interface Part {
  readonly letter: string
  readonly isKey: boolean
  readonly blocks: readonly AtomBlock[]
}

/**
 * Passes the pages to `done`: immediately if the heights of all atoms are known, else once they have been measured, in
 * several tasks, unless the signal aborts. `known`: heights of atoms on this paper, each measured once.
 */
export function layOut(
  sheet: PrintSheet,
  layout: Layout,
  known: Map<string, Measured>,
  done: (pages: readonly Page[]) => void,
  signal: AbortSignal,
): void {
  const { paper } = layout
  const parts = partsOf(sheet, layout)
  const missing = unknown(
    parts.flatMap(({ blocks }) => blocks.flatMap(({ atoms }) => atoms.map(({ atom }) => atom))),
    known,
  )
  if (missing.length === 0) done(pagesOf(parts, paper, known))
  else
    inBackground(
      measure(missing, paper, known, signal).then(() => {
        if (!signal.aborted) done(pagesOf(parts, paper, known))
      }),
    )
}

function partsOf(sheet: PrintSheet, { title, introduction, paper, contents, pages }: Layout): Part[] {
  const sizing: Sizing = {
    sizeOf: picture => pictureSize(picture, paper),
    isNarrow: width => fitsNextToText(width, paper),
  }
  const asked = sheet.variants.map(({ letter, questions }) => ({
    ...{ letter, isKey: false },
    blocks: [openingOf(title, letter, introduction, contents), ...questionBlocks(questions, contents, sizing)],
  }))
  const keys = sheet.variants.map(({ letter, key }) => ({
    ...{ letter, isKey: true },
    blocks: keyBlocks(title, letter, key),
  }))
  return [...(pages === 'keys' ? [] : asked), ...(pages === 'questions' ? [] : keys)]
}

const pagesOf = (parts: readonly Part[], paper: PaperName, known: ReadonlyMap<string, Measured>): readonly Page[] =>
  parts.flatMap(({ letter, isKey, blocks }) => {
    const found = onPages(blocks, paper, known)
    return found.map((page, i) => ({
      ...{ letter, isKey, blocks: page },
      ...{ number: i + 1, of: found.length },
    }))
  })

function onPages(
  blocks: readonly AtomBlock[],
  paper: PaperName,
  known: ReadonlyMap<string, Measured>,
): readonly (readonly PageBlock[])[] {
  const measuredOf = (atom: Atom): Measured => known.get(keyOf(atom))!
  const boxes = blocks.map(({ atoms }) =>
    atoms.map(({ atom, stays }): Box => {
      const { height, lines, lineHeight } = measuredOf(atom)
      return {
        ...{ height, staysWithNext: stays },
        ...(lines !== null && { lines: { count: lines.length, height: lineHeight } }),
        ...(atom.kind === 'lines' && { enough: atom.enough }),
      }
    }),
  )
  const room = { height: px(textHeight(paper)), gap: px(GAP), continued: px(CONTINUED) }
  return paginate(boxes, room).map(page =>
    page.map(({ block, isContinued, boxes: slices }) => ({
      ...{ label: blocks[block]!.label, isContinued },
      atoms: slices.map(({ box, from, to }) => {
        const { atom } = blocks[block]!.atoms[box]!
        return from === 0 && to === null ? atom : part(atom, measuredOf(atom), from, to)
      }),
    })),
  )
}

/** A range of lines of an atom. */
function part(atom: Atom, { lines }: Measured, from: number, to: number | null): Atom {
  if (atom.kind === 'lines') return { ...atom, lines: (to ?? atom.lines) - from }
  if (atom.kind !== 'text' || lines === null) return atom
  const end = to === null ? Number.POSITIVE_INFINITY : (lines[to] ?? Number.POSITIVE_INFINITY)
  const text = cut(atom.text, lines[from]!, end)
  // A line end at the break would become an empty line.
  return {
    ...atom,
    text: text.map((p, i) => (i < text.length - 1 ? p : { ...p, text: p.text.trimEnd() })),
  }
}
