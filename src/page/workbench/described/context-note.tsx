// Below a question that came as English only: what was parsed, what is assumed, what the English leaves open, and what
// could not be parsed. A single line if there is nothing to report.

import { createSignal, For, Show } from 'solid-js'
import type { TakenSo, ParsedContext } from '#questions/kinds/question'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { Prose } from '../parts/prose'
import type { Entry } from '#page/state/session/session'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { createParsing } from './parsing'
import './context-note.css'

/** Maximum number of facts of a rule shown at first. */
const SHOWN = 12

export function ContextNote(props: { entry: Entry }) {
  useFeature(createParsing)
  const { session } = useApp()
  // The English does not describe an edited problem.
  const parsedContext = () =>
    session.workOf(props.entry.id).edit === null ? props.entry.question.parsedContext : undefined
  return (
    <Show when={parsedContext()}>
      {now => (
        <Show when={hasMore(now())} fallback={<Whole />}>
          <Details parsed={now()} isProven={props.entry.question.statements !== undefined} />
        </Show>
      )}
    </Show>
  )
}

const hasMore = ({ assumed, missing, unread, taken }: ParsedContext): boolean =>
  assumed.length + missing.length + unread.length + taken.length > 0

function Whole() {
  return (
    <p class="context-note context-whole flex gap-7 ink-faint" data-part="told-note">
      <Icon name="check" size={14} />
      <span>
        <strong>Read from its English.</strong> Every sentence is read, and nothing is left open.
      </span>
    </p>
  )
}

/** `1 point left open, 2 rules assumed`. */
function summaryOf({ assumed, missing, unread, taken }: ParsedContext): string {
  const rules = assumed.length + taken.length
  return [
    ...(unread.length > 0 ? [`${counted(unread.length, 'sentence')} not read`] : []),
    ...(missing.length > 0 ? [`${counted(missing.length, 'point')} left open`] : []),
    ...(rules > 0 ? [`${counted(rules, 'rule')} assumed`] : []),
  ].join(', ')
}

function Details(props: { parsed: ParsedContext; isProven: boolean }) {
  const isWarning = () => props.parsed.unread.length > 0 || !props.isProven
  return (
    <details
      class="context-note ink-faint"
      data-part="told-note"
      classList={{ 'context-warns': isWarning() }}
      open={isWarning()}
    >
      <summary class="flex-row gap-6 min-w-0 pointer no-list">
        <Icon name="chevron-right" size={14} />
        <strong>Read from its English</strong>
        <span>{summaryOf(props.parsed)}</span>
      </summary>
      <div class="context-inside grid gap-12 ink-soft">
        <Show when={props.parsed.unread.length > 0}>
          <section aria-label="Not read">
            <h4 class="flex-row gap-6 ink">
              <Icon name="triangle-alert" size={13} />
              Not read, so nothing can be proven
            </h4>
            <ul class="no-padding no-list">
              <For each={props.parsed.unread}>
                {text => (
                  <li>
                    <q class="break-anywhere">{text}</q>
                  </li>
                )}
              </For>
            </ul>
          </section>
        </Show>
        <Show when={props.parsed.missing.length > 0}>
          <section aria-label="Left open">
            <h4 class="flex-row gap-6 ink">
              Left open: a verdict is given only if it is the same with and without these facts
            </h4>
            <ul class="no-padding no-list">
              <For each={props.parsed.missing}>
                {each => (
                  <li>
                    <Rule text={each.text} facts={each.facts} lead="May hold:" />
                  </li>
                )}
              </For>
            </ul>
          </section>
        </Show>
        <Show when={props.parsed.assumed.length + props.parsed.taken.length > 0}>
          <section aria-label="Assumed">
            <h4 class="flex-row gap-6 ink">Assumed</h4>
            <ul class="no-padding no-list">
              <For each={props.parsed.taken}>{taken => <li>{takenText[taken]}</li>}</For>
              <For each={props.parsed.assumed}>
                {each => (
                  <li>
                    <Rule text={each.text} facts={each.facts} lead="So:" />
                  </li>
                )}
              </For>
            </ul>
          </section>
        </Show>
      </div>
    </details>
  )
}

const takenText: Readonly<Record<TakenSo, string>> = {
  'now-counts': 'The current state counts among the states that can be reached.',
  'some-occurrence': 'Where the plan has a step several times, leaving it out at one place is enough.',
  'unknown-words': 'All wordings of the actions are known, so a phrase with other words means none of them.',
  'whichever-applicable':
    'A phrase that may mean two actions, such as “toggles”, means the one that is applicable at that point.',
}

/** A rule and its facts, with the first facts shown. */
function Rule(props: { text: string; facts: readonly string[]; lead: string }) {
  const [all, setAll] = createSignal(false)
  const shown = () => (all() ? props.facts : props.facts.slice(0, SHOWN))
  return (
    <>
      <Prose text={props.text} />
      <Show when={props.facts.length > 0}>
        <p class="context-facts note flex wrap items-baseline gap-4-8">
          {props.lead}
          <For each={shown()}>{fact => <code {...(fact.startsWith('(') ? marks.fact(fact) : {})}>{fact}</code>}</For>
          <Show when={props.facts.length > SHOWN}>
            <Button small quiet onClick={() => setAll(now => !now)}>
              {all() ? 'Show fewer' : `Show all ${grouped(props.facts.length)}`}
            </Button>
          </Show>
        </p>
      </Show>
    </>
  )
}
