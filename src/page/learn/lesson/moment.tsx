// A prediction in a lesson: the learner commits to one, or skips it; then it is compared with the right answer.

import { createEffect, createSignal, createUniqueId, For, Match, on, Show, Switch } from 'solid-js'
import type { Judgement, Value } from '#teaching/computed'
import type { LivePart, Prediction } from '#teaching/lesson'
import { Icon } from '#page/ui/icon'
import { Working } from '#page/workbench/parts/conditions'
import type { App } from '#page/state/app'
import { PredictionField } from '../parts/prediction-field'
import { Inlines, MarkedNames } from '../parts/prose'
import type { LessonState } from './lesson-state'
import { becauseOf } from './parts/because'
import { createOffered } from './offered'
import type { Prediction as Made } from './progress'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './step.css'

export type MomentState = ReturnType<typeof createMoment>

/** The current prediction, and the right answer once it may be shown. */
export function createMoment(app: App, lesson: LessonState, part: LivePart, predict: Prediction) {
  const offered = createOffered(app, lesson, part, predict)
  const [value, setValue] = createSignal<Value | null>(null)
  const [blank, setBlank] = createSignal(false)
  const made = () => lesson.predictionOf(part)
  const judged = () => lesson.judgedOf(part)
  const isChecking = () => lesson.checking() === part.id
  // A prediction from an earlier visit is judged again, as the lesson may have changed.
  createEffect(on(made, now => now !== undefined && inBackground(lesson.judgeAgain(part))))
  return {
    part,
    predict,
    lesson,
    offered,
    made,
    judged,
    blank,
    isChecking,
    choose(next: Value | null): void {
      setValue(() => next)
      setBlank(false)
    },
    shown(): Value | null {
      const now = made()
      if (now === undefined) return value()
      return now.kind === 'given' ? now.value : null
    },
    truth(): Value | null {
      const now = judged()
      return now === undefined || 'problem' in now ? null : closestTruth(now, made())
    },
    async check(): Promise<void> {
      const now = value()
      setBlank(now === null)
      if (now !== null && !isChecking()) await lesson.predict(part, now)
    },
  }
}

export function Moment(props: { moment: MomentState; settled: () => void }) {
  const { moment } = props
  const { part, predict, lesson, offered, made, isChecking } = moment
  const asks = createUniqueId()
  let result: HTMLElement | undefined
  /** The pressed button is removed, so the focus moves to the result. */
  const toResult = (): void =>
    queueMicrotask(() => {
      if (made() === undefined) return
      result?.focus({ preventScroll: true })
      props.settled()
    })
  return (
    <form
      class="moment grid gap-14 bg-card"
      data-part="moment"
      classList={{ 'moment-settled': made() !== undefined }}
      data-settled={made() === undefined ? undefined : ''}
      onSubmit={event => {
        event.preventDefault()
        inBackground(moment.check().then(toResult))
      }}
    >
      <p class="moment-eyebrow flex-row gap-7 ink-accent weight-600">
        <Icon name="circle-question-mark" size={14} />
        {made() === undefined ? 'What do you expect?' : 'What you expected'}
      </p>
      <p class="moment-asks pretty" id={asks}>
        <Inlines content={predict.text} computed={lesson.computed} />
      </p>
      <For each={offered.inQuestion()}>
        {({ name, english }) => (
          <p class="moment-text note">
            <code>{name}</code> {english}
          </p>
        )}
      </For>
      <Answer moment={moment} labelledBy={asks} />
      <Show when={moment.blank()}>
        <p class="ink-delete" role="alert">
          {offered.wants()}
        </p>
      </Show>
      <Show
        when={made() === undefined}
        fallback={
          <Result
            own={element => (result = element)}
            isSkipped={made()?.kind === 'skipped'}
            judged={moment.judged()}
            predict={predict}
            words={offered.describe(moment.shown())}
            nameOf={offered.nameOf}
            right={lesson.lesson()?.expressions[predict.right]?.text ?? ''}
            lesson={lesson}
          />
        }
      >
        <Acts
          isChecking={isChecking()}
          skip={() => {
            lesson.skip(part)
            toResult()
          }}
        />
      </Show>
    </form>
  )
}

