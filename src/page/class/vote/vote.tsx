// The page of a phone in a poll: the choices as large buttons, then the one that was chosen as the whole screen, with a
// code for the class's chat and for the camera. Nothing is sent.

import { createMemo, createSignal, For, Show } from 'solid-js'
import { MAX_ROUNDS, readVoteLink, type VoteLink } from '#teaching/polls/link'
import { deviceOf, pollTag, voteCode } from '#teaching/sheets/poll'
import { ChoiceMark, choiceName, hueOf, shapeOf } from './choice-mark'
import { CodeSquare } from './code-square'
import type { KeptVotes } from './kept-votes'
import { inBackground } from '#page/browser/background'
import './vote.css'

export function Vote(props: { link: string; kept: KeptVotes }) {
  const vote = createMemo(() => readVoteLink(props.link))
  return (
    <Show when={vote()} keyed fallback={<NoVote />}>
      {vote => <Ballot vote={vote} kept={props.kept} />}
    </Show>
  )
}

function NoVote() {
  return (
    <main class="vote">
      <h1>This link does not lead to a vote</h1>
      <p>Scan the QR code on the board again, or ask for the link.</p>
      <p>
        <a href="./">Open Planground</a>
      </p>
    </main>
  )
}

function Ballot(props: { vote: VoteLink; kept: KeptVotes }) {
  const { kept, vote } = props
  const [round, setRound] = createSignal(vote.round)
  const mark = () => `${vote.sheet}.${vote.item}.${round()}`
  // Stored votes are not reactive, so this signal tracks them.
  const [puts, setPuts] = createSignal(0)
  const [isChanging, setChanging] = createSignal(false)
  const choice = createMemo(() => {
    puts()
    const choice = kept.voteOn(mark())
    return choice !== undefined && vote.choices.includes(choice) ? choice : undefined
  })
  const goTo = (next: number): void => {
    setChanging(false)
    setRound(next)
  }
  const choose = (letter: string): void => {
    kept.put(mark(), letter)
    setPuts(count => count + 1)
    setChanging(false)
  }
  const code = () =>
    voteCode({
      tag: pollTag(vote.sheet, vote.item - 1, round()),
      choice: choice() ?? '',
      device: deviceOf(kept.device),
    })
  const isShown = () => choice() !== undefined && !isChanging()
  return (
    <main class="vote" data-voted={isShown() ? '' : undefined} style={isShown() ? { '--hue': hueOf(choice()!) } : {}}>
      <header class="vote-head flex-row wrap between">
        <h1>Question {vote.item}</h1>
        <Rounds round={round()} go={goTo} />
      </header>
      <Show when={isShown()} fallback={<Choices choices={vote.choices} chosen={choice()} choose={choose} />}>
        <Voted choice={choice()!} code={code()} change={() => setChanging(true)} />
      </Show>
      <Show when={!kept.isKept()}>
        <p class="vote-note">
          This browser cannot remember your vote. Do not reload the page, or your vote may count twice.
        </p>
      </Show>
    </main>
  )
}

/** Lets the class vote again on the same question, without a new link. */
function Rounds(props: { round: number; go: (round: number) => void }) {
  const rounds = Array.from({ length: MAX_ROUNDS }, (_, i) => i + 1)
  return (
    <fieldset class="vote-rounds flex-row gap-6 no-margin no-padding no-border">
      <legend>Round</legend>
      <For each={rounds}>
        {round => (
          <button
            type="button"
            aria-label={`Round ${round}`}
            aria-pressed={props.round === round}
            onClick={() => props.go(round)}
          >
            {round}
          </button>
        )}
      </For>
    </fieldset>
  )
}

function Choices(props: { choices: readonly string[]; chosen: string | undefined; choose: (letter: string) => void }) {
  return (
    <fieldset
      class="vote-choices grid gap-12 grow min-w-0 full-width no-padding no-border"
      data-count={props.choices.length}
    >
      <legend class="unseen">Choices</legend>
      <For each={props.choices}>
        {letter => (
          <button
            class="flex-row centred gap-20 bg-card"
            ref={element => {
              if (letter === props.chosen) queueMicrotask(() => element.focus())
            }}
            type="button"
            style={{ '--hue': hueOf(letter) }}
            aria-label={choiceName(letter)}
            aria-pressed={letter === props.chosen}
            onClick={() => props.choose(letter)}
          >
            <ChoiceMark letter={letter} />
            <Show when={choiceName(letter) !== letter}>
              <span>{choiceName(letter)}</span>
            </Show>
          </button>
        )}
      </For>
    </fieldset>
  )
}

function Voted(props: { choice: string; code: string; change: () => void }) {
  const [copied, setCopied] = createSignal('')
  let field!: HTMLParagraphElement
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.code)
      setCopied('Copied. Paste the code into the class’s chat.')
    } catch {
      getSelection()?.selectAllChildren(field)
      setCopied('Your browser does not let this page copy. The code is selected: copy it by hand.')
    }
  }
  return (
    <section class="flex-row flex-down centred gap-14 grow" aria-label="Your vote">
      <h2 ref={element => queueMicrotask(() => element.focus())} class="vote-mark" tabindex="-1">
        <ChoiceMark letter={props.choice} />
        <span class="unseen">
          You chose {choiceName(props.choice)}, the {shapeOf(props.choice).name}
        </span>
      </h2>
      <div class="vote-square">
        <CodeSquare text={props.code} label="QR code of your vote, for the camera" />
      </div>
      <p ref={field} class="vote-code nowrap">
        {props.code}
      </p>
      <div class="vote-actions flex wrap centred gap-10">
        <button class="round" type="button" onClick={() => inBackground(copy())}>
          Copy the code
        </button>
        <button class="round" type="button" onClick={() => props.change()}>
          Change my vote
        </button>
      </div>
      <p class="vote-note" role="status">
        {copied() || 'Hold up the QR code, or paste the code into the class’s chat. This page sends nothing.'}
      </p>
    </section>
  )
}
