// Questions for paper: the settings, and a preview of the printed pages.

import { createEffect, createMemo, createSignal, For, Match, onCleanup, onMount, Show, Switch } from 'solid-js'
import { kindCodes } from '#questions/kinds/codes'
import { type SheetItem, usual } from '#teaching/sheets/sheet'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { counted, grouped } from '#page/ui/naming'
import { LeftOutItems } from '#page/workbench/parts/left-out-items'
import { createIsPrinting } from '#page/ui/printing'
import { createPublicAddress } from '#page/state/public-address'
import { useApp, useFeature } from '#page/state/use-app'
import { createKeptSheets } from '../kept-sheets'
import { PageView } from './page'
import { px, papers } from './paper'
import { createPrinting, type Printing } from './print-state'
import { Settings } from './settings'
import { MAX_PRINTED } from './source'
import { Fold } from '#page/ui/fold'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './print.css'

export function Print() {
  const printing = createPrinting(useApp())
  return (
    <div class="grid gap-20">
      <header class="print-intro grid gap-6">
        <h1>Print</h1>
        <p class="ink-soft">
          Print questions in variants, with a key that gives the reason for each answer. The pages are printed exactly
          as shown below.
        </p>
      </header>
      <div class="print-board grid items-top">
        <Settings printing={printing} />
        <div class="column gap-16">
          <Outcome printing={printing} />
          <Show when={printing.pages().length > 0}>
            <Pages printing={printing} />
          </Show>
        </div>
      </div>
    </div>
  )
}

/** The progress, and a list of the items that are not printed. */
function Outcome(props: { printing: Printing }) {
  const { sources, work, stop, begin } = props.printing
  const now = <Kind extends ReturnType<typeof work>['kind']>(kind: Kind) => {
    const found = work()
    return found.kind === kind ? (found as Extract<typeof found, { readonly kind: Kind }>) : undefined
  }
  return (
    <Switch>
      <Match when={sources.problem() !== ''}>
        <Problem title="The sheet could not be read" message={sources.problem()} />
      </Match>
      <Match when={sources.source() === null && sources.hash() === null}>
        <Nothing />
      </Match>
      <Match when={now('working')}>
        {job => (
          <Working
            what={`${grouped(job().done)} of ${counted(sources.source()?.count ?? 0, 'question')} computed`}
            startedAt={job().startedAt}
            share={job().done / Math.max(1, sources.source()?.count ?? 1)}
            stop={stop}
          />
        )}
      </Match>
      <Match when={now('stopped')}>
        <Problem title="Stopped" message="The questions were not made." again={begin} />
      </Match>
      <Match when={now('made')}>{made => <LeftOut printing={props.printing} left={made().items.left} />}</Match>
    </Switch>
  )
}

/** Shown if no sheet is open: instructions, and an example. */
function Nothing() {
  const app = useApp()
  const { put } = useFeature(createKeptSheets)
  const example = async (): Promise<void> => {
    const items = kindCodes.slice(0, 4).map((kind): SheetItem => {
      const on = { problem: 'p01' }
      return { item: 'recipe', kind, format: 'gen', domain: 'ferry', on }
    })
    const sheet = { ...usual, title: 'An example', seed: 'example', items }
    const packed = await app.lanes.run('quick', 'packing the example', api => api.sheets.pack(sheet))
    if (packed.kind !== 'done') return
    const { hash, link } = packed.value
    put({ hash, title: sheet.title, link })
    app.place.show({ class: { part: 'print', hash } })
  }
  return (
    <div class="grid place-start gap-14">
      <p class="ink-soft">
        No question is open. Open a file or an example, make questions, or make a sheet; then come back.
      </p>
      <Button icon="printer" onClick={() => inBackground(example())}>
        Try it with an example
      </Button>
    </div>
  )
}

function LeftOut(props: { printing: Printing; left: readonly { readonly name: string; readonly reason: string }[] }) {
  const tooMany = () => props.printing.sources.tooMany()
  return (
    <>
      <Show when={tooMany()}>
        {all => (
          <p class="ink-soft">
            The list has {grouped(all())} questions. The first {grouped(MAX_PRINTED)} are printed; filter the list to
            print others.
          </p>
        )}
      </Show>
      <Show when={props.left.length > 0}>
        <Fold class="print-left">
          <summary>{counted(props.left.length, 'question')} left out</summary>
          <ul>
            <LeftOutItems left={props.left} />
          </ul>
        </Fold>
      </Show>
    </>
  )
}

/** Maximum length in characters of a link that phones can read as a QR code at this size. */
const MAX_CODE_LENGTH = 350

function Pages(props: { printing: Printing }) {
  const { pages, choices, title, sources } = props.printing
  const [width, setWidth] = createSignal(0)
  let frame!: HTMLDivElement
  onMount(() => {
    const paper = matchMedia('print')
    // Printing is not scaled, and a change of scale would lay out all pages again.
    const observer = new ResizeObserver(() => !paper.matches && setWidth(frame.clientWidth))
    observer.observe(frame)
    onCleanup(() => observer.disconnect())
  })
  const isPrinting = createIsPrinting()
  const paper = () => papers[choices.paper]
  const scale = () => (width() === 0 ? 1 : Math.min(1, width() / px(paper().width)))
  const { linkTo } = useFeature(createPublicAddress)
  const codeOf = (letter: string): string => {
    const { hash, link } = sources.mark()
    const address = linkTo(link)
    return address.length <= MAX_CODE_LENGTH && sources.hash() !== null
      ? address
      : `Planground sheet ${hash}${letter === '' ? '' : `, variant ${letter}`}`
  }
  const marked = createMemo(() => ({
    ...{ title: title(), hash: sources.mark().hash, codeOf },
    hasNames: choices.names,
  }))
  return (
    <>
      <PageSize css={paper().css} />
      <div
        class="print-pages column gap-20"
        classList={{ printing: isPrinting() }}
        ref={frame}
        style={{ '--print-scale': scale() }}
      >
        <For each={pages()}>
          {page => (
            <div
              class="print-sheet clipped round-2"
              style={{
                '--sheet-width': `${paper().width * scale()}mm`,
                '--sheet-height': `${paper().height * scale()}mm`,
              }}
            >
              <PageView page={page} paper={choices.paper} marked={marked()} pictureOf={props.printing.pictureOf} />
            </div>
          )}
        </For>
      </div>
    </>
  )
}

/** Sets the browser's page size, with a named page so that no other style sheet affects it. */
function PageSize(props: { css: string }) {
  const style = document.createElement('style')
  document.head.append(style)
  onCleanup(() => style.remove())
  createEffect(() => {
    style.textContent = `@page question-paper { size: ${props.css}; margin: 0 }`
  })
  return null
}
