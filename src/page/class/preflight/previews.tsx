// An item as students see it: on a phone, on paper, and on a projector; reduced, and not for use.

import { createSignal, For, Match, onCleanup, Show, Switch } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { printSheet } from '#teaching/exports/print-sheet'
import type { ClassItem } from '#teaching/exports/item'
import type { ItemCheck } from '#teaching/sheets/preflight'
import type { Question } from '#questions/kinds/question'
import { createPane } from '#page/state/lanes/pane'
import { createScopedApp } from '#page/state/scoped-app'
import { ScopedAppContext, useApp } from '#page/state/use-app'
import { Tabs } from '#page/ui/tabs'
import { AnswerBox } from '#page/workbench/answer/answer-box'
import { QuestionText } from '#page/workbench/question/question-card'
import { AtomView } from '../print/atom'
import { questionBlocks } from '../print/atoms'
import { fitsNextToText, pictureSize, textWidth } from '../print/paper'
import '../print/print.css'
import './preflight.css'

type View = 'phone' | 'paper' | 'projector'
const views = [
  { id: 'phone', title: 'Phone' },
  { id: 'paper', title: 'Paper' },
  { id: 'projector', title: 'Projector' },
] as const

export function Previews(props: { check: ItemCheck }) {
  const [view, setView] = createSignal<View>('phone')
  const question = () => ('question' in props.check.made ? props.check.made.question : null)
  return (
    <Show when={question()} keyed>
      {question => (
        <div class="grid gap-8">
          <Tabs label="Preview" tabs={views} chosen={view()} choose={setView} prefix="preview" look="segments" />
          {/* It scrolls, so keys must reach it. */}
          <div id="preview-panel" role="tabpanel" class="preview scrolls border round" tabindex="0" data-view={view()}>
            <Switch>
              <Match when={view() === 'phone'}>
                <OnPhone question={question} />
              </Match>
              <Match when={view() === 'paper'}>
                <Show when={props.check.paper} fallback={<p class="pad-12-14">On paper this item is left out.</p>}>
                  {item => <OnPaper item={item()} />}
                </Show>
              </Match>
              <Match when={view() === 'projector'}>
                <OnProjector question={question} />
              </Match>
            </Switch>
          </div>
        </div>
      )}
    </Show>
  )
}

/** A scoped app with the question, disposed with its owner. */
function sandboxOf(question: Question) {
  const sandbox = createScopedApp(useApp(), [question])
  onCleanup(() => sandbox.dispose())
  return sandbox
}

/** The question with its answer field, as wide as a phone. */
export function OnPhone(props: { question: Question }) {
  const sandbox = sandboxOf(props.question)
  return (
    <ScopedAppContext.Provider value={sandbox}>
      <div class="preview-phone grid gap-18" data-headed="" inert>
        <Show when={sandbox.session.selected()}>
          {entry => (
            <>
              <QuestionText entry={entry()} />
              <AnswerBox entry={entry()} levels={0} setLevels={() => {}} />
            </>
          )}
        </Show>
      </div>
    </ScopedAppContext.Provider>
  )
}

const paper = 'a4'
const contents = { english: true, picture: true, pddl: false, room: true, names: false, once: true }

function OnPaper(props: { item: ClassItem }) {
  const blocks = () =>
    questionBlocks(printSheet([props.item], { title: '', variants: 1, seed: '' }).variants[0]!.questions, contents, {
      sizeOf: picture => pictureSize(picture, paper),
      isNarrow: width => fitsNextToText(width, paper),
    })
  const picture = URL.createObjectURL(new Blob([props.item.text.picture?.svg ?? ''], { type: 'image/svg+xml' }))
  onCleanup(() => URL.revokeObjectURL(picture))
  return (
    <div class="preview-paper" style={{ width: `${textWidth(paper)}mm` }} inert>
      <For each={blocks()}>
        {({ label, atoms }) => (
          <div class="paper-block grid">
            <span class="paper-number">{label}</span>
            <div class="paper-atoms min-w-0">
              <For each={atoms}>{({ atom }) => <AtomView atom={atom} pictureOf={() => picture} />}</For>
            </div>
          </div>
        )}
      </For>
    </div>
  )
}

function OnProjector(props: { question: Question }) {
  const sandbox = sandboxOf(props.question)
  const made = createPane(
    () => props.question,
    async () => {
      const { createQuestionProjection } = await import('#page/present/question')
      return { kind: 'done', value: createQuestionProjection(sandbox) } as const
    },
  )
  onCleanup(() => made.value()?.dispose?.())
  return (
    <Show when={made.value()} fallback={<div class="preview-screen" aria-busy="true" />}>
      {projection => (
        <div class="preview-screen grid" inert>
          <Dynamic component={projection().View} />
        </div>
      )}
    </Show>
  )
}
