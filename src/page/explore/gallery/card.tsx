// A domain in the gallery: its picture, its subject, and its problems.

import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show, Suspense } from 'solid-js'
import { lazy, Nothing } from '#page/workbench/parts/lazy'
import type { Scene } from '#language/domain-kit'
import type { Card as DomainCard } from '#page/state/files/bundled/bundled'
import { Icon } from '#page/ui/icon'
import { useFeature } from '#page/state/use-app'
import { createDomainPictures } from '#page/stage/state/scenes'
import './gallery.css'

const SceneView = lazy(async () => ({ default: (await import('#page/draw/scene/scene')).SceneView }), Nothing)

/** Opens a problem of a domain. */
export type Start = (domain: DomainCard, index: number) => void

/** Problems shown on a card; the rest are in its menu. */
const SHOWN = 3

/**
 * `scene`: the picture, for a domain with a picture that is not part of the page; `instead`: shown without a picture;
 * `children`: the footer of the card.
 */
export function Card(props: {
  domain: DomainCard
  start: Start
  scene?: Scene | undefined
  instead?: JSX.Element
  children?: JSX.Element
}) {
  const rest = createMemo(() => props.domain.problems.slice(SHOWN))
  return (
    <li class="card stack boxed clipped">
      <div class="card-picture grid place-center bg-graph border-bottom" data-part="card-picture">
        <Show when={props.scene} fallback={<Picture of={props.domain} instead={props.instead} />}>
          {scene => (
            <Suspense>
              <SceneView scene={scene()} decorative />
            </Suspense>
          )}
        </Show>
      </div>
      <div class="card-text stack grow">
        <h3>{props.domain.title}</h3>
        <Show when={props.domain.summary || props.domain.problems.length === 0}>
          <p>
            {props.domain.summary}
            {props.domain.problems.length === 0 ? ' It has no problems: drop one onto the page to ask about it.' : ''}
          </p>
        </Show>
        <ol class="card-problems" data-part="card-problems">
          <For each={props.domain.problems.slice(0, SHOWN)}>
            {(problem, index) => (
              <li>
                <button
                  class="flex gap-8 full-width ink-soft line-18 round"
                  type="button"
                  onClick={() => props.start(props.domain, index())}
                >
                  <span>
                    <span class="unseen">{props.domain.title}: </span>
                    {problem.title}
                  </span>
                </button>
              </li>
            )}
          </For>
        </ol>
        <Show when={rest().length > 0}>
          <div class="select card-more">
            <select
              aria-label={`More problems of ${props.domain.title}`}
              onChange={event => {
                const index = Number(event.currentTarget.value)
                event.currentTarget.value = ''
                if (index > 0) props.start(props.domain, index)
              }}
            >
              <option value="">{rest().length} more…</option>
              <For each={rest()}>{(problem, index) => <option value={index() + SHOWN}>{problem.title}</option>}</For>
            </select>
            <Icon name="chevron-down" size={13} />
          </div>
        </Show>
        {props.children}
      </div>
    </li>
  )
}

/** The picture of a domain that ships, drawn once it is near the visible area. */
function Picture(props: { of: DomainCard; instead: JSX.Element }) {
  const { pictureOf } = useFeature(createDomainPictures)
  const [isNear, setNear] = createSignal(false)
  let frame!: HTMLDivElement
  onMount(() => {
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        setNear(true)
        observer.disconnect()
      },
      { root: frame.closest('main'), rootMargin: '20%' },
    )
    observer.observe(frame)
    onCleanup(() => observer.disconnect())
  })
  return (
    <div class="full-width" ref={frame}>
      <Show when={!props.of.isOwn && isNear() && pictureOf(props.of.id)} fallback={props.instead}>
        {svg => <div innerHTML={svg()} />}
      </Show>
    </div>
  )
}
