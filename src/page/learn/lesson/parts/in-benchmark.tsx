// The folded section at the end of a lesson: how the benchmark asks about its subject, and how it reads answers.

import { createSignal, For, Show } from 'solid-js'
import { kindName } from '#questions/kinds/codes'
import type { KindCode } from '#questions/kinds/codes'
import type { LessonStep, QuestionEntry } from '#teaching/lesson'
import { createPane } from '#page/state/lanes/pane'
import { Icon } from '#page/ui/icon'
import { useCopyText } from '#page/state/saving'
import { useApp } from '#page/state/use-app'
import { LessonBlocks } from '../blocks'
import type { LessonState } from '../lesson-state'
import { expressionsIn } from '../sections'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import '#page/learn/lesson/lesson.css'

export function InBenchmark(props: { step: LessonStep; lesson: LessonState }) {
  const { lesson } = props
  const [open, setOpen] = createSignal(false)
  return (
    <details
      class="in-benchmark boxed"
      onToggle={event => {
        setOpen(event.currentTarget.open)
        if (event.currentTarget.open) lesson.want(expressionsIn(props.step.blocks))
      }}
    >
      <summary class="flex-row gap-8 pointer no-list">
        <Icon name="chevron-right" size={15} />
        {props.step.title}
      </summary>
      <Show when={open()}>
        <LessonBlocks blocks={props.step.blocks} lesson={lesson} />
        <Show when={lesson.lesson()?.kind}>{kind => <AsPrompt kind={kind()} lesson={lesson} />}</Show>
      </Show>
    </details>
  )
}

/** A question of the kind as a prompt for a model, with links to the benchmark's own prompt and parser. */
function AsPrompt(props: { kind: KindCode; lesson: LessonState }) {
  const copyText = useCopyText()
  const { lanes, place } = useApp()
  const entry = (): QuestionEntry | undefined => {
    const own = (props.lesson.lesson()?.quiz ?? []).filter(
      (each): each is QuestionEntry => each.entry === 'question' && each.kind === props.kind,
    )
    return own.find(({ format }) => format === 'gen') ?? own[0]
  }
  const prompt = createPane(
    () => {
      const found = entry()
      const files = props.lesson.pane.value()?.files
      return found === undefined || files === undefined ? null : { found, files }
    },
    ({ found, files }) =>
      lanes.quietly('computing', async api => {
        const made = await api.teaching.quiz(files, found)
        if (made.kind !== 'question') return ''
        return api.making.prompt(made.question, { context: 'english', steps: false, examples: 0 })
      }),
  )
  return (
    <>
      <Show when={prompt.value()}>
        {text => (
          <figure class="as-prompt">
            <figcaption class="flex-row wrap between gap-4-8 ink-faint">
              <span>
                A question of the kind <em>{kindName(props.kind)}</em>, as Planground puts it to a model
              </span>
              <Button small quiet icon="copy" onClick={() => inBackground(copyText(text(), 'Prompt'))}>
                Copy
              </Button>
            </figcaption>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
            <pre class="scrolls pad-12-14 pre-wrap bg-well round" tabIndex={0}>
              {text()}
            </pre>
          </figure>
        )}
      </Show>
      <ul class="where-official grid gap-6 ink-soft line-1-5">
        <For
          each={[
            'The benchmark’s own words come with its files, and not with this page: the questions of ACPBench and ACPBench Hard hold them, and PlanBench has a configuration for each domain. Open such a file here to read them.',
            'How the benchmark’s own reader reads a response, and what it loses, is shown next to our reader.',
          ]}
        >
          {sentence => <li>{sentence}</li>}
        </For>
      </ul>
      <Button small onClick={() => place.show({ workspace: 'score', score: { part: 'one' } })}>
        Read a response with both readers
        <Icon name="chevron-right" size={14} />
      </Button>
    </>
  )
}
