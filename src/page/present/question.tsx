// A question on a projector: question and stage; then, in separate steps, the answer with its verdict, and the right
// answer. Content of later steps is not in the document.

import { createEffect, createRoot, createSignal, For, on, onMount, Show, Suspense } from 'solid-js'
import { kindName } from '#questions/kinds/codes'
import type { Revealed } from '#questions/kinds/help'
import { givenSteps } from '#questions/kinds/question'
import { createPane } from '#page/state/lanes/pane'
import { createFolding } from '#page/workbench/question/folding'
import { QuestionText } from '#page/workbench/question/question-card'
import { createSealing } from '#page/state/seals/sealing'
import { stageTabs } from '#page/state/places/tabs'
import { VerdictArea } from '#page/workbench/verdict/verdict-area'
import { grouped } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import type { App } from '#page/state/app'
import { FIRST_STATES } from '#page/state/verdicts/checking'
import { createAsked } from '#page/state/session/asked'
import { copyOf, noSteps, type Walk } from '#page/state/session/desk'
import type { Entry } from '#page/state/session/session'
import { ScopedAppContext } from '#page/state/use-app'
import type { NotePart, NotePiece, Projection } from './projecting'
import { ProjectedTab } from './stage'
import './present.css'

type Beat = 'question' | 'verdict' | 'key'

/**
 * The projection of an app's current question; null if it has none. `response`: a model's answer, which is shown with
 * the question and judged.
 */
export function createQuestionProjection(app: App, response = ''): Projection | null {
  if (app.session.selected() === null) return null
  return createRoot(dispose => {
    const entry = (): Entry => app.session.selected()!
    const sealing = app.feature(createSealing)
    const [beat, setBeat] = createSignal<Beat>('question')
    createEffect(
      on(
        () => entry()?.id,
        () => setBeat('question'),
      ),
    )
    const folding = app.feature(createFolding)
    const rulesBefore = folding.rulesOpen()
    folding.setRulesOpen(false)
    folding.unfold()
    createEffect(() => sealing.holdBack(beat() === 'question'))
    const putBackWalk = holdWalk(app, entry, () => beat() === 'question')
    const key = createKey(app, entry)
    const beats = (): readonly Beat[] =>
      app.session.workOf(entry().id).verdict === null ? ['question', 'key'] : ['question', 'verdict', 'key']
    const later = (): Beat | undefined => beats()[beats().indexOf(beat()) + 1]
    const go = (by: 1 | -1): boolean => {
      const next = beats()[beats().indexOf(beat()) + by]
      if (next !== undefined) setBeat(next)
      else {
        const before = entry().id
        app.session.move(by)
        if (entry().id === before) return false
        setBeat('question')
      }
      return true
    }
    return {
      app,
      title: () => titleOf(entry()),
      where: () => {
        const { number, file } = entry()
        return `question ${grouped(number)} of ${grouped(file.questions.length)}`
      },
      ahead: () => {
        const next = later()
        if (next !== undefined) return words[next]
        const { number, file } = entry()
        return number < file.questions.length ? `Question ${grouped(number + 1)}` : ''
      },
      View: () => (
        <ScopedAppContext.Provider value={app}>
          <QuestionView app={app} entry={entry} beat={beat} found={key.value} response={response} />
        </ScopedAppContext.Provider>
      ),
      go,
      held: () => {
        const next = later()
        return next === undefined ? null : words[next]
      },
      reveal: () => void go(1),
      notes: () => notesOf(key.value()),
      press(pressed) {
        const tab = stageTabs[Number(pressed) - 1]
        const { walk, goTo } = app.stepping
        if (pressed === ']') goTo(Math.min(walk().sequence.length, walk().at + 1))
        else if (pressed === '[') goTo(Math.max(0, walk().at - 1))
        else if (tab === undefined || !/^\d$/.test(pressed)) return false
        else if (tab.id === 'pddl' && app.place.tab() === 'pddl')
          app.place.show({ text: app.place.text() === 'domain' ? 'problem' : 'domain' })
        else app.place.show({ tab: tab.id })
        return true
      },
      dispose() {
        sealing.holdBack(false)
        putBackWalk()
        folding.setRulesOpen(rulesBefore)
        dispose()
      },
    }
  })
}

/**
 * While a question is asked, the stage is in its first state: a walk that was taken before may be the answer. Steps that
 * the question itself gives stay, from the first. The returned function restores all walks.
 */
function holdWalk(app: App, entry: () => Entry, isAsking: () => boolean): () => void {
  const { desks, growing, session } = app
  const askedOf = app.feature(createAsked)
  const before = new Map<string, Walk>()
  const putBack = (id: string): void => {
    const walk = before.get(id)
    if (walk !== undefined) desks.of(id)?.setWalk(walk)
    before.delete(id)
  }
  createEffect(
    on([() => entry().id, isAsking], ([id, isNow]) => {
      const desk = desks.of(id)
      if (!isNow) return putBack(id)
      if (desk === undefined || before.has(id)) return
      const walk = copyOf(desk.walk)
      before.set(id, walk)
      const given = givenSteps(askedOf(entry().question).asked) ?? []
      const isGiven = walk.sequence.length > 0 && walk.sequence.join() === given.join()
      desk.setWalk(isGiven ? { ...walk, at: 0 } : noSteps)
      growing.close()
    }),
  )
  return () => {
    for (const id of [...before.keys()]) if (session.workOf(id) !== undefined) putBack(id)
  }
}

