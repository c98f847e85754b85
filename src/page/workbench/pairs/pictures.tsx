// Both problems as pictures side by side: the state that distinguishes them, their initial states, or a plan in both.

import { createMemo, createSignal, For, Show } from 'solid-js'
import type { Scene } from '#language/domain-kit'
import { SceneView } from '#page/draw/scene/scene'
import { MIN_LETTER, leastLetter } from '#page/draw/scene/scene-fit'
import type { ComparedView, PairRequest } from '#questions/views/pairs/pair-view'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { Prose } from '../parts/prose'
import { Tabs } from '#page/ui/tabs'
import { TitledDialog } from '#page/ui/menus/titled-dialog'
import { useApp } from '#page/state/use-app'
import { Button, IconButton } from '#page/ui/button'
import type { SideNames } from './names'
import { renamed } from './rename'
import { createPairWalking, type DrawnState, type PairWalking, type PairWay } from './walking'
import './pairs.css'

type Shown = 'witness' | 'begin' | 'plan'

interface Showing {
  readonly id: Shown
  readonly title: string
  readonly way: PairWay
}

/** The available pictures, the most informative first. */
function showingsOf(view: ComparedView, names: SideNames): readonly Showing[] {
  const { witness, renaming, plan } = view
  const list: Showing[] = []
  if (witness !== null) list.push({ id: 'witness', title: 'The state that differs', way: witness.plans })
  list.push({ id: 'begin', title: 'Initial states', way: { a: [], b: [] } })
  if (plan !== null && plan.length > 0) {
    const inA = view.equivalent.equivalent === true
    list.push({
      id: 'plan',
      title: inA ? 'A plan for both' : `${names.b}: a plan`,
      way: { a: inA ? renamed(plan, renaming, 'a') : null, b: plan },
    })
  }
  return list
}

export function PairPictures(props: { request: PairRequest; view: ComparedView; names: SideNames; prefix: string }) {
  const app = useApp()
  const showings = createMemo(() => showingsOf(props.view, props.names))
  const [chosen, choose] = createSignal<Shown | null>(null)
  const showing = createMemo(() => showings().find(({ id }) => id === chosen()) ?? showings()[0]!)
  const input = createMemo(() => ({
    request: props.request,
    way: showing().way,
    atStart: showing().id === 'plan',
  }))
  const walking = createPairWalking(app, input)
  const [isLarge, setLarge] = createSignal(false)
  const isDrawn = () => {
    const now = walking.pane.value()
    return now?.a?.scene != null || now?.b?.scene != null
  }
  return (
    <section class="grid place-start gap-8" aria-label="Both problems in pictures">
      <Show when={showings().length > 1}>
        <Tabs<Shown>
          look="segments"
          label="What the pictures show"
          prefix={props.prefix}
          chosen={showing().id}
          choose={choose}
          tabs={showings().map(({ id, title }) => ({ id, title }))}
        />
      </Show>
      <div id={`${props.prefix}-panel`} class="grid gap-8 full-width">
        <Show when={showing().id === 'witness' && props.view.witness}>
          {witness => (
            <p class="serif break-anywhere pretty">
              <Prose text={witness().explanation} />
            </p>
          )}
        </Show>
        <Both names={props.names} walking={walking} way={showing().way} />
        <Show when={isDrawn()}>
          <Button small quiet class="self-start" icon="maximize-2" onClick={() => setLarge(true)}>
            Enlarge
          </Button>
        </Show>
        <Show when={isLarge()}>
          <TitledDialog title={showing().title} class="pair-dialog" close={() => setLarge(false)}>
            <Both names={props.names} walking={walking} way={showing().way} isLarge />
          </TitledDialog>
        </Show>
        <Show when={showing().id === 'witness' && (props.view.witness?.unmet.length ?? 0) > 0}>
          <p class="pair-unmet ink-soft">
            The other goal also asks for{' '}
            <For each={props.view.witness!.unmet}>
              {fact => (
                <code class="fact" data-part="fact">
                  {fact}
                </code>
              )}
            </For>
          </p>
        </Show>
      </div>
    </section>
  )
}

