// The start page: an area to drop files, and the problems that ship with the playground.

import type { App } from '#page/state/app'
import { createEffect, For, on, onMount, Show, Suspense } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import { type Card as DomainCard, domainCards } from '#page/state/files/bundled/bundled'
import { createDomainCards } from '#page/state/files/bundled/domain-cards'
import { fileIdOf } from '#page/state/files/file-id'
import { grouped } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { useApp, useFeature } from '#page/state/use-app'
import { Card, type Start } from './card'
import { firstDescription, firstWords } from './first-words'
import './gallery.css'
import { createDomainPictures } from '#page/stage/state/scenes'
import { createOpening } from '#page/state/files/opening'
import { createCommands } from '#page/state/commands/commands'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'

const OwnDomains = lazy(async () => ({ default: (await import('./own-domains')).OwnDomains }))

export function Gallery() {
  const { wantPictures } = useFeature(createDomainPictures)
  const { openBundled } = useFeature(createOpening)
  const { own } = useFeature(createDomainCards)
  const app = useApp()
  const { session, place } = app
  onMount(wantPictures)
  // Files opened from here are shown immediately.
  createEffect(on(session.files, () => place.show({ gallery: false }), { defer: true }))
  const heading = (): string => {
    const count = domainCards.reduce((sum, { problems }) => sum + problems.length, 0)
    return `Or start from one of ${grouped(count)} built-in problems`
  }
  const hasOpen = () => session.files().length > 0
  const start = (domain: DomainCard, index: number): void => {
    inBackground(
      openBundled(domain, index).then(() => {
        closeUntouched(app, fileIdOf(app, domain, domain.problems[index]?.name ?? ''))
        place.show({ gallery: false, sheet: 'question' })
      }),
    )
  }
  return (
    <main class="scrolls-y" data-part="gallery" aria-label="Start">
      <div class="gallery-inner mx-auto">
        <Show when={hasOpen()}>
          <Button quiet icon="chevron-left" class="back" onClick={() => place.show({ gallery: false })}>
            Back to the question
          </Button>
        </Show>
        <header class="gallery-head grid items-center" data-part="gallery-head">
          <div>
            <h1>{firstWords.title}</h1>
            <p class="ink-soft pretty">{firstWords.lead}</p>
            <First start={start} />
          </div>
          <OpenFiles />
        </header>
        <Show when={own().length > 0}>
          <Suspense>
            <OwnDomains start={start} />
          </Suspense>
        </Show>
        <section aria-label="Built-in problems">
          <h2 class="section-title flex-row between">{heading()}</h2>
          <Show when={domainCards.length > 0} fallback={<p>There are no built-in problems. Open a file.</p>}>
            <ul class="cards grid gap-14">
              <For each={domainCards}>{domain => <Card domain={domain} start={start} />}</For>
            </ul>
          </Show>
        </section>
      </div>
    </main>
  )
}

/** The suggested first problem. */
function First(props: { start: Start }) {
  const { commandNamed } = useFeature(createCommands)
  const first = () => {
    const domains = domainCards.filter(domain => domain.problems.length > 0)
    return domains.find(({ opening }) => opening) ?? domains[0]
  }
  return (
    <div class="gallery-first" data-part="gallery-first">
      <div class="gallery-example">
        <Button primary disabled={first() === undefined} onClick={() => props.start(first()!, 0)}>
          {firstWords.example}
          <Icon name="arrow-right" size={15} />
        </Button>
        <span class="faint">{first() ? firstDescription(first()!) : ' '}</span>
      </div>
      <Button icon="dices" onClick={() => commandNamed('make').run()}>
        Make questions
      </Button>
      <Button icon="text-quote" onClick={() => commandNamed('english').run()}>
        From English
      </Button>
      <a class="button" href="#learn">
        <Icon name="graduation-cap" size={15} />
        Learn planning
      </a>
    </div>
  )
}

function OpenFiles() {
  const { commandNamed } = useFeature(createCommands)
  const { layout } = useApp()
  return (
    <div class="relative">
      <button
        type="button"
        class="dropper flex-row gap-16 full-width ink-faint bg-card round-10"
        onClick={() => commandNamed('open').run()}
      >
        <Icon name="upload" size={22} />
        <span class="block">
          <strong class="block ink">{layout.touch() ? 'Open benchmark files' : 'Drop benchmark files anywhere'}</strong>
          <span class="block">
            {layout.touch() ? '' : 'or choose them: '}ACPBench, PlanBench, Planetarium, or a PDDL domain with its
            problem
          </span>
        </span>
      </button>
    </div>
  )
}

/** Closes other built-in problems without any work, so that browsing does not fill the list. */
function closeUntouched({ session }: App, opened: string): void {
  if (!session.files().some(({ id }) => id === opened)) return
  const done = new Set(
    session
      .entries()
      .filter(({ id }) => session.markOf(id) !== 'open' || session.workOf(id).edit !== null)
      .map(({ file }) => file.id),
  )
  for (const { id, origin } of session.files())
    if (origin === 'bundled' && id !== opened && !done.has(id)) session.close(id)
}
