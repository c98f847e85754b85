// Buttons for the previous and next item of a list.

/** `of`: the kind of item, such as `row`; `keys`: the equivalent keys, the one for "previous" first. */
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
