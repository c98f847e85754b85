// The rule for parsing answers.

import { createSignal, createUniqueId, Show, Suspense } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { lazy } from '#page/workbench/parts/lazy'
import './verdict-card.css'

const Sentences = lazy(async () => ({ default: (await import('./rule-sentences')).RuleSentences }))

/** The rule in a few sentences, behind a button. */
export function RuleOfReading() {
  const [open, setOpen] = createSignal(false)
  const id = createUniqueId()
  return (
    <div class="rule" data-part="rule">
      <button
        type="button"
        class="rule-toggle inline-flex items-center gap-4 ink-soft pointer"
        aria-expanded={open()}
        aria-controls={id}
        onClick={() => setOpen(now => !now)}
      >
        How answers are read
        <Icon name="chevron-down" size={13} />
      </button>
      <ul class="ink-soft line-18" id={id} hidden={!open()}>
        <Show when={open()}>
          <Suspense>
            <Sentences />
          </Suspense>
        </Show>
      </ul>
    </div>
  )
}
