// The repair: a table of the changes that would correct the answer, each with its reason; side notes below it.

import { createMemo, createSignal, For, Show } from 'solid-js'
import type { KindCode } from '#questions/kinds/codes'
import type { Finding } from '#questions/kinds/verdict'
import { marks } from '#page/state/focus/focus'
import { grouped } from '#page/ui/naming'
import { Icon, type IconName } from '#page/ui/icon'
import { Prose } from '../parts/prose'
import { controlsOf } from '../answer/form'
import './verdict.css'
import { capital } from '#base/words'
import { Button } from '#page/ui/button'

const icons: Readonly<Record<Finding['role'], IconName>> = {
  step: 'step-forward',
  unknown: 'circle-question-mark',
  extra: 'minus',
  missing: 'plus',
  'near-miss': 'arrow-right',
  best: 'star',
  note: 'info',
}

/** The icon of a fix: steps of a plan are put back or left out. */
const iconOf = ({ role, fix = '' }: Finding): IconName =>
  fix.startsWith('Put back') ? 'plus' : fix.startsWith('Leave out') ? 'minus' : icons[role]

/** Maximum number of rows shown at first. */
const SHOWN = 6

/** True if the finding adds something to the sentence. */
const isShown = ({ fix, text }: Finding): boolean => fix !== undefined || text !== ''

export function Findings(props: {
  kind: KindCode
  findings: readonly Finding[]
  /** Total number of changes, if `findings` is truncated. */
  changes?: number | undefined
  /** Applies a right answer; absent if none can be applied. */
  use?: ((answer: string) => void) | undefined
}) {
  const [all, setAll] = createSignal(false)
  const rows = createMemo(() => props.findings.filter(each => each.fix !== undefined))
  const asides = createMemo(() => props.findings.filter(each => each.fix === undefined && isShown(each)))
  const isCut = () => props.changes !== undefined && props.changes > rows().length
  const showMore = () =>
    isCut()
      ? `Show the first ${grouped(rows().length)} of ${grouped(props.changes!)}`
      : `Show all ${grouped(rows().length)}`
  const shown = () => (all() ? rows() : rows().slice(0, SHOWN))
  return (
    <Show when={rows().length + asides().length > 0}>
      <section class="findings" aria-label="What to change">
        <Show when={rows().length > 0}>
          <ul class="clipped round">
            <For each={shown()}>{finding => <Row finding={finding} kind={props.kind} use={props.use} />}</For>
          </ul>
        </Show>
        <Show when={rows().length > SHOWN}>
          <Button small quiet onClick={() => setAll(now => !now)}>
            {all() ? 'Show fewer' : showMore()}
          </Button>
        </Show>
        <For each={asides()}>
          {({ text }) => (
            <p class="finding-note flex items-baseline gap-7 ink-soft">
              <Icon name="info" size={13} />
              <span>
                <Prose text={text} />
              </span>
            </p>
          )}
        </For>
      </section>
    </Show>
  )
}

function Row(props: { finding: Finding; kind: KindCode; use: ((answer: string) => void) | undefined }) {
  const isName = () => props.finding.item.startsWith('(')
  const canUse = () =>
    props.use !== undefined && props.finding.role === 'best' && isName() && controlsOf(props.kind).single
  return (
    <li class={`finding border-top finding-${props.finding.role}`}>
      <span class="finding-fix inline-flex items-center gap-5" data-part="finding-fix">
        <Icon name={iconOf(props.finding)} size={13} />
        {props.finding.fix}
      </span>
      <Show when={isName()}>
        <code class={`name item-${props.finding.role}`} {...markOf(props.kind, props.finding)}>
          {props.finding.item}
        </code>
      </Show>
      <Show when={props.finding.text}>
        <span class="finding-text ink-soft break-anywhere">
          <Prose text={beyondItem(props.finding)} />
        </span>
      </Show>
      <Show when={canUse()}>
        <Button small onClick={() => props.use?.(props.finding.item)}>
          Use this answer
        </Button>
      </Show>
    </li>
  )
}

const markOf = (kind: KindCode, { item }: Finding) =>
  controlsOf(kind).sort === 'fact' ? marks.fact(item) : marks.action(item)

/** The sentence without the name at its start, which is shown before it. */
function beyondItem({ item, text }: Finding): string {
  const start = `\`${item}\` `
  const rest = text.startsWith(start) ? text.slice(start.length) : text
  return capital(rest)
}
