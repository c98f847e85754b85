// The relaxed world of a part, in which nothing is ever deleted: a separate app, which all other parts can use
// unchanged.

import { createMemo, type JSX, mergeProps, onCleanup } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import { createScopedWorld } from '#page/state/scoped-app'
import { ScopedAppContext, useApp } from '#page/state/use-app'
import type { LiveProps } from '../live-props'
import { Asked } from '../parts/asked'
import { createNames } from '../parts/names'
import './state.css'

/**
 * The properties of a part in the relaxed world. `kept`: true facts that can change in the original world, but not in
 * this one.
 */
type RelaxedProps = LiveProps & { readonly kept: readonly string[] }

export function Relaxed(props: LiveProps & { children: (props: RelaxedProps) => JSX.Element }) {
  return (
    <Asked
      what="taking the deletes away"
      about={props.world.source}
      ask={api => api.teaching.relaxedSource(props.world.source)}
    >
      {source => <Kinder {...props} source={source()} />}
    </Asked>
  )
}

function Kinder(props: LiveProps & { source: Source; children: (props: RelaxedProps) => JSX.Element }) {
  const world = { ...props.world, source: props.source }
  const sandbox = createScopedWorld(useApp(), world.source, world.folder ?? world.name)
  onCleanup(() => sandbox.dispose())
  const before = createNames(props)
  const now = createNames({ sandbox, world })
  const kept = createMemo(() => {
    const always = new Set(before().statics)
    return before().facts.length === 0 ? [] : now().statics.filter(fact => !always.has(fact))
  })
  const changed: RelaxedProps = mergeProps(props, {
    world,
    sandbox,
    get kept() {
      return kept()
    },
  })
  return (
    <ScopedAppContext.Provider value={sandbox}>
      <p class="live-kinder round">In this world nothing is ever deleted: facts only become more.</p>
      {props.children(changed)}
    </ScopedAppContext.Provider>
  )
}
