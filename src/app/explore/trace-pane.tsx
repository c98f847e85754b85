// The plan step by step.

import { Empty } from '../parts/conditions'

export default function TracePane() {
  return (
    <div class="trace-pane">
      <Empty icon="flag" title="Nothing here yet" />
    </div>
  )
}
