// A section of the figures: its title, its options, a sentence, then its content.

import { createUniqueId, type JSX, Show } from 'solid-js'
import './figures-part.css'

export function FiguresPart(props: {
  title: string
  /** Next to the title. */
  choice?: JSX.Element
  /** Below it. */
  description?: JSX.Element
  children: JSX.Element
}) {
  const id = createUniqueId()
  return (
    <section class="figures-part min-w-0" aria-labelledby={id}>
      <div class="figures-head flex-row wrap">
        <h2 id={id}>{props.title}</h2>
        {props.choice}
        <Show when={props.description}>
          <p class="ink-soft">{props.description}</p>
        </Show>
      </div>
      {props.children}
    </section>
  )
}
