// The question in front was changed in another tab too: which of the two is to stay?

import { Show } from 'solid-js'
import { elsewhere, keepMine, loadOther } from '../state/keeping/other-tabs'
import { Icon } from '../parts/icon'
import { session } from '../state/session'

export function Elsewhere() {
  const id = () => session.selectedId() ?? ''
  const theirs = () => elsewhere[id()]?.answer.trim() ?? ''
  return (
    <Show when={elsewhere[id()]}>
      <div class="notice notice-asking">
        <Icon name="copy" />
        <div>
          <strong>This question was changed in another tab</strong>
          <p>
            <Show when={theirs()} fallback="There its answer is empty.">
              There its answer is <code class="name">{theirs().slice(0, 80)}</code>
            </Show>
          </p>
        </div>
        <button type="button" class="button small" onClick={() => loadOther(id())}>
          Load it
        </button>
        <button type="button" class="button small" onClick={() => keepMine(id())}>
          Keep mine
        </button>
      </div>
    </Show>
  )
}
