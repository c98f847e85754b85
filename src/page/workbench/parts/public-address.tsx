// The target of links: a warning if only this computer can open them, and a field for the public address.

import { createSignal, Show } from 'solid-js'
import { createPublicAddress } from '#page/state/public-address'
import { useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import './public-address.css'

export function PublicAddressField() {
  const { base, isLocal, named, name } = useFeature(createPublicAddress)
  const [typed, setTyped] = createSignal(named())
  const [problem, setProblem] = createSignal<string>()
  const use = (): void => void setProblem(name(typed()))
  return (
    <Show when={isLocal() || named() !== ''}>
      <div class="public-address grid gap-6">
        <p classList={{ 'ink-delete': isLocal() }}>
          {isLocal()
            ? `Links lead to this computer (${base()}): nobody else can open them.`
            : `Links begin with ${base()}.`}
        </p>
        <label class="grid gap-4">
          <span>Public address of Planground, kept in this browser</span>
          <span class="flex gap-8">
            <input
              class="grow pad-0-10 ink bg-card border-strong round"
              type="text"
              inputmode="url"
              autocomplete="off"
              spellcheck={false}
              placeholder="https://…"
              value={typed()}
              aria-invalid={problem() !== undefined}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                // The field may be within a form.
                event.preventDefault()
                use()
              }}
              onInput={event => {
                setTyped(event.currentTarget.value)
                setProblem()
              }}
            />
            <Button onClick={use}>Use it</Button>
          </span>
        </label>
        <Show when={problem()}>{message => <p class="ink-delete">{message()}</p>}</Show>
      </div>
    </Show>
  )
}
