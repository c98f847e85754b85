// Shared by the panes of the stage: the messages for a missing result, with reasons.

import { type JSX, Match, Show, Switch } from 'solid-js'
import type { Pane } from '#page/state/lanes/pane'
import { Empty, Problem, Working } from '#page/workbench/parts/conditions'
import type { IconName } from '#page/ui/icon'
import type { App } from '#page/state/app'
import { useApp, useFeature } from '#page/state/use-app'
import { createParsing } from '#page/workbench/described/parsing'
import { isWritten } from '#page/state/session/written'
import { Button } from '#page/ui/button'

export interface PaneWords {
  readonly icon: IconName
  /** For a question that came as English only: the title, and the consequence for this pane. */
  readonly english: { readonly title: string; readonly message: string }
  /** Title above the reason why the engine has no result for this problem. */
  readonly refused: string
  /** True if the reason is in the PDDL: a button leads to it. */
  readonly toPddl?: boolean
  /** Title above an error. */
  readonly failed: string
  /** For stopped work: the missing part, and the label of the button that continues. */
  readonly stopped: { readonly message?: string; readonly again: string }
}

/** The text for a question without PDDL: what is unknown, and what the pane shows for other questions. */
export const englishOnly = (unknown: string, shown: string): string =>
  `This question comes as English only, so its ${unknown} are not known. Open questions and built-in problems have ${shown} to show.`

/**
 * Shows the first of these that applies: no PDDL, `early`, an error, a result among `children`, a refusal, stopped, or
 * else working. `early` and `children` consist of one or more `Match` elements.
 */
export function PaneFrame(props: {
  pane: Pane<unknown>
  words: PaneWords
  /** The current computation. */
  working: string
  startedAt?: number
  stop?: () => void
  /** The reason why the engine has no result. */
  refused: string | undefined
  early?: JSX.Element
  children?: JSX.Element
}) {
  const app = useApp()
  const { session, place } = app
  const parsing = useFeature(createParsing)
  const unwritten = () => missingPart(app, props.refused)
  return (
    <Switch
      fallback={
        <Working
          what={props.working}
          startedAt={props.startedAt ?? props.pane.startedAt()}
          {...(props.stop === undefined ? {} : { stop: props.stop })}
        />
      }
    >
      <Match when={session.source() === null && parsing.isReading()}>
        <Working what="Reading the question’s English" startedAt={app.clock.now()} />
      </Match>
      <Match when={session.source() === null}>
        <Empty icon={props.words.icon} title={props.words.english.title}>
          <p>{props.words.english.message}</p>
        </Empty>
      </Match>
      <Match when={unwritten()}>{message => <Unwritten icon={props.words.icon} message={message()} />}</Match>
      {/* Solid would take a missing child for a branch. */}
      {props.early ?? []}
      <Match when={props.pane.condition() === 'problem'}>
        <Problem title={props.words.failed} message={props.pane.message()} again={() => props.pane.retry()} />
      </Match>
      {props.children ?? []}
      <Match when={props.refused}>
        {message => (
          <Problem title={props.words.refused} message={message()}>
            <Show when={props.words.toPddl}>
              <Button small onClick={() => place.show({ tab: 'pddl' })}>
                Look at the PDDL
              </Button>
            </Show>
          </Problem>
        )}
      </Match>
      <Match when={props.pane.condition() === 'stopped'}>
        <Empty icon="circle-stop" title="Stopped">
          <Show when={props.words.stopped.message}>{message => <p>{message()}</p>}</Show>
          <Button small onClick={() => props.pane.retry()}>
            {props.words.stopped.again}
          </Button>
        </Empty>
      </Match>
    </Switch>
  )
}

/** The missing part of a problem that the visitor writes; undefined if nothing is missing. */
function missingPart({ session }: Pick<App, 'session'>, refused: string | undefined): string | undefined {
  const entry = session.selected()
  if (entry === null || !isWritten(entry.question)) return undefined
  if (session.source()?.problem.trim() === '') return 'Your own problem is shown here while you write it.'
  return refused === undefined
    ? undefined
    : 'Your own problem is shown here as soon as it can be read without an error.'
}

function Unwritten(props: { icon: IconName; message: string }) {
  const { place } = useApp()
  return (
    <Empty icon={props.icon} title="Nothing to draw yet">
      <p>{props.message}</p>
      <Button small onClick={() => place.show({ tab: 'pddl', text: 'domain' })}>
        Look at the domain
      </Button>
    </Empty>
  )
}
