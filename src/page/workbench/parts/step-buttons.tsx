// The way through a list: to what comes before, and to what comes next.

import { Icon } from '#page/ui/icon'

/** `of`: what is stepped through, `row`; `keys`: those that do the same, the one back first. */
export function StepButtons(props: {
  of: string
  step: (by: 1 | -1) => void
  keys?: readonly [back: string, on: string]
  isFirst?: boolean
  isLast?: boolean
}) {
  const hint = (name: string, key: string | undefined) =>
    key === undefined ? name : `${name} (${key})`
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label={`Previous ${props.of}`}
        title={hint(`Previous ${props.of}`, props.keys?.[0])}
        disabled={props.isFirst ?? false}
        onClick={() => props.step(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={`Next ${props.of}`}
        title={hint(`Next ${props.of}`, props.keys?.[1])}
        disabled={props.isLast ?? false}
        onClick={() => props.step(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </>
  )
}
