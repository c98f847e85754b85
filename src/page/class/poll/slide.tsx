// The class's view of a poll: the question with its choices, the voting instructions, then the counts, then the right
// answer. The right answer is not in the page before its step.

import { createMemo, For, onCleanup, Show } from 'solid-js'
import type { Rich } from '#teaching/exports/rich'
import type { ItemPicture } from '#teaching/exports/item'
import type { Poll, PollQuestion } from '#teaching/polls/question'
import { counted } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { createPublicAddress } from '#page/state/public-address'
import { useFeature } from '#page/state/use-app'
import { ChoiceMark, hueOf } from '../vote/choice-mark'
import { CodeSquare } from '../vote/code-square'
import type { PollState } from './poll-state'
import { TimeLeft } from './timer'
import { Fold } from '#page/ui/fold'
import './poll.css'

export function Slide(props: { poll: PollState; made: Poll }) {
  const { poll } = props
  const step = () => poll.now().step
  const ask = () => props.made.ask
  return (
    <div class="slide-frame min-w-0">
      <article class="slide column content-start round-10 bg-card" aria-label="What the class sees" data-step={step()}>
        <header class="slide-head flex wrap items-baseline">
          <p class="ink-soft">{ask().name}</p>
          <p class="slide-round ink-accent">{stepWords(step(), poll.round())}</p>
          <TimeLeft ends={poll.now().ends} />
        </header>
        <div class="slide-body flex wrap items-start">
          <Question ask={ask()} />
          <Show when={ask().picture}>{picture => <Picture picture={picture()} />}</Show>
        </div>
        <Choices poll={poll} made={props.made} />
        <Show when={step() === 'vote'}>
          <HowToVote poll={poll} />
        </Show>
        <Show when={step() === 'answer'}>
          <p class="slide-why">
            <RichText text={props.made.key.explanation} />
          </p>
        </Show>
      </article>
    </div>
  )
}

const stepWords = (step: PollState['now'] extends () => { step: infer S } ? S : never, round: number): string =>
  step === 'think'
    ? 'Think for yourself'
    : step === 'vote'
      ? round === 1
        ? 'Vote'
        : `Discuss, then vote again: round ${round}`
      : step === 'counts'
        ? 'What the class thinks'
        : 'The right answer'

function Question(props: { ask: PollQuestion }) {
  return (
    <div class="slide-question column min-w-0">
      <Show when={props.ask.context.trim() !== ''}>
        <Fold class="slide-context" open={props.ask.picture === null}>
          <summary>The situation</summary>
          <p>{props.ask.context}</p>
        </Fold>
      </Show>
      <p class="slide-stem break-anywhere">{props.ask.stem}</p>
      <Show when={props.ask.response}>
        {response => (
          <blockquote class="slide-response no-margin bg-well break-anywhere pre-wrap">{response()}</blockquote>
        )}
      </Show>
      <Show when={props.ask.how !== ''}>
        <p class="slide-how">{props.ask.how}</p>
      </Show>
    </div>
  )
}

function Picture(props: { picture: ItemPicture }) {
  const url = createMemo(() => {
    const url = URL.createObjectURL(new Blob([props.picture.svg], { type: 'image/svg+xml' }))
    onCleanup(() => URL.revokeObjectURL(url))
    return url
  })
  return (
    <img
      class="slide-picture round"
      src={url()}
      alt={props.picture.caption}
      width={props.picture.width}
      height={props.picture.height}
    />
  )
}

function HowToVote(props: { poll: PollState }) {
  const { linkTo } = useFeature(createPublicAddress)
  const address = () => linkTo(props.poll.voteLink())
  return (
    <aside class="slide-vote grid content-start" aria-label="How to vote">
      <CodeSquare text={address()} label="QR code of the voting page" />
      <p class="slide-address break-anywhere">{address().replace(/^https?:\/\//, '')}</p>
      <p class="slide-all" role="status">
        {counted(props.poll.all(), 'vote')}
      </p>
    </aside>
  )
}

function Choices(props: { poll: PollState; made: Poll }) {
  const { poll } = props
  const isCounted = () => /counts|answer/.test(poll.now().step)
  return (
    <ol class="slide-choices column" data-counted={isCounted() ? '' : undefined}>
      <For each={props.made.ask.choices}>
        {({ letter, text }, i) => (
          <li class="grid" style={{ '--hue': hueOf(letter) }} data-right={isRight(props, letter)}>
            <ChoiceMark letter={letter} />
            <div class="slide-choice grid break-anywhere">
              <p>
                <span class="unseen">{letter}: </span>
                <RichText text={text} />
              </p>
              <Show when={poll.now().step === 'answer'}>
                <p class="slide-reason ink-soft">
                  <strong class="inline-flex items-center ink-delete">
                    <Icon name={isRight(props, letter) ? 'check' : 'x'} size={18} />
                    {isRight(props, letter) ? 'Right' : 'Wrong'}
                  </strong>{' '}
                  <RichText text={withoutVerdict(props.made.key.reasons[i()] ?? [])} />
                </p>
              </Show>
            </div>
            <Show when={isCounted()}>
              <Bars poll={poll} at={i()} />
            </Show>
          </li>
        )}
      </For>
    </ol>
  )
}

/** 'true', 'false', or undefined before the right answer is revealed. */
const isRight = (props: { poll: PollState; made: Poll }, letter: string): boolean | undefined =>
  props.poll.now().step === 'answer' ? props.made.key.right.includes(letter) : undefined

/** A bar for each round, the last one emphasised. */
function Bars(props: { poll: PollState; at: number }) {
  const rounds = () => props.poll.counts()
  return (
    <div class="slide-bars grid">
      <For each={rounds()}>
        {({ counts, all }, i) => {
          const votes = () => counts[props.at]?.votes ?? 0
          const share = () => (all === 0 ? 0 : votes() / all)
          return (
            <div class="slide-bar grid items-center" data-last={i() === rounds().length - 1 ? '' : undefined}>
              <Show when={rounds().length > 1}>
                <span class="slide-bar-round ink-soft">
                  <span class="unseen">Round </span>
                  {i() + 1}
                </span>
              </Show>
              <span class="slide-track">
                <span class="slide-fill block full-height" style={{ width: `${share() * 100}%` }} />
              </span>
              <span class="slide-count nowrap numbers">
                {votes()}
                <span class="slide-share ink-soft"> {Math.round(share() * 100)}%</span>
              </span>
            </div>
          )
        }}
      </For>
    </div>
  )
}

/** Removes the verdict at the start of a closed question's reason, which is shown before it already. */
function withoutVerdict(text: Rich): Rich {
  const [first, ...rest] = text
  if (first === undefined) return text
  const words = first.text.replace(/^(?:Right|Wrong): /, '')
  const begun = words === first.text ? words : words.slice(0, 1).toUpperCase() + words.slice(1)
  return [{ ...first, text: begun }, ...rest]
}

/** Text with names set as code. */
export const RichText = (props: { text: Rich }) => (
  <For each={props.text}>
    {({ kind, text }) => (kind === 'code' ? <code class="slide-name-code">{text}</code> : text)}
  </For>
)
