// What there is to say of an answer item by item, grouped by what is wrong or good about it.

import { createMemo, createSignal, For, Show } from 'solid-js'
import type { KindCode } from '../../questions/question'
import type { Finding } from '../../verdicts/verdict'
import { marks } from '../focus'
import { Icon, type IconName } from '../parts/icon'
import { Prose } from '../parts/prose'
import { shapeOf } from './answering/form'
import { Watch } from './watch'

type Role = Finding['role']

const groups: readonly { role: Role; title: string; icon: IconName }[] = [
  { role: 'step', title: 'Where it fails', icon: 'step-forward' },
  { role: 'unknown', title: 'Names nothing', icon: 'circle-question-mark' },
  { role: 'extra', title: 'Should not be there', icon: 'minus' },
  { role: 'missing', title: 'Missing', icon: 'plus' },
  { role: 'near-miss', title: 'Close', icon: 'equal' },
  { role: 'best', title: 'Would have been right', icon: 'star' },
  { role: 'note', title: 'Note', icon: 'info' },
]

/** More of one kind are folded away. */
const SHOWN = 8

export function Findings(props: { kind: KindCode; findings: readonly Finding[] }) {
  const present = createMemo(() =>
    groups
      .map(group => ({
        ...group,
        list: props.findings.filter(finding => finding.role === group.role),
      }))
      .filter(group => group.list.length > 0),
  )
  return <For each={present()}>{group => <Group {...group} kind={props.kind} />}</For>
}

function Group(props: {
  kind: KindCode
  role: Role
  title: string
  icon: IconName
  list: readonly Finding[]
}) {
  const [all, setAll] = createSignal(false)
  const shown = () => (all() ? props.list : props.list.slice(0, SHOWN))
  return (
    <section class={`findings findings-${props.role}`}>
      <h4>
        <Icon name={props.icon} size={14} />
        {props.title}
        <Show when={props.list.length > 1}>
          <span class="count numbers">{props.list.length}</span>
        </Show>
      </h4>
      <ul>
        <For each={shown()}>
          {finding => (
            <li>
              <Show when={finding.item && props.role !== 'note'}>
                <code class={`name item-${props.role}`} {...markOf(props.kind, finding)}>
                  {finding.item}
                </code>
              </Show>
              <span class="finding-text">
                <Prose text={props.role === 'note' ? finding.text : beyondItem(finding)} />
              </span>
              <Show when={finding.sequence}>
                {sequence => <Watch sequence={sequence()} what={shownBy(props.kind, finding)} />}
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.list.length > SHOWN}>
        <button type="button" class="button small quiet" onClick={() => setAll(now => !now)}>
          {all() ? 'Show fewer' : `Show all ${props.list.length}`}
        </button>
      </Show>
    </section>
  )
}

/** What its name is: of a plan that falls short it is a fact of the goal. */
const markOf = (kind: KindCode, { item, role }: Finding) =>
  shapeOf[kind].sort === 'fact' || (kind === 'just' && role === 'missing')
    ? marks.fact(item)
    : marks.action(item)

/** What a finding's sequence is, as its button names it. */
function shownBy(kind: KindCode, { item, role }: Finding): string {
  if (role === 'step') return `the steps before ${item}`
  if (role === 'best') return 'the shorter plan'
  if (kind === 'just') return 'the steps that are left'
  if (item === '') return 'the sequence that shows it'
  return kind === 'land' ? `the plan that avoids ${item}` : `how ${item} is reached`
}

/** The sentence without the name it begins with, which stands before it already. */
function beyondItem({ item, text }: Finding): string {
  const start = `\`${item}\` `
  return text.startsWith(start) ? text.slice(start.length) : text
}
