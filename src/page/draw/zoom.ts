// Pan, zoom and fit. The only module that uses d3-zoom on an element.

import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'

export type { ZoomTransform }
export const noZoom: ZoomTransform = zoomIdentity
/** A translation, followed by a scale. */
export const zoomAt = (x: number, y: number, k: number): ZoomTransform => zoomIdentity.translate(x, y).scale(k)

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Zoomer {
  /** Shows the whole box. */
  readonly fit: (box: Box, smooth?: boolean) => void
  readonly by: (factor: number) => void
  /** Animates to a transform, or sets it immediately. */
  readonly show: (to: Pick<ZoomTransform, 'x' | 'y' | 'k'>, smooth: boolean) => void
  /** Limits dragging to this box, in the picture's units. */
  readonly within: (box: Box) => void
  /** Moves just far enough to show a point. */
  readonly reveal: (x: number, y: number) => void
  /** Moves a point of the picture to a position in the pane, at the current scale. */
  readonly hold: (x: number, y: number, at: readonly [number, number]) => void
  readonly stop: () => void
}

const MARGIN = 18
/** Limits of the scale; very large pictures may be reduced further to fit into their frame. */
const MIN_SCALE = 0.004
const MAX_SCALE = 8

/**
 * True if the gesture moves the picture. For a picture within a page (`data-in-page` on it or an ancestor) the wheel
 * and a single finger scroll the page; Ctrl with the wheel, and two fingers, zoom.
 */
function isMeant(event: Event, inPage: boolean): boolean {
  const { ctrlKey = false, button = 0, touches } = event as Partial<WheelEvent & TouchEvent>
  const isWheel = event.type === 'wheel'
  if (inPage && isWheel) return ctrlKey
  if (inPage && touches !== undefined) return touches.length > 1
  return (!ctrlKey || isWheel) && button === 0
}

export function attachZoom(
  element: HTMLElement,
  /** Called after each change; `byHand` is true if a pointer or wheel caused it. */
  changed: (transform: ZoomTransform, byHand: boolean) => void,
): Zoomer {
  const inPage = element.closest('[data-in-page]') !== null
  let least = MIN_SCALE
  const behaviour = zoom<HTMLElement, unknown>()
    .filter((event: Event) => isMeant(event, inPage))
    .scaleExtent([MIN_SCALE, MAX_SCALE])
    .clickDistance(5)
    .on('zoom', event => changed(event.transform, Boolean(event.sourceEvent)))
  const selection = select(element)
  selection.call(behaviour).on('dblclick.zoom', null)
  const move = createMove(element, transform => selection.call(behaviour.transform, transform))
  return {
    fit(box, smooth = true) {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      const k = Math.min(
        (width - 2 * MARGIN) / (box.right - box.left),
        (height - 2 * MARGIN) / (box.bottom - box.top),
        1.6,
      )
      const x = width / 2 - (k * (box.left + box.right)) / 2
      const y = height / 2 - (k * (box.top + box.bottom)) / 2
      least = Math.min(MIN_SCALE, k * 0.6)
      behaviour.scaleExtent([least, MAX_SCALE])
      move.glide(zoomIdentity.translate(x, y).scale(k), smooth)
    },
    by(factor) {
      const at = move.now()
      const { clientWidth: width, clientHeight: height } = element
      const k = Math.max(least, Math.min(MAX_SCALE, at.k * factor))
      const [x, y] = at.invert([width / 2, height / 2])
      move.glide(zoomIdentity.translate(width / 2 - k * x, height / 2 - k * y).scale(k), true)
    },
    show: ({ x, y, k }, smooth) => move.glide(zoomAt(x, y, k), smooth),
    within: ({ left, top, right, bottom }) =>
      void behaviour.translateExtent([
        [left - MARGIN, top - MARGIN],
        [right + MARGIN, bottom + MARGIN],
      ]),
    reveal(x, y) {
      const at = move.now()
      const { clientWidth: width, clientHeight: height } = element
      const [sx, sy] = at.apply([x, y])
      const dx = Math.max(0, 40 - sx) - Math.max(0, sx - (width - 40))
      const dy = Math.max(0, 40 - sy) - Math.max(0, sy - (height - 40))
      if (dx !== 0 || dy !== 0) move.glide(zoomIdentity.translate(at.x + dx, at.y + dy).scale(at.k), true)
    },
    hold(x, y, [left, top]) {
      move.stop()
      const { k } = move.now()
      move.jump(zoomIdentity.translate(left - k * x, top - k * y).scale(k))
    },
    stop() {
      move.stop()
      selection.on('.zoom', null)
    },
  }
}

/** The current transform, and animated changes of it. */
function createMove(element: HTMLElement, put: (transform: ZoomTransform) => void) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let current: ZoomTransform = zoomIdentity
  let frame = 0
  const now = (): ZoomTransform => (element as HTMLElement & { __zoom?: ZoomTransform }).__zoom ?? current
  const jump = (transform: ZoomTransform): void => {
    current = transform
    put(transform)
  }
  const stop = (): void => cancelAnimationFrame(frame)
  /** Animates in a sixth of a second; without animation for visitors who prefer reduced motion. */
  const glide = (target: ZoomTransform, smooth: boolean): void => {
    stop()
    if (!smooth || calm.matches) {
      jump(target)
      return
    }
    const from = now()
    const start = performance.now()
    const tick = (time: number): void => {
      const t = Math.min(1, (time - start) / 170)
      const eased = 1 - (1 - t) ** 3
      const mix = (a: number, b: number): number => a + (b - a) * eased
      const k = Math.exp(mix(Math.log(from.k), Math.log(target.k)))
      jump(zoomIdentity.translate(mix(from.x, target.x), mix(from.y, target.y)).scale(k))
      if (t < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
  }
  return { now, jump, glide, stop }
}
