// A button of a player, for the steps of a walk and the rounds of a closed set.

import type { IconName } from '#page/ui/icon'
import { IconButton } from '#page/ui/button'

export function PlayerButton(props: {
  icon: IconName
  label: string
  /** The equivalent key, for display. */
  chord?: string
  disabled?: boolean
  run: () => void
}) {
  return (
    <IconButton
      icon={props.icon}
      iconSize={/chevron/.test(props.icon) ? 16 : 15}
      label={props.label}
      title={props.chord === undefined ? props.label : `${props.label} (${props.chord})`}
      disabled={props.disabled ?? false}
      onClick={() => props.run()}
    />
  )
}
