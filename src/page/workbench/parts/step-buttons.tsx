// The way through a list: to what comes before, and to what comes next.

/** `of`: what is stepped through, `row`; `keys`: those that do the same, the one back first. */
import { IconButton } from '#page/ui/button'
export function StepButtons(props: {
  of: string
  step: (by: 1 | -1) => void
  keys?: readonly [back: string, on: string]
  isFirst?: boolean
  isLast?: boolean
}) {
  const hint = (name: string, key: string | undefined) => (key === undefined ? name : `${name} (${key})`)
  return (
    <>
      <IconButton
        icon="chevron-left"
        label={`Previous ${props.of}`}
        title={hint(`Previous ${props.of}`, props.keys?.[0])}
        disabled={props.isFirst ?? false}
        onClick={() => props.step(-1)}
      />
      <IconButton
        icon="chevron-right"
        label={`Next ${props.of}`}
        title={hint(`Next ${props.of}`, props.keys?.[1])}
        disabled={props.isLast ?? false}
        onClick={() => props.step(1)}
      />
    </>
  )
}
