// The layout of a step: sections of prose, each with the live part it describes. Text after a prediction reveals the
// answer, so it is shown only once the prediction is given or skipped.

import type { Block, Inline, LessonStep, LivePart } from '#teaching/lesson'

export interface Section {
  readonly before: readonly Block[]
  readonly live: LivePart | null
  /** The text about the result of the live part, up to the introduction of the next one. */
  readonly after: readonly Block[]
}

/** The sections of a step, in order; at least one. */
export function sectionsOf({ blocks }: Pick<LessonStep, 'blocks'>): readonly Section[] {
  const first = blocks.findIndex(({ kind }) => kind === 'live')
  if (first < 0) return [{ before: blocks, live: null, after: [] }]
  const sections: Section[] = []
  let before: readonly Block[] = blocks.slice(0, first)
  for (let at = first; at < blocks.length; ) {
    const block = blocks[at]!
    const next = blocks.findIndex(({ kind }, index) => index > at && kind === 'live')
    const end = next < 0 ? blocks.length : next
    if (block.kind !== 'live') break
    const between = blocks.slice(at + 1, end)
    const leads = next < 0 ? between.length : leadingInto(between, block.part)
    sections.push({ before, live: block.part, after: between.slice(0, leads) })
    before = between.slice(leads)
    at = end
  }
  return sections
}

/**
 * Index of the block between two live parts at which the introduction of the second starts: the last paragraph. The
 * result of a prediction is described next to the first part; a single paragraph after it counts as introduction only
 * if it ends in a colon.
 */
function leadingInto(between: readonly Block[], { predict }: LivePart): number {
  const last = between.at(-1)
  if (last?.kind !== 'paragraph') return between.length
  const end = last.content.at(-1)
  const isAlone = between.length === 1 && predict !== null
  const leads = !isAlone || (end?.kind === 'text' && end.text.trimEnd().endsWith(':'))
  return between.length - (leads ? 1 : 0)
}

/** The number of sections shown: up to the first open prediction. */
export function shownSections(sections: readonly Section[], isOpen: (part: LivePart) => boolean): number {
  const waiting = sections.findIndex(({ live }) => live !== null && !isOpen(live))
  return waiting < 0 ? sections.length : waiting + 1
}

/** The live parts of a step that ask for a prediction. */
export const asksOf = ({ blocks }: Pick<LessonStep, 'blocks'>): readonly LivePart[] =>
  blocks.flatMap(block => (block.kind === 'live' && block.part.predict !== null ? [block.part] : []))

/** Ids of the worked examples of a step. */
export const workedOf = ({ blocks }: Pick<LessonStep, 'blocks'>): readonly string[] =>
  blocks.flatMap(block => (block.kind === 'worked' ? [block.id] : []))

/** The expressions in these blocks, including those in their predictions. */
export function expressionsIn(blocks: readonly Block[]): readonly number[] {
  const found: number[] = []
  const ofInlines = (content: readonly Inline[]): void => {
    for (const piece of content)
      if (piece.kind === 'computed') found.push(piece.expression)
      else if ('content' in piece) ofInlines(piece.content)
  }
  const ofBlocks = (list: readonly Block[]): void => {
    for (const block of list) {
      if (block.kind === 'paragraph') ofInlines(block.content)
      else if (block.kind === 'list') for (const item of block.items) ofBlocks(item)
      else if (block.kind === 'quote') ofBlocks(block.blocks)
      else if (block.kind === 'claim') found.push(block.expression)
      else if (block.kind === 'explain') {
        ofInlines(block.ask)
        ofInlines(block.modelAnswer)
      } else if (block.kind === 'live' && block.part.predict !== null) {
        const { text, options = [], rows } = block.part.predict
        ofInlines(text)
        for (const option of options) ofInlines(option)
        if (rows !== undefined) found.push(rows)
      }
    }
  }
  ofBlocks(blocks)
  return [...new Set(found)]
}
