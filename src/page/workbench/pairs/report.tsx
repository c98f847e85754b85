// The result of comparing two problems, the most important first: the repair of the second, the state that
// distinguishes them, the lines that differ, the matching of objects, whether they are solvable, side notes, evidence.

import { createMemo, For, Show } from 'solid-js'
import type { ComparedView, PairRequest, RepairView } from '#questions/views/pairs/pair-view'
import { EvidenceList } from '../verdict/evidence-list'
import { evidenceViews } from '#page/state/verdicts/evidence-view'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { Button } from '#page/ui/button'
import { Prose } from '../parts/prose'
import { PairDiff, type Reveal } from './diff'
import { Matching } from './matching'
import type { SideNames } from './names'
import { PairPictures } from './pictures'
import './pairs.css'

export interface ReportProps {
  readonly request: PairRequest
  readonly view: ComparedView
  readonly names: SideNames
  /** Prefix of ids, to distinguish the tabs of several reports on one page. */
  readonly prefix: string
  readonly reveal?: Reveal | undefined
  /** Applies a repair to the second text; absent if it cannot be changed. */
  readonly apply?: ((repair: RepairView) => void) | undefined
  /** True if the evidence is listed elsewhere. */
  readonly withoutEvidence?: boolean
}

export function PairReport(props: ReportProps) {
  return (
    <div class="column gap-14">
      <Repair repair={props.view.repair} apply={props.apply} />
      <PairPictures request={props.request} view={props.view} names={props.names} prefix={props.prefix} />
      <PairDiff sections={props.view.sections} names={props.names} reveal={props.reveal} />
      <Matching view={props.view} names={props.names} />
      <Solvable view={props.view} names={props.names} />
      <Notes notes={props.view.notes} />
      <Show when={!props.withoutEvidence}>
        <AllEvidence view={props.view} />
      </Show>
    </div>
  )
}

function Repair(props: { repair: RepairView | null; apply: ((repair: RepairView) => void) | undefined }) {
  return (
    <Show when={props.repair}>
      {repair => (
        <p class="pair-repair flex-row wrap break-anywhere bg-card round-small">
          <Icon name="lightbulb" size={15} />
          <span class="min-w-0">
            <Prose text={repair().description} /> <span class="faint">Then they are equivalent.</span>
          </span>
          <Show when={props.apply}>
            {apply => (
              <Button small onClick={() => apply()(repair())}>
                Make this change
              </Button>
            )}
          </Show>
        </p>
      )}
    </Show>
  )
}

const solvableText = (steps: number | null | undefined): string =>
  steps === undefined
    ? 'it is not decided whether it has a plan'
    : steps === null
      ? 'it has no plan'
      : steps === 0
        ? 'its goal holds at the beginning'
        : `a plan of ${counted(steps, 'step')} was found`

function Solvable(props: { view: ComparedView; names: SideNames }) {
  const steps = () => props.view.planSteps
  return (
    <dl class="pair-solvable grid gap-2">
      <For each={['a', 'b'] as const}>
        {side => (
          <div class="flex wrap">
            <dt>{props.names[side]}</dt>
            <dd class="ink-soft">{solvableText(steps()[side])}</dd>
          </div>
        )}
      </For>
    </dl>
  )
}

function Notes(props: { notes: readonly string[] }) {
  return (
    <For each={props.notes}>
      {note => (
        <p class="pair-note flex gap-7 ink-soft">
          <Icon name="info" size={13} />
          <span>
            <Prose text={note} />
          </span>
        </p>
      )}
    </For>
  )
}

function AllEvidence(props: { view: ComparedView }) {
  const list = createMemo(() =>
    evidenceViews([...props.view.equivalent.evidence, ...props.view.other.evidence].map(each => ({ ...each }))).map(
      each => ({ ...each, sequences: [] }),
    ),
  )
  return <EvidenceList evidence={list()} />
}
