// The question of a poll in the whole window, for a projector; in a second window it follows the teacher's.

import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import type { Poll } from '#teaching/polls/question'
import { takeLook } from '#page/present/look'
import { nextTurn } from '#page/browser/turns'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import type { PollStep } from './kept-polls'
import type { PollState } from './poll-state'
import { Slide } from './slide'
import { NextSteps } from './steps'
import './poll.css'

/** The steps in the order of a remote control, which sends PageDown and PageUp. */
const order: readonly PollStep[] = ['think', 'vote', 'counts', 'answer']

export function Large(props: { poll: PollState; made: Poll }) {
  const { place } = useApp()
  const { poll } = props
  const [isFull, setFull] = createSignal(document.fullscreenElement !== null)
  let dialog!: HTMLDialogElement
  // Makes the page below inert.
  const endLook = takeLook()
  onCleanup(endLook)
  // Opening a modal dialog makes the browser compute the layout, so it gets a separate task.
  onMount(async () => {
    await nextTurn()
    if (!dialog.isConnected) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('.poll-large-bar button')?.focus()
  })
  const heard = (): void => void setFull(document.fullscreenElement !== null)
  document.addEventListener('fullscreenchange', heard)
  const pressed = (event: KeyboardEvent): void => {
    const by = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
    const next = order[order.indexOf(poll.now().step) + by]
    if (by === 0 || next === undefined) return
    event.preventDefault()
    poll.go(next)
  }
  // On the document, wherever the focus is: a remote control does not set it.
  document.addEventListener('keydown', pressed)
  onCleanup(() => {
    document.removeEventListener('fullscreenchange', heard)
    document.removeEventListener('keydown', pressed)
  })
  const leave = (): void => {
    if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {})
    place.show({ class: { part: 'poll', hash: poll.hash, item: poll.item, large: false } })
  }
  return (
    <dialog
      ref={dialog}
      class="poll-large grid no-margin no-padding ink bg-card no-border"
      aria-label="The poll, large"
      onCancel={event => {
        event.preventDefault()
        leave()
      }}
    >
      <Slide poll={poll} made={props.made} />
      <div class="poll-large-bar flex wrap gap-8 pad-8-16">
        <NextSteps poll={poll} made={props.made} />
        <span class="spacer" />
        <Show when={document.fullscreenEnabled && !isFull()}>
          <Button
            quiet
            icon="maximize-2"
            onClick={() => void document.documentElement.requestFullscreen().catch(() => {})}
          >
            Full screen
          </Button>
        </Show>
        <Button quiet icon="minimize-2" onClick={leave}>
          Back
        </Button>
      </div>
    </dialog>
  )
}
