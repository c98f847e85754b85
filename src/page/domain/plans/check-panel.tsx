// Check a plan: a pasted or dropped plan, the first step that fails, what it lacks, and the state there.

import { createSignal, For, Match, onMount, Show, Switch } from 'solid-js'
import { decimalText } from '#base/decimal'
import { inBackground } from '#page/browser/background'
import { atStage } from '#page/state/places/place'
import { createHandles } from '#page/state/commands/handles'
import { marks } from '#page/state/focus/focus'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Prose } from '#page/workbench/parts/prose'
import { createTextDesk } from '#page/workbench/pddl/desk'
import type { CheckedPlan, CheckOutcome, PlanFault } from '#questions/views/plans/plan-data'
import { PlanSteps } from './plan-steps'
import { createPlanning } from './planning'
import './plans.css'

/** A longer file is no plan. */
const MAX_BYTES = 5_000_000

export function CheckPanel() {
  const { planText, setPlanText } = useFeature(createPlanning)
  const { provide } = useFeature(createHandles)
  const { notices } = useApp()
  let field!: HTMLTextAreaElement
  const [isOver, setOver] = createSignal(false)
  const take = (text: string): void => {
    setPlanText(text)
    field.focus()
  }
  const takeFiles = async (files: readonly File[]): Promise<void> => {
    const [file] = files
    if (file === undefined) return
    if (file.size > MAX_BYTES) notices.notify({ tone: 'problem', title: `${file.name} is too large for a plan` })
    else take(await file.text())
  }
  onMount(() => {
    provide('takeText', take)
    field.focus()
  })
  /** Selects a part of the pasted text. */
  const select = ({ from, to }: { from: number; to: number }): void => {
    field.focus()
    field.setSelectionRange(from, to)
  }
  return (
    <fieldset
      class="plans"
      aria-label="Plan to check"
      data-part="check-panel"
      classList={{ 'plan-over': isOver() }}
      // The plan is checked as it is written; elsewhere this key solves the problem.
      onKeyDown={event => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && event.preventDefault()}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        event.stopPropagation()
        setOver(false)
        const text = event.dataTransfer?.getData('text/plain') ?? ''
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length > 0) inBackground(takeFiles(files))
        else if (text !== '') take(text)
      }}
    >
      <label class="plan-label" for="plan-text">
        Plan
      </label>
      <textarea
        id="plan-text"
        ref={field}
        class="plan-text full-width"
        rows={8}
        spellcheck={false}
        autocomplete="off"
        placeholder={'(move a b)\n(pick-up c)\n\nor the output of a planner or of a model'}
        value={planText()}
        onInput={event => setPlanText(event.currentTarget.value)}
      />
      <div class="flex wrap gap-6 mt-6">
        <Picker take={takeFiles} />
        <Show when={planText() !== ''}>
          <Button small quiet onClick={() => take('')}>
            Clear
          </Button>
        </Show>
      </div>
      <Result select={select} />
    </fieldset>
  )
}

