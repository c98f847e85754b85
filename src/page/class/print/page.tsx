// One page of paper: its contents, a header and a footer with its number.

import { createMemo, For, Show } from 'solid-js'
import { encode } from 'uqr'
import { pathOf } from '#page/ui/qr-code'
import { AtomView, type PictureOf } from './atom'
import type { Page } from './lay-out'
import { MARGIN, type PaperName, papers } from './paper'
import './print.css'

export interface Marked {
  readonly title: string
  /** The hash of the sheet; '' until it is known. */
  readonly hash: string
  /** The content of the QR code on the pages of a variant. */
  readonly codeOf: (letter: string) => string
  readonly hasNames: boolean
}

export function PageView(props: { page: Page; paper: PaperName; marked: Marked; pictureOf: PictureOf }) {
  const { page } = props
  const size = () => papers[props.paper]
  const what = () =>
    [page.isKey ? 'Key' : '', page.letter === '' ? '' : `Variant ${page.letter}`].filter(Boolean).join(', ')
  return (
    <section
      class="paper-page relative clipped"
      data-part="paper-page"
      aria-label={`${what()} page ${page.number} of ${page.of}`.trim()}
      style={{
        width: `${size().width}mm`,
        height: `${size().height}mm`,
        padding: `${MARGIN.top}mm ${MARGIN.side}mm 0`,
      }}
    >
      <Show when={page.number > 1}>
        <header class="paper-head items-baseline" style={{ inset: `10mm ${MARGIN.side}mm auto` }}>
          <span>{[props.marked.title, what()].filter(Boolean).join(' · ')}</span>
          <Show when={props.marked.hasNames && !page.isKey}>
            <span class="paper-name flex">
              Name <i />
            </span>
          </Show>
        </header>
      </Show>
      <For each={page.blocks}>
        {({ label, isContinued, atoms }) => (
          <div class="paper-block grid" data-part="paper-block">
            <span class="paper-number" data-part="paper-number">
              {label}
            </span>
            <div class="paper-atoms min-w-0">
              <Show when={isContinued}>
                <p class="paper-continued no-margin" data-part="paper-continued">
                  continued
                </p>
              </Show>
              <For each={atoms}>{atom => <AtomView atom={atom} pictureOf={props.pictureOf} />}</For>
            </div>
          </div>
        )}
      </For>
      <footer class="paper-foot" data-part="paper-foot" style={{ inset: `auto ${MARGIN.side}mm 9mm` }}>
        <span>
          <Show when={props.marked.hash !== ''}>
            Sheet <b class="weight-600">{props.marked.hash}</b>
          </Show>
          <Show when={what() !== ''}>
            <span>{what()}</span>
          </Show>
        </span>
        <span>
          Page {page.number} of {page.of}
        </span>
        <Show when={props.marked.hash !== ''}>
          <Code text={props.marked.codeOf(page.letter)} />
        </Show>
      </footer>
    </section>
  )
}

function Code(props: { text: string }) {
  const code = createMemo(() => encode(props.text, { ecc: 'L', border: 0 }))
  return (
    <svg
      class="paper-code rigid"
      viewBox={`0 0 ${code().size} ${code().size}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
    >
      <path d={pathOf(code().data)} />
    </svg>
  )
}
