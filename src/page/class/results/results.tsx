// Results: a class's submissions are dropped or pasted, and judged again.

import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Problem } from '#page/workbench/parts/conditions'
import { createLongField } from '#page/ui/text/long-field'
import { counted } from '#page/ui/naming'
import { SelectField } from '#page/ui/menus/select-field'
import { createHandles } from '#page/state/commands/handles'
import { asNamed } from '#page/state/files/dropped-files'
import { saveText, fileName } from '#page/state/saving'
import { createTypedText } from '#page/state/session/typed'
import { useApp, useFeature } from '#page/state/use-app'
import { createDraft } from '../make/draft'
import { createKeptSheets, type KeptSheet } from '../kept-sheets'
import { Promises } from '../make/hand-out'
import { ByItem } from './by-item'
import { Grades } from './grades'
import { createResults, type ClassResults } from './results-state'
import { ResultTable } from './result-table'
import { Waiting } from './waiting'
import { Fold } from '#page/ui/fold'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './results.css'

export function Results() {
  const results = useFeature(createResults)
  const kept = useFeature(createKeptSheets)
  const draft = useFeature(createDraft)
  const { place } = useApp()
  createEffect(
    on(results.judging.waiting, waiting => {
      if (waiting > 0 && results.judging.problem() === '') results.judging.go()
    }),
  )
  /** The sheet that is being made, which may have been handed out already. */
  const made = (): KeptSheet | undefined => {
    const [sheet, packed] = [draft.packable(), draft.packed.value()]
    return sheet === null || packed === undefined ? undefined : { ...packed, title: sheet.title }
  }
  const offered = (): readonly KeptSheet[] => {
    const own = made()
    const list = kept.list()
    return own === undefined || list.some(({ hash }) => hash === own.hash) ? list : [...list, own]
  }
  const choose = (hash: string): void => {
    const sheet = offered().find(each => each.hash === hash)
    if (sheet === undefined) return
    if (kept.named(hash) === undefined) kept.put({ hash, title: sheet.title, link: sheet.link })
    results.setHash(hash)
  }
  return (
    <div class="results">
      <header class="results-head grid gap-8">
        <h1>Results of a class</h1>
        <p>Every answer is judged again here. Verdicts stored in a result are ignored.</p>
      </header>
      <Show
        when={offered().length > 0}
        fallback={<p class="ink-faint">Drop the file of the sheet, or paste its link, first.</p>}
      >
        <div class="results-sheet flex wrap gap-10">
          <SelectField
            label="The sheet that was answered"
            value={results.hash() ?? ''}
            set={choose}
            options={[
              ...(results.hash() === null ? [['', 'Choose a sheet'] as const] : []),
              ...offered().map(({ hash, title }) => [hash, `${title} (${hash})`] as const),
            ]}
          />
          <Show when={results.sheet()}>
            {sheet => (
              <Button
                icon="pencil-line"
                title="Look at its items, change them, hand the sheet out again"
                onClick={() => {
                  draft.take(sheet())
                  place.show({ class: { part: 'home' } })
                }}
              >
                Go on with this sheet
              </Button>
            )}
          </Show>
        </div>
      </Show>
      <Show when={results.sheetProblem() !== ''}>
        <Problem title="The sheet could not be read" message={results.sheetProblem()} />
      </Show>
      <Bring results={results} />
      <Waiting results={results} offered={offered()} choose={choose} />
      <Show when={results.rows().length > 0}>
        <Progress results={results} />
        <Acts results={results} />
        <ResultTable results={results} />
        <Grades results={results} />
        <ByItem results={results} />
      </Show>
      <Unread results={results} />
      <Promises />
    </div>
  )
}

/** The area where results are dropped, chosen, and pasted. */
function Bring(props: { results: ClassResults }) {
  const { results } = props
  useFeature(createHandles).provide('takeResults', come => {
    if (typeof come === 'string') return inBackground(results.take(come))
    inBackground(come instanceof Promise ? come.then(results.bring) : results.bring(come.map(asNamed)))
  })
  return (
    <section class="results-bring column gap-12 pad-18-20 bg-card round-10" aria-label="Add results">
      <p>Drop files, a folder, or the archive of your learning platform here.</p>
      <Choose results={results} />
      <Paste results={results} />
    </section>
  )
}

