// All components of the kit in all their states, for visual checks and for `npm run pictures`. See docs/ui.md.

import { createSignal, For, type JSX } from 'solid-js'
import { render } from 'solid-js/web'
import '#page/ui/styles/tokens.css'
import '#page/ui/styles/base.css'
import '#page/ui/styles/utilities.css'
import '#page/ui/styles/utilities-look.css'
import '#page/ui/menus/select.css'
import '#page/ui/pane-head.css'
import '#page/ui/words.css'
import { Button, IconButton } from '#page/ui/button'
import { Fold } from '#page/ui/fold'
import { MarkIcon, markIcon } from '#page/ui/mark'
import { Menu } from '#page/ui/menus/menu'
import { Select } from '#page/ui/menus/select'
import { SelectField } from '#page/ui/menus/select-field'
import { DialogChoice, DialogChoices } from '#page/ui/menus/titled-dialog'
import { markName } from '#page/ui/naming'
import type { Mark } from '#page/ui/outcome'
import { Tabs } from '#page/ui/tabs'
import { Cut } from '#page/ui/text/cut'

const Part = (props: { title: string; children: JSX.Element }) => (
  <section class="boxed pad-12-14 grid gap-10">
    <h2>{props.title}</h2>
    <div class="flex-row wrap gap-12">{props.children}</div>
  </section>
)

function Buttons() {
  const looks = [{ title: 'Plain' }, { title: 'Primary', primary: true }, { title: 'Quiet', quiet: true }]
  return (
    <For each={[false, true]}>
      {small => (
        <Part title={small ? 'Button, small' : 'Button'}>
          <For each={looks}>
            {look => (
              <>
                <Button small={small} {...look}>
                  {look.title}
                </Button>
                <Button small={small} {...look} icon="download">
                  With an icon
                </Button>
                <Button small={small} {...look} disabled>
                  Disabled
                </Button>
                <Button small={small} {...look} blocked="Choose two runs first">
                  Blocked
                </Button>
              </>
            )}
          </For>
        </Part>
      )}
    </For>
  )
}

const Toggles = () => (
  <Part title="IconButton, toggle">
    <IconButton icon="x" label="Close" />
    <IconButton icon="x" label="Close, disabled" disabled />
    <IconButton icon="eye" label="Not pressed" pressed={false} />
    <IconButton icon="eye" label="Pressed" pressed={true} />
  </Part>
)

function Choices() {
  const [tab, setTab] = createSignal<'one' | 'two'>('one')
  const [kind, setKind] = createSignal('')
  const options = [
    ['a', 'Applicability'],
    ['b', 'Landmark'],
  ] as const
  const tabs = [
    { id: 'one' as const, title: 'Chosen', icon: 'route' as const, note: '3' },
    { id: 'two' as const, title: 'Other' },
  ]
  return (
    <>
      <Part title="Tabs, segments">
        <Tabs label="Tabs" prefix="tabs" tabs={tabs} chosen={tab()} choose={setTab} />
        <Tabs label="Segments" prefix="segments" look="segments" tabs={tabs} chosen={tab()} choose={setTab} />
      </Part>
      <Part title="Select, SelectField, Menu">
        <Select label="Kind" all="All kinds" value={kind()} set={setKind} options={options} />
        <Select label="Narrowed" all="All kinds" value="b" set={setKind} options={options} />
        <SelectField label="With a label" value="a" set={setKind} options={options} />
        <Menu title="Menu" icon="list" groups={[{ title: 'Group', items: [{ title: 'Run', run: () => {} }] }]} />
      </Part>
      <Part title="Choices of a dialog">
        <DialogChoices legend="One of a group, and each for itself">
          <DialogChoice title="Chosen" note="the one in force" group="g" checked />
          <DialogChoice title="Other" note="not chosen" group="g" checked={false} />
          <DialogChoice title="Ticked" note="on" checked />
          <DialogChoice title="Disabled" note="cannot be chosen" checked={false} disabled />
        </DialogChoices>
      </Part>
    </>
  )
}

const Words = () => (
  <>
    <Part title="Marks">
      <For each={Object.keys(markIcon) as Mark[]}>
        {mark => (
          <span class="flex-row gap-4">
            <MarkIcon mark={mark} /> {markName[mark]}
          </span>
        )}
      </For>
    </Part>
    <Part title="Words, fold">
      <span class="count numbers">12</span>
      <span class="tag">tag</span>
      <code class="name">(at c1 l0)</code>
      <span class="checked yes">checked</span>
      <span class="checked no">not checked</span>
      <Cut name="a-rather-long-name-of-a-problem" />
      <Fold class="note" open>
        <summary>Open fold</summary>
        <p>What unfolds.</p>
      </Fold>
      <Fold class="note">
        <summary>Closed fold</summary>
      </Fold>
    </Part>
    <Part title="Utilities">
      <span class="note">note</span>
      <span class="ink-soft">soft</span>
      <span class="ink-accent">accent</span>
      <span class="ink-add">right</span>
      <span class="ink-delete">wrong</span>
      <span class="framed pad-8-12">framed</span>
      <span class="bg-well pad-8-12">well</span>
    </Part>
  </>
)

const root = document.getElementById('app')!
root.style.cssText = 'overflow: auto; padding: 16px; display: grid; gap: 12px; align-content: start'
render(
  () => (
    <>
      <Buttons />
      <Toggles />
      <Choices />
      <Words />
    </>
  ),
  root,
)
