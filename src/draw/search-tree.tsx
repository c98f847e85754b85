// A search tree: a node as the search knows it, by shape and colour, its key below it. What was chosen last stays in
// sight while the tree grows.

import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js'
import { NODE_GAP, type PlacedNode, type TreePlan } from './search-tree-layout'
import './search-tree.css'

/** Below this scale numbers could not be read; the tree is scrolled instead, or shown whole without them. */
const SMALLEST = 0.85
/** Below this scale a whole tree could not be made out. */
const LEAST = 0.12
/** From this scale on a whole tree has its numbers. */
const NUMBERED = 0.6
const LARGEST = 1.15
const RADIUS = 15

/** How a node of one of two runs stands to the other: both expanded it, or this one alone. */
export type Shared = 'both' | 'alone' | null

interface SearchTreeProps {
  plan: TreePlan
  /** The node chosen last, which is at work. */
  chosen: number
  /** The node that is looked at. */
  selected: number
  /** Nodes on the way to the selected one, and whether they make a plan. */
  path: ReadonlySet<number>
  isPlan: boolean
  goal: number
  /** Nodes that the last expansion generated. */
  fresh: ReadonlySet<number>
  label: string
  /** What is written below a node, and what a screen reader or a pointer is told. */
  keyOf: (node: number) => string
  titleOf: (node: number) => string
  sharedOf: (node: number) => Shared
  /** The whole tree is shown first, as nothing will be added to it. */
  isOver?: boolean
  select: (node: number) => void
}

export default function SearchTree(props: SearchTreeProps) {
  let box!: HTMLElement
  const { scale, frame, look, isWhole, canBeWhole, setWhole } = createFrame(props, () => box)
  /** Of a large tree only what is in sight is drawn. */
  const drawn = createMemo(() =>
    props.plan.nodes.length <= DRAWN_WHOLE
      ? props.plan.nodes
      : props.plan.nodes.filter(({ x, y }) => isIn(frame(), x, y, x, y)),
  )
  const edges = (isWanted: (node: number) => boolean): string =>
    edgesOf(
      props.plan,
      isWanted,
      scale() >= NUMBERED,
      props.plan.nodes.length <= DRAWN_WHOLE ? undefined : frame(),
    )
  return (
    <div class="search-tree-box">
      <Show when={canBeWhole()}>
        <button
          type="button"
          class="button small search-tree-whole"
          onClick={() => setWhole(!isWhole())}
        >
          {isWhole() ? 'Close up' : 'Whole tree'}
        </button>
      </Show>
      <section
        ref={box}
        class="search-tree"
        classList={{ 'tree-far': scale() < NUMBERED }}
        tabindex="0"
        aria-label={props.label}
        onScroll={() => look()}
      >
        <svg
          role="presentation"
          width={props.plan.width * scale()}
          height={props.plan.height * scale() + 8}
          viewBox={`0 0 ${props.plan.width} ${props.plan.height + 8 / scale()}`}
        >
          <Hatching />
          <path class="tree-edges" d={edges(node => !props.path.has(node))} />
          <path
            class="tree-way"
            classList={{ 'tree-plan': props.isPlan }}
            d={edges(node => props.path.has(node))}
          />
          <For each={drawn().map(({ node }) => node)}>
            {node => (
              <Show when={props.plan.byNode.get(node)}>
                {at => (
                  <TreeNode
                    at={at()}
                    isChosen={props.chosen === node}
                    isSelected={props.selected === node}
                    isGoal={props.goal === node}
                    isFresh={props.fresh.has(node)}
                    shared={props.sharedOf(node)}
                    key={props.keyOf(node)}
                    title={props.titleOf(node)}
                    select={() => props.select(node)}
                  />
                )}
              </Show>
            )}
          </For>
        </svg>
      </section>
    </div>
  )
}

/** Trees of so many nodes are drawn whole, in sight or not. */
const DRAWN_WHOLE = 200
/** What is drawn goes so far beyond what is in sight, and is looked at anew in steps of as much; in pixels. */
const BEYOND = 240

/** A part of the tree, in its own units. */
interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Is any of what lies between these places in the frame? */
const isIn = (frame: Frame, left: number, top: number, right: number, bottom: number): boolean =>
  right >= frame.left && left <= frame.right && bottom >= frame.top && top <= frame.bottom

