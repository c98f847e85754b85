// PDDL to read: coloured as in the editor, with no editor. Parts of it may carry attributes, so that they take part in
// what the page points at.

import { createMemo, For } from 'solid-js'
import type { Span } from '../base/text'
import { highlight, type Piece } from './highlight'

/** A part of the text with attributes; parts lie within or beside one another, outer ones first. */
export interface TextMark extends Span {
  readonly attributes: Readonly<Record<string, string>>
}

export function PddlText(props: {
  text: string
  label: string
  class?: string
  marks?: readonly TextMark[] | undefined
}) {
  const nodes = createMemo(() => nest(highlight(props.text), props.marks ?? []))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text that keeps its line breaks is a `pre`
    <pre class={`pddl ${props.class ?? ''}`} tabindex="0" role="region" aria-label={props.label}>
      <Nodes nodes={nodes()} />
    </pre>
  )
}

type Node = Piece | Marked
interface Marked {
  readonly mark: TextMark
  readonly inside: Node[]
}

function Nodes(props: { nodes: readonly Node[] }) {
  return (
    <For each={props.nodes}>
      {node =>
        'mark' in node ? (
          <span {...node.mark.attributes}>
            <Nodes nodes={node.inside} />
          </span>
        ) : node.token === 'blank' || node.token === 'name' ? (
          node.text
        ) : (
          <span class={`pddl-${node.token}`}>{node.text}</span>
        )
      }
    </For>
  )
}

/** Pieces within the parts they lie in. Parts that do not fit the pieces, as of an earlier text, are left out. */
export function nest(pieces: readonly Piece[], marks: readonly TextMark[]): readonly Node[] {
  const top: Node[] = []
  const open: Marked[] = []
  let at = 0
  let next = 0
  for (const piece of pieces) {
    while (open.length > 0 && open.at(-1)!.mark.to <= at) open.pop()
    while (next < marks.length && marks[next]!.from < at) next++
    while (next < marks.length && marks[next]!.from === at) {
      const mark = marks[next++]!
      const around = open.at(-1)
      if (mark.to < at + piece.text.length || (around && mark.to > around.mark.to)) continue
      const node: Marked = { mark, inside: [] }
      ;(around?.inside ?? top).push(node)
      open.push(node)
    }
    ;(open.at(-1)?.inside ?? top).push(piece)
    at += piece.text.length
  }
  return top
}