function Choose(props: { results: ClassResults }) {
  let files!: HTMLInputElement
  let folder!: HTMLInputElement
  const chosen = (input: HTMLInputElement): void => {
    inBackground(props.results.bring([...(input.files ?? [])].map(asNamed)))
    input.value = ''
  }
  return (
    <div class="flex wrap gap-8">
      <Button icon="folder-open" onClick={() => files.click()}>
        Choose files
      </Button>
      <Button icon="folder-open" onClick={() => folder.click()}>
        Choose a folder
      </Button>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label="Files of results"
        onChange={event => chosen(event.currentTarget)}
      />
      <input
        ref={element => {
          folder = element
          element.setAttribute('webkitdirectory', '')
        }}
        type="file"
        hidden
        aria-label="A folder of results"
        onChange={event => chosen(event.currentTarget)}
      />
    </div>
  )
}

function Paste(props: { results: ClassResults }) {
  const { results } = props
  const [text, setText] = createTypedText(useApp(), 'planground-results-text')
  const long = createLongField(text, setText)
  const [why, setWhy] = createSignal('')
  const paste = async (): Promise<void> => {
    const before = text()
    if (before.trim() === '') return
    const left = await results.take(before)
    setWhy(left.why)
    if (text() === before) setText(left.text)
  }
  return (
    <form
      class="results-paste grid place-start gap-8"
      onSubmit={event => {
        event.preventDefault()
        inBackground(paste())
      }}
    >
      <label>
        <span>Or paste any text that contains codes: e-mails, a chat, an export</span>
        <textarea
          ref={long.field}
          rows="3"
          spellcheck={false}
          value={long.value()}
          hidden={long.part() !== undefined}
          readOnly={long.isLong()}
          onBeforeInput={long.beforeInput}
          onInput={long.input}
        />
      </label>
      <Dynamic
        component={long.part()}
        field={long}
        label="Text with codes"
        what="text"
        clear={() => {
          setText('')
          long.focus()
        }}
      />
      <p class="ink-soft" role="status">
        {text() === '' ? '' : why()}
      </p>
      <Button type="submit" primary disabled={text().trim() === ''}>
        Find the results
      </Button>
    </form>
  )
}

function Progress(props: { results: ClassResults }) {
  const { judging, rows } = props.results
  const here = () => rows().filter(({ flagged }) => flagged.isHere).length
  return (
    <div class="results-progress flex-row wrap gap-12 min-h-28 ink-soft" role="status">
      <Show
        when={judging.problem() === ''}
        fallback={
          <>
            <span>{judging.problem()}</span>
            <Button small onClick={() => judging.go()}>
              Continue
            </Button>
          </>
        }
      >
        <Show when={judging.waiting() > 0} fallback={<span>{counted(here(), 'result')} judged.</span>}>
          <progress max={here()} value={here() - judging.waiting()} />
          <span class="numbers">
            {here() - judging.waiting()} of {here()} judged
          </span>
          <Button small icon="circle-stop" onClick={() => judging.stop()}>
            Stop
          </Button>
        </Show>
      </Show>
    </div>
  )
}

function Acts(props: { results: ClassResults }) {
  const { lanes } = useApp()
  const { results } = props
  const save = async (): Promise<void> => {
    const rows = results.rows().map(({ flagged, judged }) => ({ flagged, judged }))
    const outcome = await lanes.run('quick', 'writing the table', api => api.sheets.csv(rows))
    if (outcome.kind === 'done')
      saveText(outcome.value, `${fileName(results.sheet()?.title ?? 'results')}.csv`, 'text/csv')
  }
  return (
    <div class="flex wrap gap-8">
      <Button icon="download" onClick={() => inBackground(save())}>
        Answers as CSV
      </Button>
      <Button quiet icon="x" onClick={() => results.clear()}>
        Clear the results
      </Button>
    </div>
  )
}

/** The parts that could not be read, with reasons: nothing is skipped silently. */
function Unread(props: { results: ClassResults }) {
  const unread = () => props.results.unread()
  return (
    <Show when={unread().length > 0}>
      <Fold class="results-unread" open={unread().length <= 5}>
        <summary>Not read: {counted(unread().length, 'place')}</summary>
        <ul>
          <For each={unread().slice(0, 200)}>
            {({ from, why }) => (
              <li>
                <strong>{from}</strong>: {why}
              </li>
            )}
          </For>
        </ul>
      </Fold>
    </Show>
  )
}
