// The head of Templates: which domain, which of its problems, and what becomes of the edited text.

import { For, Show } from 'solid-js'
import { Icon } from '../parts/icon'
import { counted } from '../parts/naming'
import { useApp, usePart } from '../state/use-app'
import { createBench } from './bench'
import './head.css'

export function BenchHead() {
  const bench = usePart(createBench)
  const { place } = useApp()
  const chosen = () => new Set(bench.chosen().map(({ name }) => name))
  const toggle = (name: string, isOn: boolean): void => {
    const names = new Set(chosen())
    if (isOn) names.add(name)
    else names.delete(name)
    bench.choose([...names])
  }
  return (
    <header class="bench-head">
      <h1>Templates</h1>
      <div class="select">
        <select
          aria-label="Domain"
          value={bench.id() ?? ''}
          onChange={event => bench.open(event.currentTarget.value)}
        >
          <For each={bench.all()}>
            {({ id, title }) => (
              <option value={id} selected={id === bench.id()}>
                {title}
              </option>
            )}
          </For>
        </select>
        <Icon name="chevron-down" size={13} />
      </div>
      <details class="bench-problems">
        <summary class="button small">
          {bench.chosen().length === bench.now()?.problems.length
            ? counted(bench.chosen().length, 'problem')
            : `${bench.chosen().length} of ${counted(bench.now()?.problems.length ?? 0, 'problem')}`}
          <Icon name="chevron-down" size={13} />
        </summary>
        <fieldset>
          <legend>Sentences and checks are about</legend>
          <For each={bench.now()?.problems}>
            {({ name, title }) => (
              <label>
                <input
                  type="checkbox"
                  checked={chosen().has(name)}
                  onChange={event => toggle(name, event.currentTarget.checked)}
                />
                <span>{title}</span>
              </label>
            )}
          </For>
        </fieldset>
      </details>
      <div class="bench-acts">
        <Show when={bench.isEdited()}>
          <span class="bench-state" role="status">
            Edited
          </span>
          <button type="button" class="button small" onClick={() => bench.revert()}>
            <Icon name="undo-2" size={14} />
            Take back
          </button>
        </Show>
        <button
          type="button"
          class="button small"
          onClick={() => place.show({ templates: { part: 'new' } })}
        >
          <Icon name="plus" size={14} />
          New domain
        </button>
      </div>
    </header>
  )
}
