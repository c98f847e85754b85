// Taking a sheet: the introduction, the items one by one, then the result to hand in.

import { createEffect, For, Match, on, onCleanup, Show, Switch } from 'solid-js'
import type { MadeItem } from '#teaching/sheets/made'
import type { Sheet } from '#teaching/sheets/sheet'
import { createPane } from '#page/state/lanes/pane'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { useApp, useFeature } from '#page/state/use-app'
import { learnAddress } from '#page/state/places/learn-place'
import { Button } from '#page/ui/button'
import { createKeptSheets } from '../kept-sheets'
import { HandIn } from './hand-in'
import { Intro } from './intro'
import { ItemQuestion } from './item-question'
import { ItemResponse } from './item-response'
import { placeOf } from './progress'
import { createTake, type TakeState } from './take-state'
import './take.css'

export function TakeSheet(props: { hash: string }) {
  const { lanes } = useApp()
  const kept = useFeature(createKeptSheets)
  const link = kept.named(props.hash)?.link ?? null
  const sheet = createPane(
    () => link,
    link => lanes.run('lessons', 'reading the sheet', api => api.sheets.readLink(link)),
  )
  const read = () => {
    const now = sheet.value()
    return now?.kind === 'sheet' ? now.sheet : undefined
  }
  const bad = () => {
    const now = sheet.value()
    return now?.kind === 'bad' ? now : undefined
  }
  return (
    <Switch>
      <Match when={link === null}>
        <Problem title="This sheet is not in this browser" message="Open the link or the file of the sheet again." />
      </Match>
      <Match when={sheet.condition() === 'problem'}>
        <Problem title="The sheet could not be read" message={sheet.message()} again={sheet.retry} />
      </Match>
      <Match when={bad()}>{bad => <Problem title={bad().title} message={bad().message} />}</Match>
      <Match when={read()} keyed>
        {read => <Taking sheet={read} hash={props.hash} />}
      </Match>
    </Switch>
  )
}

function Taking(props: { sheet: Sheet; hash: string }) {
  const app = useApp()
  const take = createTake(app, props.sheet, props.hash)
  const { sheet } = props
  const heard = ({ key }: StorageEvent): void => {
    if (key === placeOf(props.hash)) take.adopt()
  }
  addEventListener('storage', heard)
  onCleanup(() => removeEventListener('storage', heard))
  return (
    <div class="column gap-20" data-part="taking">
      <header class="take-head grid gap-4">
        <p class="take-kicker">Sheet {props.hash}</p>
        <h1 class="break-anywhere">{sheet.title}</h1>
        <Show when={take.begun() && take.handle() !== ''}>
          <p class="take-who">Taken as {take.handle()}</p>
        </Show>
      </header>
      <Show when={take.begun()} fallback={<Intro take={take} />}>
        <Row take={take} />
        <Show when={take.at() < sheet.items.length} fallback={<HandIn take={take} />}>
          <Item take={take} />
          <Onwards take={take} />
        </Show>
      </Show>
    </div>
  )
}

/** The current item, and which items are answered. */
function Row(props: { take: TakeState }) {
  const { take } = props
  let row: HTMLElement | undefined
  // The button that led to this item is removed, so the keyboard focus moves to the item's number.
  createEffect(on(take.at, () => row?.querySelector<HTMLElement>('[aria-current]')?.focus(), { defer: true }))
  return (
    <ol class="flex wrap gap-8" aria-label="Items of the sheet" ref={element => (row = element)}>
      <For each={take.sheet.items}>
        {(_, index) => (
          <li>
            <button
              type="button"
              class="take-dot flex-row centred gap-6 pad-0-10 ink-soft weight-560 bg-card numbers border-strong"
              data-answered={take.isAnswered(index()) ? '' : undefined}
              aria-current={take.at() === index() ? 'step' : undefined}
              onClick={() => take.go(index())}
            >
              <span class="unseen">Item </span>
              {index() + 1}
              <Show when={take.isAnswered(index())}>
                <Icon name="check" size={12} />
                <span class="unseen">, answered</span>
              </Show>
            </button>
          </li>
        )}
      </For>
      <li>
        <button
          type="button"
          class="take-dot flex-row centred gap-6 pad-0-10 ink-soft weight-560 bg-card border-strong"
          aria-current={take.at() === take.sheet.items.length ? 'step' : undefined}
          onClick={() => take.go(take.sheet.items.length)}
        >
          Hand in
        </button>
      </li>
    </ol>
  )
}

function Item(props: { take: TakeState }) {
  const { lanes } = useApp()
  const { made, at } = props.take
  /** The current item; undefined until it is ready. */
  const item = () => {
    const now = made.value()
    return now?.at === at() ? now : undefined
  }
  return (
    <Switch
      fallback={
        <div class="take-coming">
          <Working what="Making the question" startedAt={made.startedAt()} stop={() => lanes.stopWork('lessons')} />
        </div>
      }
    >
      <Match when={made.condition() === 'problem' || made.condition() === 'stopped'}>
        <Problem title="The question could not be made" message={made.message()} again={made.retry} />
      </Match>
      <Match when={item()} keyed>
        {({ at, item }) => <Made take={props.take} at={at} item={item} />}
      </Match>
    </Switch>
  )
}

function Made(props: { take: TakeState; at: number; item: MadeItem }) {
  const { take, at, item } = props
  switch (item.kind) {
    case 'question':
      return <ItemQuestion take={take} at={at} made={item} />
    case 'response':
      return <ItemResponse take={take} at={at} made={item} />
    case 'step':
      return (
        <div class="take-step boxed grid place-start gap-12 pad-22-24">
          <p>Read step {item.step} of this lesson, then come back. Your answers are kept.</p>
          <a
            class="button no-underline"
            href={`#${learnAddress({ part: 'lesson', lesson: item.lesson, step: item.step })}`}
          >
            <Icon name="graduation-cap" size={15} />
            Open the lesson
          </a>
        </div>
      )
    case 'none':
      return <Problem title="There is no such question" message={item.message} />
  }
}

function Onwards(props: { take: TakeState }) {
  const { take } = props
  const isLast = () => take.at() === take.sheet.items.length - 1
  return (
    <div class="take-onwards flex between gap-8">
      <Button icon="chevron-left" disabled={take.at() === 0} onClick={() => take.go(take.at() - 1)}>
        Back
      </Button>
      <Button classList={{ primary: !take.mayCheck() }} onClick={() => take.go(take.at() + 1)}>
        {isLast() ? 'To handing in' : 'Next'}
        <Icon name="chevron-right" size={15} />
      </Button>
    </div>
  )
}
