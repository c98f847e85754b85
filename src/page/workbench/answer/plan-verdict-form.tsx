// The form for a verdict on a given plan: valid, or the failing step and its unmet facts.

import { For, Show } from 'solid-js'
import { useFeature, useApp } from '#page/state/use-app'
import type { Entry } from '#page/state/session/session'
import { wordsOfKind } from '#questions/kinds/codes'
import { createAnswering } from './answers'
import { ChipField } from './chips/chip-field'
import type { PlanVerdictForm } from './form'
import { IndexRows } from './steps/step-rows'
import type { Structure } from './structure'
import '#page/workbench/answer/steps/step-rows.css'

const choices = [
  { of: 'valid', label: 'The plan is valid' },
  { of: 'precondition', label: 'A step cannot be executed' },
  { of: 'goal', label: 'The goal is not reached' },
] as const

const unmetRole = 'plain'

export function PlanVerdictFields(props: { entry: Entry; structure: Structure; own: (element: HTMLElement) => void }) {
  const { session } = useApp()
  const { putFormed } = useFeature(createAnswering)
  const { formed, steps, noteOn } = props.structure
  const planVerdictForm = (): PlanVerdictForm | undefined => {
    const now = formed()
    return now.kind === 'verdict' ? now : undefined
  }
  const put = (change: Partial<Omit<PlanVerdictForm, 'kind'>>): void => {
    const { of, step, unmet } = {
      ...(planVerdictForm() ?? { step: null, unmet: [] }),
      ...change,
    } as PlanVerdictForm
    const rest = of === 'valid' ? { step: null, unmet: [] } : { step, unmet }
    const kept = of === 'precondition' ? rest : { ...rest, step: null }
    putFormed(props.entry, { kind: 'verdict', of, ...kept }, steps())
  }
  return (
    <>
      <fieldset class="flex wrap gap-6 no-margin no-padding no-border" ref={element => props.own(element)}>
        <legend class="unseen">What is true of the plan</legend>
        <For each={choices}>
          {({ of, label }) => (
            <label class="verdict-choice inline-flex items-center gap-7 min-h-32 bg-card border-edge round pointer">
              <input
                type="radio"
                name={`verdict-${props.entry.id}`}
                checked={planVerdictForm()?.of === of}
                onChange={() => put({ of })}
              />
              {label}
            </label>
          )}
        </For>
      </fieldset>
      <Show when={planVerdictForm()?.of !== undefined && planVerdictForm()!.of !== 'valid'}>
        <Show when={planVerdictForm()!.of === 'precondition' && steps().length > 0}>
          <IndexRows
            name={`step-${props.entry.id}`}
            from={1}
            steps={steps()}
            noteOn={noteOn}
            index={planVerdictForm()!.step}
            choose={step => put({ step })}
          />
        </Show>
        <ChipField
          title={planVerdictForm()!.of === 'goal' ? 'Unmet goals' : 'Unmet preconditions'}
          role={unmetRole}
          sort="fact"
          scope={wordsOfKind(props.structure.kind).answer.scope}
          single={false}
          items={planVerdictForm()!.unmet}
          source={session.source()}
          noteOn={noteOn}
          change={unmet => put({ unmet })}
        />
      </Show>
    </>
  )
}
