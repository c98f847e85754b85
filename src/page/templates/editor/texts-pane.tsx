// The texts of a domain's English: `phrases.yaml` and the PDDL it describes, one above the other, or side by side if
// there is room; on phones one at a time.

import { createSignal, Match, onCleanup, onMount, Show, Switch } from 'solid-js'
import { TextEditor } from '#page/editor/editor'
import { createCommands } from '#page/state/commands/commands'
import { createHandles } from '#page/state/commands/handles'
import { Keys } from '#page/workbench/parts/keycaps'
import { Splitter } from '#page/ui/splitter'
import { Tabs } from '#page/ui/tabs'
import { useApp, useFeature } from '#page/state/use-app'
import { type BenchText, createBench } from '#page/state/templates/bench'
import { Button } from '#page/ui/button'
import { FaultLine } from './fault-line'
import { createTextsServices } from './services'
import { createTextsDesk } from './texts-desk'
import './editor.css'

const titles: Readonly<Record<BenchText, string>> = {
  phrases: 'phrases.yaml',
  domain: 'domain.pddl',
}

/** Minimum width in pixels for both texts side by side. */
const MIN_PAIR_WIDTH = 1_080
/** Initial share of the phrases file. */
const SHARE = 0.62

export function TextsPane() {
  const bench = useFeature(createBench)
  const desk = useFeature(createTextsDesk)
  const { provide } = useFeature(createHandles)
  const { layout } = useApp()
  const [share, setShare] = createSignal(SHARE)
  const [isWide, setWide] = createSignal(false)
  let frame!: HTMLDivElement
  const isSingle = () => layout.room() === 'narrow'
  onMount(() => {
    provide('stepProblem', desk.stepProblem)
    provide('editorAction', desk.act)
    bench.setEditor({ reveal: desk.reveal, replace: desk.replace })
    onCleanup(() => bench.setEditor(null))
    const observer = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= MIN_PAIR_WIDTH))
    observer.observe(frame)
    onCleanup(() => observer.disconnect())
    // The span that was requested before this pane was mounted.
    const wanted = bench.revealed()
    if (wanted !== undefined && desk.isNew(wanted)) desk.reveal(wanted.text, wanted.span)
  })
  const valueAt = (place: number): number => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    return isWide() ? (place - left) / width : (place - top) / height
  }
  return (
    <section class="bench-texts stack min-w-0 min-h-0" aria-label="Texts">
      <Show when={isSingle()}>
        <Tabs<BenchText>
          label="Text"
          prefix="bench-text"
          look="segments"
          chosen={desk.side()}
          choose={desk.setSide}
          tabs={(['phrases', 'domain'] as const).map(id => ({ id, title: titles[id] }))}
        />
      </Show>
      <div
        ref={frame}
        id="bench-text-panel"
        class="bench-texts-frame grid grow min-h-0"
        classList={{ 'side-by-side': isWide() && !isSingle(), [`only-${desk.side()}`]: isSingle() }}
        style={{ '--phrases-share': `${share()}fr`, '--domain-share': `${1 - share()}fr` }}
      >
        <TextPart text="phrases" />
        <Show when={!isSingle()}>
          <Splitter
            label="Room of phrases.yaml"
            horizontal={!isWide()}
            value={share()}
            min={0.15}
            max={0.9}
            step={0.04}
            valueAt={valueAt}
            change={setShare}
            reset={() => setShare(SHARE)}
          />
        </Show>
        <TextPart text="domain" />
      </div>
      <FaultLine />
    </section>
  )
}

function TextPart(props: { text: BenchText }) {
  const bench = useFeature(createBench)
  const desk = useFeature(createTextsDesk)
  const services = useFeature(createTextsServices)
  const { layout, themeNow } = useApp()
  const faults = () => desk.faults().flatMap(({ text, fault }) => (text === props.text ? [fault] : []))
  const shared = {
    role: 'domain' as const,
    get text() {
      return bench.now()?.[props.text] ?? ''
    },
    get diagnostics() {
      return faults()
    },
    get theme() {
      return themeNow()
    },
    get lit() {
      return desk.lit(props.text)
    },
    get readOnly() {
      return desk.isReadOnly()
    },
    onChange: (text: string) => bench.edit(props.text, text),
    onPoint: (offset: number | undefined) => desk.onPoint(props.text, offset),
    handle: (handle: Parameters<typeof desk.setHandle>[1]) => desk.setHandle(props.text, handle),
  }
  return (
    <section
      class={`bench-text bench-text-${props.text}`}
      data-text={props.text}
      aria-label={titles[props.text]}
      onFocusIn={() => desk.setFront(props.text)}
    >
      <Show when={layout.room() !== 'narrow'}>
        <header class="bench-text-head flex rigid items-center gap-8 border-bottom">
          <h2 class="ink-soft">{titles[props.text]}</h2>
          <span class="ml-auto">
            <OutlineButton text={props.text} />
          </span>
        </header>
      </Show>
      <div class="grow min-h-0 bg-card">
        <Switch>
          <Match when={props.text === 'phrases'}>
            <TextEditor {...shared} label="phrases.yaml" phrases={services} />
          </Match>
          <Match when={props.text === 'domain'}>
            <TextEditor {...shared} label="PDDL domain" services={services.domain} />
          </Match>
        </Switch>
      </div>
    </section>
  )
}

function OutlineButton(props: { text: BenchText }) {
  const desk = useFeature(createTextsDesk)
  const { commandNamed } = useFeature(createCommands)
  const command = () => commandNamed('text-outline')
  return (
    <Button
      small
      quiet
      title={`${command().title}: ${titles[props.text]}`}
      onClick={() => {
        desk.setFront(props.text)
        desk.act('editor.action.quickOutline')
      }}
    >
      Outline
      <Show when={props.text === 'phrases'}>
        <Keys chord={command().keys![0]!} />
      </Show>
    </Button>
  )
}
