// The progress of a run with its controls: shown while it is running, paused or stopped, and if it has faults.

import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import type { RunInfo } from '#results/runs/info'
import { Icon } from '#page/ui/icon'
import { bytesNote } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { AddQuestions } from '../import/add-questions'
import { createBadLines } from '../import/bad-lines'
import { createRuns } from './runs'
import { issuesText, isUnderWay, shareDone, stateIcon, stateText, timeLeft } from './run-words'
import './run-bar.css'

/** Milliseconds between announcements to screen readers while it runs. */
const SELDOM = 15_000

/** True if there is anything to show in addition to its rows. */
export const hasBar = ({ state, problem, issues, waiting, isKept }: RunInfo): boolean =>
  state !== 'done' || problem !== '' || issues > 0 || waiting > 0 || !isKept

export function RunBar(props: { id: string }) {
  const { infoOf } = useFeature(createRuns)
  const infoToShow = () => {
    const info = infoOf(props.id)
    return info !== undefined && hasBar(info) ? info : undefined
  }
  return <Show when={infoToShow()}>{info => <Bar info={info()} />}</Show>
}

function Bar(props: { info: RunInfo }) {
  const { pace } = useFeature(createRuns)
  const left = () => {
    const time = props.info.state === 'scoring' ? pace.left(props.info.id) : null
    return time === null ? '' : timeLeft(time)
  }
  const share = () => shareDone(props.info)
  return (
    <div
      class="run-bar mt-10"
      classList={{ 'run-over': props.info.state === 'done' }}
      data-part={props.info.state === 'done' ? 'run-over' : undefined}
    >
      <Show when={props.info.state !== 'done'}>
        <div
          class="run-progress clipped round-2"
          role="progressbar"
          aria-label={`Scored of ${props.info.name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={share() === undefined ? undefined : Math.floor(100 * share()!)}
          classList={{ 'run-unsure': share() === undefined, 'run-still': !isUnderWay(props.info) }}
        >
          <i class="block" style={share() === undefined ? {} : { width: `${100 * share()!}%` }} />
        </div>
      </Show>
      <div class="run-bar-line flex-row wrap gap-4-12 min-h-32 mt-6">
        <span class="inline-flex items-center gap-6" data-part="run-bar-state">
          <Icon name={props.info.waiting > 0 ? stateIcon.waiting : stateIcon[props.info.state]} size={14} />
          <span class="numbers">{stateText(props.info)}</span>
        </span>
        <Show when={isUnderWay(props.info)}>
          <span class="numbers faint">
            {bytesNote(props.info.bytes.read)} of {bytesNote(props.info.bytes.of)} read
          </span>
        </Show>
        <span class="numbers faint run-bar-left">{left()}</span>
        <BadLinesButton info={props.info} />
        <span class="spacer" />
        <Controls info={props.info} />
      </div>
      <Show when={props.info.problem !== ''}>
        <p class="run-bar-problem flex gap-8 mt-4 ink-soft line-1-5">
          <Icon name="triangle-alert" size={14} />
          {props.info.problem}
        </p>
      </Show>
      <Show when={notKept(props.info)}>
        {text => (
          <p class="run-bar-problem flex gap-8 mt-4 ink-soft line-1-5">
            <Icon name="triangle-alert" size={14} />
            {text()}
          </p>
        )}
      </Show>
      <AddQuestions info={props.info} />
      <Announcer info={props.info} left={left()} />
    </div>
  )
}

/** What a reload would lose; '' for nothing. */
function notKept(info: RunInfo): string {
  const { isKept, canResume, state } = info
  if (!isKept && canResume)
    return 'Not kept: the browser has no room for more rows. A reload continues from the last row that it kept. To make room, delete runs or files that are set aside.'
  if (!isKept)
    return 'Not stored: the browser has no room for this run, or lets the page store nothing. Export what you need before you close the page.'
  return !canResume && (isUnderWay(info) || state === 'paused')
    ? 'Not kept: the browser has no room for the files. A reload loses what is not scored by then.'
    : ''
}

function Controls(props: { info: RunInfo }) {
  const { pause, resume, stop } = useFeature(createRuns)
  const id = () => props.info.id
  return (
    <>
      <Show when={isUnderWay(props.info)}>
        <Button small icon="pause" onClick={() => pause(id())}>
          Pause
        </Button>
      </Show>
      <Show when={props.info.state === 'paused' || props.info.state === 'stopped'}>
        <Button small icon="play" onClick={() => resume(id())}>
          Resume
        </Button>
      </Show>
      <Show when={isUnderWay(props.info) || props.info.state === 'paused'}>
        <Button small icon="circle-stop" onClick={() => stop(id())}>
          Stop
        </Button>
      </Show>
    </>
  )
}

function BadLinesButton(props: { info: RunInfo }) {
  const { show } = useFeature(createBadLines)
  return (
    <Show when={props.info.issues + props.info.waiting > 0}>
      <Button
        small
        quiet
        icon={props.info.issues + props.info.waiting > props.info.notes ? 'triangle-alert' : 'info'}
        onClick={() => show(props.info.id)}
      >
        {issuesText(props.info)}
      </Button>
    </Show>
  )
}

/** Announces the progress to screen readers: rarely while it runs, and immediately when its state changes. */
function Announcer(props: { info: RunInfo; left: string }) {
  const [text, setText] = createSignal('')
  const announce = (): void => {
    setText(`${props.info.name}: ${stateText(props.info)}${props.left === '' ? '' : `, ${props.left}`}`)
  }
  createEffect(on(() => props.info.state, announce, { defer: true }))
  const timer = setInterval(() => isUnderWay(props.info) && announce(), SELDOM)
  onCleanup(() => clearInterval(timer))
  return (
    <span class="unseen" role="status">
      {text()}
    </span>
  )
}
