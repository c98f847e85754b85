// One instance: on the left its PDDL, with a picture of its state if requested, on the right its English.

import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import type { Rendering, RenderedInstance, RenderingPicture } from '#questions/views/english/renderings'
import { SceneView } from '#page/draw/scene/scene'
import { kindName } from '#questions/kinds/codes'
import { formatName } from '#page/ui/naming'
import type { Scrolling } from './scrolling'
import { Sentence } from './sentence'
import { otherTextLead, sectionNote } from './words'
import { inBackground } from '#page/browser/background'
import { Button, IconButton } from '#page/ui/button'
import './scroll.css'

/** The row at an index of the list, which may still be loading. */
export function Row(props: { scrolling: Scrolling; place: number; total: number }) {
  const { rows, look } = props.scrolling
  onCleanup(look(props.place))
  const rendered = createMemo(() => rows().get(props.place))
  return (
    // biome-ignore lint/a11y/useSemanticElements: only a few items of the list exist
    <div class="scroll-row grid relative" role="listitem" aria-posinset={props.place + 1} aria-setsize={props.total}>
      <Show when={rendered()} fallback={<Coming />}>
        {known => <Shown scrolling={props.scrolling} instance={known()} />}
      </Show>
    </div>
  )
}

/** A pinned row. */
export function PinnedRow(props: { scrolling: Scrolling; index: number }) {
  const rendered = createMemo(() => props.scrolling.pinned()[props.index])
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div class="scroll-row grid relative" role="listitem">
      <Show when={rendered()}>{known => <Shown scrolling={props.scrolling} instance={known()} />}</Show>
    </div>
  )
}

function Coming() {
  return (
    <div class="scroll-coming grid content-start gap-10" aria-hidden="true">
      <i />
      <i />
    </div>
  )
}

/** Maximum number of PDDL lines shown at first; fewer next to a question. */
const LINES = 14
const MAX_LINES_SHORT = 7

function Shown(props: { scrolling: Scrolling; instance: RenderedInstance }) {
  const { bench, pictures } = props.scrolling
  const [isWhole, setWhole] = createSignal(false)
  const [isDrawn, setDrawn] = createSignal<boolean>()
  const instance = () => props.instance.instance
  const key = createMemo(() => props.instance.key)
  createEffect(on(key, () => setDrawn(undefined), { defer: true }))
  const lines = () => props.instance.raw.split('\n')
  const most = () => (instance().kind === undefined ? LINES : MAX_LINES_SHORT)
  const raw = () => (isWhole() ? lines() : lines().slice(0, most())).join('\n')
  const drawn = () => props.instance.hasPicture && (isDrawn() ?? pictures())
  const title = () => bench.now()?.problems.find(({ name }) => name === instance().problem)?.title ?? instance().problem
  return (
    <>
      <div class="scroll-raw grid place-start content-start gap-6 min-w-0" data-part="scroll-raw">
        <Show when={instance().kind}>
          {kind => (
            <h3>
              {kindName(kind())}, {formatName[instance().format ?? 'gen']}
            </h3>
          )}
        </Show>
        <code class="ink-soft break-anywhere pre-wrap">{raw()}</code>
        <Show when={lines().length > most()}>
          <Button small quiet onClick={() => setWhole(!isWhole())}>
            {isWhole() ? 'Less' : `${lines().length - most()} more`}
          </Button>
        </Show>
        <Show when={drawn()}>
          <Picture scrolling={props.scrolling} instance={props.instance} />
        </Show>
        <p class="scroll-from ink-faint text-11-5" title={title()}>
          {instance().problem}
        </p>
      </div>
      <div class="scroll-rendered grid content-start gap-7 min-w-0">
        <For each={props.instance.renderings.map((_, i) => i)}>
          {i => (
            <Show when={props.instance.renderings[i]}>
              {rendering => (
                <Line
                  scrolling={props.scrolling}
                  rendering={rendering()}
                  alone={props.instance.renderings.length === 1}
                  problem={instance().problem}
                />
              )}
            </Show>
          )}
        </For>
        <Show when={props.instance.note}>{note => <p class="scroll-lacks ink-faint">{note()}</p>}</Show>
      </div>
      <Acts
        scrolling={props.scrolling}
        rendered={props.instance}
        name={lines()[0] ?? ''}
        isDrawn={drawn()}
        draw={setDrawn}
      />
    </>
  )
}

