// Small changes of a text that keep the rest of its layout: atoms exchanged, added and cut, with the adjacent blanks.

import type { Span } from '#base/text'
import { readLists } from '#planning/pddl/lists'
import { type List, headOf } from '#planning/pddl/list'

/** A span and the text in its place. */
export interface Edit extends Span {
  readonly text: string
}

/** Replaces old atoms by new ones, in order; surplus ones are cut, or inserted after the last one. */
export function exchange(
  text: string,
  all: readonly Span[],
  gone: readonly Span[],
  add: readonly string[],
  where: () => Insertion | undefined,
): readonly Edit[] | string {
  const edits: Edit[] = gone.map((span, i) =>
    i < add.length ? { ...span, text: add[i]! } : { ...cutOf(text, span), text: '' },
  )
  const rest = add.slice(gone.length)
  if (rest.length === 0) return edits
  const last = all.reduce<Span | undefined>((late, span) => (late && late.to > span.to ? late : span), undefined)
  if (last === undefined) {
    const place = where()
    if (place === undefined) return 'The text has no place for it.'
    edits.push({
      from: place.at,
      to: place.at,
      text: `${place.before}${rest.join(' ')}${place.after}`,
    })
    return edits
  }
  const lead = blanksBefore(text, last.from)
  const between = lead.includes('\n') ? lead.slice(lead.lastIndexOf('\n')) : ' '
  const comment = /^[ \t]*;[^\n]*/.exec(text.slice(last.to))
  // After a comment, text must begin on a new line.
  const at = comment && between !== ' ' ? last.to + comment[0].length : last.to
  edits.push({ from: at, to: at, text: rest.map(name => between + name).join('') })
  return edits
}

interface Insertion {
  readonly at: number
  readonly before: string
  readonly after: string
}

/** Inside an `:init` without atoms, or where it may be. */
export function emptyInit(text: string): Insertion | undefined {
  const sections = (readLists(text).top.find(node => node.items !== undefined)?.items ?? []) as List[]
  const init = sections.find(node => headOf(node) === ':init')
  if (init !== undefined) return { at: init.span.to - 1, before: ' ', after: '' }
  const goal = sections.find(node => headOf(node) === ':goal')
  return goal && { at: goal.span.from, before: '(:init ', after: ')\n  ' }
}

/** The blanks and line breaks that end at a place. */
function blanksBefore(text: string, to: number): string {
  let from = to
  while (from > 0 && /\s/.test(text.charAt(from - 1))) from--
  return text.slice(from, to)
}

/** A span with its adjacent blanks, so that no empty line remains and no comment swallows what follows. */
export function cutOf(text: string, { from, to }: Span): Span {
  const lead = blanksBefore(text, from)
  const trail = /^[ \t]*/.exec(text.slice(to))![0]
  const next = text[to + trail.length]
  if (next === '\n' || next === '\r') return { from: from - lead.length, to: to + trail.length }
  if (lead.includes('\n')) return { from, to: to + trail.length }
  return { from: from - lead.length, to }
}

/** The text after the edits; of those that overlap the later ones begin where the earlier end. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { from, to, text: put } of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    result += text.slice(at, Math.max(at, from)) + put
    at = Math.max(at, to)
  }
  return result + text.slice(at)
}
