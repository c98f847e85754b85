// For a wrong answer that a common wrong rule produces: the rule, the lesson about it, and both rules applied line by
// line.

import { createMemo, createSignal, createUniqueId, For, Show } from 'solid-js'
import type { Diagnosis, ReplayLine } from '#teaching/misreadings/misreading'
import { createPane } from '#page/state/lanes/pane'
import { marks } from '#page/state/focus/focus'
import { learnAddress } from '#page/state/places/learn-place'
import { Icon } from '#page/ui/icon'
import { Prose } from '../parts/prose'
import type { Entry } from '#page/state/session/session'
import { useApp } from '#page/state/use-app'
import { Button, IconButton } from '#page/ui/button'
import { Watch } from './watch'
import './diagnosed.css'

/** Maximum number of states stored by one search of a rule: a diagnosis is not worth more. */
const MAX_STATES = 100_000

export function Diagnosed(props: { entry: Entry; answer: string }) {
  const { lanes, checking } = useApp()
  const pane = createPane(
    createMemo(() => ({ question: checking.questionNow(props.entry), answer: props.answer })),
    ({ question, answer }) =>
      lanes.quietly('judging', api => api.teaching.diagnose(question, answer, { maxStates: MAX_STATES })),
  )
  return <Show when={pane.value()}>{found => <Rule found={found()} />}</Show>
}

function Rule(props: { found: Diagnosis }) {
  const [isOpen, setOpen] = createSignal(false)
  const panel = createUniqueId()
  const to = () => `#${learnAddress({ part: 'lesson', lesson: props.found.lesson, step: null })}`
  return (
    <section class="diagnosed" aria-label="Where the answer may come from">
      <p class="diagnosed-text flex items-baseline gap-8 break-anywhere">
        <span class="diagnosed-icon rigid relative">
          <Icon name="lightbulb" size={15} />
        </span>
        <span>
          {props.found.explanation}{' '}
          <a class="diagnosed-lesson" href={to()}>
            The lesson on this
          </a>
        </span>
      </p>
      <Button
        small
        icon={isOpen() ? 'chevron-down' : 'chevron-right'}
        aria-expanded={isOpen()}
        aria-controls={panel}
        onClick={() => setOpen(open => !open)}
      >
        See both rules
      </Button>
      <div id={panel} hidden={!isOpen()}>
        <Show when={isOpen()}>
          <BothRules found={props.found} />
        </Show>
      </div>
    </section>
  )
}

/** Both rules side by side; one line of each is selected at a time. */
function BothRules(props: { found: Diagnosis }) {
  const wrong = () => props.found.replay.wrong
  const right = () => props.found.replay.right
  const last = () => Math.max(wrong().length, right().length) - 1
  const [at, setAt] = createSignal(0)
  const go = (by: number): void => void setAt(now => Math.max(0, Math.min(last(), now + by)))
  const key = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    go(by)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go through it to the buttons inside
    <div class="both-rules" onKeyDown={key}>
      <div class="flex-row gap-6">
        <IconButton
          icon="chevron-left"
          iconSize={15}
          label="Line before"
          disabled={at() === 0}
          onClick={() => go(-1)}
        />
        <span class="numbers faint" aria-live="polite">
          {`Line ${at() + 1} of ${last() + 1}`}
        </span>
        <IconButton
          icon="chevron-right"
          iconSize={15}
          label="Next line"
          disabled={at() === last()}
          onClick={() => go(1)}
        />
      </div>
      <div class="both-rules-columns grid mb-8">
        <Lines title="By that rule" lines={wrong()} at={at()} tone="wrong" />
        <Lines title="By the right rule" lines={right()} at={at()} tone="right" />
      </div>
      <Show when={isWhole(right()) && stepsOf(right()).length > 0}>
        <Watch sequence={stepsOf(right())} what="the right rule" />
      </Show>
    </div>
  )
}

function Lines(props: { title: string; lines: readonly ReplayLine[]; at: number; tone: 'wrong' | 'right' }) {
  const now = () => Math.min(props.at, props.lines.length - 1)
  return (
    <section
      class="rule-lines min-w-0"
      classList={{
        'is-wrong-rule': props.tone === 'wrong',
        'is-right-rule': props.tone === 'right',
      }}
      aria-label={props.title}
    >
      <h4>{props.title}</h4>
      <ol class="no-padding">
        <For each={props.lines}>
          {(line, index) => (
            <li
              classList={{ 'not-yet-shown': index() > now() }}
              aria-current={index() === now() ? 'step' : undefined}
              {...(line.names.length === 0 ? {} : marks.facts(line.names))}
            >
              <Prose text={line.explanation} />
            </li>
          )}
        </For>
      </ol>
    </section>
  )
}

const stepsOf = (lines: readonly ReplayLine[]): readonly string[] =>
  lines.flatMap(({ action }) => (action === '' ? [] : [action]))

/** False for a long sequence with its middle omitted: it cannot be played. */
const isWhole = (lines: readonly ReplayLine[]): boolean =>
  !lines.some(({ explanation }) => /^[\d,]+ more steps?\.$/.test(explanation))
