// A long name that gives way in its middle, and by the page alone: its end gives more information than its middle does.
import './cut.css'

/** Characters at the end that stay. */
const TAIL = 7

export function Cut(props: { name: string }) {
  const at = () => props.name.length - (props.name.length > TAIL ? TAIL : 0)
  return (
    <code class="cut" title={props.name}>
      <span>{props.name.slice(0, at())}</span>
      <span>{props.name.slice(at())}</span>
    </code>
  )
}