const words: Readonly<Record<Beat, string>> = {
  question: 'The question',
  verdict: 'Show the verdict',
  key: 'Show the answer',
}

function titleOf({ question, domain }: Entry): string {
  const kind = kindName(question.kind)
  return `${kind[0]!.toUpperCase()}${kind.slice(1)}, ${domain}`
}

/** The right answer, which the notes show from the start. */
const createKey = (app: App, entry: () => Entry) =>
  createPane<Entry['question'], Revealed>(
    () => app.checking.questionNow(entry()),
    question => app.lanes.quietly('judging', api => api.hints.reveal(question, { maxStates: FIRST_STATES })),
    { keeps: () => false },
  )

/** Splits a text so that names in backticks become formal text. */
export const pieces = (text: string): readonly NotePiece[] =>
  text
    .split('`')
    .flatMap((part, at): NotePiece[] =>
      part === '' ? [] : at % 2 === 1 ? [{ text: part, code: true }] : [{ text: part }],
    )

function notesOf(found: Revealed | null | undefined): readonly NotePart[] {
  if (!found) return []
  if (found.kind === 'no-key') return [{ title: 'The right answer', isKey: true, paragraphs: [pieces(found.message)] }]
  const why = found.judged?.verdict.explanation ?? ''
  return [
    {
      title: 'The right answer',
      isKey: true,
      paragraphs: [
        [{ text: found.answer, code: true }],
        ...(why === '' ? [] : [pieces(why)]),
        ...(found.note === '' ? [] : [pieces(found.note)]),
      ],
    },
  ]
}

function QuestionView(props: {
  app: App
  entry: () => Entry
  beat: () => Beat
  found: () => Revealed | null | undefined
  response: string
}) {
  const { session, place } = props.app
  let text!: HTMLElement
  const work = () => session.workOf(props.entry().id)
  onMount(() =>
    createEffect(
      on([() => props.entry().id, props.beat], ([id, beat], before) => {
        if (before === undefined || before[0] !== id || beat === 'question') text.scrollTo({ top: 0 })
        else queueMicrotask(() => text.querySelector(`[data-beat="${beat}"]`)?.scrollIntoView())
      }),
    ),
  )
  const choices = () => {
    const { choices } = props.entry().question
    return (choices?.label ?? []).map((label, at) => ({ label, text: choices?.text[at] ?? '' }))
  }
  return (
    <div class="projected-question grid full-height">
      <section
        class="projected-text scrolls-y bg-card"
        ref={text}
        data-projector-text=""
        data-headed=""
        aria-label="Question"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
        tabIndex={0}
      >
        <QuestionText entry={props.entry()} />
        <Show when={choices().length > 0}>
          <ul class="projected-options grid gap-8">
            <For each={choices()}>
              {({ label, text }) => (
                <li>
                  <strong>{label}</strong> {text}
                </li>
              )}
            </For>
          </ul>
        </Show>
        <Show when={props.response}>
          <section class="projected-part">
            <h2>Is this response right?</h2>
            <p class="projected-answer break-anywhere">{props.response}</p>
          </section>
        </Show>
        <Show when={props.response === '' && props.beat() !== 'question' && work().answer.trim() !== ''}>
          <section class="projected-part" data-beat="verdict">
            <h2>The answer given</h2>
            <p class="projected-answer break-anywhere">{work().answer}</p>
            <VerdictArea entry={props.entry()} />
          </section>
        </Show>
        <Show when={props.beat() === 'key' && props.found()}>{found => <Key found={found()} />}</Show>
      </section>
      <section class="projected-stage grid min-w-0 min-h-0 clipped" aria-label="Views">
        <Suspense fallback={<div aria-busy="true" />}>
          <Show when={place.tab()} keyed>
            {tab => <ProjectedTab tab={tab} />}
          </Show>
        </Suspense>
      </section>
    </div>
  )
}

/** The names of a single list, each on a separate line; null for any other answer. */
function namesIn(answer: string): readonly string[] | null {
  if (!/^\[\([^[\]]*\]$/.test(answer)) return null
  return answer.match(/\([^()]*\)/g)
}

function Key(props: { found: Revealed }) {
  return (
    <section class="projected-part" data-beat="key" aria-live="polite">
      <h2>The right answer</h2>
      <Show
        when={props.found.kind === 'key' && props.found}
        fallback={
          <p class="projected-why">
            <Prose text={props.found.kind === 'no-key' ? props.found.message : ''} />
          </p>
        }
      >
        {found => (
          <>
            <Show
              when={namesIn(found().answer)}
              fallback={<p class="projected-answer break-anywhere">{found().answer}</p>}
            >
              {names => (
                <ul class="projected-answer break-anywhere">
                  <For each={names()}>{name => <li>{name}</li>}</For>
                </ul>
              )}
            </Show>
            <p class="projected-why">
              <Prose text={found().judged?.verdict.explanation ?? ''} />
            </p>
            <Show when={found().note}>
              <p class="projected-why">
                <Prose text={found().note} />
              </p>
            </Show>
          </>
        )}
      </Show>
    </section>
  )
}
