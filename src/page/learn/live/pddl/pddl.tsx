// The texts of a world, read-only; or its domain, to be written.

import { createMemo, createSignal, For, Show } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import { lazy } from '#page/workbench/parts/lazy'
import type { LiveProps } from '../live-props'
import '#page/editor/pddl-colours.css'
import '#page/ui/tabs.css'
import './pddl.css'

const texts = [
  { id: 'domain', title: 'Domain' },
  { id: 'problem', title: 'Problem' },
] as const

const WritePddl = lazy(async () => ({ default: (await import('./write')).WritePddl }))

export const PddlLive = (props: LiveProps) => (
  <Show when={props.part.doing === 'write'} fallback={<PddlTexts source={props.world.source} />}>
    <WritePddl {...props} />
  </Show>
)

/** Domain and problem as texts: without the editor, which is larger than most of the page. */
export function PddlTexts(props: { source: Source }) {
  const [shown, setShown] = createSignal<'domain' | 'problem'>('domain')
  const pieces = createMemo(() => piecesOf(props.source[shown()]))
  return (
    <div class="column gap-8">
      <fieldset class="segments self-start no-margin no-border">
        <legend class="unseen">Text</legend>
        <For each={texts}>
          {({ id, title }) => (
            <button type="button" aria-pressed={shown() === id} onClick={() => setShown(id)}>
              {title}
            </button>
          )}
        </For>
      </fieldset>
      <section
        class="live-text framed scrolls pad-14-16 bg-card"
        tabindex="0"
        aria-label={shown() === 'domain' ? 'Domain' : 'Problem'}
      >
        <pre>
          <For each={pieces()}>
            {({ text, sort }) => (
              <span
                classList={{
                  'live-comment': sort === 'comment',
                  'live-keyword': sort === 'keyword',
                  'live-variable': sort === 'variable',
                  'live-logic': sort === 'logic',
                  'live-bracket': sort === 'bracket',
                }}
              >
                {text}
              </span>
            )}
          </For>
        </pre>
      </section>
    </div>
  )
}

type Sort = 'comment' | 'keyword' | 'variable' | 'logic' | 'bracket' | 'plain'
interface Piece {
  readonly text: string
  readonly sort: Sort
}

/** Maximum number of characters of a coloured text. */
const MAX_COLOURED_LENGTH = 30_000
const logic: readonly string[] = ['and', 'or', 'not', 'imply', 'forall', 'exists', 'when', 'increase', '=']

/** Splits the text into pieces of one token kind; linear time. */
function piecesOf(text: string): readonly Piece[] {
  if (text.length > MAX_COLOURED_LENGTH) return [{ text, sort: 'plain' }]
  return (text.match(/;[^\n]*|[()]+|[^\s();]+|\s+/g) ?? []).map(piece => ({
    text: piece,
    sort: sortOf(piece),
  }))
}

function sortOf(piece: string): Sort {
  if (piece.startsWith(';')) return 'comment'
  if (piece.startsWith(':') || piece.toLowerCase() === 'define') return 'keyword'
  if (piece.startsWith('?')) return 'variable'
  if (/^[()]/.test(piece)) return 'bracket'
  return logic.includes(piece.toLowerCase()) ? 'logic' : 'plain'
}
