// The faults of a configuration, one by one.

import { For, Show } from 'solid-js'
import type { ConfigFinding } from '#questions/benchmarks/family-parts'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { Fold } from '#page/ui/fold'
import './config-faults.css'

export function ConfigurationFaults(props: { findings: readonly ConfigFinding[] }) {
  return (
    <Show when={props.findings.length > 0} fallback={<p class="ink-faint">The configuration agrees with its PDDL.</p>}>
      <Fold class="config-faults" open={props.findings.length < 6}>
        <summary>{counted(props.findings.length, 'fault')} of the configuration</summary>
        <ul>
          <For each={props.findings}>
            {({ severity, key, message, quote }) => (
              <li>
                <Icon name={severity === 'error' ? 'x' : 'triangle-alert'} size={14} />
                <span>
                  <span class="unseen">{severity}: </span>
                  <Prose text={message} />
                  <Show when={quote}>
                    <q>{quote}</q>
                  </Show>
                  <code>{key}</code>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Fold>
    </Show>
  )
}
