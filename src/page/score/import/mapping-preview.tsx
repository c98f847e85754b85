// The mapping of generic records: choices for each meaning, and a preview of the first records.

import { createMemo, For, Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { createImporting, type MappedShape, problemOf } from './importing'
import './import-preview.css'

type Meaning = keyof MappedShape['mapping']

/** In the order of the form. */
const wording: readonly { meaning: Meaning; title: string; description: string }[] = [
  { meaning: 'response', title: 'Response', description: 'the raw text of the model' },
  { meaning: 'id', title: 'Id', description: 'of the question in its benchmark' },
  { meaning: 'question', title: 'Question', description: 'its text, where there is no id' },
  { meaning: 'context', title: 'Context', description: 'the situation that the question is about' },
  { meaning: 'task', title: 'Task', description: 'such as acp_app_gen' },
  { meaning: 'model', title: 'Model', description: 'who answered' },
  { meaning: 'attempt', title: 'Try', description: 'which attempt at the question it is' },
  { meaning: 'score', title: 'Score', description: 'as recorded by the harness' },
]

export function MappingPreview(props: { shape: string }) {
  const { shapes, map } = useFeature(createImporting)
  const mapped = createMemo(() => shapes().find(({ shape }) => shape.key === props.shape))
  return (
    <Show when={mapped()}>
      {shape => (
        <section class="mapping" aria-label={`Fields of ${shape().files[0]}`}>
          <h3 class="break-anywhere">
            How {shape().files.length === 1 ? shape().files[0] : counted(shape().files.length, 'file')}{' '}
            {shape().files.length === 1 ? 'is' : 'are'} read
          </h3>
          <p class="mt-4 ink-soft">
            <Show when={problemOf(shape().mapping)} fallback={mappingText(shape())}>
              {problem => <span class="ink-delete weight-520">{problem()}</span>}
            </Show>
          </p>
          <div class="mapping-choices grid">
            <For each={wording}>
              {({ meaning, title, description }) => (
                <label class="mapping-choice grid content-start weight-520">
                  <span>
                    {title}
                    <Show when={meaning === 'response'}>
                      <span class="faint"> (needed)</span>
                    </Show>
                  </span>
                  <span class="select">
                    <select
                      title={shape().reasons[meaning] ?? description}
                      value={shape().mapping[meaning] ?? ''}
                      onChange={event => map(props.shape, meaning, event.currentTarget.value)}
                    >
                      <option value="">none</option>
                      <For each={shape().shape.fields}>
                        {({ path }) => (
                          <option value={path} selected={shape().mapping[meaning] === path}>
                            {path}
                          </option>
                        )}
                      </For>
                    </select>
                    <Icon name="chevron-down" size={13} />
                  </span>
                  <span class="note weight-400">{shape().reasons[meaning] ?? description}</span>
                </label>
              )}
            </For>
          </div>
          <Samples shape={shape()} />
        </section>
      )}
    </Show>
  )
}

const mappingText = ({ isKept }: MappedShape): string =>
  isKept
    ? 'The fields are read as you chose last time for files of this shape.'
    : 'Check that the first records below are read correctly.'

/** The first records, each field in the column of its meaning. */
function Samples(props: { shape: MappedShape }) {
  const columns = createMemo(() =>
    wording.flatMap(({ meaning, title }) => {
      const path = props.shape.mapping[meaning]
      const field = props.shape.shape.fields.find(each => each.path === path)
      return field === undefined ? [] : [{ title, samples: field.samples }]
    }),
  )
  const rows = () => Math.max(0, ...columns().map(({ samples }) => samples.length))
  return (
    <Show when={columns().length > 0 && rows() > 0}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so keys must reach it */}
      <section class="mapping-samples framed scrolls-x bg-well" tabIndex={0} aria-label="First records">
        <table class="collapsed">
          <thead>
            <tr>
              <For each={columns()}>
                {({ title }) => (
                  <th class="note" scope="col">
                    {title}
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={Array.from({ length: rows() }, (_, row) => row)}>
              {row => (
                <tr>
                  <For each={columns()}>
                    {({ samples }) => (
                      <td class="ellipsis border-top">
                        <Show when={samples[row]} fallback={<span class="faint">none</span>}>
                          {text => text()}
                        </Show>
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
    </Show>
  )
}
