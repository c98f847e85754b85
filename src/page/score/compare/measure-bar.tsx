// What counts as a right answer in a comparison.

import { Tabs } from '#page/ui/tabs'
import type { Compared } from './comparing'
import './compare.css'

const measures = [
  { id: 'proven', title: 'Proven right' },
  { id: 'official', title: 'Official score' },
] as const

/** The definition of a right answer, and the verdict that counts. */
export function MeasureBar(props: {
  compared: Pick<Compared, 'measure' | 'overrides'>
  set: (more: Partial<Pick<Compared, 'measure' | 'overrides'>>) => void
}) {
  return (
    <div class="compare-measure">
      <Tabs
        label="What counts as right"
        look="segments"
        tabs={measures}
        chosen={props.compared.measure}
        choose={measure => props.set({ measure })}
        prefix="compare-measure"
      />
      <label class="compare-check inline-flex items-center gap-8">
        <input
          type="checkbox"
          checked={props.compared.overrides}
          onChange={event => props.set({ overrides: event.currentTarget.checked })}
        />
        Count verdicts by hand
      </label>
    </div>
  )
}
