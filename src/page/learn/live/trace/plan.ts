// The sequence that a live part shows: as the lesson has it, or a cheapest plan that is searched for.

import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { LiveProps } from '../live-props'

/** States that a search for a cheapest plan may store. */
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
  // The learner is where the part begins; the steps lie ahead.
  createEffect(
    on(found, sequence => {
      if (sequence !== null) stepping.show(sequence, '', at.length)
    }),
  )
  return { sequence: found, problem, actions: createMemo(() => found()?.slice(at.length) ?? []) }
}
