// The area of the verdict: instructions before there is one, progress while judging, then the verdict's card.

import { createEffect, createSignal, Match, on, Show, Switch } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Entry } from '#page/state/session/session'
import { Problem, Working } from '../parts/conditions'
import { Icon } from '#page/ui/icon'
import { HowToAnswer } from '../answer/how-to-answer'
import type { VerdictCard } from './verdict-card'
import { wordOf } from './verdict-words'
import { useApp, useFeature } from '#page/state/use-app'
import { Prose } from '../parts/prose'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './verdict-card.css'

/** Not `lazy`, which renders one turn late even if the card is loaded: the column scrolls to it immediately. */
function createCard() {
  const [card, setCard] = createSignal<typeof VerdictCard>()
  const [isMissing, setMissing] = createSignal(false)
  return {
    card,
    isMissing,
    /** The first page needs no card; if loading fails, it is retried with the next question. */
    async loadCard(): Promise<void> {
      if (card() !== undefined) return
      try {
        const there = await import('./verdict-card')
        setCard(() => there.VerdictCard)
      } catch {
        // The page has reported the failure; the verdict is shown without its card.
        setMissing(true)
      }
    },
  }
}

export function VerdictArea(props: { entry: Entry }) {
  const { card, isMissing, loadCard } = useFeature(createCard)
  const { lanes, checking, desks, session } = useApp()
  const view = () => session.workOf(props.entry.id).verdict
  const busy = () => (checking.judging()?.id === props.entry.id ? checking.judging() : null)
  const setback = () => desks.of(props.entry.id)?.setback()
  createEffect(on([() => props.entry.id, view], () => inBackground(loadCard())))
  return (
    <div class="verdict-area">
      <div aria-live="polite" class="unseen">
        <Show when={!busy() && view()}>
          {view => (
            <>
              {wordOf(view())}. {view().explanation.replaceAll('`', '')}
            </>
          )}
        </Show>
      </div>
      <Switch fallback={<HowToAnswer entry={props.entry} />}>
        <Match when={busy()}>
          {job => (
            <div class="verdict verdict-busy grid" data-part="verdict">
              <Working what="Judging the answer" startedAt={job().startedAt} stop={() => lanes.stopWork('judging')} />
            </div>
          )}
        </Match>
        <Match when={setback()?.kind === 'failed' && setback()}>
          {problem => (
            <div class="verdict" data-part="verdict">
              <Problem
                title="The engine did not answer"
                message={problem().message}
                again={() => inBackground(checking.check(props.entry))}
              />
            </div>
          )}
        </Match>
        <Match when={setback()?.kind === 'stopped'}>
          <div
            class="verdict verdict-stopped flex items-center centred gap-10 ink-soft"
            data-part="verdict"
            role="status"
          >
            <Icon name="circle-stop" size={18} />
            <p>Stopped. The answer was not judged.</p>
            <Button small onClick={() => inBackground(checking.check(props.entry))}>
              Check again
            </Button>
          </div>
        </Match>
        <Match when={view()}>
          {view => (
            <Show
              when={card()}
              fallback={
                <Show when={isMissing()}>
                  <div class="verdict" data-part="verdict">
                    <p>
                      <strong class="verdict-word" data-part="verdict-word">
                        {wordOf(view())}
                      </strong>
                      . <Prose text={view().explanation} />
                    </p>
                  </div>
                </Show>
              }
            >
              {card => <Dynamic component={card()} entry={props.entry} view={view()} />}
            </Show>
          )}
        </Match>
      </Switch>
    </div>
  )
}
