// A name in words, whole where there is room for it, else truncated in its middle by layout.
import './cut.css'

/** Number of characters at the end that are never truncated: names of files and runs often differ there. */
const TAIL = 14

/** A button or heading of nothing else needs its own `aria-label`. */
export function CutName(props: { name: string }) {
  const at = () => (props.name.length > 2 * TAIL ? -TAIL : props.name.length)
  return (
    <span class="cut full-width" title={props.name}>
      <span>{props.name.slice(0, at())}</span>
      <span>{props.name.slice(at())}</span>
    </span>
  )
}