/** The input field of the prediction. */
function Answer(props: { moment: MomentState; labelledBy: string }) {
  const { moment } = props
  const { part, predict, lesson, offered, made, isChecking } = moment
  /** True for a skipped number: its field would stay empty, and the right number is shown below. */
  const isBlankNumber = () => predict.ask === 'number' && made()?.kind === 'skipped'
  return (
    <Show when={!offered.isInPart} fallback={<InPart moment={moment} />}>
      <Show when={!isBlankNumber()}>
        <PredictionField
          ask={predict.ask}
          options={predict.options ?? []}
          names={offered.names()}
          numbered={predict.ask === 'steps'}
          computed={lesson.computed}
          value={moment.shown()}
          change={moment.choose}
          locked={made() !== undefined || isChecking()}
          truth={moment.truth()}
          id={`predict-${part.id}`}
          labelledBy={props.labelledBy}
        />
      </Show>
    </Show>
  )
}

/** The instruction where to pick the answer in the live part. */
const wherePicked = ({ ask }: Prediction): string =>
  ask === 'pairs'
    ? 'Mark the pairs in the table.'
    : ask === 'state'
      ? 'Choose it among the states that wait in the search.'
      : 'Mark the facts in the table of facts.'

/** The selection in the live part so far. */
function InPart(props: { moment: MomentState }) {
  const { offered, shown, made } = props.moment
  return (
    <Show when={made() === undefined}>
      <p class="moment-in-part flex-row gap-8 min-h-32 ink-soft" role="status">
        <Icon name="target" size={15} />
        <Show when={offered.describe(shown())} fallback={wherePicked(props.moment.predict)}>
          {text => <>Chosen: {text()}</>}
        </Show>
      </p>
    </Show>
  )
}

function Acts(props: { isChecking: boolean; skip: () => void }) {
  return (
    <div class="moment-acts flex-row wrap gap-8">
      <Button type="submit" primary aria-disabled={props.isChecking}>
        Check
      </Button>
      <Button quiet title="Shows what is right; the prediction counts as skipped" onClick={() => props.skip()}>
        Show me
      </Button>
      <Show when={props.isChecking}>
        <Working compact what="Computing the right answer" />
      </Show>
    </div>
  )
}

/** The right answer shown next to the prediction: if there are several correct lists, the closest one. */
function closestTruth({ truth, missing = [], extra = [] }: Judgement, made: Made | undefined): Value {
  const isSeveral = Array.isArray(truth) && truth.length > 0 && truth.every(Array.isArray)
  if (!isSeveral || made?.kind !== 'given' || !Array.isArray(made.value)) return truth
  return [...made.value.filter(each => !extra.includes(String(each))), ...missing.map(numbered)]
}

/** Steps are given by their number. */
const numbered = (item: string): Value => (/^\d+$/.test(item) ? Number(item) : item)

