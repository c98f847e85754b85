// The generated questions, and why they are fewer than requested.

import { createMemo, For, Show } from 'solid-js'
import { kindName } from '#questions/kinds/codes'
import { counted, formatName } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import type { MakingResult } from '#page/state/making/making'
import './shortfalls.css'
import './make-page.css'
import { capital } from '#base/words'
import { Button } from '#page/ui/button'
import { createCommands } from '#page/state/commands/commands'
import { useFeature } from '#page/state/use-app'
import { Prose } from '#page/workbench/parts/prose'

const REASONS = 2

export function Shortfalls(props: { outcome: MakingResult; show: () => void }) {
  const { commandNamed } = useFeature(createCommands)
  const result = () => props.outcome
  const groups = createMemo(() => groupsOf(result().shortfalls))
  return (
    <section class="make-outcome grid gap-10 border-top" aria-label="What was made" role="status">
      <h2>
        {result().made === 0
          ? 'No question could be made'
          : `${counted(result().made, 'question')} of ${result().wanted}`}
      </h2>
      <Show when={result().made > 0}>
        <Button primary onClick={() => props.show()}>
          Go to {result().made === 1 ? 'the question' : 'the questions'}
          <Icon name="arrow-right" size={15} />
        </Button>
        <Button icon="download" onClick={() => commandNamed('take').run()}>
          Save or hand out…
        </Button>
        <p class="make-hint">Kept in this browser, with the answers.</p>
      </Show>
      <p class="make-hint">
        {result().stopped
          ? 'Stopped. What was finished is in the list.'
          : 'A question is made only where its answer can be proven.'}
      </p>
      <ul class="grid gap-10 scrolls-y">
        <For each={groups()}>
          {({ same: [first, ...others], made, wanted }) => (
            <li>
              <p>
                <Show
                  when={others.length === 0}
                  fallback={
                    <>
                      <strong>{others.length + 1} kinds and formats</strong>, {first!.world}
                    </>
                  }
                >
                  <strong>{kindName(first!.kind)}</strong>, {formatName[first!.format]}, {first!.world}
                </Show>
                <span class="numbers">
                  {made} of {wanted}
                </span>
              </p>
              <For each={first!.reasons.slice(0, REASONS)}>
                {({ reason }) => (
                  <p class="make-reason note break-anywhere">
                    <Prose text={sentence(reason)} />
                  </p>
                )}
              </For>
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}

type Shortfall = MakingResult['shortfalls'][number]

/** Shortfalls of one problem for the same reasons, together. */
export function groupsOf(
  all: readonly Shortfall[],
): readonly { readonly same: readonly Shortfall[]; readonly made: number; readonly wanted: number }[] {
  const groups = new Map<string, Shortfall[]>()
  for (const each of all) {
    const key = JSON.stringify([each.world, ...each.reasons.map(({ reason }) => reason)])
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].map(same => ({
    same,
    made: same.reduce((sum, { made }) => sum + made, 0),
    wanted: same.reduce((sum, { wanted }) => sum + wanted, 0),
  }))
}

/** A reason starts in lower case, as the command line puts it within a sentence. */
function sentence(reason: string): string {
  const text = reason.trim()
  return `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`
}
