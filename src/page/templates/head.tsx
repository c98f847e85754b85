// The head of Templates: the domain, its chosen problems, and actions on the edited text.

import { configuredNames } from '#questions/benchmarks/registry'
import { For, Match, Show, Switch } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { Select } from '#page/ui/menus/select'
import { Menu, type MenuGroup } from '#page/ui/menus/menu'
import { counted } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import { createCommands } from '#page/state/commands/commands'
import { createBench } from '#page/state/templates/bench'
import { Button } from '#page/ui/button'
import './templates.css'

export function BenchHead() {
  const bench = useFeature(createBench)
  return (
    <header class="bench-head flex-row wrap rigid border-bottom">
      <h1>Templates</h1>
      <Select
        label="Domain"
        value={bench.id() ?? ''}
        set={bench.open}
        options={bench.all().map(({ id, title }) => [id, title])}
      />
      <ChosenProblems />
      <div class="flex-row wrap gap-8 ml-auto">
        <Use />
        <Further />
      </div>
    </header>
  )
}

/** The choice of problems used for sentences and checks. */
function ChosenProblems() {
  const bench = useFeature(createBench)
  let box!: HTMLDetailsElement
  const chosen = () => new Set(bench.chosen().map(({ name }) => name))
  const count = () => bench.now()?.problems.length ?? 0
  const toggle = (name: string, isOn: boolean): void => {
    const names = new Set(chosen())
    if (isOn) names.add(name)
    else names.delete(name)
    bench.choose([...names])
  }
  const leave = (event: FocusEvent): void => {
    if (!box.contains(event.relatedTarget as Node | null)) box.open = false
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !box.open) return
    box.open = false
    box.querySelector('summary')?.focus()
    event.stopPropagation()
  }
  return (
    <details class="bench-problems relative" ref={box} onFocusOut={leave} onKeyDown={key}>
      <summary class="button small no-list">
        {chosen().size === count() ? counted(count(), 'problem') : `${chosen().size} of ${counted(count(), 'problem')}`}
        <Icon name="chevron-down" size={13} />
      </summary>
      <fieldset class="grid gap-6 absolute scrolls pad-12-14 bg-card round-10" tabindex={-1}>
        <legend class="ink-faint">Sentences and checks are about</legend>
        <Show when={count() > 0} fallback={<p class="faint">This domain has no problems.</p>}>
          <For each={bench.now()?.problems}>
            {({ name, title }) => (
              <label class="flex items-baseline gap-8">
                <input
                  type="checkbox"
                  checked={chosen().has(name)}
                  onChange={event => toggle(name, event.currentTarget.checked)}
                />
                <span>{title}</span>
              </label>
            )}
          </For>
        </Show>
      </fieldset>
    </details>
  )
}

/** Whether questions are described with the current text, and the button to use it. */
function Use() {
  const bench = useFeature(createBench)
  const isNew = () => bench.base() === undefined || bench.base() === bench.now()
  return (
    <>
      <span class="ink-faint" role="status">
        <Switch>
          <Match when={bench.isEdited() && bench.isInUse()}>Edited since it was last used in questions</Match>
          <Match when={bench.isEdited()}>
            {isNew() ? 'Not used in questions yet' : 'Edited, not used in questions yet'}
          </Match>
          <Match when={bench.isInUse()}>Used in questions</Match>
        </Switch>
      </span>
      <Show when={bench.isEdited()}>
        <Button
          small
          primary
          icon="check"
          title="From now on, questions of this domain are written and read with this text."
          onClick={() => bench.use()}
        >
          Use in questions
        </Button>
      </Show>
    </>
  )
}

function Further() {
  const bench = useFeature(createBench)
  const { place } = useApp()
  const { commandNamed } = useFeature(createCommands)
  const groups = (): readonly MenuGroup[] => [
    {
      title: 'This domain',
      items: [
        {
          title: 'Undo the changes',
          icon: 'undo-2',
          disabled: !bench.isEdited(),
          run: () => bench.revert(),
        },
        {
          title: bench.isShipped() ? 'Use the shipped English again' : 'Stop using it in questions',
          icon: 'rotate-ccw',
          disabled: !bench.isInUse(),
          run: () => bench.useNoMore(),
        },
        {
          title: 'Save as a folder (zip)',
          icon: 'download',
          run: () => commandNamed('templates-save').run(),
        },
        {
          title: `Guide and export for ${configuredNames}`,
          icon: 'file-code',
          run: () => bench.show('guide'),
        },
      ],
    },
    {
      title: 'Other domains',
      items: [
        {
          title: 'New domain',
          icon: 'plus',
          run: () => place.show({ templates: { part: 'new' } }),
        },
      ],
    },
  ]
  return <Menu title="More" icon="ellipsis" groups={groups()} />
}
