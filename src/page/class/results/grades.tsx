// Grades of the results: the class list, and tables for the gradebooks of learning platforms.

import { createMemo, Show } from 'solid-js'
import { type GradebookFormat, gradebookCsv, pointsOfSheet } from '#teaching/sheets/points'
import { handleKey, handleText } from '#teaching/sheets/handle'
import { fileName, saveText } from '#page/state/saving'
import { createTypedText } from '#page/state/session/typed'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { Fold } from '#page/ui/fold'
import { counted } from '#page/ui/naming'
import type { ClassResults } from './results-state'
import { dueWords } from '../due'
import './results.css'

const formats: readonly (readonly [GradebookFormat, string, string])[] = [
  ['plain', 'Points as CSV', 'One row per student, with the points of each item and the total'],
  [
    'moodle',
    'Grades for Moodle',
    'In Moodle: Grades, Import, CSV file; map Name to the field that identifies students',
  ],
  ['canvas', 'Grades for Canvas', 'In Canvas: Grades, Import; names have to be login IDs'],
]

export function Grades(props: { results: ClassResults }) {
  const { results } = props
  const [list, setList] = createTypedText(useApp(), 'planground-class-list')
  const names = createMemo(() => [...new Set(list().split('\n').map(handleText).filter(Boolean))])
  const keys = (all: readonly string[]) => new Set(all.map(handleKey))
  const handedIn = () => results.counted().map(({ result }) => result.handle)
  const nameless = () => handedIn().filter(name => name === '').length
  const absent = () => {
    const known = keys(handedIn())
    return names().filter(name => !known.has(handleKey(name)))
  }
  const unlisted = () => {
    const known = keys(names())
    return handedIn().filter(name => !known.has(handleKey(name)))
  }
  const save = (format: GradebookFormat): void => {
    const sheet = results.sheet()
    if (sheet === undefined) return
    const text = gradebookCsv(sheet, results.counted(), names(), format)
    saveText(text, `${fileName(sheet.title)}-${format === 'plain' ? 'points' : format}.csv`, 'text/csv')
  }
  return (
    <section class="grades column gap-12" aria-labelledby="grades">
      <h2 id="grades">Grades</h2>
      <Show when={results.sheet()}>
        {sheet => (
          <p class="ink-soft">
            {counted(pointsOfSheet(sheet()), 'point')} in all. An undecided answer has no points until you grade it.
            {nameless() > 0
              ? ` ${counted(nameless(), 'result')} without a name: only in the table of points, not for Moodle or Canvas.`
              : ''}
            {sheet().due === ''
              ? ''
              : ` The sheet was due ${dueWords(sheet().due)}. Results hold no time: see in your mail or learning platform which are late, and untick them.`}
          </p>
        )}
      </Show>
      <div class="flex wrap gap-8">
        {formats.map(([format, title, note]) => (
          <Button icon="download" title={note} onClick={() => save(format)}>
            {title}
          </Button>
        ))}
      </div>
      <Fold class="grid gap-8" open={names().length > 0}>
        <summary>Class list{names().length > 0 ? `: ${counted(names().length, 'name')}` : ''}</summary>
        <label class="grid gap-4">
          <span>One name per line, as students type it. The list stays in this browser.</span>
          <textarea
            class="full-width pad-10-12 ink bg-card border-strong round resize-y"
            rows="4"
            spellcheck={false}
            value={list()}
            onInput={event => setList(event.currentTarget.value)}
          />
        </label>
        <Show when={names().length > 0}>
          <p role="status">
            {absent().length === 0 ? 'All have handed in.' : `Not handed in: ${absent().join(', ')}.`}
            {unlisted().length === 0
              ? ''
              : ` Not on the list: ${unlisted()
                  .map(name => name || 'no name')
                  .join(', ')}.`}
          </p>
        </Show>
      </Fold>
    </section>
  )
}
