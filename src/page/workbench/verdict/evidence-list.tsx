// The evidence of the verdict: each claim, its certificate, and whether the certificate checker accepted it.

import { createSignal, For, Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { Prose } from '../parts/prose'
import { marks } from '#page/state/focus/focus'
import { grouped } from '#page/ui/naming'
import type { EvidenceView, FactsView } from '#page/state/verdicts/verdict-view'
import { WatchGrowth } from '../growing/watch-growth'
import { Watch } from './watch'
import './verdict.css'
import { capital } from '#base/words'
import { Button } from '#page/ui/button'

/** Maximum number of pieces of evidence, and of sequences of one, shown at first. */
const SHOWN = 4

export function EvidenceList(props: {
  evidence: readonly EvidenceView[]
  /** Further checks, for which there is no certificate. */
  note?: string | undefined
}) {
  const [all, setAll] = createSignal(false)
  const shown = () => (all() ? props.evidence : props.evidence.slice(0, SHOWN))
  return (
    <Show when={props.evidence.length > 0}>
      <section class="evidence" data-part="evidence">
        <h4>
          <Icon name="shield-check" size={14} />
          Evidence
        </h4>
        <ul>
          <For each={shown()}>{item => <Piece item={item} />}</For>
        </ul>
        <Show when={props.note}>{note => <p class="evidence-walk">{note()}</p>}</Show>
        <Show when={props.evidence.length > SHOWN}>
          <Button small quiet onClick={() => setAll(now => !now)}>
            {all() ? 'Show fewer' : `Show all ${props.evidence.length}`}
          </Button>
        </Show>
      </section>
    </Show>
  )
}

function Piece(props: { item: EvidenceView }) {
  return (
    <li>
      <p>
        <Prose text={capital(props.item.claim)} />:{' '}
        <span class="ink weight-520">
          <Prose text={props.item.certificate} />
        </span>{' '}
        <span class={`checked ${props.item.checked ? 'yes' : 'no'}`} data-part="checked">
          <Icon name={props.item.checked ? 'shield-check' : 'shield'} size={13} />
          {props.item.checked ? 'checked' : 'not checked'}
        </span>
      </p>
      <Show when={props.item.facts}>{facts => <Facts facts={facts()} />}</Show>
      <Show when={props.item.closed}>{closed => <WatchGrowth closed={closed()} />}</Show>
      <Show when={props.item.sequences.length > 0}>
        <Sequences item={props.item} />
      </Show>
    </li>
  )
}

/** Each sequence with its title. */
function Sequences(props: { item: EvidenceView }) {
  const [all, setAll] = createSignal(false)
  const shown = () => (all() ? props.item.sequences : props.item.sequences.slice(0, SHOWN))
  const what = (i: number): string => (props.item.titles?.[i] ?? 'the sequence').replaceAll('`', '')
  return (
    <div class="flex wrap gap-6 mt-6">
      <For each={shown()}>
        {(sequence, i) => <Watch sequence={sequence} what={what(i())} from={props.item.lead ?? 0} />}
      </For>
      <Show when={props.item.sequences.length > SHOWN}>
        <Button small quiet onClick={() => setAll(now => !now)}>
          {all() ? 'Show fewer' : `Show all ${props.item.sequences.length} sequences`}
        </Button>
      </Show>
    </div>
  )
}

function Facts(props: { facts: FactsView }) {
  const [open, setOpen] = createSignal(false)
  const shown = () => props.facts.groups.length
  return (
    <div class="evidence-facts mt-4">
      <p>
        <Prose text={props.facts.title} />
      </p>
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary class="inline-flex items-center gap-5 ink-accent text-small weight-520 pointer">
          {open() ? 'Hide' : 'Show'} {grouped(props.facts.total)}{' '}
          {props.facts.groups[0]?.length === 2 ? 'pairs' : 'facts'}
          <Icon name="chevron-down" size={13} />
        </summary>
        <ul>
          <For each={open() ? props.facts.groups : []}>
            {group => (
              <li>
                <For each={group}>
                  {name => (
                    <code class="fact" data-part="fact" {...(name.startsWith('(not ') ? {} : marks.fact(name))}>
                      {name}
                    </code>
                  )}
                </For>
              </li>
            )}
          </For>
        </ul>
        <Show when={props.facts.total > shown()}>
          <p class="faint numbers">
            The first {grouped(shown())} of {grouped(props.facts.total)}.
          </p>
        </Show>
      </details>
    </div>
  )
}
