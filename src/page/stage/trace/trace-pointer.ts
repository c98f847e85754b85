// Pointer and keyboard input on the picture of a trace: moving to columns, picking facts, and highlighting both.

import { ROW } from '#page/draw/trace/trace-geometry'
import type { TracePictureProps, TraceView } from './trace-view'

/** The pointer handlers of the picture; dragging with the mouse moves through the states. */
export function tracePointer(props: TracePictureProps, { chart, sizes, rows }: TraceView, element: () => HTMLElement) {
  let dragging = false
  /** The column (of states) and the fact under the pointer, if any. */
  const under = (event: MouseEvent) => {
    const box = element()
    const rect = box.getBoundingClientRect()
    const [x, y] = [event.clientX - rect.left, event.clientY - rect.top]
    const { column, columns, names, head } = sizes()
    const headTop = Math.max(0, chart() - box.scrollTop)
    const inBody = y > headTop + head
    const row = inBody ? rows()[Math.floor((y + box.scrollTop - chart() - head) / ROW)] : undefined
    const state = Math.floor((x - names + box.scrollLeft) / column)
    return {
      state: x < names || state < 0 || state >= columns ? null : state,
      fact: row?.kind === 'fact' ? row.fact : null,
      inBody,
    }
  }
  const hover = (event: PointerEvent): void => {
    const { state, fact, inBody } = under(event)
    if (dragging) {
      if (state !== null) props.goTo(state)
      return
    }
    // Content that moves under a pointer at rest does not count as pointed at.
    if (event.pointerType === 'touch' || (event.movementX === 0 && event.movementY === 0)) return
    if (inBody) props.hover(fact === null ? null : { kind: 'fact', fact })
    else props.hover(state === null || state === 0 ? null : { kind: 'step', step: state - 1 })
  }
  const click = (event: MouseEvent): void => {
    const { state, fact } = under(event)
    if (state !== null) props.goTo(state)
    else if (fact !== null) props.pick(props.picked === fact ? null : fact)
  }
  const press = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    const { state } = under(event)
    const box = element()
    const rect = box.getBoundingClientRect()
    // Ignore events on scroll bars.
    const isBar = event.clientX - rect.left > box.clientWidth || event.clientY - rect.top > box.clientHeight
    if (state === null || isBar) return
    dragging = true
    props.goTo(state)
    box.setPointerCapture(event.pointerId)
  }
  const release = (): void => {
    dragging = false
  }
  return { hover, click, press, release }
}

/** Left and Right step, Up and Down pick a fact, Space starts or pauses playback. */
export function keyInTrace(event: KeyboardEvent, props: TracePictureProps, { rows }: TraceView): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const pickBy = (by: 1 | -1): void => {
    const facts = rows().flatMap(row => (row.kind === 'fact' ? [row.fact] : []))
    const at = props.picked === null ? -1 : facts.indexOf(props.picked)
    const next = at < 0 ? (by === 1 ? 0 : facts.length - 1) : at + by
    props.pick(facts[Math.max(0, Math.min(facts.length - 1, next))] ?? null)
  }
  const last = props.trace.actions.length
  if (event.key === 'ArrowRight') props.goTo(props.at + 1)
  else if (event.key === 'ArrowLeft') props.goTo(props.at - 1)
  else if (event.key === 'PageDown') props.goTo(props.at + 10)
  else if (event.key === 'PageUp') props.goTo(props.at - 10)
  else if (event.key === 'Home') props.goTo(0)
  else if (event.key === 'End') props.goTo(last)
  else if (event.key === ' ') props.play()
  else if (event.key === 'ArrowDown') pickBy(1)
  else if (event.key === 'ArrowUp') pickBy(-1)
  else if (event.key === 'Escape' && props.picked !== null) props.pick(null)
  else return
  event.preventDefault()
  event.stopPropagation()
}
