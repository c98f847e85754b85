// Messages that float at the foot of the page until they are dismissed.

import { For, Show, Suspense } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { lazy } from '#page/workbench/parts/lazy'
import { useApp } from '#page/state/use-app'
import './notices.css'

const OtherTab = lazy(async () => ({ default: (await import('./other-tab')).OtherTab }))

export function Notices() {
  const { notices, desks } = useApp()
  return (
    <div
      class="notices"
      role="log"
      aria-label="Messages"
      onPointerEnter={() => notices.lookAt(true)}
      onPointerLeave={() => notices.lookAt(false)}
      onFocusIn={() => notices.lookAt(true)}
      onFocusOut={() => notices.lookAt(false)}
    >
      <Suspense>
        <Show when={desks.now()?.elsewhere()}>
          <OtherTab />
        </Show>
      </Suspense>
      <For each={notices.list()}>
        {notice => (
          <div class={`notice notice-${notice.tone}`}>
            <Icon name={notice.tone === 'problem' ? 'triangle-alert' : 'info'} />
            <div>
              <strong>{notice.title}</strong>
              <For each={notice.lines}>
                {line => (
                  <p>
                    <Prose text={line} />
                  </p>
                )}
              </For>
            </div>
            <Show when={notice.action}>
              {action => (
                <button
                  type="button"
                  class="button small"
                  onClick={() => {
                    notices.dismiss(notice.id)
                    action().run()
                  }}
                >
                  {action().label}
                </button>
              )}
            </Show>
            <button
              type="button"
              class="icon-button notice-close"
              aria-label="Dismiss"
              onClick={() => notices.dismiss(notice.id)}
            >
              <Icon name="x" size={14} />
            </button>
          </div>
        )}
      </For>
    </div>
  )
}
