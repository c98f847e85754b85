// Messages that float at the foot of the page until they are dismissed.

import { For, Show } from 'solid-js'
import { dismiss, lookAt, notices } from '../state/notices'
import { Icon } from '../parts/icon'
import { Prose } from '../parts/prose'
import { Elsewhere } from './elsewhere'

export function Notices() {
  return (
    <div
      class="notices"
      role="log"
      aria-label="Messages"
      onPointerEnter={() => lookAt(true)}
      onPointerLeave={() => lookAt(false)}
      onFocusIn={() => lookAt(true)}
      onFocusOut={() => lookAt(false)}
    >
      <Elsewhere />
      <For each={notices()}>
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
                    dismiss(notice.id)
                    action().run()
                  }}
                >
                  {action().label}
                </button>
              )}
            </Show>
            <button
              type="button"
              class="icon-button"
              aria-label="Dismiss"
              onClick={() => dismiss(notice.id)}
            >
              <Icon name="x" size={14} />
            </button>
          </div>
        )}
      </For>
    </div>
  )
}
