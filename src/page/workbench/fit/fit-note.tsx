// Warns that a response names what its question does not have, and offers open questions that fit better.

import { createMemo, For, Show } from 'solid-js'
import type { Entry } from '#page/state/session/session'
import { createCommands } from '#page/state/commands/commands'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { placeOf, QuestionName } from './question-name'
import type { FoundFit } from './fit'
import './fit-note.css'

/** Maximum number of questions offered, and of names listed. */
const OFFERED = 3
const NAMED = 6

export function FitNote(props: {
  entry: Entry
  match: FoundFit | null
  /** Moves the response to another question. */
  move: (id: string) => void
  /** Searches for its question. */
  find: () => void
}) {
  const { session } = useApp()
  const { commandNamed } = useFeature(createCommands)
  const doubt = createMemo(() => {
    const now = props.match
    return now?.is === 'better' || now?.is === 'foreign' ? now : undefined
  })
  const others = () => {
    const now = doubt()
    return now?.is === 'better' ? now.others.flatMap(id => session.entryOf(id) ?? []) : []
  }
  return (
    <Show when={doubt()}>
      {now => (
        <section
          class="fit-note bg-ochre round grid gap-8 min-w-0"
          data-part="fit-note"
          aria-label="Whether it is this question"
        >
          <div role="status">
            <h3 class="flex-row gap-6 text-13">
              <Icon name="triangle-alert" size={14} />
              {now().is === 'better' ? 'Perhaps it answers another question' : 'Perhaps its question is not open'}
            </h3>
            <p class="ink-soft break-anywhere">
              <Reason match={now()} entry={props.entry} />
            </p>
          </div>
          <Show when={others().length > 0}>
            <ul class="fit-offers no-list no-padding grid gap-4">
              <For each={others().slice(0, OFFERED)}>
                {entry => (
                  <li class="fit-offer flex wrap items-center gap-4-12 bg-card border round min-w-0">
                    <span class="fit-name min-w-0">
                      <QuestionName entry={entry} />
                    </span>
                    <Button small aria-label={`Judge it for ${placeOf(entry)}`} onClick={() => props.move(entry.id)}>
                      Judge it for this one
                    </Button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
          <div class="flex wrap gap-8">
            <Button small icon="search" onClick={() => props.find()}>
              {others().length > OFFERED ? `Show all ${counted(others().length, 'question')}` : 'Find its question'}
            </Button>
            <Show when={now().is === 'foreign'}>
              <Button small icon="folder-open" onClick={() => commandNamed('open').run()}>
                Open files
              </Button>
            </Show>
          </div>
        </section>
      )}
    </Show>
  )
}

function Reason(props: { match: FoundFit; entry: Entry }) {
  const missing = () => ('missing' in props.match ? props.match.missing : [])
  return (
    <Show
      when={props.match.by === 'response'}
      fallback={`It contains the prompt of another question than ${placeOf(props.entry)}, for which it is judged.`}
    >
      <Show when={missing().length > 0} fallback="Its words fit another open question better.">
        It names{' '}
        <For each={missing().slice(0, NAMED)}>
          {(name, i) => (
            <>
              {i() > 0 ? ', ' : ''}
              <code>{name}</code>
            </>
          )}
        </For>
        {missing().length > NAMED ? ` and ${counted(missing().length - NAMED, 'other name')}` : ''}, which{' '}
        {placeOf(props.entry)} does not have. It is judged as an answer to that question.
      </Show>
    </Show>
  )
}
