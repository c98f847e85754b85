// An embedded view of Planground in another page: the content, and a footer with its title and a link to the whole
// page.

import { algorithms } from '#planning/textbook/algorithms'
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  Match,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import { heuristicNames } from '#planning/textbook/options'
import type { Embedded, EmbeddedPart } from '#results/files/embedded'
import { createPane } from '#page/state/lanes/pane'
import { stageTabs } from '#page/state/places/tabs'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { Notices } from '#page/workbench/notices/notices'
import { useApp } from '#page/state/use-app'
import { embeddedIn } from './address'
import type { Naming } from './parts'
import { createHeightReports, handKeysOver, postToParent } from './messages'
import './embed.css'

const QuestionPart = lazy(async () => ({
  default: (await import('./question-part')).QuestionPart,
}))
const StagePart = lazy(async () => ({ default: (await import('./stage-part')).StagePart }))
const LessonPart = lazy(async () => ({ default: (await import('./lesson-part')).LessonPart }))

const names = {
  tabs: stageTabs.map(({ id }) => id),
  algorithms,
  estimates: heuristicNames,
}

/** Pictures fill any height, so the height requested for them depends on their width (`SHAPE`: height / width). */
const MIN_HEIGHT = 340
const MAX_HEIGHT = 640
const SHAPE = 0.62

const addressNow = (): string => location.hash.slice(1)

export function Embed() {
  const app = useApp()
  const [parameters, setParameters] = createSignal(embeddedIn(addressNow()) ?? '')
  onMount(() => {
    const follow = (): void => {
      const next = embeddedIn(addressNow())
      // The whole page starts differently, so it is reloaded.
      if (next === undefined) location.reload()
      else setParameters(next)
    }
    addEventListener('hashchange', follow)
    onCleanup(() => removeEventListener('hashchange', follow))
  })
  const read = createPane(parameters, text =>
    app.lanes.run('quick', 'reading the address', api => api.sharing.embed(text, names)),
  )
  createEffect(() => {
    const embedded = read.value()
    if (embedded === undefined) return
    if (embedded.theme !== null) app.overrideTheme(embedded.theme)
    if (embedded.domain !== null) app.sessionDomains.put(embedded.domain)
  })
  return (
    <Switch
      fallback={
        <main class="grid place-center full-height">
          <Working what="Opening" startedAt={read.startedAt()} />
        </main>
      }
    >
      <Match when={read.value()} keyed>
        {embedded => <Frame embedded={embedded} />}
      </Match>
      <Match when={read.condition() === 'problem'}>
        <main class="grid place-center full-height">
          <Problem title="The engine did not answer" message={read.message()} again={() => read.retry()} />
        </main>
      </Match>
    </Switch>
  )
}

/** True for pictures, which fill their frame; texts have their natural height. */
const fills = (part: EmbeddedPart): boolean => part.kind === 'stage' && part.tab !== 'pddl'

function Frame(props: { embedded: Embedded }) {
  const { embedded } = props
  const [title, setTitle] = createSignal(embedded.title)
  const [found, setFound] = createSignal<readonly string[]>([])
  const problems = createMemo(() => [...embedded.problems, ...found()])
  const naming: Naming = {
    name: setTitle,
    complain: problem => setFound(list => [...list, problem]),
  }
  let main!: HTMLElement
  let content!: HTMLDivElement
  let foot!: HTMLElement
  createEffect(() => (document.title = `${title() || 'Embedded'} · Planground`))
  onMount(() => {
    reportHeightOf(fills(embedded.part), { main, content, foot })
    onCleanup(
      handKeysOver(
        () => embedded.keys,
        () => main,
      ),
    )
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links inside it are pressed
    <div class="embed" onClick={elsewhere} classList={{ 'embed-fills': fills(embedded.part) }}>
      <main
        class="embed-main relative scrolls"
        data-part="embed-main"
        ref={main}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
        tabIndex={0}
        aria-label={title() || 'Planground'}
      >
        <div class="embed-content stack" ref={content}>
          <Complaints problems={problems()} isAll={embedded.part.kind === 'nothing'} />
          <Suspense fallback={<div class="embed-coming" aria-busy="true" />}>
            <Part embedded={embedded} naming={naming} />
          </Suspense>
        </div>
      </main>
      <footer class="embed-foot flex-row note gap-12 bg-card border-top" ref={foot}>
        <span class="ellipsis grow min-w-0" title={title()}>
          {title()}
        </span>
        <a
          class="embed-open flex-row gap-4 ink-accent no-underline rigid"
          href={`${location.pathname}${location.search}#${embedded.open}`}
          target="_blank"
          rel="noopener"
        >
          Open in Planground
          <Icon name="arrow-up-right" size={14} />
        </a>
      </footer>
      <Notices />
    </div>
  )
}

/** Links to other places of the page open a new tab: the frame shows its own view only. */
function elsewhere(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
  if (link === null) return
  link.target = '_blank'
  link.rel = 'noopener'
}

function Part(props: { embedded: Embedded; naming: Naming }) {
  const { embedded, naming } = props
  const { part, controls } = embedded
  if (part.kind === 'question')
    return <QuestionPart part={part} controls={controls} naming={naming} title={embedded.title} />
  if (part.kind === 'stage') return <StagePart part={part} controls={controls} naming={naming} title={embedded.title} />
  if (part.kind === 'lesson') return <LessonPart part={part} controls={controls} naming={naming} />
  return null
}

/** The parameters that could not be used. */
function Complaints(props: { problems: readonly string[]; isAll: boolean }) {
  return (
    <Show when={props.problems.length > 0}>
      <div class="embed-complaints grid gap-4 pad-12-14 break-anywhere round" role="alert">
        <strong>
          {props.isAll
            ? 'Nothing can be shown for this frame’s address'
            : 'Part of this frame’s address cannot be used'}
        </strong>
        <For each={props.problems}>
          {problem => (
            <p>
              <Prose text={problem} />
            </p>
          )}
        </For>
      </div>
    </Show>
  )
}

interface Measured {
  readonly main: HTMLElement
  readonly content: HTMLElement
  readonly foot: HTMLElement
}

/**
 * Reports to the parent page the height that the frame should have; for pictures, computed only from the frame's
 * width.
 */
function reportHeightOf(isFilling: boolean, { main, content, foot }: Measured): void {
  const reports = createHeightReports(height => postToParent({ planground: 'height', height }))
  const measure = (): void => {
    const wanted = isFilling
      ? Math.max(MIN_HEIGHT, Math.min(MAX_HEIGHT, Math.round(SHAPE * main.offsetWidth)))
      : content.offsetHeight
    reports.put(wanted + foot.offsetHeight)
  }
  const observer = new ResizeObserver(measure)
  for (const each of [main, content, foot]) observer.observe(each)
  const goOn = (): void => reports.goOn()
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, goOn, true)
  onCleanup(() => {
    observer.disconnect()
    for (const type of ['pointerdown', 'keydown']) removeEventListener(type, goOn, true)
  })
}
