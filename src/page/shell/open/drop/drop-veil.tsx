// The overlay while files are dragged over the page: it names where they will open.

import { Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import './drop-veil.css'

export function DropVeil(props: { isForResults: boolean }) {
  return (
    <div class="drop-veil grid place-center" aria-hidden="true">
      <div class="flex-row flex-down centred gap-8 full-width full-height ink-accent">
        <Icon name="upload" size={28} />
        <Show
          when={props.isForResults}
          fallback={
            <>
              <strong>Drop to open</strong>
              <span>
                Benchmark files, a PDDL domain with its problems, the folder of a domain, a plan, shared questions, or a
                zip of these
              </span>
            </>
          }
        >
          <strong>Drop the results</strong>
          <span>Files of results, their folders, and the questions that they answer</span>
        </Show>
      </div>
    </div>
  )
}
