// What the verdict rests on: each claim, what shows it, and whether the small checker accepted it.

import { createSignal, For, Show } from 'solid-js'
import { Icon } from '../parts/icon'
import { Prose } from '../parts/prose'
import type { EvidenceView } from '../verdict-view'
import { Watch } from './findings'

const SHOWN = 5

export function EvidenceList(props: { evidence: readonly EvidenceView[] }) {
  const [all, setAll] = createSignal(false)
  const shown = () => (all() ? props.evidence : props.evidence.slice(0, SHOWN))
  return (
    <Show when={props.evidence.length > 0}>
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
                <Show when={item.sequences.length > 0}>
                  <div class="evidence-sequences">
                    <For each={item.sequences.slice(0, 4)}>
                      {sequence => (
                        <Watch sequence={sequence} title={item.claim.replaceAll('`', '')} />
                      )}
                    </For>
                  </div>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <Show when={props.evidence.length > SHOWN}>
          <button type="button" class="button small quiet" onClick={() => setAll(now => !now)}>
            {all() ? 'Show fewer' : `Show all ${props.evidence.length}`}
          </button>
        </Show>
      </section>
    </Show>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
