// The mark of a verdict with its name: colour is never the only sign.

import type { Mark } from './outcome'
import { markName } from './naming'
import { Icon, type IconName } from './icon'
import './mark.css'

export const markIcon: Readonly<Record<Mark, IconName>> = {
  open: 'circle',
  answered: 'circle-dot',
  revealed: 'key-round',
  right: 'check',
  wrong: 'x',
  matches: 'equal',
  differs: 'equal-not',
  undecided: 'hourglass',
  unreadable: 'eye-off',
}

export function MarkIcon(props: { mark: Mark; size?: number }) {
  return (
    <span class={`mark mark-${props.mark}`} title={markName[props.mark]}>
      <Icon name={markIcon[props.mark]} size={props.mark === 'open' ? 8 : (props.size ?? 14)} />
      <span class="unseen">{markName[props.mark]}</span>
    </span>
  )
}
