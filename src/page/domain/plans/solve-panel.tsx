// Solve: a plan of the two texts, a cheapest one, or the proof that there is none.

import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { decimalText } from '#base/decimal'
import { inBackground } from '#page/browser/background'
import { withinLimit } from '#page/stage/search-end'
import { atStage } from '#page/state/places/place'
import { saveText, useCopyText } from '#page/state/saving'
import { useApp, useFeature } from '#page/state/use-app'
import { evidenceViews } from '#page/state/verdicts/evidence-view'
import { Button } from '#page/ui/button'
import { Icon, type IconName } from '#page/ui/icon'
import { Menu } from '#page/ui/menus/menu'
import { counted, grouped } from '#page/ui/naming'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Keys } from '#page/workbench/parts/keycaps'
import { Prose } from '#page/workbench/parts/prose'
import { EvidenceList } from '#page/workbench/verdict/evidence-list'
import { copies, planFile } from './plan-copies'
import { PlanSteps } from './plan-steps'
import { createPlanning, type FoundPlan, type Solving } from './planning'
import './plans.css'

export function SolvePanel() {
  const { solving, solve, stop } = useFeature(createPlanning)
  const isWorking = () => solving()?.isWorking === true
  return (
    <div class="plans" data-part="solve-panel">
      <div class="flex wrap gap-8">
        <Button small primary icon="play" disabled={isWorking()} onClick={() => inBackground(solve('any'))}>
          Quick plan
          <Keys chord="Mod+Enter" />
        </Button>
        <Button small disabled={isWorking()} onClick={() => inBackground(solve('cheapest'))}>
          Cheapest plan
        </Button>
      </div>
      <Show
        when={solving()}
        fallback={
          <p class="faint mt-8">
            Searches the two texts as they are now. Quick takes the first plan that is found; Cheapest proves that no
            plan costs less, and has a lower bound when you stop it.
          </p>
        }
      >
        {now => (
          <>
            <Show when={now().isWorking}>
              <Working
                compact
                what={now().mode === 'any' ? 'Finding a plan' : 'Finding a cheapest plan'}
                startedAt={now().startedAt}
                stop={stop}
              />
            </Show>
            <Outcome solving={now()} />
          </>
        )}
      </Show>
    </div>
  )
}

interface Headline {
  readonly icon: IconName
  readonly tone: 'fine' | 'bad' | 'open'
  readonly title: string
  readonly more?: string
}

const stepsAndCost = ({ plan, cost }: FoundPlan): string =>
  `${counted(plan.length, 'step')}, ${cost === null ? 'at a cost too large to be counted exactly' : `cost ${decimalText(cost)}`}`

/** The result so far, in a few words. */
function headline(solving: Solving, isCheapest: boolean): Headline | null {
  const { outcome, best, isWorking, isHalted } = solving
  if (outcome?.kind === 'no-task') return null
  const atLeast = outcome?.kind === 'stopped' ? outcome.atLeast : 0
  if (outcome?.kind === 'no-plan')
    return { icon: 'shield-check', tone: 'bad', title: 'There is no plan', more: outcome.why }
  if (best !== null && isCheapest)
    return { icon: 'shield-check', tone: 'fine', title: `Cheapest plan: ${stepsAndCost(best)}` }
  if (solving.mode === 'any' && best !== null)
    return { icon: 'check', tone: 'fine', title: `A plan: ${stepsAndCost(best)}`, more: 'A cheaper one may exist.' }
  const bound = atLeast > 0 ? `The cheapest plan costs at least ${decimalText(atLeast)}` : ''
  const found =
    best === null
      ? 'no plan is found yet'
      : `best found ${best.cost === null ? 'is too large to count' : decimalText(best.cost)}`
  if (bound === '' && best === null && (isWorking || outcome === null))
    return isHalted ? { icon: 'circle-stop', tone: 'open', title: 'Stopped before anything was found' } : null
  const title = bound === '' ? `${found[0]!.toUpperCase()}${found.slice(1)}` : `${bound}, ${found}`
  const end = outcome?.kind === 'stopped' && !isWorking && !isHalted ? `Not decided${withinLimit(outcome.end)}.` : ''
  return {
    icon: isWorking ? 'hourglass' : 'circle-stop',
    tone: 'open',
    title,
    more: isHalted ? 'You stopped the search.' : end,
  }
}

