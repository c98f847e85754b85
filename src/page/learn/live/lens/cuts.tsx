// LM-cut by rounds: first the goal zone, marked by the learner, then cut after cut, with one tie-breaking rule or both.

import { createSignal, For, Show } from 'solid-js'
import type { CutRow, LensView, RelaxedView } from '#questions/views/search/search-data'
import { Cuts } from '#page/stage/search/lens/lens-parts'
import { costWord } from '#page/stage/search/words/sentences'
import { marks } from '#page/state/focus/focus'
import { counted } from '#page/ui/naming'
import type { LiveProps } from '../live-props'
import { WorldFirst } from '../parts/world-first'
import { Asked, createLens, createRelaxed } from './asking'
import { RelaxedActions } from './relaxed-actions'
import { Fold } from '#page/ui/fold'
import { Button } from '#page/ui/button'
import './lens.css'

export function LensCuts(props: LiveProps) {
  const relaxed = createRelaxed(props)
  return (
    <>
      <Asked<RelaxedView> pane={relaxed} what="Relaxing the problem">
        {view => <RelaxedActions view={view()} />}
      </Asked>
      <Show when={props.part.doing === 'paint'}>
        <Paint {...props} />
      </Show>
      <Show
        when={props.open}
        fallback={
          <Show when={props.part.doing !== 'paint'}>
            <WorldFirst world={props.world} note="The cuts are made as soon as you have made your prediction." />
          </Show>
        }
      >
        <Show when={props.part.more.ties === 'both'} fallback={<Rounds {...props} ties="first" />}>
          <div class="live-lens-pair">
            <section>
              <h4>Ties: the first by name counts</h4>
              <Rounds {...props} ties="first" isWhole />
            </section>
            <section>
              <h4>Ties: the last by name counts</h4>
              <Rounds {...props} ties="last" isWhole />
            </section>
          </div>
        </Show>
      </Show>
    </>
  )
}

/** The rounds, one by one unless shown as a whole. */
function Rounds(props: LiveProps & { ties: 'first' | 'last'; isWhole?: boolean }) {
  const lens = createLens(props, 'lm-cut', () => true, props.ties)
  const [shown, setShown] = createSignal(1)
  return (
    <Asked<LensView> pane={lens} what="Cutting">
      {view => {
        const rows = (): readonly CutRow[] => {
          const { lens } = view()
          return lens.kind === 'cuts' ? lens.rows : []
        }
        const leftOut = (): number => {
          const { lens } = view()
          return lens.kind === 'cuts' ? lens.leftOut : 0
        }
        const most = () => (props.isWhole === true ? rows().length : shown())
        return (
          <>
            <Show
              when={props.isWhole}
              fallback={<Cuts rows={rows()} leftOut={leftOut()} value={view().value} shown={most()} />}
            >
              <p class="live-lens-sum numbers">
                LM-cut = {costWord(view().value)}, from {counted(rows().length, 'cut')}
              </p>
              <Fold class="live-lens-more">
                <summary>Show the cuts</summary>
                <Cuts rows={rows()} leftOut={leftOut()} value={view().value} />
              </Fold>
            </Show>
            <Show when={most() < rows().length}>
              <p class="flex gap-8">
                <Button small onClick={() => setShown(now => now + 1)}>
                  Next round
                </Button>
                <Button small quiet onClick={() => setShown(rows().length)}>
                  All rounds
                </Button>
              </p>
            </Show>
          </>
        )
      }}
    </Asked>
  )
}

/** Conditions with their h-max costs, among which the learner marks the goal zone. */
function Paint(props: LiveProps) {
  const costs = createLens(props, 'h-max', () => true)
  const painted = (): readonly string[] =>
    Array.isArray(props.prediction) ? props.prediction.filter(each => typeof each === 'string') : []
  const toggle = (name: string): void =>
    props.predict(painted().includes(name) ? painted().filter(each => each !== name) : [...painted(), name])
  return (
    <Asked<LensView> pane={costs} what="Computing the costs of facts">
      {view => {
        const rows = () => {
          const { lens } = view()
          return lens.kind === 'sweeps' ? lens.table.rows.filter(({ condition }) => condition.startsWith('(')) : []
        }
        return (
          <fieldset class="live-lens-paint grid place-start gap-4 no-margin no-padding no-border" disabled={props.open}>
            <legend>Paint the goal zone. The number is what a fact costs by h-max.</legend>
            <For each={rows()}>
              {row => (
                <label classList={{ 'live-lens-painted': painted().includes(row.condition) }}>
                  <input
                    type="checkbox"
                    checked={painted().includes(row.condition)}
                    onChange={() => toggle(row.condition)}
                  />
                  <code {...marks.fact(row.condition)}>{row.condition}</code>
                  <Show when={row.isGoal}>
                    <span class="faint">goal</span>
                  </Show>
                  <span class="numbers ml-auto">{costWord(row.costs.at(-1)!)}</span>
                </label>
              )}
            </For>
          </fieldset>
        )
      }}
    </Asked>
  )
}
