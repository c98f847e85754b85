// Asks the questions of a review or of practice one by one, then shows the results.

import { For, type JSX, Match, Show, Switch } from 'solid-js'
import { kindName } from '#questions/kinds/codes'
import type { KindCode } from '#questions/kinds/codes'
import type { Mastery } from '#teaching/mastery'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { QuizQuestion } from '../quiz/question'
import type { Learner } from './learner'
import type { QuestionRun, RunItem } from './run'
import './progress.css'

export function Asking(props: { run: QuestionRun; learner: Learner; back: () => void }) {
  const { run } = props
  const app = useApp()
  const isPractice = () => run.items()[0]?.kind === 'practice'
  const title = () => (isPractice() ? 'Practice' : 'Review')
  return (
    <div class="asking column gap-20 mx-auto">
      <header class="asking-head flex wrap items-baseline">
        <Button quiet icon="chevron-left" onClick={() => props.back()}>
          Your progress
        </Button>
        <h1>
          {title()}
          <Show when={run.item()}>{item => <span class="asking-kind ink-faint">{kindOf(item())}</span>}</Show>
        </h1>
        <Show when={!isPractice() && run.item()}>
          <p class="faint numbers">
            {run.at() + 1} of {run.items().length}
          </p>
        </Show>
      </header>
      <Switch>
        <Match when={run.item() === undefined}>
          <Over {...props} />
        </Match>
        <Match when={run.made.condition() === 'working'}>
          <div class="asking-coming">
            <Working
              what="Making the question"
              startedAt={run.made.startedAt()}
              stop={() => app.lanes.stopWork('computing')}
            />
          </div>
        </Match>
        <Match when={run.made.condition() === 'problem' || run.made.condition() === 'stopped'}>
          <Problem title="The question was not made" message={run.made.message()} again={run.made.retry} />
        </Match>
        <Match when={run.made.value()} keyed>
          {({ question, remark }) => (
            <>
              <Show when={remark}>
                <p class="ink-soft">{remark}</p>
              </Show>
              <QuizQuestion
                sandbox={run.sandboxOf(question, title())}
                asking={{
                  result: () => run.resultAt(run.at()),
                  shown: run.shown,
                  title: title(),
                  next: isOver => <Next run={run} learner={props.learner} isOver={isOver} />,
                }}
              />
            </>
          )}
        </Match>
        <Match when={run.made.value() === null}>
          <Problem title="There is no such question" message="None of this kind was found that could be asked now.">
            <Button small onClick={() => run.goOn()}>
              Continue
            </Button>
          </Problem>
        </Match>
      </Switch>
    </div>
  )
}

const kindOf = (item: RunItem): string =>
  kindName((item.kind === 'due' ? item.due.kind : item.mastery.kind) as KindCode)

/** The current state of the kind, including the last answers. */
const nowOf = (learner: Learner, { kind }: Mastery): Mastery => learner.mastery().find(each => each.kind === kind)!

function Next(props: { run: QuestionRun; learner: Learner; isOver: () => boolean }): JSX.Element {
  const { run } = props
  const goOn = (): void => {
    const item = run.item()
    run.goOn(item?.kind === 'practice' ? { kind: 'practice', mastery: nowOf(props.learner, item.mastery) } : undefined)
  }
  const isLast = () => run.item()?.kind === 'due' && run.at() + 1 >= run.items().length
  return (
    <Show when={run.resultAt(run.at())}>
      <Button classList={{ primary: props.isOver() }} onClick={() => goOn()}>
        {isLast() ? 'How it went' : 'Next question'}
        <Icon name="chevron-right" size={15} />
      </Button>
    </Show>
  )
}

/** The results of a review. */
function Over(props: { run: QuestionRun; back: () => void }) {
  const { run } = props
  const alone = () => run.items().filter((_, place) => run.resultAt(place)?.result === 'right').length
  return (
    <div class="asking-over grid place-start gap-18 bg-card border">
      <h2>
        {alone() === run.items().length
          ? 'All of them, without help'
          : `${alone()} of ${run.items().length} right at once, without help`}
      </h2>
      <ul>
        <For each={run.items()}>
          {(item, index) => (
            <li class="flex-row wrap" data-result={run.resultAt(index())?.result ?? 'wrong'}>
              <Icon name={run.resultAt(index())?.result === 'right' ? 'check' : 'rotate-ccw'} size={15} />
              <span>{kindOf(item)}</span>
              <span class="faint">
                {run.resultAt(index())?.result === 'right' ? 'comes back after a longer time' : 'comes back tomorrow'}
              </span>
            </li>
          )}
        </For>
      </ul>
      <Button primary onClick={() => props.back()}>
        Back to your progress
      </Button>
    </div>
  )
}
