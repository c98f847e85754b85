// The position of a state graph in its frame: shown whole until the visitor moves it, and whole again when another
// graph replaces it.

import { createEffect, on, onCleanup, onMount, untrack } from 'solid-js'
import { coloursUnder } from './paint/colours'
import { placesOf } from './emphasis'
import { drawn } from './svg/export'
import type { Geometry } from './geometry'
import { areAkin, type GraphModel } from './model'
import { GraphPainter } from './paint/painter'
import type { GraphPicture, StateGraphProps } from './paint/picture'
import { attachZoom, type Zoomer } from '../zoom'

export type GraphFraming = ReturnType<typeof createFraming>

export function createFraming(picture: GraphPicture, box: () => HTMLElement) {
  const { model, geo, size, transform } = picture
  let zoomer: Zoomer | undefined
  /** True if the visitor moved the picture, so that it is not fitted automatically. */
  let moved = false
  /** The state that the user expanded: it keeps its position when its successors are added. */
  let held: Uint32Array | null = null
  /** Keeps the held state at its previous position; false if there is none. */
  const hold = (before: readonly [GraphModel, Geometry], row: Uint32Array): boolean => {
    const [from] = placesOf(before[0].graph, row)
    const [to] = placesOf(model().graph, row)
    if (from === undefined || to === undefined || from < 0 || to < 0) return false
    const places = geo()
    const at = transform().apply([before[1].x[from]!, before[1].y[from]!])
    queueMicrotask(() => {
      zoomer?.hold(places.x[to]!, places.y[to]!, at)
      zoomer?.reveal(places.x[to]!, places.y[to]!)
    })
    return true
  }
  // A new graph, or new layers of it, is shown as a whole. Only if the successors of one state were requested and the
  // visitor had moved the picture, that state keeps its position.
  createEffect(
    on([model, geo], ([now, places], before) => {
      const akin = before !== undefined && areAkin(before[0].graph, now.graph)
      picture.setLookedAt(null)
      picture.setEdgeUnder(null)
      const row = held
      held = null
      if (akin && moved && row && hold(before, row)) return
      moved = false
      queueMicrotask(() => zoomer?.fit(places, false))
    }),
  )
  // Newly shown plans are fitted as a whole.
  createEffect(
    on(
      () => picture.plan() !== null,
      isShown => {
        if (!isShown) return
        moved = false
        queueMicrotask(() => zoomer?.fit(geo()))
      },
      { defer: true },
    ),
  )
  onMount(() => {
    zoomer = attachZoom(box(), (next, byHand) => {
      if (byHand) moved = true
      picture.setTransform(next)
    })
    onCleanup(() => zoomer?.stop())
  })
  return {
    zoomer: () => zoomer,
    isMoved: () => moved,
    keep: (row: Uint32Array): void => void (held = row),
    fit(smooth = true): void {
      moved = false
      zoomer?.fit(geo(), smooth)
    },
    zoomBy(factor: number): void {
      moved = true
      zoomer?.by(factor)
    },
    /** Centres a state, at a readable scale. */
    jump(state: number): void {
      moved = true
      const k = Math.max(transform().k, 1.1)
      const { width, height } = size()
      const [x, y] = [width / 2 - k * geo().x[state]!, height / 2 - k * geo().y[state]!]
      zoomer?.show({ x, y, k }, true)
    },
    /** Centres a point of the picture. */
    centre(x: number, y: number): void {
      moved = true
      zoomer?.hold(x, y, [size().width / 2, size().height / 2])
    },
  }
}

/** Tracks the size and colours of the frame while it is mounted, and provides its handle. */
export function followFrame(
  props: StateGraphProps,
  picture: GraphPicture,
  framing: GraphFraming,
  box: () => HTMLElement,
): void {
  const measure = (): void => {
    const { clientWidth: width, clientHeight: height } = box()
    if (height > 0) picture.setSize({ width, height })
  }
  onMount(() => {
    measure()
    picture.setColours(coloursUnder(box(), props.theme))
    const observer = new ResizeObserver(() => {
      measure()
      if (!framing.isMoved()) framing.fit(false)
    })
    observer.observe(box())
    props.handle({
      fit: () => framing.fit(),
      zoomBy: framing.zoomBy,
      focus: () => box().focus(),
      jump: state => {
        framing.jump(state)
        picture.lookAt(state)
      },
      drawing: theme =>
        drawn({
          model: picture.model(),
          geo: picture.geo(),
          colours: coloursUnder(box(), theme, true),
          marks: { ...picture.marks(), lookedAt: null, edge: null, pointedAt: null },
          emphasis: picture.plan(),
        }),
    })
    onCleanup(() => {
      observer.disconnect()
      props.handle(null)
      props.look(null)
    })
  })
  createEffect(
    on(
      () => props.theme,
      () => picture.setColours(coloursUnder(box(), props.theme)),
      { defer: true },
    ),
  )
}

/** Paints a large graph onto the canvas. */
export function createPainting(picture: GraphPicture, canvas: () => HTMLCanvasElement | undefined) {
  const { colours, geo, model, isSvg, emphasis, marks, transform, size } = picture
  let painter: GraphPainter | undefined
  const start = (): void => {
    const theme = colours()
    const sheet = canvas()
    if (isSvg() || !sheet || !theme) return
    painter = new GraphPainter(sheet, model(), geo(), theme, transform(), picture.setDetail)
    painter.stress(emphasis())
    painter.mark(marks())
    painter.move(transform(), size())
  }
  createEffect(
    on([model, isSvg], () => {
      painter?.stop()
      painter = undefined
      picture.setDetail(null)
      start()
    }),
  )
  createEffect(() => {
    const theme = colours()
    const places = geo()
    if (!theme || isSvg()) return
    if (painter) painter.setTheme(theme, places)
    else untrack(start)
  })
  // The dependencies are read first, since there may be no painter yet.
  createEffect(on([transform, size], now => painter?.move(...now)))
  createEffect(on(emphasis, now => painter?.stress(now)))
  createEffect(on(marks, now => painter?.mark(now)))
  onCleanup(() => painter?.stop())
}
