// The scroll: the English that the phrases produce for facts, goals, actions, plans, states and questions; PDDL on the
// left, English on the right.

import { createEffect, createMemo, For, on, Show } from 'solid-js'
import { Virtualizer } from 'virtua/solid'
import { Empty, Problem, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { rove } from '#page/ui/lists/roving'
import { useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { ScrollFilters } from './filters'
import { createScrolling, type Scrolling } from './scrolling'
import { PinnedRow, Row } from './row'
import { wordingTitle } from './origin'
import { tellableNoun } from './words'
import './scroll.css'

export function Scroll() {
  const scrolling = useFeature(createScrolling)
  return (
    <section class="scroll stack min-w-0 min-h-0 clipped" aria-label="Sentences">
      <ScrollFilters scrolling={scrolling} />
      <Notes scrolling={scrolling} />
      <Show when={scrolling.pinned().length > 0}>
        <Pinned scrolling={scrolling} />
      </Show>
      <Show when={scrolling.failure() === ''} fallback={<Failed scrolling={scrolling} />}>
        <Show
          when={scrolling.total() !== undefined || scrolling.broken() !== undefined}
          fallback={<Working what="Putting sentences together" />}
        >
          <Show when={(scrolling.total() ?? 0) > 0} fallback={<None scrolling={scrolling} />}>
            <Sheet scrolling={scrolling} />
          </Show>
        </Show>
      </Show>
    </section>
  )
}

function Failed(props: { scrolling: Scrolling }) {
  return (
    <Problem
      title="The sentences could not be put together"
      message={props.scrolling.failure()}
      again={() => props.scrolling.retry()}
    />
  )
}

/** Notes above the list: broken texts, problems left out, the wording at the cursor. */
function Notes(props: { scrolling: Scrolling }) {
  const { broken, faults, bench, lastAtCursor, showWording, choice } = props.scrolling
  const shown = () => {
    const { head, wording } = choice()
    const at = lastAtCursor()
    return at !== undefined && at.head === head && at.number === wording
  }
  return (
    <>
      <Show when={broken()}>
        {fault => (
          <p class="scroll-note flex-row gap-10 ink-soft border-bottom faulty rigid" role="status">
            <Icon name="triangle-alert" size={14} />
            <span class="min-w-0 break-anywhere">
              {fault().message}
              <Show when={props.scrolling.total() !== undefined}>
                {' '}
                The sentences below come from the last text that could be read.
              </Show>
            </span>
            <Show when={fault().span}>
              {span => (
                <Button small onClick={() => bench.reveal('phrases', span())}>
                  Show
                </Button>
              )}
            </Show>
          </p>
        )}
      </Show>
      <For each={faults()}>
        {({ problem, message }) => (
          <p class="scroll-note flex-row gap-10 ink-soft border-bottom rigid">
            <Icon name="info" size={14} />
            <span class="min-w-0 break-anywhere">
              There are no sentences from the problem {problem}. {message}
            </span>
          </p>
        )}
      </For>
      <Show when={shown() ? undefined : lastAtCursor()}>
        {wording => (
          <p class="scroll-note flex-row gap-10 ink-soft border-bottom rigid">
            <Icon name="text-quote" size={14} />
            <span class="min-w-0 break-anywhere">The cursor is in {wordingTitle(wording())}.</span>
            <Button small onClick={() => showWording(wording())}>
              Show its sentences
            </Button>
          </p>
        )}
      </Show>
    </>
  )
}

/** Pinned instances stay at the top, whatever the list shows. */
function Pinned(props: { scrolling: Scrolling }) {
  const { pinned, unpinAll } = props.scrolling
  let list!: HTMLDivElement
  return (
    <section class="scroll-pins stack bg-well rigid" aria-label="Pinned">
      <header class="flex-row gap-8 ink-faint">
        <Icon name="pin" size={13} />
        <h3>{counted(pinned().length, 'pinned example')}</h3>
        <Button small quiet onClick={() => unpinAll()}>
          Remove all pins
        </Button>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: rows as in the list below */}
      <div
        class="min-h-0 scrolls"
        role="list"
        ref={element => {
          list = element
          rove(list, pinned)
        }}
      >
        <For each={pinned().map(({ key }) => key)}>
          {(_, index) => <PinnedRow scrolling={props.scrolling} index={index()} />}
        </For>
      </div>
    </section>
  )
}

function None(props: { scrolling: Scrolling }) {
  const { choice, choose, bench } = props.scrolling
  return (
    <Show
      when={choice().onlyChanged && bench.comparison() !== 'none'}
      fallback={
        <Empty icon="text-quote" title="No sentences">
          <p>
            The selected problems have none of these. Select another kind above, or more problems next to the domain’s
            name.
          </p>
        </Empty>
      }
    >
      <Empty icon="equal" title="No sentence differs">
        <p>All of these sentences are the same in the other wording.</p>
        <Button onClick={() => choose({ onlyChanged: false })}>Show all sentences</Button>
      </Empty>
    </Show>
  )
}

/** Approximate height in pixels of a row with two wordings. */
const ROW = 84

function Sheet(props: { scrolling: Scrolling }) {
  const { total, rows, choice, pinned } = props.scrolling
  let box!: HTMLDivElement
  const places = createMemo(() => Array.from({ length: total() ?? 0 }, (_, i) => i))
  // Pinned rows take room above the list: the row in which one works stays in sight.
  createEffect(
    on(
      pinned,
      () =>
        requestAnimationFrame(() => {
          const { activeElement } = document
          if (activeElement !== null && box.contains(activeElement)) activeElement.scrollIntoView({ block: 'nearest' })
        }),
      { defer: true },
    ),
  )
  return (
    <>
      <p class="scroll-count note numbers rigid" data-part="scroll-count" role="status">
        {counted(total() ?? 0, tellableNoun[choice().what])}
        <Show when={choice().onlyChanged}>, those that differ</Show>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: only a few items of the list exist */}
      <div
        class="scroll-sheet min-h-0 scrolls grow"
        role="list"
        aria-label="Sentences with their PDDL"
        ref={element => {
          box = element
          rove(box, rows)
        }}
      >
        <Virtualizer
          data={places()}
          itemSize={ROW}
          // Drawn before the box is measured: otherwise the rows would be drawn in the same task as the frame.
          ssrCount={Math.min(places().length, Math.ceil(innerHeight / ROW))}
          scrollRef={box}
        >
          {place => <Row scrolling={props.scrolling} place={place} total={total() ?? 0} />}
        </Virtualizer>
      </div>
    </>
  )
}
