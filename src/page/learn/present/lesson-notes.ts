// The second window's notes on a section of a lesson: its text with computed values, the question, and the right
// answer, which the projector does not show yet.

import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Block, Inline, LessonStep } from '#teaching/lesson'
import type { Section } from '../lesson/sections'
import type { LessonState } from '../lesson/lesson-state'
import type { NotePart, NotePiece } from '#page/present/projecting'
import { inBackground } from '#page/browser/background'

export function lessonNotes(of: {
  readonly lesson: LessonState
  readonly step: Accessor<LessonStep | undefined>
  readonly section: Accessor<Section | undefined>
}): Accessor<readonly NotePart[]> {
  const { lesson, section } = of
  const [right, setRight] = createSignal('')
  createEffect(
    on(section, now => {
      setRight('')
      const live = now?.live
      if (live?.predict == null) return
      const part = live
      inBackground(
        lesson.foresee(part).then(found => {
          if (section()?.live === part) setRight('problem' in found ? found.problem : found.right)
        }),
      )
    }),
  )
  const pieces = (content: readonly Inline[]): NotePiece[] =>
    content.flatMap((piece): NotePiece[] => {
      if (piece.kind === 'text') return [{ text: piece.text }]
      if (piece.kind === 'code') return [{ text: piece.text, code: true }]
      if (piece.kind === 'break') return [{ text: ' ' }]
      if (piece.kind !== 'computed') return pieces(piece.content)
      const found = lesson.computed(piece.expression)
      return [{ text: found === undefined ? '…' : found.kind === 'value' ? found.text : 'not known' }]
    })
  const paragraphs = (blocks: readonly Block[]): (readonly NotePiece[])[] =>
    blocks.flatMap((block): (readonly NotePiece[])[] => {
      if (block.kind === 'paragraph') return [pieces(block.content)]
      if (block.kind === 'list') return block.items.flatMap(paragraphs)
      if (block.kind === 'quote') return paragraphs(block.blocks)
      if (block.kind === 'code') return [[{ text: block.text, code: true }]]
      if (block.kind === 'explain')
        return [pieces(block.ask), [{ text: 'Our sentence: ' }, ...pieces(block.modelAnswer)]]
      return []
    })
  return createMemo(() => {
    const now = section()
    if (now === undefined) return []
    const parts: NotePart[] = []
    const add = (title: string, list: readonly (readonly NotePiece[])[]): void => {
      if (list.length > 0) parts.push({ title, paragraphs: list })
    }
    const predict = now.live?.predict
    if (predict != null) {
      add('Question', [
        pieces(predict.text),
        ...(predict.options ?? []).map((option, at) => [{ text: `${at + 1}. ` }, ...pieces(option)]),
      ])
      if (right() !== '') parts.push({ title: 'The right answer', isKey: true, paragraphs: [[{ text: right() }]] })
    }
    add(predict != null ? 'Text before the question' : 'The text', paragraphs(now.before))
    add(predict != null ? 'Text after the answer' : 'The text that follows', paragraphs(now.after))
    return parts
  })
}
