// The result of the comparison: the word, the reason, both senses of equivalence; then the differences.

import { createMemo, Match, Show, Switch } from 'solid-js'
import type { ComparedView, SenseView } from '#questions/views/pairs/pair-view'
import { Empty, Problem, Working } from '#page/workbench/parts/conditions'
import { Icon, type IconName } from '#page/ui/icon'
import { grouped } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { Tabs } from '#page/ui/tabs'
import { compareNames } from '#page/workbench/pairs/names'
import { PairReport } from '#page/workbench/pairs/report'
import { HARDER } from '#page/state/verdicts/checking'
import { useApp, useFeature } from '#page/state/use-app'
import { createTextDesk } from '#page/workbench/pddl/desk'
import { Button } from '#page/ui/button'
import { createComparingProblems } from './comparing-problems'
import { DomainsResult } from './domains-found'
import { Faults } from './faults'
import { createOffers } from './offers'
import { createSecond } from './second'
import './compare.css'

export function ComparisonResult() {
  const second = useFeature(createSecond)
  return (
    <Show when={second.isDomain()} fallback={<ProblemsResult />}>
      <DomainsResult />
    </Show>
  )
}

function ProblemsResult() {
  const { pane, stop } = useFeature(createComparingProblems)
  const value = () => pane.value()?.view
  const compared = (): ComparedView | undefined => {
    const now = value()
    return now?.kind === 'compared' ? now : undefined
  }
  const refused = () => {
    const now = value()
    return now?.kind === 'refused' ? now.message : undefined
  }
  const faults = () => {
    const now = value()
    return now?.kind === 'fault' ? now.faults : undefined
  }
  return (
    <section class="found" aria-label="Comparison" aria-live="off">
      <Sense />
      <Show when={pane.condition() === 'working'}>
        <div class="found-working rigid">
          <Working compact what="Comparing the problems" startedAt={pane.startedAt()} stop={stop} />
        </div>
      </Show>
      <div
        class="found-inner stack scroll-y gap-12 grow"
        id="sense-panel"
        classList={{ 'found-stale': pane.condition() === 'working' }}
      >
        <Switch>
          <Match when={pane.condition() === 'empty'}>
            <NoSecond />
          </Match>
          <Match when={pane.condition() === 'stopped' && compared() === undefined}>
            <Empty icon="circle-stop" title="Stopped">
              <p>The problems were not compared.</p>
              <Button small onClick={() => pane.retry()}>
                Compare them
              </Button>
            </Empty>
          </Match>
          <Match when={pane.condition() === 'problem'}>
            <Problem title="The problems could not be compared" message={pane.message()} again={pane.retry} />
          </Match>
          <Match when={refused()}>
            {message => <Problem title="These problems are not compared" message={message()} />}
          </Match>
          <Match when={faults()}>{list => <Faults faults={list()} />}</Match>
          <Match when={compared()}>{view => <Compared view={view()} />}</Match>
        </Switch>
      </div>
    </section>
  )
}

/** The choice of the sense of “equivalent”. */
function Sense() {
  const second = useFeature(createSecond)
  return (
    <header class="pane-head found-head rigid between">
      <h2>Are they equivalent?</h2>
      <Tabs<'strict' | 'placeholder'>
        look="segments"
        label="In which sense"
        prefix="sense"
        chosen={second.placeholder() ? 'placeholder' : 'strict'}
        choose={mode => second.setPlaceholder(mode === 'placeholder')}
        tabs={[
          { id: 'strict', title: 'Strict' },
          { id: 'placeholder', title: 'Placeholder' },
        ]}
      />
    </header>
  )
}

interface Word {
  readonly word: string
  readonly icon: IconName
  readonly tone: 'right' | 'wrong' | 'undecided'
}

function wordOf({ equivalent }: SenseView): Word {
  if (equivalent === null) return { word: 'Undecided', icon: 'hourglass', tone: 'undecided' }
  return equivalent
    ? { word: 'Equivalent', icon: 'equal', tone: 'right' }
    : { word: 'Different', icon: 'equal-not', tone: 'wrong' }
}

