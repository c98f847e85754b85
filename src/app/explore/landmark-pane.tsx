// The facts every plan passes through.

import { Empty } from '../parts/conditions'

export default function LandmarkPane() {
  return (
    <div class="landmark-pane">
      <Empty icon="flag" title="Nothing here yet" />
    </div>
  )
}
