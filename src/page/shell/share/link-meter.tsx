// The length of a link, compared with what programs accept.

import { For } from 'solid-js'
import { bytesNote, grouped } from '#page/ui/naming'
import './share-dialog.css'

/** Characters: the length that mails and chats accept, and the maximum of a link. */
const COMFORTABLE_LINK_LENGTH = 2_000
export const MAX_LINK_LENGTH = 30_000

const steps = [
  { from: 0, description: 'short enough for e-mail and chat, which take about 2,000' },
  {
    from: COMFORTABLE_LINK_LENGTH,
    description: 'too long for many e-mail and chat programs; browsers accept it',
  },
  { from: MAX_LINK_LENGTH, description: 'too long for a link; send it as a file' },
] as const

/**
 * The length of the link, compared with practical limits; a logarithmic scale, as lengths differ by orders of
 * magnitude.
 */
export function LinkMeter(props: {
  length: number
  /** Bytes of the same as a file. */
  file?: number
}) {
  const step = () => steps.filter(({ from }) => from === 0 || props.length > from).length - 1
  const share = (place: number): number => {
    const { from } = steps[place]!
    const to = steps[place + 1]?.from ?? from * 2
    return Math.max(0, Math.min(1, (props.length - from) / (to - from)))
  }
  return (
    <div class={`share-meter step-${step()}`}>
      <div class="grid" aria-hidden="true">
        <For each={[0, 1]}>
          {place => (
            <i class="clipped round-2">
              <b class="block full-height round-2" style={{ width: `${100 * share(place)}%` }} />
            </i>
          )}
        </For>
      </div>
      <p id="share-size" class="numbers ink-soft text-small">
        <strong>{grouped(props.length)}</strong> characters: {steps[step()]!.description}
        {props.file === undefined ? '' : `; as a file ${bytesNote(props.file)}`}
      </p>
    </div>
  )
}
