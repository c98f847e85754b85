// The evidence of a finding: the sentence, and next to it another one that reads the same, each with its meaning; or
// the line of the text.

import { type JSX, Show } from 'solid-js'
import type { Span } from '#base/text'
import type { FindingExample } from '#language/english/checks/finding'
import { useFeature } from '#page/state/use-app'
import { type BenchText, createBench } from '#page/state/templates/bench'
import { type BenchFault, createTextsDesk } from '../editor/texts-desk'
import './findings.css'

/** The line number of an offset. */
export type LineOf = (text: BenchText, offset: number) => number

/** Maximum number of characters shown of a text. */
const MAX_SHOWN = 160

/** The line of the text, if no sentence shows the fault. */
export function Excerpt(props: { found: BenchFault }) {
  const bench = useFeature(createBench)
  const parts = () => {
    const text = bench.now()?.[props.found.text] ?? ''
    const { from, to } = props.found.fault.span
    const start = text.lastIndexOf('\n', from - 1) + 1
    const end = text.indexOf('\n', from)
    const last = Math.min(end < 0 ? text.length : end, start + MAX_SHOWN)
    const marked = Math.min(to, last)
    return [text.slice(start, from).replace(/^\s*(?:- )?/, ''), text.slice(from, marked), text.slice(marked, last)]
  }
  return (
    <Show when={props.found.fault.span.to > 1 && parts()[1]?.trim() !== ''}>
      <pre class="excerpt ink-soft break-anywhere pre-wrap">
        {parts()[0]}
        <mark class="ink">{parts()[1]}</mark>
        {parts()[2]}
      </pre>
    </Show>
  )
}

/** The sentence that shows the fault, and next to it another one that reads the same. */
export function Culprits(props: { example: FindingExample; found: BenchFault; index: number; lineOf: LineOf }) {
  const bench = useFeature(createBench)
  const desk = useFeature(createTextsDesk)
  const other = () => props.example.other
  const span = () => props.found.fault.span
  return (
    <>
      <div class="culprits grid gap-8" classList={{ two: other() !== undefined }}>
        <Culprit
          text={props.example.text}
          item={props.example.item}
          span={span()}
          line={props.lineOf('phrases', span().from)}
          show={() => desk.goTo(props.index)}
        />
        <Show when={other()}>
          {second => (
            <Culprit
              text={second().text}
              item={second().item}
              span={second().span}
              line={second().span && props.lineOf('phrases', second().span!.from)}
              show={() => bench.reveal('phrases', second().span!)}
            />
          )}
        </Show>
      </div>
      <Show when={props.example.problem}>
        {problem => <p class="culprits-problem note">in the problem {problem()}</p>}
      </Show>
    </>
  )
}

function Culprit(props: {
  text: string
  item: string | undefined
  span: Span | undefined
  line: number | undefined
  show: () => void
}) {
  const bench = useFeature(createBench)
  const point = (on: boolean): void => void bench.point(on && props.span ? [props.span] : [])
  const inside = (): JSX.Element => (
    <>
      <q>{props.text}</q>
      <Show when={props.item}>{item => <code>{item()}</code>}</Show>
      <Show when={props.line}>
        {line => <span class="culprit-line ink-faint text-11-5 numbers">line {line()}</span>}
      </Show>
    </>
  )
  return (
    <Show
      when={props.span}
      fallback={
        <div class="culprit framed grid content-start bg-card" data-part="culprit">
          {inside()}
        </div>
      }
    >
      <button
        type="button"
        class="culprit framed grid content-start bg-card"
        data-part="culprit"
        title="Show the wording"
        onClick={() => props.show()}
        onMouseEnter={() => point(true)}
        onMouseLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
      >
        {inside()}
      </button>
    </Show>
  )
}