/** Both pictures, and the steps of a plan; large ones fill a dialog. */
function Both(props: { names: SideNames; walking: PairWalking; way: PairWay; isLarge?: true }) {
  return (
    <>
      <div class="pair-sides grid gap-8">
        <For each={['a', 'b'] as const}>
          {side => (
            <Side
              side={side}
              title={props.names[side]}
              walking={props.walking}
              way={props.way}
              isLarge={props.isLarge === true}
            />
          )}
        </For>
      </div>
      <Show when={props.walking.length() > 0}>
        <Player walking={props.walking} way={props.way} />
      </Show>
    </>
  )
}

function Side(props: { side: 'a' | 'b'; title: string; walking: PairWalking; way: PairWay; isLarge: boolean }) {
  const isShown = () => props.way[props.side] !== null
  const drawn = (): DrawnState | null | undefined => props.walking.pane.value()?.[props.side]
  const goal = () => drawn()?.state?.goalHolds
  return (
    <Show when={isShown()}>
      <figure class="pair-side stack framed min-w-0">
        <figcaption class="stack text-small border-bottom">
          <strong>{props.title}</strong>
          <Show when={goal() !== undefined}>
            <span classList={{ 'pair-goal': goal() === true, 'pair-no-goal': goal() === false }}>
              <Icon name={goal() ? 'star' : 'circle-dashed'} size={12} />
              {goal() ? 'goal holds' : 'goal does not hold'}
            </span>
          </Show>
        </figcaption>
        <Show when={drawn()} fallback={<div class="pair-picture scrolls bg-paper" aria-busy="true" />}>
          {now => (
            <Show
              when={now().scene}
              fallback={
                <p class="pair-nothing ink-faint">
                  <Prose text={now().problem || 'There is nothing to draw.'} />
                </p>
              }
            >
              {scene => <Picture scene={scene()} added={now().state?.added ?? []} isLarge={props.isLarge} />}
            </Show>
          )}
        </Show>
      </figure>
    </Show>
  )
}

/** The whole picture, as wide as its frame; a large one is at least so wide that its text can be read, and may scroll. */
function Picture(props: { scene: Scene; added: readonly string[]; isLarge: boolean }) {
  const least = () => Math.round((MIN_LETTER / leastLetter(props.scene)) * props.scene.width)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part that scrolls, within a figure
    <div class="pair-picture scrolls bg-paper" tabindex="0" role="group" aria-label={props.scene.caption}>
      <div style={{ 'min-width': props.isLarge ? `${least()}px` : '0' }}>
        <SceneView scene={props.scene} changed={props.added} />
      </div>
    </div>
  )
}

function Player(props: { walking: PairWalking; way: PairWay }) {
  const { at, length, goTo, play, playing } = props.walking
  const action = (): string => {
    const [a, b] = [props.way.a?.[at() - 1], props.way.b?.[at() - 1]]
    return a === undefined || a === b ? (b ?? a ?? '') : b === undefined ? a : `${a}  /  ${b}`
  }
  const text = () => (at() === 0 ? 'Initial state' : `Step ${at()} of ${counted(length(), 'step')}`)
  return (
    <div class="pair-player flex-row wrap" role="toolbar" aria-label="Steps">
      <IconButton
        icon="step-back"
        iconSize={15}
        label="Previous step"
        disabled={at() === 0}
        onClick={() => goTo(at() - 1)}
      />
      <IconButton
        icon={playing() ? 'pause' : 'play'}
        iconSize={15}
        label={playing() ? 'Pause' : 'Play'}
        onClick={() => play()}
      />
      <IconButton
        icon="step-forward"
        iconSize={15}
        label="Next step"
        disabled={at() === length()}
        onClick={() => goTo(at() + 1)}
      />
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={text()}
        min="0"
        max={length()}
        value={at()}
        onInput={event => goTo(event.currentTarget.valueAsNumber)}
      />
      <span class="ink-soft text-small numbers">{text()}</span>
      <code class="pair-action ink-soft text-12 break-anywhere">{action()}</code>
    </div>
  )
}
