// The mark of figures that cover only part of a run.

import { Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import '#page/score/overview/charts/breakdown.css'

/** `text`: the part of the responses that is covered; '' for all. */
export function PartialMark(props: { text: string; of?: string }) {
  return (
    <Show when={props.text !== ''}>
      <p class="partial-mark flex gap-7 line-1-5 break-anywhere bg-ochre round" data-part="partial-mark">
        <Icon name="circle-dashed" size={14} />
        <span>
          <strong>Partial{props.of === undefined ? '' : `, ${props.of}`}:</strong> {props.text}.
        </span>
      </p>
    </Show>
  )
}
