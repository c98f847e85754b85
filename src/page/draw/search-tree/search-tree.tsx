/* biome-ignore-all lint/a11y/useSemanticElements: rows that lie in a picture are no table */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the tree has the focus and shows which row is active */
/* biome-ignore-all lint/a11y/useKeyWithClickEvents: the tree handles the keys */
// A search tree: a node's shape and colour show its status, its key is below it. The node chosen last stays visible
// while the tree grows. For keyboards and screen readers it is a tree grid, in which arrow keys move up, down and
// sideways.

import { createEffect, createMemo, createSignal, createUniqueId, For, on, onCleanup, onMount, Show } from 'solid-js'
import { stepInTree } from './search-tree-keys'
import { NODE_GAP, type PlacedNode, type TreePlan } from './search-tree-layout'
import { Hatching, RADIUS, type Shared, TreeNode } from './search-tree-node'
import './search-tree.css'

/** Minimum scale at which numbers are readable; below it the tree is scrolled instead, or shown whole without them. */
const SMALLEST = 0.85
/** Minimum scale at which a whole tree is recognisable. */
const MIN_SCALE = 0.12
/** Minimum scale at which a whole tree shows numbers. */
const NUMBERED = 0.6
const LARGEST = 1.15

interface SearchTreeProps {
  plan: TreePlan
  /** The node chosen last. */
  chosen: number
  /** The node in focus. */
  selected: number
  /** Nodes on the path to the selected one, and whether the path is a plan. */
  path: ReadonlySet<number>
  isPlan: boolean
  goal: number
  /** Nodes that the last expansion generated. */
  fresh: ReadonlySet<number>
  /** Nodes of the highlighted state, wherever it is pointed at. */
  lit: ReadonlySet<number>
  /** Called with the node that is pointed at. */
  point: (node: number | null) => void
  label: string
  /** The text below a node, and its accessible name and tooltip. */
  keyOf: (node: number) => string
  titleOf: (node: number) => string
  sharedOf: (node: number) => Shared
  /** True if the tree is complete: it is first shown whole. */
  isOver?: boolean
  select: (node: number) => void
}

export default function SearchTree(props: SearchTreeProps) {
  let box!: HTMLElement
  const { active, setActive, keys } = createKeys(props)
  const { scale, frame, look, isWhole, canBeWhole, setWhole } = createFrame(props, () => box, active)
  const prefix = createUniqueId()
  /** Only the visible part of a large tree is drawn. */
  const drawn = createMemo(() =>
    props.plan.nodes.length <= DRAWN_WHOLE
      ? props.plan.nodes
      : props.plan.nodes.filter(({ x, y }) => isIn(frame(), x, y, x, y)),
  )
  const edges = (isWanted: (node: number) => boolean): string =>
    edgesOf(props.plan, isWanted, scale() >= NUMBERED, props.plan.nodes.length <= DRAWN_WHOLE ? undefined : frame())
  return (
    <div class="flex grow min-w-0 min-h-0 relative">
      <Show when={canBeWhole()}>
        <button type="button" class="button small search-tree-whole absolute" onClick={() => setWhole(!isWhole())}>
          {isWhole() ? 'Close up' : 'Whole tree'}
        </button>
      </Show>
      <div
        ref={element => (box = element)}
        class="search-tree flex grow min-w-0 min-h-0 relative scrolls bg-graph"
        classList={{ 'tree-far': scale() < NUMBERED }}
        role="treegrid"
        tabIndex={0}
        aria-label={`${props.label}. Up and Down go to the parent and to a child, Left and Right to neighbours, Enter looks at a node.`}
        aria-activedescendant={active() === null ? undefined : `${prefix}-${active()}`}
        onScroll={() => look()}
        onKeyDown={keys}
        onFocus={() => setActive(props.selected >= 0 ? props.selected : (active() ?? homeOf(props)))}
        onBlur={() => props.point(null)}
      >
        <svg
          role="presentation"
          width={props.plan.width * scale()}
          height={props.plan.height * scale() + 8}
          viewBox={`0 0 ${props.plan.width} ${props.plan.height + 8 / scale()}`}
        >
          <Hatching />
          <path class="tree-edges" d={edges(node => !props.path.has(node))} />
          <path class="tree-way" classList={{ 'tree-plan': props.isPlan }} d={edges(node => props.path.has(node))} />
          <TreeNodes {...props} drawn={drawn()} active={active()} prefix={prefix} />
        </svg>
      </div>
    </div>
  )
}

