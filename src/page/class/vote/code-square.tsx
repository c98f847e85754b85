// A QR code without text: dark on white in either theme, with the margin that readers need.

import { createMemo } from 'solid-js'
import { encode } from 'uqr'
import './choice-mark.css'

export function CodeSquare(props: { text: string; label: string }) {
  const code = createMemo(() => encode(props.text, { ecc: 'M', border: 4 }))
  return (
    <svg
      class="code-square round"
      viewBox={`0 0 ${code().size} ${code().size}`}
      role="img"
      aria-label={props.label}
      shape-rendering="crispEdges"
    >
      <rect width={code().size} height={code().size} />
      <path d={modulesOf(code().data)} />
    </svg>
  )
}

/** Runs of dark modules, row by row. */
const modulesOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1] === true) return []
        const end = row.indexOf(false, x)
        const width = (end < 0 ? row.length : end) - x
        return [`M${x} ${y}h${width}v1h-${width}z`]
      }),
    )
    .join('')
