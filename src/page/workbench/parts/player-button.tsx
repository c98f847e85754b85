// A key of a player: of the steps of a walk, and of the rounds of a closed set.

import { Icon, type IconName } from '#page/ui/icon'

export function PlayerButton(props: {
  icon: IconName
  label: string
  /** The key that does the same, as it is shown. */
  chord?: string
  disabled?: boolean
  run: () => void
}) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={props.label}
      title={props.chord === undefined ? props.label : `${props.label} (${props.chord})`}
      disabled={props.disabled ?? false}
      onClick={() => props.run()}
    >
      <Icon name={props.icon} size={/chevron/.test(props.icon) ? 16 : 15} />
    </button>
  )
}
