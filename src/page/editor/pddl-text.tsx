// PDDL, or a phrases file, as read-only text with the editor's colours. Spans of it may have attributes, so that they
// are linked with the page's highlight. A long text is shown immediately; its colours and attributes follow in pieces.

import { createEffect, createMemo, createSignal, For, Index, on, onCleanup } from 'solid-js'
import { colourer, type TextLanguage } from './monaco/colours'
import type { ColouredPiece } from './highlight'
import { soon } from './slices'
import { type FoldingBlock, blocksOf, marksIn, type FoldingNode, nest, type TextMark } from './text-blocks'
import './pddl-colours.css'
import './pddl-text.css'

export function PddlText(props: {
  text: string
  label: string
  class?: string
  marks?: readonly TextMark[] | undefined
  language?: TextLanguage
}) {
  const language = () => props.language ?? 'pddl'
  const blocks = createMemo(() => blocksOf(props.text, language() === 'pddl'))
  const colours = createMemo(() => colourer(language(), blocks()))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text that keeps its line breaks is a `pre`
    <pre class={`pddl ${props.class ?? ''}`} tabindex="0" role="region" aria-label={props.label}>
      <Index each={blocks()}>
        {(block, index) => (
          <Coloured text={block()} marks={props.marks ?? []} isFirst={index === 0} pieces={() => colours()(index)} />
        )}
      </Index>
    </pre>
  )
}

function Coloured(props: {
  text: FoldingBlock
  marks: readonly TextMark[]
  isFirst: boolean
  pieces: () => readonly ColouredPiece[]
}) {
  const coloured = (): readonly FoldingNode[] => nest(props.pieces(), marksIn(props.text, props.marks))
  const [nodes, setNodes] = createSignal<readonly FoldingNode[]>(
    props.isFirst ? coloured() : [{ token: 'name', text: props.text.text }],
  )
  createEffect(
    on([() => props.text, () => props.marks], (_, before) => {
      if (before === undefined && props.isFirst) return
      // The text must be current; its colours may follow later.
      if (before !== undefined && before[0].text !== props.text.text)
        setNodes([{ token: 'name', text: props.text.text }])
      onCleanup(soon(() => setNodes(coloured())))
    }),
  )
  return (
    <span class="pddl-block block">
      <Nodes nodes={nodes()} />
    </span>
  )
}

function Nodes(props: { nodes: readonly FoldingNode[] }) {
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