function Outcome(props: { solving: Solving }) {
  const { known, harder, solve } = useFeature(createPlanning)
  const line = createMemo(() => headline(props.solving, known().isCheapest))
  const outcome = () => props.solving.outcome
  const evidence = createMemo(() => {
    const now = outcome()
    return now === null || now.kind === 'no-task' ? [] : evidenceViews(now.evidence)
  })
  return (
    <>
      <div role="status">
        <Show when={line()}>
          {now => (
            <div class={`plan-line plan-${now().tone} mt-8`} data-part="solve-line">
              <Icon name={now().icon} size={16} />
              <p>
                <strong>
                  {now().title}
                  {now().more ? '.' : ''}
                </strong>{' '}
                <Show when={now().more}>{more => <Prose text={more()} />}</Show>
              </p>
            </div>
          )}
        </Show>
      </div>
      <Switch>
        <Match when={props.solving.failure}>{message => <Problem title="Not solved" message={message()} />}</Match>
        <Match when={outcome()?.kind === 'no-task' && outcome()}>
          {none => <Problem title="The texts cannot be solved yet" message={(none() as { message: string }).message} />}
        </Match>
      </Switch>
      <Show when={!props.solving.isWorking && outcome()?.kind === 'stopped' && !known().isCheapest ? harder() : null}>
        {states => (
          <Button small class="mt-8" onClick={() => inBackground(solve(props.solving.mode, states()))}>
            Search further: {grouped(states())} states
          </Button>
        )}
      </Show>
      <Show when={props.solving.best}>{best => <Found best={best()} isCheapest={known().isCheapest} />}</Show>
      <Cause solving={props.solving} />
      <EvidenceList evidence={evidence()} />
    </>
  )
}

/** The one cause, and how it blocks the goal. */
function Cause(props: { solving: Solving }) {
  const none = () => {
    const { outcome } = props.solving
    return outcome?.kind === 'no-plan' && outcome.cause !== '' ? outcome : undefined
  }
  return (
    <Show when={none()}>
      {found => (
        <section class="plan-cause mt-8" aria-labelledby="plan-cause">
          <h3 class="text-small" id="plan-cause">
            The cause
          </h3>
          <p>
            <Prose text={found().cause} />
          </p>
          <Sentences list={found().circle} />
          <Show when={found().chain.length > 0}>
            <details>
              <summary class="text-small ink-accent pointer">How this blocks the goal</summary>
              <Sentences list={found().chain} />
            </details>
          </Show>
        </section>
      )}
    </Show>
  )
}

function Sentences(props: { list: readonly string[] }) {
  return (
    <Show when={props.list.length > 0}>
      <ol>
        <For each={props.list}>
          {sentence => (
            <li>
              <Prose text={sentence} />
            </li>
          )}
        </For>
      </ol>
    </Show>
  )
}

/** The plan, with the actions on it. */
function Found(props: { best: FoundPlan; isCheapest: boolean }) {
  const { stepping, place, session } = useApp()
  const { setPlanText, setTab } = useFeature(createPlanning)
  const copy = useCopyText()
  const isUnit = () => !/:metric/i.test(session.source()?.problem ?? '')
  const title = () => (props.isCheapest ? 'a cheapest plan' : 'a plan')
  return (
    <section aria-label="The plan">
      <div class="flex wrap gap-6 mt-8">
        <Button
          small
          icon="footprints"
          onClick={() => {
            stepping.show([...props.best.plan], title())
            place.show(atStage('trace'))
          }}
        >
          Show in the trace
        </Button>
        <Button small icon="copy" onClick={() => inBackground(copy(planFile(props.best, isUnit()), 'Plan'))}>
          Copy
        </Button>
        <Menu
          title="More"
          icon="ellipsis"
          groups={[
            {
              title: 'Copy as',
              items: copies.map(({ title, write }) => ({
                title,
                run: () => inBackground(copy(write(props.best, isUnit()), title)),
              })),
            },
            {
              title: 'Also',
              items: [
                {
                  title: 'Save as a file',
                  run: () => saveText(planFile(props.best, isUnit()), 'sas_plan', 'text/plain'),
                },
                {
                  title: 'Edit and check it',
                  run() {
                    setPlanText(planFile(props.best, isUnit()))
                    setTab('check')
                  },
                },
              ],
            },
          ]}
        />
      </div>
      <PlanSteps steps={props.best.plan.map(name => ({ name }))} />
    </section>
  )
}