/** Renders the visible nodes. */
function TreeNodes(
  props: SearchTreeProps & {
    drawn: readonly PlacedNode[]
    active: number | null
    prefix: string
  },
) {
  return (
    <For each={props.drawn.map(({ node }) => node)}>
      {node => (
        <Show when={props.plan.byNode.get(node)}>
          {at => (
            <TreeNode
              at={at()}
              isChosen={props.chosen === node}
              isSelected={props.selected === node}
              isGoal={props.goal === node}
              isFresh={props.fresh.has(node)}
              isLit={props.lit.has(node)}
              isActive={props.active === node}
              id={`${props.prefix}-${node}`}
              point={props.point}
              shared={props.sharedOf(node)}
              key={props.keyOf(node)}
              title={props.titleOf(node)}
              select={() => props.select(node)}
            />
          )}
        </Show>
      )}
    </For>
  )
}

/** Where keyboard navigation starts: the selected node, or the one chosen last. */
const homeOf = ({ plan, chosen, goal }: SearchTreeProps): number =>
  [chosen, goal].find(node => plan.byNode.has(node)) ?? plan.nodes[0]?.node ?? 0

/** The node with keyboard focus. */
function createKeys(props: SearchTreeProps) {
  const [wanted, setActive] = createSignal<number | null>(null)
  const active = (): number | null => {
    const node = wanted()
    return node === null || props.plan.byNode.has(node) ? node : homeOf(props)
  }
  const keys = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = active() ?? homeOf(props)
    const next = stepInTree(props.plan, at, event.key)
    if (event.key === 'Enter' || event.key === ' ') props.select(at)
    else if (next === undefined) return
    else {
      setActive(next)
      props.point(next)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return { active, setActive, keys }
}

/** Maximum number of nodes of a tree that is drawn completely, visible or not. */
const DRAWN_WHOLE = 200
/** Pixels drawn beyond the visible area; the area is recomputed in steps of this size. */
const BEYOND = 240

/** A rectangle of the tree, in its own units. */
interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** True if the area intersects the frame. */
const isIn = (frame: Frame, left: number, top: number, right: number, bottom: number): boolean =>
  right >= frame.left && left <= frame.right && bottom >= frame.top && top <= frame.bottom

/** The scale of the tree: the whole tree if it is readable; the selected node stays visible. */
function createFrame(props: SearchTreeProps, boxOf: () => HTMLElement, active: () => number | null) {
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
    // The selected node may move out of the visible area when the tree grows.
    if (box.firstElementChild !== null) observer.observe(box.firstElementChild)
    onCleanup(() => observer.disconnect())
  })
  /** The scale at which the whole tree fits. */
  const fitting = createMemo(() =>
    Math.min((room().width - 24) / props.plan.width, (room().height - 20) / (props.plan.height + 8)),
  )
  const canBeWhole = createMemo(() => fitting() < SMALLEST && fitting() >= MIN_SCALE)
  const [whole, setWhole] = createSignal<boolean | null>(null)
  const isWhole = (): boolean => canBeWhole() && (whole() ?? props.isOver === true)
  const scale = createMemo(() => Math.min(LARGEST, Math.max(isWhole() ? MIN_SCALE : SMALLEST, fitting())))
  const focus = () => {
    const { byNode } = props.plan
    return byNode.get(props.selected) ?? byNode.get(props.chosen) ?? byNode.get(props.goal)
  }
  createEffect(
    on([focus, scale, room], ([at, size]) => {
      if (at === undefined) return
      // The tree has its new size only after layout.
      const frame = requestAnimationFrame(() => keepInSight(boxOf(), at.x * size, at.y * size))
      onCleanup(() => cancelAnimationFrame(frame))
    }),
  )
  createEffect(
    on(
      active,
      node => {
        const at = node === null ? undefined : props.plan.byNode.get(node)
        if (at !== undefined) keepInSight(boxOf(), at.x * scale(), at.y * scale())
      },
      { defer: true },
    ),
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

/** Lines from parents to the given nodes, as one path; with a frame, only those that cross it. */
function edgesOf(plan: TreePlan, isWanted: (node: number) => boolean, hasKeys: boolean, frame?: Frame): string {
  let d = ''
  for (const { node, parent, x, y } of plan.nodes) {
    const from = plan.byNode.get(parent)
    if (from === undefined || !isWanted(node)) continue
    const [left, right] = [Math.min(from.x, x), Math.max(from.x, x)]
    if (frame !== undefined && !isIn(frame, left, from.y, right, y)) continue
    // The line starts below the key of the parent, which it would cross.
    const top = from.y + RADIUS + (hasKeys ? (from.hidden > 0 ? 30 : 18) : 0)
    const middle = (top + y - RADIUS) / 2
    d += `M${from.x} ${top}C${from.x} ${middle} ${x} ${middle} ${x} ${y - RADIUS}`
  }
  return d
}

/** Scrolls just far enough to show a point with some margin. */
function keepInSight(box: HTMLElement, x: number, y: number): void {
  const margin = NODE_GAP
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = box
  const left = x < scrollLeft + margin || x > scrollLeft + clientWidth - margin
  const top = y < scrollTop + margin || y > scrollTop + clientHeight - margin
  if (left) box.scrollLeft = x - clientWidth / 2
  if (top) box.scrollTop = y - clientHeight / 2
}
