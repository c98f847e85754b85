// The start of a new domain: from the open problem, from PDDL, or from a benchmark's configuration.

import { configuredNames } from '#questions/benchmarks/registry'
import { createMemo, createSignal, For, onMount, Show } from 'solid-js'
import type { BegunConfiguration, BegunDomain } from '#engine/api/new-domains'
import { createHandles } from '#page/state/commands/handles'
import { Icon } from '#page/ui/icon'
import { counted, domainName } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { useApp, useFeature } from '#page/state/use-app'
import { createBench } from '#page/state/templates/bench'
import { createBeginning } from './beginning'
import { ConfigurationFaults } from './config-faults'
import { inBackground } from '#page/browser/background'
import { Button, IconButton } from '#page/ui/button'
import './begin.css'

export function Begin() {
  const beginning = useFeature(createBeginning)
  const bench = useFeature(createBench)
  const { place } = useApp()
  const { provide } = useFeature(createHandles)
  onMount(() => provide('takeTexts', files => inBackground(beginning.add(files))))
  return (
    <div class="begin">
      <div class="begin-page grid gap-18 mx-auto">
        <header class="grid gap-6">
          <h1>New domain</h1>
          <p>
            Any PDDL domain gets a complete phrases file to start from, made from its names, types and comments. A guide
            then leads you through what to improve.
          </p>
        </header>
        <Show when={beginning.open()}>
          {source => (
            <section
              class="begin-card boxed gap-10 begin-open wrap items-center between"
              aria-label="From the open problem"
            >
              <div>
                <h2 class="text-15 weight-600">The open domain</h2>
                <p class="ink-faint">
                  {domainName(source().domain)}, with its problem
                  {place.templates().part === 'home' ? ': it has no English yet, and its questions use names' : ''}
                </p>
              </div>
              <Button
                primary={place.templates().part === 'home'}
                onClick={() => inBackground(beginning.beginFromOpen())}
              >
                Start from it
              </Button>
            </section>
          )}
        </Show>
        <Texts />
        <Found />
        <Button quiet icon="chevron-left" class="self-start" onClick={() => bench.back()}>
          Back to Templates
        </Button>
      </div>
    </div>
  )
}

/** A field for pasted text, and files. */
function Texts() {
  const beginning = useFeature(createBeginning)
  let picker!: HTMLInputElement
  return (
    <section class="begin-card boxed gap-10" aria-label="From texts">
      <label class="weight-600" for="begin-text">
        PDDL, or a configuration of {configuredNames}
      </label>
      <p class="ink-faint" id="begin-hint">
        Paste a domain, with its problems where you have any, or a configuration in YAML or JSON. Files can be dropped
        anywhere on this page.
      </p>
      <textarea
        class="full-width pad-10-12 ink bg-well round resize-y"
        id="begin-text"
        aria-describedby="begin-hint"
        rows={9}
        spellcheck={false}
        placeholder="(define (domain garden)&#10;  (:predicates …"
        value={beginning.typed()}
        onInput={event => beginning.setTyped(event.currentTarget.value)}
      />
      <div class="flex-row wrap gap-8">
        <Button small icon="folder-open" onClick={() => picker.click()}>
          Choose files
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label="Files of a domain"
          accept=".pddl,.yaml,.yml,.json,.txt"
          onChange={() => {
            inBackground(beginning.add([...(picker.files ?? [])]))
            picker.value = ''
          }}
        />
        <For each={beginning.files()}>
          {({ name }) => (
            <span class="begin-file inline-flex items-center gap-4 break-anywhere border">
              {name}
              <IconButton icon="x" iconSize={12} label={`Leave out ${name}`} onClick={() => beginning.remove(name)} />
            </span>
          )}
        </For>
      </div>
    </section>
  )
}

/** The recognised parts of the texts, and the button that makes a phrases file. */
function Found() {
  const beginning = useFeature(createBeginning)
  const configurations = () => beginning.begun()?.configurations ?? []
  const [chosen, setChosen] = createSignal(0)
  const [plain, setPlain] = createSignal(0)
  const configuration = createMemo(
    (): BegunConfiguration | undefined => configurations()[chosen()] ?? configurations()[0],
  )
  const domains = () => beginning.begun()?.domains ?? []
  const domain = (): BegunDomain | undefined => configuration()?.domain ?? domains()[plain()] ?? domains()[0]
  return (
    <div class="begin-found grid gap-14" aria-live="polite">
      <For each={beginning.refused()}>
        {message => (
          <p class="begin-refused grid gap-8">
            <Icon name="triangle-alert" size={15} />
            <span>
              <Prose text={message} />
            </span>
          </p>
        )}
      </For>
      <Show when={domains().length > 1 && configurations().length === 0}>
        <Choice
          title="Several domains were given"
          names={domains().map(({ name }) => name)}
          chosen={plain()}
          choose={setPlain}
        />
      </Show>
      <Show when={configurations().length > 1}>
        <Choice
          title={`${configurations().length} configurations were found`}
          names={configurations().map(({ name }) => name)}
          chosen={chosen()}
          choose={setChosen}
        />
      </Show>
      <Show when={configuration() !== undefined && domain() === undefined}>
        <p class="begin-refused grid gap-8">
          <Icon name="info" size={15} />
          <span>The configuration {configuration()?.name} comes without its PDDL. Add the domain too.</span>
        </p>
      </Show>
      <Show when={domain()}>{found => <Make domain={found()} configuration={configuration()} />}</Show>
    </div>
  )
}

/** The recognised domain, and the button that makes its phrases file. */
function Make(props: { domain: BegunDomain; configuration: BegunConfiguration | undefined }) {
  const beginning = useFeature(createBeginning)
  const problems = () => beginning.begun()?.problems ?? []
  const counts = () =>
    [
      counted(props.domain.predicates, 'predicate'),
      counted(props.domain.actions, 'action'),
      ...(problems().length > 0 ? [counted(problems().length, 'problem')] : []),
    ].join(', ')
  return (
    <section class="begin-card boxed gap-10 begin-made" aria-label="What was found">
      <h2 class="text-15 weight-600">{props.configuration?.name ?? props.domain.name}</h2>
      <p>{counts()}</p>
      <Show when={props.domain.fault}>
        {fault => (
          <p class="begin-refused grid gap-8">
            <Icon name="triangle-alert" size={15} />
            <span>
              The domain has an error; predicates and actions that the error affects are left out.{' '}
              <Prose text={fault()} />
            </span>
          </p>
        )}
      </Show>
      <Show when={props.configuration}>{one => <ConfigurationFaults findings={one().findings} />}</Show>
      <Button
        primary
        icon="pencil-line"
        onClick={() => inBackground(beginning.begin(props.domain, problems(), props.configuration))}
      >
        {props.configuration === undefined ? 'Make a phrases file' : 'Import as a phrases file'}
      </Button>
    </section>
  )
}

function Choice(props: { title: string; names: readonly string[]; chosen: number; choose: (index: number) => void }) {
  return (
    <fieldset class="begin-choice flex wrap no-padding no-border">
      <legend class="weight-600">{props.title}</legend>
      <For each={props.names}>
        {(name, i) => (
          <label class="inline-flex items-center gap-6 finger-high break-anywhere">
            <input type="radio" name={props.title} checked={props.chosen === i()} onChange={() => props.choose(i())} />
            {name}
          </label>
        )}
      </For>
    </fieldset>
  )
}
