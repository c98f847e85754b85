// The Domain workspace: both texts, their problems, and their meaning.

import type { TextRole } from '#planning/pddl/diagnostic'
import { createHandles } from '#page/state/commands/handles'
import { createEffect, For, Match, onMount, Show, Suspense, Switch } from 'solid-js'
import { lazy, Nothing } from '#page/workbench/parts/lazy'
import { kindName } from '#questions/kinds/codes'
import type { Source } from '#planning/pddl/source'
import { domainCards } from '#page/state/files/bundled/bundled'
import { createParsing } from '#page/workbench/described/parsing'
import { EditState } from '#page/stage/pddl/pddl-pane'
import { domainTitle } from '#page/ui/naming'
import { Empty, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { Keys } from '#page/workbench/parts/keycaps'
import { Prose } from '#page/workbench/parts/prose'
import { Tabs } from '#page/ui/tabs'
import type { TextSide } from '#page/workbench/pddl/desk'
import { createNewTexts } from './new/new-texts'
import { Aside, asideTitles } from './aside'
import { type AsideTab, createPlanning } from './plans/planning'
import { NextSteps } from './next-steps'
import { ProblemChoice } from './problem-choice'
import { ProblemsPanel } from './problems-panel'
import { TextPane } from './text-pane'
import { roles } from '#page/workbench/pddl/texts'
import type { App } from '#page/state/app'
import { useApp, useFeature } from '#page/state/use-app'
import { receivedTexts } from '#page/state/files/received-texts'
import { isWritten } from '#page/state/session/written'
import './domain.css'
import { createTextDesk } from '#page/workbench/pddl/desk'
import { createDomainTexts } from '#page/workbench/pddl/texts'
import { createCommands } from '#page/state/commands/commands'
import { createOpening } from '#page/state/files/opening'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'

const EnglishDesk = lazy(async () => ({
  default: (await import('#page/workbench/english/english-desk')).EnglishDesk,
}))
const OpenButton = lazy(
  async () => ({
    default: (await import('#page/workbench/english/open-button')).OpenButton,
  }),
  Nothing,
)
const NoPlanNote = lazy(
  async () => ({ default: (await import('#page/workbench/what-if/text-notes')).NoPlanNote }),
  Nothing,
)
const Compare = lazy(async () => ({ default: (await import('./compare/compare')).Compare }))

export function DomainWorkspace() {
  const { stepProblem, act } = useFeature(createTextDesk)
  const { session, place } = useApp()
  useFeature(createParsing)
  const { provide } = useFeature(createHandles)
  const { solve } = useFeature(createPlanning)
  const showAside = useFeature(createAside)
  onMount(() => {
    provide('stepProblem', stepProblem)
    provide('editorAction', act)
    provide('solve', () => {
      showAside('solve')
      inBackground(solve('any'))
    })
    provide('checkPlan', () => showAside('check'))
  })
  return (
    <main class="domain-space stack" id="domain-mode-panel">
      <Switch fallback={<NothingOpen />}>
        <Match when={place.english()}>
          <Head />
          <Suspense fallback={<div class="grow" aria-busy="true" />}>
            <EnglishDesk />
          </Suspense>
        </Match>
        <Match when={session.source()}>
          {source => (
            <>
              <Head />
              <Show when={place.compare()} fallback={<Texts source={source()} />}>
                <Suspense fallback={<div class="grow" aria-busy="true" />}>
                  <Compare source={source()} />
                </Suspense>
              </Show>
            </>
          )}
        </Match>
      </Switch>
    </main>
  )
}

/** Shows a tab of the panel next to the texts. */
const createAside = ({ place, feature }: App) => {
  const { setSide } = feature(createTextDesk)
  const { setTab } = feature(createPlanning)
  return (tab: AsideTab): void => {
    place.show({ english: false, compare: false })
    setTab(tab)
    setSide('meaning')
  }
}

/** Both texts, their problems, and their meaning. */
function Texts(props: { source: Source }) {
  const { side } = useFeature(createTextDesk)
  const { layout } = useApp()
  return (
    <>
      <Show when={layout.room() !== 'wide'}>
        <Sides />
      </Show>
      <div class="domain-desk grow grid min-h-0" classList={{ [`side-${side()}`]: layout.room() !== 'wide' }}>
        <div class="domain-texts grid grow min-h-0" id="domain-text-panel">
          <For each={roles}>{({ id, title }) => <TextPane of={id} title={title} text={props.source[id]} />}</For>
        </div>
        <Aside />
        <ProblemsPanel />
      </div>
    </>
  )
}

function Head() {
  const { session, layout, place } = useApp()
  const { invoke } = useFeature(createHandles)
  const isEdited = () => session.workOf(session.selectedId() ?? '').edit !== null
  return (
    <header class="domain-head flex-row wrap rigid border-bottom">
      <Title />
      <Tabs<'texts' | 'compare' | 'english'>
        look="segments"
        label="What is done with the problem"
        prefix="domain-mode"
        chosen={place.english() ? 'english' : place.compare() ? 'compare' : 'texts'}
        choose={mode => place.show({ compare: mode === 'compare', english: mode === 'english' })}
        tabs={[
          { id: 'texts', title: 'Texts' },
          { id: 'compare', title: 'Compare' },
          { id: 'english', title: 'From English' },
        ]}
      />
      <div class="domain-edit flex-row wrap gap-8 ml-auto">
        <Show when={!place.english()}>
          <ProblemChoice />
        </Show>
        <Show when={place.english()}>
          <Suspense>
            <OpenButton />
          </Suspense>
        </Show>
        <Show when={!place.english() && (isEdited() || (layout.room() === 'narrow' && !place.compare()))}>
          <EditState />
        </Show>
        <Show when={!place.english()}>
          <NewButton />
          <AskButton />
        </Show>
        <Show when={session.source() !== null && !place.english() && !place.compare()}>
          <Button small primary icon="play" onClick={() => invoke('solve')}>
            Solve
          </Button>
          <Button small onClick={() => invoke('checkPlan')}>
            Check a plan
          </Button>
          <NextSteps />
        </Show>
        <Show when={layout.room() !== 'narrow' && !place.english()}>
          <TextButton command="text-outline" title="Outline" />
          <TextButton command="text-format" title="Format" />
        </Show>
      </div>
      <Notes />
    </header>
  )
}

/** The open domain. */
function Title() {
  const { session, reposed, place } = useApp()
  const isEdited = () => session.workOf(session.selectedId() ?? '').edit !== null
  /** For the edited texts, which may be of another domain. */
  const domain = () =>
    (isEdited() ? reposed()?.question.domain : undefined) ?? session.selected()?.question.domain ?? ''
  return (
    <h1 class="domain-title grow">
      {place.english() ? 'From English' : domainTitle(domain())}
      <Show when={!place.english() && isEdited()}>
        <span class="faint"> (your edit)</span>
      </Show>
    </h1>
  )
}

/** The effect of editing, and the faults of the texts as a whole. */
function Notes() {
  const domainTexts = useFeature(createDomainTexts)
  const { problems } = useFeature(createDomainTexts)
  const { session, reposed, place } = useApp()
  const came = () => {
    const question = session.selected()?.question
    return question && receivedTexts(question)
  }
  const text = (): string => {
    if (place.english()) return 'Type or paste a context in English, and get the PDDL problem that it describes.'
    if (place.compare()) return 'Change either text: the comparison follows.'
    const question = session.selected()?.question
    if (came() === 'domain') return 'This domain came without a problem: an empty one is next to it.'
    if (came() === 'problem')
      return 'This problem came without its domain: one that declares what it uses is next to it.'
    if (came() === 'both') return 'Questions can be asked once both texts are free of errors.'
    if (question !== undefined && isWritten(question)) return 'The problem is your answer to the open question.'
    return question
      ? `The open question (${kindName(question.kind)}), its verdict and the pictures follow your changes.`
      : 'Questions, verdicts and pictures follow your changes.'
  }
  return (
    <div class="domain-text full-width grid gap-4">
      <Switch fallback={<p class="faint">{text()}</p>}>
        <Match
          when={
            came() === undefined &&
            !place.compare() &&
            !place.english() &&
            problems().some(({ diagnostic }) => diagnostic.severity === 'error')
          }
        >
          <p class="domain-objection flex items-start gap-7 ink-delete" data-part="domain-objection" role="status">
            <Icon name="triangle-alert" size={14} />
            The question is paused until you fix the errors below.
          </p>
        </Match>
        <Match when={came() === undefined && !place.english() && domainTexts.objection.value()}>
          {objection => (
            <p class="domain-objection flex items-start gap-7 ink-delete" data-part="domain-objection" role="status">
              <Icon name="triangle-alert" size={14} />
              <span>
                <Show
                  when={reposed()?.isNew}
                  fallback={
                    <>
                      The open question cannot be asked any more. <Prose text={objection()} />
                    </>
                  }
                >
                  <Prose text={objection()} /> A new question is asked instead.
                </Show>
              </span>
            </p>
          )}
        </Match>
      </Switch>
      <Show when={!place.compare() && !place.english()}>
        <Suspense>
          <NoPlanNote />
        </Suspense>
      </Show>
    </div>
  )
}

function TextButton(props: { command: string; title: string }) {
  const { commandNamed } = useFeature(createCommands)
  const command = () => commandNamed(props.command)
  return (
    <Button small title={command().title} onClick={() => command().run()}>
      {props.title}
      <Keys chord={command().keys![0]!} />
    </Button>
  )
}

function NewButton() {
  const { place } = useApp()
  return (
    <Button small icon="plus" onClick={() => place.show({ dialog: 'new-texts' })}>
      New…
    </Button>
  )
}

/** Shown where texts about which nothing could be asked are sound now. */
function AskButton() {
  const { session } = useApp()
  const { faults, problems } = useFeature(createDomainTexts)
  const { askAbout } = useFeature(createNewTexts)
  const isReady = (): boolean => {
    const question = session.selected()?.question
    if (question === undefined || receivedTexts(question) === undefined) return false
    return faults.value() !== undefined && problems().every(({ diagnostic }) => diagnostic.severity !== 'error')
  }
  return (
    <Show when={isReady()}>
      <Button small primary onClick={() => inBackground(askAbout())}>
        Ask questions about it
      </Button>
    </Show>
  )
}

/** Chooses the visible pane if there is no room for all side by side. */
function Sides() {
  const { problems } = useFeature(createDomainTexts)
  const { side, setSide } = useFeature(createTextDesk)
  const { tab } = useFeature(createPlanning)
  const { layout } = useApp()
  const noted = (role: TextRole): string | undefined => {
    const count = problems().filter(problem => problem.role === role).length
    return count > 0 ? String(count) : undefined
  }
  const tabs = () =>
    [
      ...roles.map(({ id, title }) => ({ id, title, note: noted(id) })),
      ...(layout.room() === 'narrow' ? [{ id: 'meaning' as const, title: asideTitles[tab()], note: undefined }] : []),
    ] satisfies { id: TextSide; title: string; note: string | undefined }[]
  createEffect(() => {
    if (layout.room() !== 'narrow' && side() === 'meaning') setSide('domain')
  })
  return <Tabs<TextSide> label="Text" prefix="domain-text" chosen={side()} choose={setSide} tabs={tabs()} />
}

function NothingOpen() {
  const { opening, openBundled } = useFeature(createOpening)
  const { session, place } = useApp()
  const first = () => {
    const domains = domainCards.filter(domain => domain.problems.length > 0)
    return domains.find(({ opening }) => opening) ?? domains[0]
  }
  return (
    <Show
      when={opening() ?? (session.restoring() ? { what: 'what was open', startedAt: 0 } : null)}
      fallback={
        <Empty icon="file-code" title="No PDDL is open">
          <p>
            {session.selected()
              ? 'This question comes as English only. Open a problem to read and edit its two texts.'
              : 'Open a problem to read and edit its two texts, or paste a domain or a problem here, with or without faults.'}
          </p>
          <div class="flex wrap centred gap-8 mt-8">
            <Button
              primary
              disabled={first() === undefined}
              onClick={() => first() && inBackground(openBundled(first()!, 0))}
            >
              Open {first()?.title ?? 'an example'}
            </Button>
            <Button
              onClick={() => {
                place.show({ gallery: true, workspace: 'explore' })
              }}
            >
              Choose another
            </Button>
            <Button onClick={() => place.show({ dialog: 'new-texts' })}>New…</Button>
            <Button onClick={() => place.show({ english: true, compare: false })}>From English</Button>
          </div>
        </Empty>
      }
    >
      {job => <Working what={`Reading ${job().what}`} startedAt={job().startedAt} />}
    </Show>
  )
}
