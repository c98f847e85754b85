// The rule by which answers are parsed.

import { createSignal, createUniqueId, For } from 'solid-js'
import { ruleOfReading } from '#language/answers/rule'
import { Icon } from '#page/ui/icon'
import './verdict-card.css'

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
        <For each={ruleOfReading}>{sentence => <li>{sentence}</li>}</For>
      </ul>
    </div>
  )
}
