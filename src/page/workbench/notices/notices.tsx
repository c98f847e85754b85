// Messages at the bottom of the page, shown until they are dismissed.

import { For, Show, Suspense } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { lazy } from '#page/workbench/parts/lazy'
import { useApp } from '#page/state/use-app'
import { Button, IconButton } from '#page/ui/button'
import './notices.css'

const OtherTab = lazy(async () => ({ default: (await import('./other-tab')).OtherTab }))

export function Notices() {
  const { notices, desks } = useApp()
  return (
    <div
      class="notices stack gap-8 no-pointer"
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
          <div
            class={`notice flex items-start gap-10 border-strong notice-${notice.tone}`}
            data-part="notice"
            data-tone={notice.tone}
          >
            <Icon name={notice.tone === 'problem' ? 'triangle-alert' : 'info'} />
            <div class="grow min-w-0">
              <strong>{notice.title}</strong>
              <For each={notice.lines}>
                {line => (
                  <p class="ink-soft break-anywhere">
                    <Prose text={line} />
                  </p>
                )}
              </For>
            </div>
            <Show when={notice.action}>
              {action => (
                <Button
                  small
                  onClick={() => {
                    notices.dismiss(notice.id)
                    action().run()
                  }}
                >
                  {action().label}
                </Button>
              )}
            </Show>
            <IconButton
              icon="x"
              iconSize={14}
              class="notice-close"
              label="Dismiss"
              onClick={() => notices.dismiss(notice.id)}
            />
          </div>
        )}
      </For>
    </div>
  )
}
