// The guide through a phrases file: the improvements that are left, step by step, and how to use the file in the end.

import { configuredNames } from '#questions/benchmarks/registry'
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import type { Loss } from '#questions/benchmarks/family-parts'
import type { GuideStep } from '#language/english/starter/guide'
import { saveDomainInFront } from '#page/state/files/save-domain'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { saveText } from '#page/state/saving'
import { useApp, useFeature } from '#page/state/use-app'
import { createBench } from '#page/state/templates/bench'
import { createBeginning } from './beginning'
import { ConfigurationFaults } from './config-faults'
import { createGuiding } from './guiding'
import { Fold } from '#page/ui/fold'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './guide.css'

export function Guide() {
  const guiding = useFeature(createGuiding)
  return (
    <div class="guide">
      <Origin />
      <Show when={guiding.state()} fallback={<p role="status">Looking for what can be improved …</p>}>
        {state => (
          <>
            <Progress left={state().steps.length} of={state().of} />
            <Steps steps={state().steps} />
          </>
        )}
      </Show>
      <Finish />
    </div>
  )
}

/** For an imported configuration: its faults, and what was lost. */
function Origin() {
  const beginning = useFeature(createBeginning)
  return (
    <Show when={beginning.origin()}>
      {origin => (
        <section class="boxed grid gap-10 pad-14-16" aria-label="The configuration">
          <h2 class="text-15 weight-600">From the configuration {origin().configuration.name}</h2>
          <ConfigurationFaults findings={origin().configuration.findings} />
          <Losses
            title="Parts of the configuration that were left out"
            lost={origin().lost.map(message => ({ message }))}
          />
        </section>
      )}
    </Show>
  )
}

function Losses(props: { title: string; lost: readonly Loss[] }) {
  const bench = useFeature(createBench)
  return (
    <Show when={props.lost.length > 0}>
      <div class="guide-losses grid gap-6">
        <h3 class="weight-600">{props.title}</h3>
        <ul class="grid gap-6">
          <For each={props.lost}>
            {({ message, span }) => (
              <li>
                <Prose text={message} />
                <Show when={span}>
                  {there => (
                    <Button small quiet onClick={() => bench.reveal('phrases', there())}>
                      Show
                    </Button>
                  )}
                </Show>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  )
}

function Progress(props: { left: number; of: number }) {
  const of = () => Math.max(props.of, props.left)
  const done = () => of() - props.left
  return (
    <div class="guide-progress grid gap-6">
      <p role="status">
        <Show when={props.left > 0} fallback="Every step is done.">
          {done()} of {counted(of(), 'step')} done
        </Show>
      </p>
      <progress class="full-width" aria-label="Steps done" max={Math.max(1, of())} value={done()} />
    </div>
  )
}

const titles: Readonly<Record<GuideStep['code'], string>> = {
  introduction: 'The introduction',
  type: 'What things are called',
  setting: 'The setting',
  wording: 'Wordings made from names',
  'one-wording': 'Second wordings',
  gather: 'Shorter states',
  foreign: 'What cannot be done',
}

/** The steps, grouped by subject. */
function Steps(props: { steps: readonly GuideStep[] }) {
  const groups = createMemo(() =>
    (Object.keys(titles) as GuideStep['code'][]).flatMap(code => {
      const steps = props.steps.filter(step => step.code === code)
      return steps.length === 0 ? [] : [{ code, steps }]
    }),
  )
  return (
    <For each={groups()}>
      {({ code, steps }, i) => (
        <Fold class="guide-group boxed" open={i() === 0}>
          <summary>
            {titles[code]}
            <span class="guide-count ink-faint weight-400 numbers">{steps.length}</span>
          </summary>
          <p class="guide-why ink-soft">
            <Prose text={steps[0]!.why} />
          </p>
          <ul>
            <For each={steps}>{step => <Step step={step} />}</For>
          </ul>
        </Fold>
      )}
    </For>
  )
}

function Step(props: { step: GuideStep }) {
  const bench = useFeature(createBench)
  return (
    <li class="guide-step grid gap-6 border-top">
      <Button
        small
        quiet
        class="guide-title self-start text-left"
        onClick={() => bench.reveal('phrases', props.step.span)}
      >
        <Prose text={props.step.title} />
        <Icon name="arrow-right" size={13} />
      </Button>
      <dl class="grid gap-4-12">
        <Show when={props.step.example.before !== ''}>
          <dt class="note">Now</dt>
          <dd class="break-anywhere pre-wrap">{props.step.example.before}</dd>
        </Show>
        <dt class="note">For example</dt>
        <dd class="break-anywhere pre-wrap">{props.step.example.after}</dd>
      </dl>
    </li>
  )
}

/** Buttons to use the domain, save it as a folder, or write it as a configuration. */
function Finish() {
  const app = useApp()
  const bench = useFeature(createBench)
  const [lost, setLost] = createSignal<readonly Loss[]>()
  createEffect(on(bench.id, () => setLost(undefined), { defer: true }))
  const exported = async (): Promise<void> => {
    const now = bench.now()
    if (now === undefined) return
    const outcome = await app.lanes.run('quick', 'writing the configuration', api =>
      api.starting.exported(now.domain, now.phrases, now.id),
    )
    if (outcome.kind !== 'done' || outcome.value === null) {
      app.notices.notify({
        tone: 'problem',
        title: 'No configuration was written',
        lines: ['The domain has errors. Fix them first; the Domain tab of the text shows them.'],
      })
      return
    }
    saveText(outcome.value.text, `${now.id}.yaml`, 'text/yaml')
    setLost(outcome.value.lost)
  }
  return (
    <section class="guide-finish flex wrap gap-8" aria-label="Finish">
      <Show when={bench.isEdited()}>
        <Button primary icon="check" onClick={() => bench.use()}>
          Use in questions
        </Button>
      </Show>
      <Button icon="download" onClick={() => inBackground(saveDomainInFront(app))}>
        Save as folder (zip)
      </Button>
      <Button icon="file-code" onClick={() => inBackground(exported())}>
        Export for {configuredNames}
      </Button>
      <Show when={lost()}>
        {losses => (
          <div class="guide-lost" role="status">
            <Losses title="Parts of the phrases file that were left out" lost={losses()} />
          </div>
        )}
      </Show>
    </section>
  )
}