/** How large the tree is drawn: whole where that can be read; what is looked at stays in sight. */
function createFrame(props: SearchTreeProps, boxOf: () => HTMLElement) {
  const [room, setRoom] = createSignal({ width: 400, height: 300 })
  const [place, setPlace] = createSignal({ left: 0, top: 0 }, { equals: isSamePlace })
  const look = (): void => {
    const { scrollLeft, scrollTop } = boxOf()
    setPlace({ left: stepped(scrollLeft), top: stepped(scrollTop) })
  }
  onMount(() => {
    const box = boxOf()
    const observer = new ResizeObserver(() => {
      setRoom({ width: box.clientWidth, height: box.clientHeight })
      look()
    })
    observer.observe(box)
    // What is looked at may come to lie out of sight when the tree grows.
    if (box.firstElementChild !== null) observer.observe(box.firstElementChild)
    onCleanup(() => observer.disconnect())
  })
  /** At which the whole tree is in sight. */
  const fitting = createMemo(() =>
    Math.min(
      (room().width - 24) / props.plan.width,
      (room().height - 20) / (props.plan.height + 8),
    ),
  )
  const canBeWhole = createMemo(() => fitting() < SMALLEST && fitting() >= LEAST)
  const [whole, setWhole] = createSignal<boolean | null>(null)
  const isWhole = (): boolean => canBeWhole() && (whole() ?? props.isOver === true)
  const scale = createMemo(() =>
    Math.min(LARGEST, Math.max(isWhole() ? LEAST : SMALLEST, fitting())),
  )
  const focus = () => {
    const { byNode } = props.plan
    return byNode.get(props.selected) ?? byNode.get(props.chosen) ?? byNode.get(props.goal)
  }
  createEffect(
    on([focus, scale, room], ([at, size]) => {
      if (at === undefined) return
      // The tree has its new size once it is laid out.
      const frame = requestAnimationFrame(() => keepInSight(boxOf(), at.x * size, at.y * size))
      onCleanup(() => cancelAnimationFrame(frame))
    }),
  )
  const frame = createMemo((): Frame => {
    const { left, top } = place()
    const { width, height } = room()
    return {
      left: (left - BEYOND) / scale(),
      top: (top - BEYOND) / scale(),
      right: (left + width + 2 * BEYOND) / scale(),
      bottom: (top + height + 2 * BEYOND) / scale(),
    }
  })
  return { scale, frame, look, isWhole, canBeWhole, setWhole }
}

interface Place {
  readonly left: number
  readonly top: number
}

const isSamePlace = (a: Place, b: Place): boolean => a.left === b.left && a.top === b.top
const stepped = (pixels: number): number => Math.floor(pixels / BEYOND) * BEYOND

function TreeNode(props: {
  at: PlacedNode
  isChosen: boolean
  isSelected: boolean
  isGoal: boolean
  isFresh: boolean
  shared: Shared
  key: string
  title: string
  select: () => void
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the lists beside the tree have the same nodes for keys
    <g
      class="tree-node"
      classList={{
        [`node-${props.at.status}`]: true,
        'tree-chosen': props.isChosen,
        'tree-reached': props.isGoal,
        'tree-fresh': props.isFresh,
      }}
      style={{ transform: `translate(${props.at.x}px, ${props.at.y}px)` }}
      data-node={props.at.node}
      onClick={() => props.select()}
    >
      <title>{props.title}</title>
      <Show when={props.isSelected}>
        <circle class="tree-ring" r={RADIUS + 4.5} />
      </Show>
      <Show when={props.isGoal} fallback={<Shape status={props.at.status} />}>
        <path class="tree-shape" d={STAR} />
      </Show>
      <text class="tree-number" dy="4">
        {props.at.node}
      </text>
      <text class="tree-key" y={RADIUS + 13}>
        {props.key}
      </text>
      <Show when={props.shared}>
        <g class="tree-shared" transform={`translate(${RADIUS - 2}, ${2 - RADIUS})`}>
          <Show
            when={props.shared === 'both'}
            fallback={<rect x="-4" y="-4" width="8" height="8" />}
          >
            <circle r="4.6" />
          </Show>
        </g>
      </Show>
      <Show when={props.at.hidden > 0}>
        <text class="tree-hidden" y={RADIUS + 25}>
          +{props.at.hidden}
        </text>
      </Show>
    </g>
  )
}

function Shape(props: { status: PlacedNode['status'] }) {
  return (
    <Show when={props.status === 'dead'} fallback={<circle class="tree-shape" r={RADIUS} />}>
      <rect class="tree-shape" x="-13" y="-13" width="26" height="26" rx="3" />
    </Show>
  )
}

/** Dead ends are hatched, as in the state graph. */
function Hatching() {
  return (
    <defs>
      <pattern
        id="tree-hatch"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect class="hatch-ground" width="5" height="5" />
        <path class="hatch-line" d="M0 0V5" />
      </pattern>
    </defs>
  )
}

/** Lines from parents to the nodes that are asked for, one path for all; with a frame, those that come through it. */
function edgesOf(
  plan: TreePlan,
  isWanted: (node: number) => boolean,
  hasKeys: boolean,
  frame?: Frame,
): string {
  let d = ''
  for (const { node, parent, x, y } of plan.nodes) {
    const from = plan.byNode.get(parent)
    if (from === undefined || !isWanted(node)) continue
    const [left, right] = [Math.min(from.x, x), Math.max(from.x, x)]
    if (frame !== undefined && !isIn(frame, left, from.y, right, y)) continue
    // Below the key of the parent, which lines would cross.
    const top = from.y + RADIUS + (hasKeys ? (from.hidden > 0 ? 30 : 18) : 0)
    const middle = (top + y - RADIUS) / 2
    d += `M${from.x} ${top}C${from.x} ${middle} ${x} ${middle} ${x} ${y - RADIUS}`
  }
  return d
}

/** Scrolls so far that a place is well inside, and no further. */
function keepInSight(box: HTMLElement, x: number, y: number): void {
  const margin = NODE_GAP
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = box
  const left = x < scrollLeft + margin || x > scrollLeft + clientWidth - margin
  const top = y < scrollTop + margin || y > scrollTop + clientHeight - margin
  if (left) box.scrollLeft = x - clientWidth / 2
  if (top) box.scrollTop = y - clientHeight / 2
}

/** Five points, a little larger than the circles. */
const STAR = Array.from({ length: 10 }, (_, i) => {
  const radius = i % 2 === 0 ? 19 : 10.5
  const angle = (Math.PI * i) / 5 - Math.PI / 2
  return `${i === 0 ? 'M' : 'L'}${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
})
  .join('')
  .concat('Z')
