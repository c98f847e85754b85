// FF's relaxed plan: before the prediction the table from which it is extracted, then its actions.

import { Show } from 'solid-js'
import type { LensView } from '#questions/views/search/search-data'
import { RelaxedPlanList, Sweeps } from '#page/stage/search/lens/lens-parts'
import type { LiveProps } from '../live-props'
import { Asked, createLens } from './asking'

export function LensRelaxedPlan(props: LiveProps) {
  const table = createLens(props, 'h-add', () => true)
  const plan = createLens(props, 'ff', () => props.open)
  return (
    <>
      <Show when={props.open}>
        <Asked<LensView> pane={plan} what="Collecting the actions">
          {view => {
            const { lens, value } = view()
            return lens.kind === 'plan' ? <RelaxedPlanList rows={lens.rows} value={value} /> : null
          }}
        </Asked>
      </Show>
      <Asked<LensView> pane={table} what="Filling the table">
        {view => {
          const { lens } = view()
          return lens.kind === 'sweeps' ? <Sweeps table={lens.table} joining="add" /> : null
        }}
      </Asked>
    </>
  )
}
