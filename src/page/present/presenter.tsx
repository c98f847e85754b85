// The second window, for the presenter: the position, the right answer with its reason, what comes next, and the
// controls of the projector. It computes nothing: all its data comes from the window that projects.

import { createEffect, For, onCleanup, onMount, Show } from 'solid-js'
import { render } from 'solid-js/web'
import { chordOf } from '#page/browser/chords'
import { Icon } from '#page/ui/icon'
import { startTypefaces } from '#page/state/typefaces'
import { Button } from '#page/ui/button'
import { type Act, canLink, linkPresenter, type Shown } from './link'
import type { NotePart } from './projecting'
import './presenter.css'

/** Makes this window the second one. */
export function startPresenter(root: HTMLElement): void {
  // This window needs no engine.
  globalThis.plangroundEngine?.terminate()
  void startTypefaces(Promise.resolve())
  root.textContent = ''
  render(() => <Presenter />, root)
}

const keys: Readonly<Record<string, Act>> = {
  PageDown: 'on',
  ArrowRight: 'on',
  PageUp: 'back',
  ArrowLeft: 'back',
  b: 'blank',
  '.': 'blank',
  r: 'reveal',
}

function Presenter() {
  const { shown, act } = linkPresenter()
  const press = (event: KeyboardEvent): void => {
    const wanted = keys[chordOf(event)]
    if (wanted === undefined || shown() === null) return
    event.preventDefault()
    act(wanted)
  }
  onMount(() => addEventListener('keydown', press))
  onCleanup(() => removeEventListener('keydown', press))
  createEffect(() => (document.title = `${shown()?.title ?? 'Second window'} · Planground`))
  return (
    <main class="presenter">
      <Show when={shown()} fallback={<Waiting />}>
        {now => (
          <>
            <Head now={now()} />
            <Controls now={now()} act={act} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
            <section class="presenter-notes scrolls-y" aria-label="Notes" tabIndex={0}>
              <For each={now().notes}>{part => <Note part={part} />}</For>
              <Show when={now().notes.length === 0}>
                <p class="faint">There are no notes here.</p>
              </Show>
            </section>
          </>
        )}
      </Show>
    </main>
  )
}

function Waiting() {
  return (
    <div class="presenter-waiting">
      <h1>Nothing is on the projector</h1>
      <Show
        when={canLink()}
        fallback={
          <p>
            This browser does not let two windows of a page talk to each other. Present without a second window, or use
            a newer browser.
          </p>
        }
      >
        <p>
          In the window that the class sees, open a lesson or a question and press <kbd>Shift</kbd> <kbd>P</kbd>. The
          notes then appear here. Open both windows in the same browser.
        </p>
      </Show>
    </div>
  )
}

function Head(props: { now: Shown }) {
  return (
    <header class="presenter-head" data-part="presenter-head">
      <h1>{props.now.title}</h1>
      <p class="numbers ink-soft">
        {props.now.where}
        <Show when={props.now.blank}>
          {' '}
          · <strong class="ink-delete">the screen is blank</strong>
        </Show>
      </p>
      <p class="ink-soft">
        <Show when={props.now.ahead} fallback="This is the end.">
          Next: <strong>{props.now.ahead}</strong>
        </Show>
      </p>
    </header>
  )
}

function Controls(props: { now: Shown; act: (act: Act) => void }) {
  return (
    <div class="presenter-controls flex wrap gap-8 text-15" role="toolbar" aria-label="Projector">
      <Button icon="chevron-left" iconSize={18} title="Page Up" onClick={() => props.act('back')}>
        Back
      </Button>
      <Button primary title="Page Down" onClick={() => props.act('on')}>
        Next
        <Icon name="chevron-right" size={18} />
      </Button>
      <Button icon="eye" iconSize={18} title="R" disabled={props.now.held === null} onClick={() => props.act('reveal')}>
        {props.now.held ?? 'Show the answer'}
      </Button>
      <Button icon="eye-off" iconSize={18} title="B" pressed={props.now.blank} onClick={() => props.act('blank')}>
        {props.now.blank ? 'Show the screen' : 'Blank the screen'}
      </Button>
      <For each={props.now.actions}>
        {({ id, title }) => <Button onClick={() => props.act(`own:${id}`)}>{title}</Button>}
      </For>
      <span class="spacer" />
      <Button quiet onClick={() => props.act('leave')}>
        Leave the projector
      </Button>
    </div>
  )
}

function Note(props: { part: NotePart }) {
  return (
    <section class="presenter-note" data-part="presenter-note" data-right={props.part.isKey ? '' : undefined}>
      <h2 class="ink-faint">{props.part.title}</h2>
      <For each={props.part.paragraphs}>
        {paragraph => (
          <p class="break-anywhere">
            <For each={paragraph}>{piece => (piece.code ? <code>{piece.text}</code> : piece.text)}</For>
          </p>
        )}
      </For>
    </section>
  )
}
