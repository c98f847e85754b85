// Content that unfolds below its summary, with a chevron before it.

import { type JSX, untrack } from 'solid-js'
import './fold.css'

/** A `details` element of this class; its `summary` is among the children. `open`: at first; then the visitor opens and closes it. */
export function Fold(props: JSX.DetailsHtmlAttributes<HTMLDetailsElement> & { readonly class: string }) {
  return <details {...props} class={`fold ${props.class}`} open={untrack(() => props.open)} />
}
