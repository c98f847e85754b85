// The head of a comparison: the way back to all runs, and what is compared.

import type { JSX } from 'solid-js'
import { useApp } from '#page/state/use-app'
import './compare.css'

export function CompareHead(props: { children: JSX.Element }) {
  const { place } = useApp()
  return (
    <header class="compare-head flex wrap items-center min-w-0">
      <button
        type="button"
        class="compare-all rigid finger-high ink-accent text-small"
        onClick={() => place.show({ score: { part: 'runs' } })}
      >
        All runs
      </button>
      {props.children}
    </header>
  )
}
