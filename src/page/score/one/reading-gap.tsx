// Lines from which no reader took anything: folded, and shown in portions.

import { createMemo, createSignal, Show } from 'solid-js'
import { counted, grouped } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { createOne } from './one-state'
import './reading-columns.css'

/** Number of characters shown at once. */
const PORTION = 4_000

export function Gap(props: { from: number; to: number; lines: number }) {
  const { following } = useFeature(createOne)
  const [open, setOpen] = createSignal(0)
  const text = createMemo(() =>
    open() === 0
      ? ''
      : (following.input()?.text ?? '').slice(props.from, Math.min(props.to, props.from + open() * PORTION)),
  )
  const size = () => props.to - props.from
  const isWhole = () => open() * PORTION >= size()
  return (
    <div class="gap bg-well">
      <Show when={open() > 0}>
        <pre class="gap-text ink-faint break-anywhere pre-wrap">{text().replace(/\n$/, '')}</pre>
      </Show>
      <button
        type="button"
        class="gap-button ink-accent"
        data-part="gap-button"
        onClick={() => setOpen(now => (isWhole() ? 0 : now + 1))}
      >
        <Show when={open() > 0} fallback={describeHidden(props.lines, size())}>
          {isWhole()
            ? 'Hide these lines'
            : `Show more: ${grouped(open() * PORTION)} of ${counted(size(), 'character')} are shown`}
        </Show>
      </button>
    </div>
  )
}

const describeHidden = (lines: number, characters: number): string =>
  `${lines > 1 ? counted(lines, 'line') : counted(characters, 'character')} from which no reader took anything`
