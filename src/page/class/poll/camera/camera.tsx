// Collects votes by camera: phones that show their QR code, and printed cards.

import { For, Show } from 'solid-js'
import { counted } from '#page/ui/naming'
import { SelectField } from '#page/ui/menus/select-field'
import { useApp } from '#page/state/use-app'
import { ChoiceMark } from '#page/class/vote/choice-mark'
import { createCamera } from './camera-state'
import type { PollState } from '../poll-state'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import '#page/class/poll/poll.css'

/** Maximum number of devices listed. */
const LISTED = 12

export function Camera(props: { poll: PollState }) {
  const { poll } = props
  const camera = createCamera(useApp(), poll)
  const { open, problem, passed, seen } = camera
  const choiceOf = (device: string): string | undefined => poll.votes().find(([each]) => each === device)?.[1]

  return (
    <div class="poll-camera column place-start gap-10">
      <Show
        when={open()}
        keyed
        fallback={
          <Button icon="scan" onClick={() => inBackground(camera.start())}>
            Start the camera
          </Button>
        }
      >
        {({ stream }) => (
          <>
            <video
              class="full-width round"
              ref={video => {
                video.srcObject = stream
                void video.play().catch(() => {})
                inBackground(camera.watch(video))
              }}
              muted
              playsinline
              aria-label="What the camera sees"
            />
            <Button icon="circle-stop" onClick={camera.stop}>
              Stop the camera
            </Button>
          </>
        )}
      </Show>
      <Show when={problem() !== ''}>
        <p class="ink-delete" role="alert">
          {problem()}
        </p>
      </Show>
      <Show when={camera.all().length > 1}>
        <SelectField
          label="Camera"
          value={camera.chosen()}
          set={camera.choose}
          options={camera.all().map(({ id, name }) => [id, name])}
        />
      </Show>
      <p role="status">
        <strong class="numbers">{counted(seen().length, 'phone or card', 'phones or cards')}</strong> seen
        <Show when={passed() !== ''}>. {passed()}</Show>
      </p>
      <ul class="poll-camera-seen flex wrap" aria-label="Phones and cards seen, the latest first">
        <For each={seen().slice(0, LISTED)}>
          {device => (
            <li class="flex-row gap-5">
              <Show when={choiceOf(device)}>{choice => <ChoiceMark letter={choice()} />}</Show>
              <span class="unseen">{choiceOf(device)}: </span>
              <code>{device}</code>
            </li>
          )}
        </For>
      </ul>
      <p class="note">
        Hold phones or printed cards up to the camera, one after the other or a few at once. The pictures stay in this
        page and are not kept.
      </p>
    </div>
  )
}