/** Buttons for the pin and the picture. */
function Acts(props: {
  scrolling: Scrolling
  rendered: RenderedInstance
  name: string
  isDrawn: boolean
  draw: (isDrawn: boolean) => void
}) {
  const { isPinned, togglePin } = props.scrolling
  const instance = () => props.rendered.instance
  return (
    <div class="scroll-actions stack">
      <IconButton
        icon={isPinned(instance()) ? 'pin-off' : 'pin'}
        iconSize={14}
        pressed={isPinned(instance())}
        label={`Pin ${props.name}`}
        title={isPinned(instance()) ? 'Remove the pin' : 'Pin to the top'}
        onClick={() => togglePin(instance())}
      />
      <Show when={props.rendered.hasPicture}>
        <IconButton
          icon="image"
          iconSize={14}
          pressed={props.isDrawn}
          label={`Picture of the state of ${props.name}`}
          title="Picture of its state"
          onClick={() => props.draw(!props.isDrawn)}
        />
      </Show>
    </div>
  )
}

function Picture(props: { scrolling: Scrolling; instance: RenderedInstance }) {
  const [picture, setPicture] = createSignal<RenderingPicture | null>()
  const key = createMemo(() => props.instance.key)
  createEffect(
    on(key, () => {
      let isGone = false
      onCleanup(() => (isGone = true))
      inBackground(
        props.scrolling.picture(props.instance.instance).then(drawn => {
          if (!isGone) setPicture(drawn)
        }),
      )
    }),
  )
  return (
    <Show when={picture()} fallback={<div class="scroll-picture framed full-width bg-card" />}>
      {drawn => (
        <figure class="scroll-picture framed full-width bg-card">
          <SceneView scene={drawn().scene} />
        </figure>
      )}
    </Show>
  )
}

/** One rendering with its number, and that of the other text next to it. */
function Line(props: { scrolling: Scrolling; rendering: Rendering; alone: boolean; problem: string }) {
  const { bench } = props.scrolling
  const note = () => (props.rendering.section === undefined ? undefined : sectionNote[props.rendering.section])
  const isOther = () => (props.rendering.comparison?.changes.length ?? 0) > 0
  const isSame = () => bench.comparison() === 'before' && !isOther()
  return (
    <div class="scroll-line grid items-baseline gap-8" classList={{ other: isOther() }}>
      <span class="scroll-number ink-faint text-11 numbers" aria-hidden="true">
        {props.alone || note() !== undefined ? '' : props.rendering.number}
      </span>
      <div>
        <Sentence
          scrolling={props.scrolling}
          english={props.rendering.english}
          changed={props.rendering.comparison?.changes.map(({ after }) => after) ?? []}
          problem={props.problem}
        />
        <Show when={note()}>{words => <span class="ink-faint text-11-5">{words()}</span>}</Show>
        <Show when={isSame() ? undefined : props.rendering.comparison}>
          {comparison => (
            <p class="scroll-comparison ink-faint pre-wrap">
              <span>{otherTextLead[bench.comparison()]}</span>{' '}
              <Struck text={comparison().text} rendering={props.rendering} />
            </p>
          )}
        </Show>
      </div>
    </div>
  )
}

/** The other text's English, with removed words marked. */
function Struck(props: { text: string; rendering: Rendering }) {
  const parts = createMemo(() => {
    const { text } = props
    const found: { text: string; gone: boolean }[] = []
    let at = 0
    for (const { before } of props.rendering.comparison?.changes ?? []) {
      found.push({ text: text.slice(at, before.from), gone: false })
      found.push({ text: text.slice(before.from, before.to), gone: true })
      at = before.to
    }
    return [...found, { text: text.slice(at), gone: false }].filter(part => part.text !== '')
  })
  return (
    <For each={parts()}>
      {({ text, gone }) => (gone ? <del class="scroll-gone ink-delete round-2">{text}</del> : text)}
    </For>
  )
}
