// A long name that is truncated in its middle by layout: its end is more informative than its middle.
import './cut.css'

/** Number of characters at the end that are never truncated. */
const TAIL = 7

export function Cut(props: { name: string }) {
  // The style sheet keeps room for two characters before the end.
  const at = () => props.name.length - (props.name.length > TAIL + 1 ? TAIL : 0)
  return (
    <code class="cut" title={props.name}>
      <span>{props.name.slice(0, at())}</span>
      <span>{props.name.slice(at())}</span>
    </code>
  )
}
