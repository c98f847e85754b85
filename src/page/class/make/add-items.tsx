// Adds items to a sheet: recipes, open questions, responses of models, steps of lessons.

import { createSignal, For, Show } from 'solid-js'
import { kindName } from '#questions/kinds/codes'
import { aboutEdit } from '#questions/kinds/question'
import { MAX_ITEMS, type SheetItem } from '#teaching/sheets/sheet'
import { createPane } from '#page/state/lanes/pane'
import { counted, cutMiddle, grouped } from '#page/ui/naming'
import { SelectField } from '#page/ui/menus/select-field'
import { NumberInput } from '#page/ui/number-input'
import { useApp } from '#page/state/use-app'
import { AddHistory } from './add-history'
import { type Draft, drawnSeed } from './draft'
import { createRecipe, RecipeFields } from './recipe-fields'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './make.css'

export function AddItems(props: { draft: Draft }) {
  const [status, setStatus] = createSignal('')
  const room = () => MAX_ITEMS - props.draft.sheet().items.length
  const add = (items: readonly SheetItem[], all = items.length): void => {
    const fitting = items.slice(0, room())
    props.draft.add(fitting)
    setStatus(
      fitting.length < all
        ? `A sheet has up to ${MAX_ITEMS} items; ${grouped(all - fitting.length)} did not fit.`
        : `${counted(fitting.length, 'item')} added.`,
    )
  }
  return (
    <section class="add-items column gap-14" aria-labelledby="add-items">
      <h2 id="add-items">Add to the sheet</h2>
      <AddRecipe add={add} report={setStatus} />
      <AddOpen add={add} report={setStatus} />
      <AddHistory add={add} report={setStatus} />
      <AddStep add={add} />
      <p class="add-text ink-soft" role="status">
        {status()}
      </p>
    </section>
  )
}

interface Adding {
  /** `all`: the total number, if the items are only the first ones. */
  readonly add: (items: readonly SheetItem[], all?: number) => void
  readonly report: (line: string) => void
}

/** Adds a recipe, from which questions are generated. */
function AddRecipe(props: Adding) {
  const { lanes } = useApp()
  const recipe = createRecipe()
  const [count, setCount] = createSignal(1)
  const make = async (line: ReturnType<typeof recipe.line>, times: number): Promise<void> => {
    const outcome = await lanes.quietly('quick', api => api.sheets.recipe(line))
    if (outcome.kind !== 'done') return
    const read = outcome.value
    if (typeof read === 'string') props.report(read)
    else props.add(Array.from({ length: times }, () => ({ ...read, seed: drawnSeed(2) })))
  }
  // Recipes take different times to read, and items keep the order in which they are added.
  let adding = Promise.resolve()
  const add = (): void => {
    const [line, times] = [recipe.line(), count()]
    const made = adding.then(() => make(line, times))
    inBackground(made)
    // One that fails is reported, and holds up no later one.
    adding = made.catch(() => {})
  }
  return (
    <form
      class="add-part column boxed place-start gap-10 pad-14-16"
      onSubmit={event => {
        event.preventDefault()
        add()
      }}
    >
      <h3>New questions</h3>
      <div class="add-fields grid gap-10 full-width">
        <RecipeFields recipe={recipe} />
        <label class="add-count grid gap-4">
          <span>How many</span>
          <NumberInput min={1} max={20} value={count()} set={setCount} />
        </label>
      </div>
      <Button type="submit" primary icon="plus">
        Add
      </Button>
    </form>
  )
}

/** Adds questions that are open in Explore, or a model's response to one of them. */
function AddOpen(props: Adding) {
  const { session, lanes } = useApp()
  const files = () => session.files().filter(({ questions }) => questions.length > 0)
  const addAll = async (id: string): Promise<void> => {
    const questions = session
      .entries()
      .filter(({ file }) => file.id === id)
      .map(({ question }) => question)
    const outcome = await lanes.run('quick', 'packing the questions', api =>
      api.sheets.items(questions.slice(0, MAX_ITEMS)),
    )
    if (outcome.kind === 'done') props.add(outcome.value, questions.length)
    else props.report('The questions could not be packed.')
  }
  const front = () => session.selected()
  const addFront = async (asResponse: boolean): Promise<void> => {
    const entry = front()
    if (entry === null) return
    const { answer, edit } = session.plainWork(entry.id)
    const question = edit === null ? entry.question : aboutEdit(entry.question, edit)
    const outcome = await lanes.run('quick', 'packing the question', async api =>
      asResponse ? [await api.sheets.response(question, answer)] : await api.sheets.items([question]),
    )
    if (outcome.kind === 'done') props.add(outcome.value)
    else props.report('The question could not be packed.')
  }
  const hasAnswer = () => {
    const entry = front()
    return entry !== null && session.workOf(entry.id).answer.trim() !== ''
  }
  return (
    <div class="add-part column boxed place-start gap-10 pad-14-16">
      <h3>Questions open in Explore</h3>
      <Show
        when={files().length > 0}
        fallback={
          <p class="ink-faint">No question is open. Open a file or an example, or make questions, then come back.</p>
        }
      >
        <div class="add-actions flex wrap gap-8 min-w-0">
          <Show when={front()}>
            {entry => (
              <>
                <Button icon="plus" onClick={() => inBackground(addFront(false))}>
                  The selected question: {kindName(entry().question.kind)}
                </Button>
                <Show when={hasAnswer()}>
                  <Button
                    icon="plus"
                    title="Students judge the answer in its answer box"
                    onClick={() => inBackground(addFront(true))}
                  >
                    Its answer, to be judged
                  </Button>
                </Show>
              </>
            )}
          </Show>
          <For each={files()}>
            {file => (
              <Button icon="plus" title={file.name} onClick={() => inBackground(addAll(file.id))}>
                All {counted(file.questions.length, 'question')} of {cutMiddle(file.name, 40)}
              </Button>
            )}
          </For>
        </div>
      </Show>
    </div>
  )
}

/** Adds a step of a shipped lesson, to be read. */
function AddStep(props: Pick<Adding, 'add'>) {
  const { lanes } = useApp()
  const [lesson, setLesson] = createSignal('')
  const [step, setStep] = createSignal(1)
  const cards = createPane(
    () => true,
    () => lanes.quietly('lessons', api => api.teaching.lessons('en')),
  )
  const list = () => cards.value() ?? []
  const chosen = () => list().find(({ id }) => id === (lesson() || list()[0]?.id))
  return (
    <form
      class="add-part column boxed place-start gap-10 pad-14-16"
      onSubmit={event => {
        event.preventDefault()
        const card = chosen()
        if (card !== undefined) props.add([{ item: 'step', lesson: card.id, step: Math.min(step(), card.steps) }])
      }}
    >
      <h3>A step of a lesson</h3>
      <div class="add-fields grid gap-10 full-width">
        <SelectField
          label="Lesson"
          value={chosen()?.id ?? ''}
          set={setLesson}
          options={list().map(({ id, title }) => [id, title])}
        />
        <label class="add-count grid gap-4">
          <span>Step</span>
          <NumberInput min={1} max={chosen()?.steps ?? 1} value={step()} set={setStep} />
        </label>
      </div>
      <Button type="submit" icon="plus" disabled={chosen() === undefined}>
        Add
      </Button>
    </form>
  )
}
