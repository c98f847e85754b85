// The note above a question about an edited problem: which of its English no longer applies.

import { For, Match, Show, Switch } from 'solid-js'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { Prose } from '../parts/prose'
import type { Entry } from '#page/state/session/session'
import { useApp, useFeature } from '#page/state/use-app'
import './edit-note.css'
import { createMentions } from '#page/state/focus/mentions'
import { Button } from '#page/ui/button'

export function EditNote(props: { entry: Entry }) {
  const mentions = useFeature(createMentions)
  const { reposed, undoing } = useApp()
  return (
    <div class="edit-note flex items-start gap-8 ink-accent text-small round" data-part="edit-note">
      <Icon name="pencil-line" size={14} />
      <p class="grow">
        <Switch>
          <Match when={reposed()?.objection}>
            {objection => (
              <>
                <Prose text={objection()} />
              </>
            )}
          </Match>
          <Match when={reposed()?.isNew}>
            <Prose text={reposed()?.past ?? ''} /> This is a new question about your edited problem.
          </Match>
          <Match when={reposed()?.isDescribedAgain}>This question is about your edited problem.</Match>
          <Match when={true}>
            You edited the problem; this English still describes the original. What no longer holds is struck out.
          </Match>
        </Switch>
        <Show when={reposed()?.broken}>
          {broken => (
            <span class="not-in-text block">
              <Prose text={broken()} />
            </span>
          )}
        </Show>
        <NotInText title="Now also:" facts={mentions.notInText().start} />
        <NotInText title="The goal now also asks for:" facts={mentions.notInText().goal} />
      </p>
      <Button small quiet icon="undo-2" onClick={() => undoing.revertEdit(props.entry)}>
        Back to the original
      </Button>
    </div>
  )
}

/** Maximum number of facts named. */
const MAX_FACTS = 8

function NotInText(props: { title: string; facts: readonly string[] }) {
  return (
    <Show when={props.facts.length > 0}>
      <span class="not-in-text block">
        {props.title}{' '}
        <For each={props.facts.slice(0, MAX_FACTS)}>
          {(fact, index) => (
            <>
              {index() === 0 ? '' : ', '}
              <code {...marks.fact(fact)}>{fact}</code>
            </>
          )}
        </For>
        {props.facts.length > MAX_FACTS ? ` and ${props.facts.length - MAX_FACTS} more` : ''}.
      </span>
    </Show>
  )
}
