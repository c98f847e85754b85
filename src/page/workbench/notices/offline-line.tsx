// A short note whether the page works without a network, and the newer version that waits.

import { Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import './offline-line.css'
import { useFeature } from '#page/state/use-app'
import { createOffline } from '#page/state/offline/offline'
import { inBackground } from '#page/browser/background'

export function OfflineLine() {
  const { isOnline, worksOffline, notKept, newVersion, reload } = useFeature(createOffline)
  return (
    <>
      <Show
        when={isOnline()}
        fallback={
          <span
            class="flex-row gap-5 ink"
            title={
              worksOffline()
                ? 'There is no network; everything here still works'
                : 'There is no network, and parts of the page are not stored yet'
            }
          >
            <Icon name="wifi-off" size={13} />
            offline
          </span>
        }
      >
        <Show when={worksOffline()}>
          <span title="The whole page is kept in this browser">works offline</span>
        </Show>
        <Show when={notKept()}>
          <span title={`This browser could not keep the page: ${notKept()}`}>needs a network</span>
        </Show>
      </Show>
      <Show when={newVersion()}>
        <button
          type="button"
          class="footer-update flex-row gap-5 ink-accent pointer"
          onClick={() => inBackground(reload())}
        >
          <Icon name="refresh-cw" size={12} />
          new version: reload
        </button>
      </Show>
    </>
  )
}
