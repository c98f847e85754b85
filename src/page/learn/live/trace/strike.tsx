// Striking steps out of a plan: the rest is executed immediately, with the failing step and the missing facts.

import { createMemo, createSignal, For, Show } from 'solid-js'
import type { TraceOutcome } from '#questions/views/trace/trace-data'
import { createPane } from '#page/state/lanes/pane'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { Prose } from '#page/workbench/parts/prose'
import { Button } from '#page/ui/button'
import type { LiveProps } from '../live-props'
import type { Words } from '../parts/words'
import './trace.css'

/** The struck-out steps, and the result of executing the rest. */
function createStriking(props: LiveProps & { actions: readonly string[] }) {
  const { lanes, stepping } = props.sandbox
  const { at } = props.part
  const [struck, setStruck] = createSignal<ReadonlySet<number>>(new Set())
  const kept = createMemo(() => props.actions.flatMap((action, step) => (struck().has(step) ? [] : [{ action, step }])))
  const left = (): readonly string[] => [...at, ...kept().map(({ action }) => action)]
  const pane = createPane<object, TraceOutcome>(
    kept,
    () => lanes.quietly('quick', api => api.trace.trace(props.world.source, left())),
    { keeps: () => true },
  )
  const trace = createMemo(() => {
    const value = pane.value()
    return value?.kind === 'trace' ? value.trace : undefined
  })
  /** Index of the failing step among the remaining ones; null if none fails. */
  const broken = createMemo(() => {
    const now = trace()
    return now !== undefined && now.taken < now.actions.length ? now.taken - at.length : null
  })
  const placeOf = createMemo(() => new Map(kept().map(({ step }, place) => [step, place])))
  return {
    struck,
    kept,
    trace,
    broken,
    fails: (step: number): boolean => broken() !== null && placeOf().get(step) === broken(),
    isAfter: (step: number): boolean => broken() !== null && (placeOf().get(step) ?? -1) > broken()!,
    toggle(step: number): void {
      setStruck(before => {
        const next = new Set(before)
        if (!next.delete(step)) next.add(step)
        return next
      })
      stepping.show(left(), '', at.length)
      props.acted()
    },
    clear(): void {
      setStruck(new Set<number>())
      stepping.show(left(), '', at.length)
    },
  }
}
type Striking = ReturnType<typeof createStriking>

export function Strike(props: LiveProps & { actions: readonly string[]; words: Words }) {
  const striking = createStriking(props)
  const { struck, kept, trace, broken } = striking
  return (
    <div class="live-strike column gap-12">
      <ol>
        <For each={props.actions}>
          {(action, step) => (
            <Step action={action} step={step()} english={props.words.action(action)} striking={striking} />
          )}
        </For>
      </ol>
      <div class="live-strike-text-all flex-row gap-12" role="status">
        <Show when={trace()}>
          {now => (
            <Verdict
              isPlan={now().goalHolds && broken() === null}
              left={kept().length}
              struck={struck().size}
              failing={broken() === null ? null : (kept()[broken()!] ?? null)}
              missing={broken() === null ? now().goalMissing : now().missing}
            />
          )}
        </Show>
        <Button small quiet icon="undo-2" disabled={struck().size === 0} onClick={() => striking.clear()}>
          All steps again
        </Button>
      </div>
    </div>
  )
}

function Step(props: { action: string; step: number; english: string; striking: Striking }) {
  const isStruck = () => props.striking.struck().has(props.step)
  const fails = () => props.striking.fails(props.step)
  return (
    <li
      classList={{
        'live-struck': isStruck(),
        'live-fails': fails(),
        'live-unreached': !isStruck() && props.striking.isAfter(props.step),
      }}
    >
      <label>
        <input
          type="checkbox"
          checked={isStruck()}
          onChange={() => props.striking.toggle(props.step)}
          aria-label={`Strike out index ${props.step}, ${props.action}`}
        />
        <span class="live-strike-index ink-faint numbers" aria-hidden="true">
          {props.step}
        </span>
        <span class="live-strike-step">
          <code {...marks.action(props.action)}>{props.action}</code>
          <span class="live-strike-text ink-soft">{props.english}</span>
        </span>
      </label>
      <Show when={fails()}>
        <Icon name="x" size={15} />
      </Show>
    </li>
  )
}

function Verdict(props: {
  isPlan: boolean
  left: number
  struck: number
  /** The step that is no longer applicable. */
  failing: { readonly action: string; readonly step: number } | null
  missing: readonly string[]
}) {
  const missing = () => props.missing.map(part => (part.startsWith('(') ? `\`${part}\`` : part)).join(', ')
  const head = (): string =>
    props.struck === 0
      ? `A plan of ${counted(props.left, 'step')}.`
      : `Still a plan, of ${counted(props.left, 'step')}.`
  return (
    <p classList={{ 'live-still': props.isPlan, 'live-no-plan': !props.isPlan }}>
      <Icon name={props.isPlan ? 'check' : 'x'} size={15} />
      <span>
        <Show when={!props.isPlan} fallback={head()}>
          <Show
            when={props.failing}
            fallback={
              <>
                No plan any more: the goal does not hold at the end. Missing: <Prose text={missing()} />
              </>
            }
          >
            {failing => (
              <>
                No plan any more: index {failing().step}, <code>{failing().action}</code>, cannot be taken then.
                Missing: <Prose text={missing()} />
              </>
            )}
          </Show>
        </Show>
      </span>
    </p>
  )
}