/** The prediction next to the truth, in words. */
function Result(props: {
  own: (element: HTMLElement) => void
  isSkipped: boolean
  judged: ReturnType<LessonState['judgedOf']>
  predict: Prediction
  /** The prediction in words. */
  words: string
  nameOf: (item: string) => string
  /** The expression of the right answer. */
  right: string
  lesson: LessonState
}) {
  const judgement = (): Judgement | undefined =>
    props.judged !== undefined && !('problem' in props.judged) ? props.judged : undefined
  const problem = (): string | undefined =>
    props.judged !== undefined && 'problem' in props.judged ? props.judged.problem : undefined
  return (
    <div
      class="moment-result grid gap-6 text-15 line-1-5 round-small"
      data-part="moment-result"
      tabIndex={-1}
      ref={element => props.own(element)}
      role="status"
    >
      <Switch fallback={<p class="faint">…</p>}>
        <Match when={props.isSkipped}>
          <p class="moment-verdict break-anywhere" data-part="moment-verdict" data-truth="none">
            <Icon name="eye" size={16} />
            <strong>Shown.</strong>
            <Show
              when={!/^(?:choice|table|pairs|state)$/.test(props.predict.ask) && judgement()}
              fallback=" Even a wrong guess teaches more than none."
            >
              {found => (
                <>
                  {' '}
                  {props.predict.ask === 'number' ? 'It is ' : 'Right: '}
                  <MarkedNames text={found().right} />.
                </>
              )}
            </Show>
          </p>
        </Match>
        <Match when={problem()}>
          {message => (
            <p class="moment-verdict break-anywhere" data-part="moment-verdict" data-truth="none">
              <Icon name="hourglass" size={16} />
              <strong>Not decided.</strong> The right answer could not be computed. {message()}
            </p>
          )}
        </Match>
        <Match when={judgement()}>
          {found => (
            <Verdict
              found={found()}
              predict={props.predict}
              words={props.words}
              nameOf={props.nameOf}
              right={props.right}
              lesson={props.lesson}
            />
          )}
        </Match>
      </Switch>
    </div>
  )
}

function Verdict(props: {
  found: Judgement
  predict: Prediction
  words: string
  nameOf: (item: string) => string
  right: string
  lesson: LessonState
}) {
  const hasDifference = () =>
    [props.found.missing, props.found.extra].some(names => names !== undefined && names.length > 0)
  /** True if the reasons name the right facts or actions, even if others were picked. */
  const hasDetails = () => /^(?:facts?|actions?)$/.test(props.predict.ask)
  const because = (): string => {
    const name = /^(?:fact|action)$/.test(props.predict.ask) ? props.words : (props.found.extra?.[0] ?? '')
    return name === '' ? '' : becauseOf(props.right, name, props.found.isRight)
  }
  /** Why the wrong rule that leads to this answer is wrong. */
  const mistake = () => props.predict.mistakes?.[props.found.mistake ?? -1]?.because
  const isOne = () => !Array.isArray(props.found.truth) || props.found.truth.length === 1
  /** Options and lists already show which answer is right. */
  const showsRight = () => !props.found.isRight && !/^(?:choice|table)$/.test(props.predict.ask) && !hasDifference()
  return (
    <>
      <p
        class="moment-verdict break-anywhere"
        data-part="moment-verdict"
        data-truth={props.found.isRight ? 'right' : 'wrong'}
      >
        <Icon name={props.found.isRight ? 'check' : 'x'} size={16} />
        <strong>{props.found.isRight ? 'Right.' : 'Not quite.'}</strong>
        <Show when={showsRight()}>
          <Show when={props.words !== ''}>
            {' '}
            Your answer: <MarkedNames text={props.words} />.
          </Show>{' '}
          {props.predict.ask === 'number' ? 'It is ' : 'Right: '}
          <MarkedNames text={props.found.right} />.
        </Show>
        <Show when={props.found.isRight && hasDetails()}>
          {' '}
          <MarkedNames text={props.found.right} /> {isOne() ? 'is' : 'are'} right.
        </Show>
        <Show when={because()}>
          {text => (
            <>
              {' '}
              <MarkedNames text={text()} />
            </>
          )}
        </Show>
      </p>
      <Show when={mistake()}>
        {because => (
          <p data-part="moment-mistake">
            <Inlines content={because()} computed={props.lesson.computed} />
          </p>
        )}
      </Show>
      <Show when={props.predict.ask !== 'table'}>
        <Differing title="Missing" names={props.found.missing?.map(props.nameOf)} />
        <Differing title="Too many" names={props.found.extra?.map(props.nameOf)} />
      </Show>
    </>
  )
}

function Differing(props: { title: string; names: readonly string[] | undefined }) {
  return (
    <Show when={props.names !== undefined && props.names.length > 0}>
      <p class="moment-differing">
        {props.title}: <MarkedNames text={props.names!.join(', ')} />
      </p>
    </Show>
  )
}
