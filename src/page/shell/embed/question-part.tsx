// A question in a frame: asked, answered and judged by the components of Explore, with the stage below if requested.

import { createEffect, createMemo, on, onCleanup, Show, Suspense } from 'solid-js'
import type { EmbedControls } from '#results/files/embedded'
import { kindName } from '#questions/kinds/codes'
import { chordOf } from '#page/browser/chords'
import { createHandles } from '#page/state/commands/handles'
import { AnswerBox } from '#page/workbench/answer/answer-box'
import { createAnswering } from '#page/workbench/answer/answers'
import { QuestionText } from '#page/workbench/question/question-card'
import { type StageTab, stageTabNamed } from '#page/state/places/tabs'
import { VerdictArea } from '#page/workbench/verdict/verdict-area'
import { domainTitle } from '#page/ui/naming'
import type { Entry } from '#page/state/session/session'
import { createScopedApp } from '#page/state/scoped-app'
import { ScopedAppContext, useApp, useFeature } from '#page/state/use-app'
import { createSignal } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import type { Naming, QuestionAsked } from './parts'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './question-part.css'

const Stage = lazy(async () => ({ default: (await import('#page/stage/stage')).Stage }))

/** Number of hint levels until the engine reports how many this question has. */
const HINTS = 3

export function QuestionPart(props: { part: QuestionAsked; controls: EmbedControls; naming: Naming; title: string }) {
  const page = useApp()
  const { question, edit, answer, tab } = props.part
  const sandbox = createScopedApp(page, [question])
  onCleanup(sandbox.dispose)
  const entry = sandbox.session.selected()!
  if (edit !== null) sandbox.session.setEdit(entry, edit)
  if (answer !== '') sandbox.session.setAnswer(entry.id, answer)
  props.naming.name(titleOf(entry, props.title))
  return (
    <ScopedAppContext.Provider value={sandbox}>
      <Asked entry={entry} tab={stageTabNamed(tab)} controls={props.controls} />
    </ScopedAppContext.Provider>
  )
}

function titleOf({ question, problem }: Entry, given: string): string {
  const world = given || [domainTitle(question.domain), problem].filter(Boolean).join(' ')
  const kind = kindName(question.kind)
  return world.endsWith(kind) ? world : `${world}, ${kind}`
}

function Asked(props: { entry: Entry; tab: StageTab | undefined; controls: EmbedControls }) {
  const { session, checking, place, stepping } = useApp()
  const { invoke } = useFeature(createHandles)
  const [levels, setLevels] = createSignal(HINTS)
  const [seen, setSeen] = createSignal(props.tab !== undefined)
  if (props.tab !== undefined) place.show({ tab: props.tab })
  // Shows the stage once a verdict opens a sequence on it.
  createEffect(
    on(
      () => stepping.walk().title,
      title => title !== '' && setSeen(true),
      { defer: true },
    ),
  )
  const isPlain = () => props.controls === 'none'
  const isClosed = () => props.entry.question.format !== 'gen'
  const tabs = createMemo<readonly StageTab[]>(() => [
    ...new Set([props.tab ?? 'state', 'state' as const, 'trace' as const]),
  ])
  const key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isPlain() || chordOf(event) !== 'Mod+Enter') return
    event.preventDefault()
    inBackground(checking.check(props.entry))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys go through it to the buttons inside
    <div class="embed-question column items-top gap-24" onKeyDown={key}>
      <div class="embed-asked column gap-16 bg-card min-w-0">
        <QuestionText entry={props.entry} />
        <Show when={!isPlain() || isClosed()}>
          <fieldset class="no-margin no-padding no-border min-w-0" disabled={isPlain()}>
            <legend class="unseen">Answer</legend>
            <AnswerBox entry={props.entry} levels={levels()} setLevels={setLevels} />
          </fieldset>
        </Show>
        <Show when={!isPlain()}>
          <Acts
            entry={props.entry}
            isAll={props.controls === 'all'}
            hintsLeft={levels() - (session.workOf(props.entry.id).hints ?? 0)}
            hint={() => void invoke('hint')}
          />
          <VerdictArea entry={props.entry} />
        </Show>
      </div>
      <Show when={seen()}>
        <div class="embed-side framed grid clipped">
          <Suspense fallback={<div aria-busy="true" />}>
            <Show when={props.controls === 'all'} fallback={<Stage tabs={tabs()} />}>
              <Stage />
            </Show>
          </Suspense>
        </div>
      </Show>
    </div>
  )
}

/** The Check button; with all controls also hints and the key. */
function Acts(props: { entry: Entry; isAll: boolean; hintsLeft: number; hint: () => void }) {
  const { checking, desks } = useApp()
  const { reveal } = useFeature(createAnswering)
  const busy = () => checking.judging()?.id === props.entry.id
  const setback = () => {
    const now = desks.of(props.entry.id)?.setback()
    return now?.kind === 'blank' ? now : undefined
  }
  return (
    <div class="embed-actions flex-row wrap gap-8">
      <Show when={setback()}>
        {now => (
          <p class="embed-setback ink-delete" id="answer-setback" role="alert">
            {now().message}
          </p>
        )}
      </Show>
      <Button primary blocked={busy()} onClick={() => inBackground(checking.check(props.entry))}>
        Check
      </Button>
      <Show when={props.isAll}>
        <Button quiet icon="lightbulb" disabled={props.hintsLeft <= 0} onClick={() => props.hint()}>
          Hint
        </Button>
        <Button quiet icon="key-round" onClick={() => reveal(props.entry)}>
          Reveal
        </Button>
      </Show>
    </div>
  )
}
