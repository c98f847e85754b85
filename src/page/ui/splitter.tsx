// The line between two panes: drag it, move it with the arrow keys, double-click to reset it.

import { onCleanup } from 'solid-js'
import './splitter.css'

export function Splitter(props: {
  label: string
  /** Size of the controlled pane, in pixels or per cent; also exposed to assistive technology. */
  value: number
  min: number
  max: number
  /** The change of the value for one arrow key. */
  step: number
  /** The value for a pointer at this coordinate: x, or y if the panes are one below the other. */
  valueAt: (place: number) => number
  change: (value: number) => void
  reset: () => void
  /** True if the controlled pane is at the right: arrow keys then have the opposite effect. */
  mirrored?: boolean
  /** True if the panes are one below the other. */
  horizontal?: boolean
}) {
  let bar!: HTMLDivElement
  const set = (value: number): void => props.change(Math.max(props.min, Math.min(props.max, value)))
  const drag = (event: PointerEvent): void => set(props.valueAt(props.horizontal ? event.clientY : event.clientX))
  const end = (): void => {
    bar.removeEventListener('pointermove', drag)
    document.documentElement.classList.remove('dragging', 'dragging-down')
  }
  const start = (event: PointerEvent): void => {
    if (event.button !== 0) return
    bar.setPointerCapture(event.pointerId)
    bar.addEventListener('pointermove', drag)
    document.documentElement.classList.add(props.horizontal ? 'dragging-down' : 'dragging')
  }
  const key = (event: KeyboardEvent): void => {
    const way = props.mirrored ? -1 : 1
    const [on, back] = props.horizontal ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft']
    const by = event.key === on ? way : event.key === back ? -way : undefined
    if (by !== undefined) set(props.value + by * props.step * (event.shiftKey ? 4 : 1))
    else if (event.key === 'Home') set(props.min)
    else if (event.key === 'End') set(props.max)
    else if (event.key === 'Enter') props.reset()
    else return
    event.preventDefault()
  }
  onCleanup(end)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between panes that can be moved has no element of its own
    <div
      ref={bar}
      class="splitter"
      classList={{ horizontal: props.horizontal === true }}
      role="separator"
      tabindex="0"
      aria-orientation={props.horizontal ? 'horizontal' : 'vertical'}
      aria-label={props.label}
      aria-valuenow={Math.round(props.value * 100) / 100}
      aria-valuemin={props.min}
      aria-valuemax={props.max}
      title="Drag, or use the arrow keys; double-click to reset"
      onPointerDown={start}
      onPointerUp={end}
      onPointerCancel={end}
      onDblClick={() => props.reset()}
      onKeyDown={key}
    />
  )
}
