// Custom sizes for the generator of one world, or the meaning of the chosen size.

import { For, Show } from 'solid-js'
import type { MakeDomain } from './made-domains'
import './make-page.css'
import { useFeature } from '#page/state/use-app'
import { createChoices } from '#page/state/making/choices'

export function OwnSize(props: { domain: MakeDomain | undefined }) {
  const { choices, choose } = useFeature(createChoices)
  const size = () => {
    const { domain } = props
    if (domain === undefined) return {}
    return choices.size === 'own'
      ? { ...domain.presets.small, ...choices.own[domain.id] }
      : domain.presets[choices.size]
  }
  const label = (domain: MakeDomain): string =>
    domain.parameters.map(({ id, label }) => `${label.toLowerCase()} ${size()[id] ?? 0}`).join(', ')
  return (
    <Show
      when={props.domain}
      fallback={
        <p class="make-hint">
          {choices.size === 'own'
            ? 'Choose one domain to set its numbers; problems of several are made small.'
            : 'Each domain has its own numbers for this size.'}
        </p>
      }
    >
      {domain => (
        <Show when={choices.size === 'own'} fallback={<p class="make-hint">{label(domain())}</p>}>
          <div class="grid gap-6">
            <For each={domain().parameters}>
              {({ id, label, min, max }) => (
                <label class="flex-row between gap-12 min-h-32">
                  <span>
                    {label}{' '}
                    <span class="faint numbers">
                      {min} to {max}
                    </span>
                  </span>
                  <input
                    type="number"
                    class="field ink bg-card border-strong round numbers"
                    min={min}
                    max={max}
                    value={size()[id] ?? min}
                    onChange={event => {
                      const value = Math.round(event.currentTarget.valueAsNumber || min)
                      const within = Math.max(min, Math.min(max, value))
                      choose('own', domain().id, { ...size(), [id]: within })
                      event.currentTarget.value = String(within)
                    }}
                  />
                </label>
              )}
            </For>
          </div>
        </Show>
      )}
    </Show>
  )
}
