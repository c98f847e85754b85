// Draws any scene: shapes as data, in the colours of the theme. From one state to the next, shapes in both move, and
// the others fade in or out. Changes of the last action have a plus, with or without animation.

import { createMemo, For, Match, Switch } from 'solid-js'
import type { Scene, Shape } from '#language/domain-kit'
import { type Actor, createCast } from './scene-cast'
import { castKey } from './scene-tween'
import './scene-colours.css'
import './scene.css'

type Text = Extract<Shape, { kind: 'text' }>

/** Milliseconds of the transition between states. */
const PACE = 280

export function SceneView(props: {
  scene: Scene
  /** Facts that have just become true: the shapes that show them are marked. */
  changed?: readonly string[]
  /** True if a text next to the picture has the same content. */
  decorative?: boolean
  /** The steps that led to the state: the picture is animated between neighbours. */
  steps?: readonly string[] | undefined
  /** Milliseconds of an animation. */
  pace?: number
}) {
  const cast = createCast(() => props.scene, {
    steps: () => props.steps,
    pace: () => props.pace ?? PACE,
  })
  const fresh = createMemo(() => new Set(props.changed ?? []))
  const isFresh = (shape: Shape): boolean =>
    shape.kind !== 'text' && (shape.facts?.some(fact => fresh().has(fact)) ?? false)
  const marked = createMemo(() => {
    const keys = new Set(props.scene.shapes.filter(isFresh).map(castKey))
    return cast().filter(({ key }) => keys.has(key))
  })
  return (
    <svg
      class="scene block full-width"
      data-part="scene"
      viewBox={`0 0 ${props.scene.width} ${props.scene.height}`}
      preserveAspectRatio="xMidYMid meet"
      role={props.decorative ? 'presentation' : 'img'}
      aria-label={props.decorative ? undefined : props.scene.caption}
      aria-hidden={props.decorative ? 'true' : undefined}
    >
      <defs>
        <marker
          id="scene-arrow"
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="6"
          markerHeight="6"
          orient="auto-start-reverse"
        >
          <path d="M0 1 10 5 0 9Z" fill="context-stroke" />
        </marker>
      </defs>
      <For each={cast()}>{actor => <Played actor={actor} />}</For>
      <For each={marked()}>{({ shape }) => <Fresh shape={shape()} />}</For>
    </svg>
  )
}

const ink = (name: string | undefined): string =>
  name === undefined || name === 'none' ? 'none' : `var(--scene-${name})`

/** The data attributes of a shape for the shared focus: facts with no-break spaces, one token each. */
function linkOf({ object, facts }: Shape) {
  const factList = facts?.map(fact => fact.replaceAll(' ', '\u00a0')).join(' ')
  if (object !== undefined) return { 'data-object': object, 'data-facts': factList }
  return facts?.length === 1 ? { 'data-fact': facts[0] } : { 'data-facts': factList }
}

function Played(props: { actor: Actor }) {
  return <Drawn shape={props.actor.shape()} opacity={props.actor.opacity()} />
}

function Drawn(props: { shape: Shape; opacity: number }) {
  const look = () => ({
    opacity: props.opacity < 1 ? props.opacity : undefined,
    fill: ink(props.shape.fill),
    stroke: ink(props.shape.stroke),
    'stroke-width': props.shape.strokeWidth ?? 2,
    'stroke-dasharray': props.shape.dashed ? '5 4' : undefined,
    'stroke-linejoin': 'round' as const,
    'stroke-linecap': 'round' as const,
    ...linkOf(props.shape),
  })
  // As an attribute: Safari multiplies the pixels of a style by the `zoom` of a projector once more.
  const move = () => `translate(${props.shape.x} ${props.shape.y})`
  return (
    <Switch>
      <Match when={props.shape.kind === 'rect' && props.shape}>
        {shape => (
          <rect {...look()} transform={move()} width={shape().width} height={shape().height} rx={shape().radius ?? 0}>
            {/* Written in place: created separately, it would be an HTML title, which has no effect in SVG. */}
            <title>{props.shape.title}</title>
          </rect>
        )}
      </Match>
      <Match when={props.shape.kind === 'circle' && props.shape}>
        {shape => (
          <circle {...look()} transform={move()} r={shape().radius}>
            <title>{props.shape.title}</title>
          </circle>
        )}
      </Match>
      <Match when={props.shape.kind === 'line' && props.shape}>
        {shape => (
          <line
            {...look()}
            x1={shape().x}
            y1={shape().y}
            x2={shape().toX}
            y2={shape().toY}
            marker-end={shape().arrow ? 'url(#scene-arrow)' : undefined}
          >
            <title>{props.shape.title}</title>
          </line>
        )}
      </Match>
      <Match when={props.shape.kind === 'path' && props.shape}>
        {shape => (
          <path {...look()} transform={move()} d={shape().d}>
            <title>{props.shape.title}</title>
          </path>
        )}
      </Match>
      <Match when={props.shape.kind === 'text' && (props.shape as Text)}>
        {shape => (
          <text
            class="no-pointer"
            data-part="scene-text"
            opacity={look().opacity}
            transform={move()}
            fill={ink(shape().fill ?? 'ink')}
            font-size={`${shape().size ?? 14}px`}
            font-weight={shape().bold ? 650 : 500}
            text-anchor={shape().anchor ?? 'start'}
          >
            {shape().text}
          </text>
        )}
      </Match>
    </Switch>
  )
}

/** A halo and a plus for a shape that has just changed. */
function Fresh(props: { shape: Shape }) {
  const box = () => boxOf(props.shape)
  return (
    <g class="scene-fresh">
      <rect x={box().x - 4} y={box().y - 4} width={box().width + 8} height={box().height + 8} rx="8" />
      <circle cx={box().x + box().width + 3} cy={box().y - 3} r="8" />
      <path d={`M${box().x + box().width - 1} ${box().y - 3}h8m-4-4v8`} />
    </g>
  )
}

function boxOf(shape: Shape): { x: number; y: number; width: number; height: number } {
  switch (shape.kind) {
    case 'rect':
      return shape
    case 'circle':
      return {
        x: shape.x - shape.radius,
        y: shape.y - shape.radius,
        width: 2 * shape.radius,
        height: 2 * shape.radius,
      }
    case 'line':
      return {
        x: Math.min(shape.x, shape.toX),
        y: Math.min(shape.y, shape.toY),
        width: Math.abs(shape.toX - shape.x),
        height: Math.abs(shape.toY - shape.y),
      }
    case 'path':
      return pathBox(shape)
    case 'text':
      return { x: shape.x, y: shape.y, width: 0, height: 0 }
  }
}

/** The bounding box of a path's end points; for a halo, curves that extend beyond it do not matter. */
function pathBox(shape: Extract<Shape, { kind: 'path' }>) {
  let [x, y] = [0, 0]
  let [left, right, top, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const [, letter, rest] of shape.d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest!.match(/-?[\d.]+/g) ?? []).map(Number)
    const relative = letter === letter!.toLowerCase()
    const upper = letter!.toUpperCase()
    if (upper === 'H') x = (relative ? x : 0) + (numbers.at(-1) ?? 0)
    else if (upper === 'V') y = (relative ? y : 0) + (numbers.at(-1) ?? 0)
    else if (numbers.length >= 2) {
      x = (relative ? x : 0) + numbers.at(-2)!
      y = (relative ? y : 0) + numbers.at(-1)!
    }
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (left > right) return { x: shape.x, y: shape.y, width: 0, height: 0 }
  return { x: shape.x + left, y: shape.y + top, width: right - left, height: bottom - top }
}
