// The choice between two versions of the work on the question in front, which was changed in another tab too.

import { Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import './notices.css'

export function OtherTab() {
  const { desks, session, tabs } = useApp()
  const id = () => session.selectedId() ?? ''
  const work = () => desks.now()?.elsewhere()
  const theirs = () => work()?.answer.trim() ?? ''
  return (
    <Show when={work()}>
      <div class="notice flex items-start gap-10 border-strong" data-part="notice">
        <Icon name="copy" />
        <div class="grow min-w-0">
          <strong>This question was changed in another tab</strong>
          <p class="ink-soft break-anywhere">
            <Show when={theirs()} fallback="There its answer is empty.">
              There its answer is <code class="name">{theirs().slice(0, 80)}</code>
            </Show>
          </p>
        </div>
        <Button small onClick={() => tabs.loadOther(id())}>
          Load it
        </Button>
        <Button small onClick={() => tabs.keepMine(id())}>
          Keep mine
        </Button>
      </div>
    </Show>
  )
}