function Picker(props: { take: (files: readonly File[]) => Promise<void> }) {
  let picker!: HTMLInputElement
  return (
    <>
      <Button small icon="folder-open" onClick={() => picker.click()}>
        Open a plan file
      </Button>
      <input
        ref={picker}
        type="file"
        class="unseen"
        tabindex={-1}
        aria-label="Plan file"
        onChange={event => {
          inBackground(props.take([...(event.currentTarget.files ?? [])]))
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

const ofKind = <K extends CheckOutcome['kind']>(outcome: CheckOutcome | null | undefined, kind: K) =>
  outcome?.kind === kind ? (outcome as Extract<CheckOutcome, { kind: K }>) : undefined

/** The result for the pasted text; another check of it leaves its buttons in place, as one may have the focus. */
function Result(props: { select: (place: { from: number; to: number }) => void }) {
  const { planText, checked } = useFeature(createPlanning)
  return (
    <div role="status">
      <Switch>
        <Match when={planText().trim() === ''}>
          <p class="faint mt-8">
            Paste or drop a plan as a planner, a library or a language model prints it: with or without parentheses,
            numbers, times or JSON.
          </p>
        </Match>
        <Match when={checked.condition() === 'problem'}>
          <Problem title="Not checked" message={checked.message()} again={checked.retry} />
        </Match>
        <Match when={ofKind(checked.value(), 'no-task')}>
          {none => <Problem title="The texts have errors" message={none().message} />}
        </Match>
        <Match when={ofKind(checked.value(), 'unreadable')}>
          {none => (
            <>
              <Line icon="x" tone="bad" title="This cannot be read as a plan" />
              <Faults faults={none().faults} select={props.select} />
            </>
          )}
        </Match>
        <Match when={ofKind(checked.value(), 'checked')}>
          {plan => <Checked plan={plan()} select={props.select} />}
        </Match>
        <Match when={checked.condition() === 'working'}>
          <Working compact what="Checking the plan" startedAt={checked.startedAt()} />
        </Match>
      </Switch>
    </div>
  )
}

function Line(props: { icon: 'x' | 'check'; tone: 'bad' | 'fine'; title: string; why?: string }) {
  return (
    <div class={`plan-line plan-${props.tone} mt-8`} data-part="check-line">
      <Icon name={props.icon} size={16} />
      <p>
        <strong>{props.title}</strong> <Show when={props.why}>{why => <Prose text={why()} />}</Show>
      </p>
    </div>
  )
}

function Checked(props: { plan: CheckedPlan; select: (place: { from: number; to: number }) => void }) {
  const { reveal } = useFeature(createTextDesk)
  const { stepping, place } = useApp()
  const title = () => {
    const { verdict, cost, failing } = props.plan
    if (verdict === 'fails') return `Not a plan: step ${failing! + 1} fails.`
    return verdict === 'short'
      ? 'Not a plan: the goal is not reached.'
      : `A valid plan${cost === null ? '.' : `, cost ${decimalText(cost)}.`}`
  }
  const isValid = () => props.plan.verdict === 'valid'
  return (
    <>
      <Line icon={isValid() ? 'check' : 'x'} tone={isValid() ? 'fine' : 'bad'} title={title()} why={props.plan.why} />
      <Show when={isValid()}>
        <Cheapest cost={props.plan.cost} />
      </Show>
      <div class="flex wrap gap-6 mt-8">
        <Show when={props.plan.marks[0]}>
          {mark => (
            <Button small icon="arrow-right" onClick={() => reveal(mark().role, mark().from, mark().to)}>
              Show in the {mark().role}
            </Button>
          )}
        </Show>
        <Show when={props.plan.steps.length > 0}>
          <Button
            small
            icon="footprints"
            onClick={() => {
              stepping.show(
                props.plan.steps.map(({ name }) => name),
                'the pasted plan',
              )
              place.show(atStage('trace'))
            }}
          >
            Show in the trace
          </Button>
        </Show>
      </div>
      <Show when={props.plan.unmet.length > 0}>
        <ul class="plan-unmet mt-8" aria-label="What is unmet">
          <For each={props.plan.unmet}>
            {({ text, since }) => (
              <li>
                <code class="fact" {...marks.fact(text)}>
                  {text}
                </code>
                <Show when={since}>
                  <span class="ink-soft">
                    <Prose text={since} />
                  </span>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Faults faults={props.plan.notes} select={props.select} />
      <PlanSteps
        steps={props.plan.steps}
        failing={props.plan.failing}
        choose={step => props.select(props.plan.steps[step]!)}
      />
      <Show when={!isValid()}>
        <StateThere plan={props.plan} />
      </Show>
    </>
  )
}

/** Whether the plan is cheapest, if that is known, or how to find out. */
function Cheapest(props: { cost: number | null }) {
  const { known, solving, solve, stop } = useFeature(createPlanning)
  const text = (): string => {
    const { atLeast, isCheapest, best } = known()
    if (props.cost === null) return ''
    if (isCheapest && best?.cost != null)
      return props.cost > best.cost
        ? `It is not cheapest: a cheapest plan costs ${decimalText(best.cost)}.`
        : 'It is a cheapest plan.'
    if (atLeast >= props.cost) return 'It is a cheapest plan.'
    if (best?.cost != null && best.cost < props.cost)
      return `It is not cheapest: a plan of cost ${decimalText(best.cost)} is known.`
    return atLeast > 0 ? `Whether it is cheapest is not known: every plan costs at least ${decimalText(atLeast)}.` : ''
  }
  return (
    <Show
      when={text() !== '' || !solving()?.isWorking}
      fallback={<Working compact what="Finding a cheapest plan" startedAt={solving()!.startedAt} stop={stop} />}
    >
      <Show
        when={text()}
        fallback={
          <Button small class="mt-8" onClick={() => inBackground(solve('cheapest'))}>
            Is it cheapest?
          </Button>
        }
      >
        <p class="mt-6" data-part="is-cheapest">
          {text()}
        </p>
      </Show>
    </Show>
  )
}

/** Places in the pasted text, and what is wrong there or how it was read. */
function Faults(props: { faults: readonly PlanFault[]; select: (place: PlanFault) => void }) {
  return (
    <ul class="mt-6">
      <For each={props.faults.slice(0, 8)}>
        {fault => (
          <li class="plan-note">
            <Show when={fault.to > fault.from} fallback={<Prose text={fault.message} />}>
              <button type="button" class="ink-accent numbers" onClick={() => props.select(fault)}>
                Line {fault.line}
              </button>
              : <Prose text={fault.message} />
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}

/** The facts that hold where the plan fails, those about the same objects first. */
function StateThere(props: { plan: CheckedPlan }) {
  const list = (facts: readonly string[]) => (
    <p class="plan-facts">
      <For each={facts}>
        {fact => (
          <code class="fact" {...marks.fact(fact)}>
            {fact}
          </code>
        )}
      </For>
    </p>
  )
  return (
    <section class="mt-8" aria-label="The state there" data-part="plan-state">
      <h3 class="text-small">
        {props.plan.failing === null ? 'The state at the end' : `The state before step ${props.plan.failing + 1}`}
      </h3>
      <Show when={props.plan.near > 0}>{list(props.plan.state.slice(0, props.plan.near))}</Show>
      <Show when={props.plan.state.length > props.plan.near}>
        <details>
          <summary class="pointer ink-accent text-small">
            {counted(props.plan.state.length - props.plan.near, props.plan.near > 0 ? 'other fact' : 'fact')}
          </summary>
          {list(props.plan.state.slice(props.plan.near))}
        </details>
      </Show>
    </section>
  )
}
