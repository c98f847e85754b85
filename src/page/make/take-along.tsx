// Prompts and export: the question in front as a prompt, the list as prompts, and made questions as files.

import type { App } from '#page/state/app'
import { createSignal, For, Show } from 'solid-js'
import { createStore } from 'solid-js/store'
import { kindName } from '#questions/kinds/codes'
import type { PromptStyle } from '#questions/benchmarks/prompting'
import { fileForms } from '#questions/kinds/file-forms'
import { counted, formatName } from '#page/ui/naming'
import { createCommands } from '#page/state/commands/commands'
import { createPane } from '#page/state/lanes/pane'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Tabs } from '#page/ui/tabs'
import { TitledDialog } from '#page/ui/menus/titled-dialog'
import { useCopyText, fileName, saveText } from '#page/state/saving'
import { useApp, useFeature } from '#page/state/use-app'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './take-along.css'
import './make-page.css'

/** The style of prompts; it lasts as long as the page. */
function createPromptStyle() {
  const [style, setStyle] = createStore<{
    context: PromptStyle['context']
    steps: boolean
    examples: 0 | 2
  }>({
    context: 'english',
    steps: false,
    examples: 0,
  })
  return { style, setStyle }
}

/** Characters of a prompt that are shown. */
const SHOWN = 60_000

const listedIn = ({ session }: App) => session.shown().map(({ question }) => question)
/** The base of the names of saved files. */
const stemOf = ({ session }: App) => fileName(session.selected()?.file.name ?? 'questions')

/** Saves a file that the engine writes; one file at a time. */
function createSaving() {
  const { lanes, notices } = useApp()
  const [busy, setBusy] = createSignal(false)
  const save = async (
    what: string,
    name: string,
    type: string,
    ask: Parameters<typeof lanes.run<string>>[2],
  ): Promise<void> => {
    setBusy(true)
    const outcome = await lanes.run('quick', what, ask)
    setBusy(false)
    if (outcome.kind === 'done') saveText(outcome.value, name, type)
    else if (outcome.kind === 'failed')
      notices.notify({
        tone: 'problem',
        title: 'It could not be exported',
        lines: [outcome.message],
      })
  }
  return { busy, save }
}
type Saving = ReturnType<typeof createSaving>

export function TakeAlong() {
  const { place } = useApp()
  const close = (): void => place.show({ dialog: null })
  const saving = createSaving()
  return (
    <TitledDialog title="Prompts and export" class="take" close={close}>
      <div class="take-body grid gap-24">
        <MadeFiles saving={saving} />
        <ForClass />
        <ShareListed />
        <Prompt saving={saving} />
      </div>
    </TitledDialog>
  )
}

/** The question in front as a prompt, and the whole list as a file of prompts. */
function Prompt(props: { saving: Saving }) {
  const copyText = useCopyText()
  const app = useApp()
  const { lanes, session } = app
  const listed = () => listedIn(app)
  const stem = () => stemOf(app)
  const { style } = useFeature(createPromptStyle)
  const entry = () => session.selected()
  const prompt = createPane(
    () => {
      const question = entry()?.question
      return question === undefined ? null : { question, style: { ...style } }
    },
    ({ question, style }) => lanes.run('quick', 'writing the prompt', api => api.making.prompt(question, style)),
    { keeps: () => true },
  )
  const saveAll = () =>
    props.saving.save('writing the prompts', `${stem()}-prompts.jsonl`, 'application/jsonl', api =>
      api.making.prompts(listed(), { ...style }),
    )
  return (
    <section aria-labelledby="take-prompt">
      <h3 id="take-prompt">
        Prompts, for models
        <Show when={entry()}>
          {each => (
            <span class="faint">
              {kindName(each().question.kind)}, {formatName[each().question.format]}, question {each().number}
            </span>
          )}
        </Show>
      </h3>
      <Styles />
      <Show
        when={prompt.condition() !== 'problem'}
        fallback={
          <Problem title="The prompt could not be written" message={prompt.message()} again={() => prompt.retry()} />
        }
      >
        <textarea
          id="take-world-panel"
          class="take-text framed full-width pad-12-14 ink bg-well resize-y"
          readonly
          aria-label="The prompt"
          aria-busy={prompt.condition() === 'working'}
          value={(prompt.value() ?? '').slice(0, SHOWN)}
        />
      </Show>
      <div class="flex-row wrap gap-8">
        <Button
          primary
          icon="copy"
          disabled={prompt.condition() !== 'ready'}
          onClick={() => inBackground(copyText(prompt.value() ?? '', 'Prompt'))}
        >
          Copy prompt
        </Button>
        <Button
          icon="download"
          disabled={props.saving.busy() || listed().length === 0}
          onClick={() => inBackground(saveAll())}
        >
          {counted(listed().length, 'prompt')} as JSONL
        </Button>
        <Show when={prompt.condition() === 'working'}>
          <Working compact what="Writing the prompt" startedAt={prompt.startedAt()} />
        </Show>
      </div>
    </section>
  )
}

