// Why a statement holds in a world: its certificate, described as in a verdict; or the groups with exactly one fact
// that is true in every state.

import { createMemo, For, Match, Show, Switch } from 'solid-js'
import type { Inline, LivePart } from '#teaching/lesson'
import type { InvariantGroup } from '#teaching/views/invariant'
import type { BlockedAction, StatementEvidence } from '#teaching/views/evidence'
import { evidenceViews } from '#page/state/verdicts/evidence-view'
import { EvidenceList } from '#page/workbench/verdict/evidence-list'
import { GrowingPane } from '#page/workbench/growing/growing-pane'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { Problem } from '#page/workbench/parts/conditions'
import { useApp } from '#page/state/use-app'
import type { LiveProps } from '../live-props'
import { Asked } from '../parts/asked'
import { StillPicture } from '../parts/still-picture'
import { Fold } from '#page/ui/fold'
import './evidence.css'

export function EvidenceLive(props: LiveProps) {
  const about = () => props.part.more.about ?? ''
  return (
    <Show when={props.open} fallback={<StillPicture />}>
      <Show
        when={about() === 'invariant'}
        fallback={
          <Asked
            what="looking for the evidence"
            about={props.world.source}
            ask={api => api.teaching.evidenceOf(props.world.source, about())}
          >
            {found => <Statement found={found()} />}
          </Asked>
        }
      >
        <Asked
          what="looking for what stays the same"
          about={props.world.source}
          ask={api => api.teaching.invariantGroups(props.world.source)}
        >
          {groups => <Groups groups={groups()} asked={factsAsked(props.part)} />}
        </Asked>
      </Show>
    </Show>
  )
}

/** The facts in the prediction's text. */
function factsAsked({ predict }: LivePart): readonly string[] {
  const textOf = (content: readonly Inline[]): string =>
    content.map(each => ('text' in each ? each.text : 'content' in each ? textOf(each.content) : '')).join('')
  return predict === null ? [] : (textOf(predict.text).match(/\([^()]+\)/g) ?? [])
}

function Statement(props: { found: StatementEvidence }) {
  const { growing, stepping } = useApp()
  const found = <K extends StatementEvidence['kind']>(kind: K) =>
    props.found.kind === kind ? (props.found as Extract<StatementEvidence, { kind: K }>) : undefined
  const views = createMemo(() => {
    const { evidence } = found('evidence') ?? {}
    return evidence ? evidenceViews([evidence]) : []
  })
  return (
    <div class="live-evidence">
      <Switch>
        <Match when={found('none')}>
          {none => <Problem title="There is no evidence to show" message={none().message} />}
        </Match>
        <Match when={found('evidence')}>
          {now => (
            <>
              <Show when={!now().truth}>
                <p class="pad-8-12 bg-ochre round">In this world the opposite is true, and this is why.</p>
              </Show>
              <Show when={now().blocked.length > 0}>
                <Blocked blocked={now().blocked} />
              </Show>
              <EvidenceList evidence={views()} />
              <Show when={growing.now()}>{set => <GrowingPane growing={set()} />}</Show>
              <Show when={stepping.walk().title !== ''}>
                <StillPicture />
              </Show>
            </>
          )}
        </Match>
      </Switch>
    </div>
  )
}

/** Actions that could make the fact true; each requires two mutually exclusive facts. */
function Blocked(props: { blocked: readonly BlockedAction[] }) {
  return (
    <ul class="live-blocked">
      <For each={props.blocked}>
        {({ action, pair, group }) => (
          <li class="bg-card round">
            <p>
              Only <code {...marks.action(action)}>{action}</code> could make it true. It needs both
            </p>
            <p class="live-clash flex-row wrap">
              <code {...marks.fact(pair[0])}>{pair[0]}</code>
              <span class="inline-flex items-center gap-6 ink-delete weight-600">
                <Icon name="equal-not" size={15} />
                never both
              </span>
              <code {...marks.fact(pair[1])}>{pair[1]}</code>
            </p>
            <Show when={group.length > 0}>
              <p>Of these facts at most one is ever true:</p>
              <p class="live-group flex wrap gap-6">
                <For each={group}>
                  {fact => (
                    <code classList={{ 'live-in-pair': pair.includes(fact) }} {...marks.fact(fact)}>
                      {fact}
                    </code>
                  )}
                </For>
              </p>
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}

/** Groups with exactly one true fact each; the group in question comes first. */
function Groups(props: { groups: readonly InvariantGroup[]; asked: readonly string[] }) {
  const named = (group: InvariantGroup): number => group.facts.filter(fact => props.asked.includes(fact)).length
  const ordered = createMemo(() => [...props.groups].sort((a, b) => named(b) - named(a)))
  return (
    <div class="live-groups">
      <Show
        when={ordered().length > 0}
        fallback={<p>No group of facts was found with exactly one that is true in every state.</p>}
      >
        <p>
          {counted(ordered().length, 'group')} of facts: of each, exactly one fact is true in every state that can be
          reached.
        </p>
      </Show>
      <For each={ordered()}>{(group, at) => <Group group={group} open={at() === 0} />}</For>
    </div>
  )
}

function Group(props: { group: InvariantGroup; open: boolean }) {
  return (
    <Fold class="live-invariant framed bg-card" open={props.open}>
      <summary>
        <For each={props.group.facts}>
          {fact => (
            <code classList={{ 'live-first': fact === props.group.first }} {...marks.fact(fact)}>
              {fact}
            </code>
          )}
        </For>
      </summary>
      <p>
        At the start <code>{props.group.first}</code> is the one that is true. Each action that touches the group takes
        one fact away and brings another, so their number stays 1:
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Action</th>
            <th scope="col">Takes away</th>
            <th scope="col">Brings</th>
            <th scope="col">Sum</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.group.moves}>
            {({ action, takes, brings }) => (
              <tr>
                <th scope="row">
                  <code {...marks.action(action)}>{action}</code>
                </th>
                <td class="ink-delete">
                  <For each={takes}>{fact => <code>− {fact}</code>}</For>
                </td>
                <td class="ink-add">
                  <For each={brings}>{fact => <code>+ {fact}</code>}</For>
                </td>
                <td class="numbers">{brings.length - takes.length}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <p class="faint numbers">
        <Show when={props.group.more > 0}>{counted(props.group.more, 'further action')} likewise. </Show>
        {props.group.untouched === 0
          ? ''
          : `The other ${counted(props.group.untouched, 'action')} ${props.group.untouched === 1 ? 'leaves' : 'leave'} the group alone.`}
      </p>
    </Fold>
  )
}
