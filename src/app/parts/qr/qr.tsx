// A QR code (ISO/IEC 18004) of a text: dark on white in either theme, with the margin that readers want.

import { createMemo, Show } from 'solid-js'
import { encode } from 'uqr'
import { grouped } from '../naming'
import './qr.css'

/** Characters from which on a file or a short address is better, and that a code holds at all. */
const COMFORTABLE = 300
const MOST = 2_900
const MARGIN = 4
/** A code is read from about ten times its width, at 25 modules a side; finer ones from nearer. */
const REACH = 250

export function Qr(props: { text: string; label: string }) {
  const code = createMemo(() =>
    props.text.length > MOST ? undefined : encode(props.text, { ecc: 'L', border: MARGIN }),
  )
  return (
    <Show
      when={code()}
      fallback={
        <p class="qr-note">
          {grouped(props.text.length)} characters are too many for a QR code. Use the file.
        </p>
      }
    >
      {code => (
        <figure class="qr">
          <svg
            viewBox={`0 0 ${code().size} ${code().size}`}
            role="img"
            aria-label={props.label}
            shape-rendering="crispEdges"
          >
            <rect class="qr-light" width={code().size} height={code().size} />
            <path class="qr-dark" d={pathOf(code().data)} />
          </svg>
          <figcaption class="qr-note">
            {reachOf(code().size)}
            <Show when={props.text.length > COMFORTABLE}>
              {' '}
              With {grouped(props.text.length)} characters the code is dense: a file is safer.
            </Show>
          </figcaption>
        </figure>
      )}
    </Show>
  )
}

/** Runs of dark modules, row by row. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  const parts: string[] = []
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      parts.push(`M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`)
    }
  return parts.join('')
}

/** From how far away it is read, for each metre of its side. */
const reachOf = (modules: number): string =>
  `Shown 1 m wide, the code can be read from about ${Math.max(1, Math.round(REACH / (modules - 2 * MARGIN)))} m away.`
