// A table of the numbers of wordings: for predicates, actions, types, and the introduction. A cell links to its
// wordings in the text; an empty one adds a wording made from names.

import { createMemo, Match, Show, Switch } from 'solid-js'
import type { Coverage as CoverageData } from '#language/english/coverage'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { rove } from '#page/ui/lists/roving'
import { useFeature } from '#page/state/use-app'
import { createCovering } from './covering'
import { ActionsTable, PredicatesTable, TypesTable } from './tables'
import { Cell } from './cell'
import './coverage.css'

export function Coverage() {
  const { coverage } = useFeature(createCovering)
  return (
    <section class="coverage" aria-label="Coverage">
      <Switch fallback={<Working what="Counting the wordings" />}>
        <Match when={coverage() === null}>
          <Problem
            title="The domain cannot be read"
            message="domain.pddl has errors. Fix them first: the predicates and actions that need wordings are declared there."
          />
        </Match>
        <Match when={coverage()}>{found => <Tables coverage={found()} />}</Match>
      </Switch>
    </section>
  )
}

function Tables(props: { coverage: CoverageData }) {
  const missing = createMemo(() => props.coverage.needed - props.coverage.covered)
  return (
    <div class="coverage-tables grid" ref={list => rove(list, () => props.coverage)}>
      <header class="coverage-head grid gap-8">
        <p role="status">
          <Show
            when={missing() > 0}
            fallback={
              <>
                All <strong>{props.coverage.needed}</strong> entries that questions need have wordings.
              </>
            }
          >
            <strong>{props.coverage.covered}</strong> of <strong>{props.coverage.needed}</strong> entries that questions
            need have wordings.
          </Show>
        </p>
        <progress
          class="full-width clipped round-3"
          aria-hidden="true"
          value={props.coverage.covered}
          max={Math.max(1, props.coverage.needed)}
        />
        <Show when={props.coverage.isBroken}>
          <p class="pad-8-12 ink-ochre bg-ochre round">
            The YAML has errors. These tables count what could be read; nothing can be added until you fix the errors.
          </p>
        </Show>
        <p class="coverage-key note">
          A number counts wordings, and leads to the first of them. A plus adds a wording made from names, for you to
          improve.
        </p>
      </header>
      <div class="coverage-single flex-row gap-14">
        <h3 class="weight-600" id="coverage-introduction">
          Introduction
        </h3>
        <Cell
          cell={props.coverage.introduction}
          there="Introduction: written"
          add="Add an introduction"
          shown={() => <span class="coverage-there">written</span>}
        />
      </div>
      <PredicatesTable rows={props.coverage.predicates} />
      <ActionsTable rows={props.coverage.actions} foreign={props.coverage.foreign} />
      <TypesTable rows={props.coverage.types} />
    </div>
  )
}