/** The style of prompts. */
function Styles() {
  const { style, setStyle } = useFeature(createPromptStyle)
  return (
    <div class="take-styles flex-row wrap">
      <Tabs<PromptStyle['context']>
        look="segments"
        label="How the prompt shows the domain"
        prefix="take-world"
        chosen={style.context}
        choose={context => setStyle('context', context)}
        tabs={[
          { id: 'english', title: 'English' },
          { id: 'pddl', title: 'PDDL' },
          { id: 'both', title: 'Both' },
        ]}
      />
      <label class="flex-row gap-8">
        <input
          type="checkbox"
          checked={style.steps}
          onChange={event => setStyle('steps', event.currentTarget.checked)}
        />
        Step by step
      </label>
      <label class="flex-row gap-8">
        <input
          type="checkbox"
          checked={style.examples === 2}
          onChange={event => setStyle('examples', event.currentTarget.checked ? 2 : 0)}
        />
        Two worked examples
      </label>
    </div>
  )
}

/** The whole list, for another browser. */
function ShareListed() {
  const { session } = useApp()
  const { commandNamed } = useFeature(createCommands)
  return (
    <Show when={session.shown().length > 1}>
      <section aria-labelledby="take-share">
        <h3 id="take-share">
          Share
          <span class="faint">a link or a file, which opens as the same set in another browser</span>
        </h3>
        <div class="flex-row wrap gap-8">
          <Button icon="share-2" onClick={() => commandNamed('share-list').run()}>
            Share {counted(session.shown().length, 'question')}…
          </Button>
        </div>
      </section>
    </Show>
  )
}

/** Links to question banks and paper. */
function ForClass() {
  const { place } = useApp()
  const { commandNamed } = useFeature(createCommands)
  return (
    <section aria-labelledby="take-class">
      <h3 id="take-class">
        For a class
        <span class="faint">a question bank for Moodle, Canvas and others, or sheets of paper</span>
      </h3>
      <div class="flex-row wrap gap-8">
        <Button icon="graduation-cap" onClick={() => commandNamed('class').run()}>
          Export for class…
        </Button>
        <Button
          icon="printer"
          onClick={() => place.show({ dialog: null, workspace: 'class', class: { part: 'print', hash: null } })}
        >
          Print on paper
        </Button>
      </div>
    </section>
  )
}

/** Made questions as files, with their answers. */
function MadeFiles(props: { saving: Saving }) {
  const app = useApp()
  const listed = () => listedIn(app)
  const stem = () => stemOf(app)
  const made = () => listed().filter(({ origin }) => origin.from === 'made')
  return (
    <section aria-labelledby="take-files">
      <h3 id="take-files">
        Files
        <span class="faint">
          {made().length === 0
            ? 'only questions made here are saved'
            : `${counted(made().length, 'made question')} with ${made().length === 1 ? 'its answer' : 'their answers'}, kept in this browser so far`}
        </span>
      </h3>
      <Show
        when={made().length > 0}
        fallback={
          <p class="make-hint">
            The questions in the list came from a file, so you have them already. Make some, and they can be saved here
            with their answers.
          </p>
        }
      >
        <ul class="take-forms grid gap-8">
          <For each={fileForms}>
            {({ id, title, does, type }) => (
              <li class="flex-row gap-12">
                <Button
                  icon="download"
                  disabled={props.saving.busy()}
                  onClick={() =>
                    inBackground(
                      props.saving.save('writing the file', `${stem()}.${id}`, type, api =>
                        api.making.exported(made(), id),
                      ),
                    )
                  }
                >
                  {title}
                </Button>
                <span class="ink-soft">{does}</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  )
}
