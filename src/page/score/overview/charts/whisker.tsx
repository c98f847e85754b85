// A percentage on a scale from 0 to 100%: its interval as a bar, the value as a dot. The number is next to it.

import type { Estimate } from '#results/runs/statistics'
import './breakdown.css'

export function Whisker(props: {
  estimate: Pick<Estimate, 'value' | 'low' | 'high'>
  /** The score that it shows, which determines its mark and colour. */
  of: 'proven' | 'official' | 'published'
}) {
  const width = () => props.estimate.high - props.estimate.low
  return (
    <span class={`whisker ink-add relative inline-block whisker-${props.of}`} aria-hidden="true">
      <i
        class="whisker-range absolute round-2"
        style={{ left: `${100 * props.estimate.low}%`, width: `${100 * width()}%` }}
      />
      <i class="whisker-value absolute disc" style={{ left: `${100 * props.estimate.value}%` }} />
    </span>
  )
}
