// An answer without structure: it stays as typed, together with its readable part.

import { For, Show } from 'solid-js'
import type { ReadFreely } from '#questions/kinds/help'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { Prose } from '../parts/prose'
import type { Entry } from '#page/state/session/session'
import { type Formed, controlsOf, writeForm } from './form'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { createAnswering } from './answers'
import '#page/workbench/answer/steps/step-rows.css'

/** `read` is undefined while the text is being parsed, and null on failure. */
export function FreeText(props: { entry: Entry; read: ReadFreely | null | undefined; long: boolean }) {
  const { putFormed } = useFeature(createAnswering)
  const { session } = useApp()
  const kind = () => props.entry.question.kind
  /** The verdict on this text shows how it was read. */
  const isJudged = (): boolean => {
    const { answer, verdict } = session.workOf(props.entry.id)
    return verdict?.answer === answer
  }
  const plain = (): Formed | undefined => {
    const { read } = props
    if (!read) return undefined
    if (read.index !== null) return { kind: 'index', index: read.index }
    if (read.none && controlsOf(kind()).none !== null) return { kind: 'none' }
    return read.lists.some(list => list.length > 0) ? { kind: 'items', lists: read.lists } : undefined
  }
  return (
    <p class="free-note flex-row wrap gap-4-8 ink-soft text-small" role="status">
      <Icon name="pencil-line" size={13} />
      <span>
        {props.long ? 'Too long to show in parts; Check reads all of it.' : 'Free text, kept as you typed it.'}{' '}
        <Show when={props.read !== undefined && !isJudged()}>
          <Show
            when={plain()}
            fallback={
              <Show when={props.read?.text} fallback="No single answer can be read from it yet.">
                {text => (
                  <>
                    Read as <Prose text={text()} />.
                  </>
                )}
              </Show>
            }
          >
            {formed => (
              <>
                Read as <ReadAs kind={kind()} formed={formed()} />
              </>
            )}
          </Show>
        </Show>
      </span>
      <Show when={plain()}>
        {formed => (
          <Button small onClick={() => putFormed(props.entry, formed())}>
            Clean up
          </Button>
        )}
      </Show>
    </p>
  )
}

/** Maximum number of names listed; further ones are counted. */
const SHOWN = 4

function ReadAs(props: { kind: Entry['question']['kind']; formed: Formed }) {
  const items = () => (props.formed.kind === 'items' ? props.formed.lists.flat() : [])
  const mark = (name: string) => (controlsOf(props.kind).sort === 'action' ? marks.action(name) : marks.fact(name))
  return (
    <Show when={items().length > 0} fallback={<code class="name">{writeForm(props.kind, props.formed)}</code>}>
      <For each={items().slice(0, SHOWN)}>
        {name => (
          <>
            <code class="name" {...mark(name)}>
              {name}
            </code>{' '}
          </>
        )}
      </For>
      <Show when={items().length > SHOWN}>and {items().length - SHOWN} more</Show>
    </Show>
  )
}
