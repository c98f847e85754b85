// The sequence of a live part: defined by the lesson, or a cheapest plan, which the engine searches for.

import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { LiveProps } from '../live-props'

/** Maximum number of states stored by the search for a cheapest plan. */
const MAX_STATES = 400_000

export function createShownPlan(props: LiveProps) {
  const { stepping, lanes } = props.sandbox
  const { at, more } = props.part
  const [found, setFound] = createSignal<readonly string[] | null>(
    more.plan === 'cheapest' ? null : [...at, ...(more.plan ?? [])],
  )
  const [problem, setProblem] = createSignal<string>()
  createEffect(
    on(
      () => props.world.source,
      async source => {
        if (more.plan !== 'cheapest') return
        const outcome = await lanes.run('tracing', 'finding a cheapest plan', api =>
          api.trace.cheapestPlan(source, at, { maxStates: MAX_STATES }),
        )
        if (outcome.kind === 'failed') setProblem(outcome.message)
        else if (outcome.kind === 'stopped') setProblem('The search was stopped.')
        else if (outcome.value.kind === 'plan') setFound([...at, ...outcome.value.plan])
        else if (outcome.value.kind === 'no-plan') setProblem('There is no plan.')
        else if (outcome.value.kind === 'no-task') setProblem(outcome.value.message)
        else setProblem('No cheapest plan was found within the limits of the search.')
      },
    ),
  )
  // The walk stays at the start of the part; the steps are ahead.
  createEffect(
    on(found, sequence => {
      if (sequence !== null) stepping.show(sequence, '', at.length)
    }),
  )
  return { sequence: found, problem, actions: createMemo(() => found()?.slice(at.length) ?? []) }
}
