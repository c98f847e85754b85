// The options for making questions: domains, kinds, forms, the size of the problems and the difficulty.

import type { MakeChoices } from '#page/state/making/choices'
import { For, type JSX, Show } from 'solid-js'
import { kindName, wordsOfKind } from '#questions/kinds/codes'
import { createMadeDomains } from './made-domains'
import { Icon, IconPicture } from '#page/ui/icon'
import { formatName } from '#page/ui/naming'
import { Tabs } from '#page/ui/tabs'
import { madeFamilies, FRONT, formats, madeKindsOf, type SizeName, toggled } from '#page/state/making/choices'
import { OwnSize } from './own-size'
import './make-page.css'
import { useFeature } from '#page/state/use-app'
import { createChoices } from '#page/state/making/choices'

const formText = {
  gen: 'a list, a plan, a number, in your own words',
  bool: 'one claim, true or not',
  mcq: 'four options, one is right',
} as const

const foldersOf = ({ worlds }: MakeChoices) => worlds.filter(world => world !== FRONT)

/** The domains to choose from, and the problem of the question in front, if there is one. */
export function Worlds(props: { isFront: boolean }) {
  const { choose, choices } = useFeature(createChoices)
  const all = useFeature(createMadeDomains)
  const isFront = () => props.isFront
  const ids = () => all().map(({ id }) => id)
  const allWorlds = () => [...(isFront() ? [FRONT] : []), ...ids()]
  return (
    <Group
      title="Domains"
      all={
        <All chosen={foldersOf(choices).length === all().length} set={every => choose('worlds', every ? ids() : [])} />
      }
    >
      <div class="flex wrap gap-8 min-w-0 no-margin no-padding no-border">
        <Show when={isFront()}>
          <Chip
            checked={choices.worlds.includes(FRONT)}
            change={() => choose('worlds', list => toggled(list, FRONT, allWorlds()))}
          >
            <Icon name="file-code" size={15} />
            The open problem
          </Chip>
        </Show>
        <For each={all()}>
          {({ id, title, picture }) => (
            <Chip
              checked={choices.worlds.includes(id)}
              change={() => choose('worlds', list => toggled(list, id, allWorlds()))}
            >
              <Show when={picture !== ''} fallback={<Icon name="boxes" size={15} />}>
                <IconPicture picture={picture} size={15} />
              </Show>
              {title}
            </Chip>
          )}
        </For>
      </div>
    </Group>
  )
}

/** The benchmark with the kinds of questions to make. */
export function Family() {
  const { choices, chooseFamily } = useFeature(createChoices)
  return (
    <Group title="Benchmark">
      <Tabs<string>
        look="segments"
        label="Benchmark"
        prefix="make-family"
        chosen={choices.family}
        choose={chooseFamily}
        tabs={madeFamilies.map(({ id, name }) => ({ id, title: name }))}
      />
      <p id="make-family-panel" class="ink-soft">
        {madeFamilies.find(({ id }) => id === choices.family)!.summary}
      </p>
    </Group>
  )
}

export function Kinds() {
  const { choices, choose } = useFeature(createChoices)
  const kinds = () => madeKindsOf(choices.family)
  return (
    <Group
      title="Kinds"
      all={
        <All
          chosen={choices.kinds.length === kinds().length}
          set={every => choose('kinds', every ? [...kinds()] : [])}
        />
      }
    >
      <div class="make-kinds grid gap-8">
        <For each={kinds()}>
          {kind => (
            <Chip
              checked={choices.kinds.includes(kind)}
              change={() => choose('kinds', list => toggled(list, kind, kinds()))}
            >
              <span>
                <strong>{kindName(kind)}</strong>
                <small>{wordsOfKind(kind).summary}</small>
              </span>
            </Chip>
          )}
        </For>
      </div>
    </Group>
  )
}

export function Forms() {
  const { choices, choose } = useFeature(createChoices)
  return (
    <Group title="Formats">
      <div class="make-kinds grid gap-8 make-forms">
        <For each={formats}>
          {format => (
            <Chip
              checked={choices.formats.includes(format)}
              change={() => choose('formats', list => toggled(list, format, formats))}
            >
              <span>
                <strong>{formatName[format]}</strong>
                <small>{formText[format]}</small>
              </span>
            </Chip>
          )}
        </For>
      </div>
    </Group>
  )
}

export function Size() {
  const { choices, choose } = useFeature(createChoices)
  const all = useFeature(createMadeDomains)
  /** The only chosen domain, with its own sizes. */
  const single = () => {
    const [only, ...others] = foldersOf(choices)
    return others.length === 0 ? all().find(({ id }) => id === only) : undefined
  }
  return (
    <Group title="Size of the problems">
      <Tabs<SizeName>
        look="segments"
        label="Size of the problems"
        prefix="make-size"
        chosen={choices.size}
        choose={size => choose('size', size)}
        tabs={[
          { id: 'small', title: 'Small' },
          { id: 'medium', title: 'Medium' },
          { id: 'large', title: 'Large' },
          { id: 'own', title: 'My own' },
        ]}
      />
      <div id="make-size-panel">
        <OwnSize domain={single()} />
      </div>
    </Group>
  )
}

export function Difficulty() {
  const { choices, choose } = useFeature(createChoices)
  return (
    <Group title="How hard">
      <div class="grid gap-6">
        <NumberField label="Steps to the goal, at least" value={choices.from} set={value => choose('from', value)} />
        <NumberField label="Steps to the goal, at most" value={choices.to} set={value => choose('to', value)} />
        <NumberField
          label="Applicable actions, at most"
          value={choices.maxApplicable}
          set={value => choose('maxApplicable', value)}
        />
        <NumberField
          label="Level, from 1 to 4"
          value={choices.level}
          set={value => choose('level', value === null ? null : Math.max(1, Math.min(4, value)))}
        />
        <div class="flex wrap gap-8 min-w-0 no-margin no-padding no-border">
          <Chip checked={choices.tricky} change={() => choose('tricky', old => !old)}>
            Tricky: a common wrong rule gets it wrong
          </Chip>
        </div>
      </div>
    </Group>
  )
}

function Group(props: { title: string; all?: JSX.Element; children: JSX.Element }) {
  return (
    <fieldset class="make-group min-w-0 relative no-margin no-padding no-border">
      <legend>{props.title}</legend>
      {props.all}
      {props.children}
    </fieldset>
  )
}

function All(props: { chosen: boolean; set: (every: boolean) => void }) {
  return (
    <button type="button" class="make-all absolute ink-accent" onClick={() => props.set(!props.chosen)}>
      {props.chosen ? 'None' : 'All'}
    </button>
  )
}

function Chip(props: { checked: boolean; change: () => void; children: JSX.Element }) {
  return (
    <label class="chip framed inline-flex items-center gap-8 min-h-32 ink-soft bg-card pointer">
      <input type="checkbox" checked={props.checked} onChange={() => props.change()} />
      {props.children}
    </label>
  )
}

function NumberField(props: { label: string; value: number | null; set: (value: number | null) => void }) {
  return (
    <label class="flex-row between gap-12 min-h-32">
      <span>{props.label}</span>
      <input
        type="number"
        class="field ink bg-card border-strong round numbers"
        min="0"
        placeholder="any"
        value={props.value ?? ''}
        onChange={event => {
          const value = event.currentTarget.valueAsNumber
          props.set(Number.isFinite(value) && value >= 0 ? Math.round(value) : null)
          event.currentTarget.value = props.value === null ? '' : String(props.value)
        }}
      />
    </label>
  )
}