const senseText = {
  strict: 'One renaming of objects must fit the initial state and the goal.',
  placeholder: 'Which objects take which place in the goal is left open.',
} as const

function Compared(props: { view: ComparedView }) {
  const { pane } = useFeature(createComparingProblems)
  const second = useFeature(createSecond)
  const desk = useFeature(createTextDesk)
  const request = createMemo(() => pane.value()!.request)
  const head = () => wordOf(props.view.equivalent)
  const isCurrent = () => pane.condition() === 'ready'
  return (
    <>
      <div class={`found-word items-center wrap flex found-${head().tone}`} role="status">
        <Icon name={head().icon} size={20} />
        <strong>{head().word}</strong>
        <span class="faint">{senseText[props.view.equivalent.mode]}</span>
      </div>
      <p class="found-text pretty break-anywhere">
        <Prose text={props.view.equivalent.explanation} />
      </p>
      <Other sense={props.view.other} />
      <Harder view={props.view} />
      <PairReport
        request={request()}
        view={props.view}
        names={compareNames}
        prefix="compare-pictures"
        reveal={{
          sides: ['a', 'b'],
          show: (side, span) => (side === 'b' ? second.reveal(span) : desk.reveal('problem', span.from, span.to)),
        }}
        apply={isCurrent() ? repair => second.put(repair.text) : undefined}
      />
    </>
  )
}

/** The verdict in the other sense of “equivalent”. */
function Other(props: { sense: SenseView }) {
  const found = () => wordOf(props.sense)
  return (
    <details class="found-other">
      <summary class="flex-row gap-6 ink-faint pointer no-list">
        <Icon name="chevron-right" size={13} />
        <span>{props.sense.mode === 'strict' ? 'Strict' : 'Placeholder'}:</span>
        <strong class={`found-${found().tone}`}>
          <Icon name={found().icon} size={13} />
          {found().word.toLowerCase()}
        </strong>
      </summary>
      <p class="ink-soft break-anywhere">
        {senseText[props.sense.mode]} <Prose text={props.sense.explanation} />
      </p>
    </details>
  )
}

/** Offered if a limit was reached that can be raised. */
function Harder(props: { view: ComparedView }) {
  const { maxStates, tryHarder } = useFeature(createComparingProblems)
  const isOpen = () => props.view.equivalent.equivalent === null || props.view.other.equivalent === null
  return (
    <Show when={isOpen() && tryHarder()}>
      {harder => (
        <p class="found-harder flex-row wrap">
          <Button small icon="hourglass" onClick={() => harder()()}>
            Try harder
          </Button>
          <span class="numbers faint">
            Stopped at {grouped(maxStates())} states; this allows {grouped(maxStates() * HARDER)}.
          </span>
        </p>
      )}
    </Show>
  )
}

/** Shown without a second problem: ways to start. */
function NoSecond() {
  const { layout } = useApp()
  const second = useFeature(createSecond)
  const offers = useFeature(createOffers)
  const other = () => offers().find(({ id }) => !id.startsWith('copy') && !id.startsWith('domain:'))
  const copy = () => offers().find(({ id }) => id === 'copy')
  return (
    <Empty icon="equal-not" title="Choose what to compare with">
      <p>
        {layout.room() === 'narrow'
          ? 'Choose or paste a problem of this domain, or another domain.'
          : 'Paste a problem of this domain, or another domain, drop its file, or begin with one of these.'}{' '}
        Problems are compared with the open problem, domains with the open domain. You can change both; the comparison
        follows.
      </p>
      <div class="flex wrap centred gap-8 mt-6">
        <Show when={other()}>
          {offer => (
            <Button primary onClick={() => second.put(offer().text, offer().id)}>
              {offer().short}
            </Button>
          )}
        </Show>
        <Show when={copy()}>
          {offer => (
            <Button onClick={() => second.put(offer().text, offer().id)}>A copy of the first, to change</Button>
          )}
        </Show>
        <Show when={offers().find(({ id }) => id === 'copy-domain')}>
          {offer => (
            <Button onClick={() => second.put(offer().text, offer().id)}>A copy of the domain, to change</Button>
          )}
        </Show>
      </div>
    </Empty>
  )
}
