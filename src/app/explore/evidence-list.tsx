// What the verdict rests on: each claim, what shows it, and whether the small checker accepted it.

import { createSignal, For, Show } from 'solid-js'
import type { KindCode } from '../../questions/question'
import { Icon } from '../parts/icon'
import { Prose } from '../parts/prose'
import { marks } from '../focus'
import { grouped } from '../naming'
import type { EvidenceView, FactsView } from '../verdict-view'
import { Watch } from './watch'

const SHOWN = 5

export function EvidenceList(props: { kind: KindCode; evidence: readonly EvidenceView[] }) {
  const [all, setAll] = createSignal(false)
  const shown = () => (all() ? props.evidence : props.evidence.slice(0, SHOWN))
  return (
    <Show when={props.evidence.length > 0 || walked[props.kind]}>
      <section class="evidence">
        <h4>
          <Icon name="shield-check" size={14} />
          Evidence
          <Show when={props.evidence.length > 1}>
            <span class="count numbers">{props.evidence.length}</span>
          </Show>
        </h4>
        <ul>
          <For each={shown()}>
            {item => (
              <li>
                <p>
                  <Prose text={capital(item.claim)} />:{' '}
                  <span class="evidence-what">{item.certificate}</span>
                  <span class={`checked ${item.checked ? 'yes' : 'no'}`}>
                    <Icon name={item.checked ? 'shield-check' : 'shield'} size={13} />
                    {item.checked ? 'checked' : 'not checked apart'}
                  </span>
                </p>
                <Show when={item.facts}>{facts => <Facts facts={facts()} />}</Show>
                <Show when={item.sequences.length > 0}>
                  <div class="evidence-sequences">
                    <For each={item.sequences.slice(0, 4)}>
                      {sequence => (
                        <Watch
                          sequence={sequence}
                          what={`the proof that ${item.claim.replaceAll('`', '')}`}
                        />
                      )}
                    </For>
                  </div>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <Show when={walked[props.kind]}>{text => <p class="evidence-walk">{text()}</p>}</Show>
        <Show when={props.evidence.length > SHOWN}>
          <button type="button" class="button small quiet" onClick={() => setAll(now => !now)}>
            {all() ? 'Show fewer' : `Show all ${props.evidence.length}`}
          </button>
        </Show>
      </section>
    </Show>
  )
}

/** Where taking the steps is itself the evidence. */
const walked: Partial<Record<KindCode, string>> = {
  app: 'Each action was tried in this state by the rules of the domain. That walk is the evidence; anyone can repeat it on the stage.',
  prog: 'The action was taken by the rules of the domain, and the states before and after it compared. That walk is the evidence.',
  val: 'The steps were taken one after the other by the rules of the domain. That walk is the evidence; watch it on the stage.',
}

function Facts(props: { facts: FactsView }) {
  const shown = () => props.facts.groups.length
  return (
    <details class="evidence-facts">
      <summary>
        {props.facts.title}
        <Icon name="chevron-down" size={13} class="turner" />
      </summary>
      <ul>
        <For each={props.facts.groups}>
          {group => (
            <li>
              <For each={group}>
                {name => (
                  <code class="fact" {...(name.startsWith('(not ') ? {} : marks.fact(name))}>
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
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
