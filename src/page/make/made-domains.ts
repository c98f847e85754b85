// The domains for which questions of the chosen benchmark can be made: the available ones, and those of the benchmark.

import { type Accessor, createMemo } from 'solid-js'
import type { MadeDomain } from '#questions/benchmarks/family-parts'
import { createPane } from '#page/state/lanes/pane'
import { createDomainCards } from '#page/state/files/bundled/domain-cards'
import type { App } from '#page/state/app'
import { worldOf } from '#page/state/making/worlds'
import { createChoices, describesProblems } from '#page/state/making/choices'

/** A domain with the parameters of its generator, and its icon; '' if it has none. */
export interface MakeDomain extends MadeDomain {
  readonly picture: string
}

export function createMadeDomains(app: App): Accessor<readonly MakeDomain[]> {
  const { choices } = app.feature(createChoices)
  const { all } = app.feature(createDomainCards)
  const published = createPane(
    () => describesProblems(choices.family) || null,
    () => app.lanes.quietly('quick', api => api.domains.published()),
    { keeps: () => true },
  )
  return createMemo(() => {
    const ids = new Set(all().map(({ id }) => id))
    const others = (published.value() ?? []).filter(({ id }) => !ids.has(id))
    return [...all().map(worldOf), ...others.map(each => ({ ...each, picture: '' }))]
  })
}
