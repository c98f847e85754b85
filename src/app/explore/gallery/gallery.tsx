// Where to begin: files to drop, or a problem that ships with the playground.

import { createEffect, createMemo, For, lazy, on, onMount, Show, Suspense } from 'solid-js'
import { type Card as DomainCard, domainCards } from '../../open/bundled'
import { grouped } from '../../parts/naming'
import { Icon, IconPicture } from '../../parts/icon'
import { useApp, usePart } from '../../state/use-app'
import './gallery.css'
import { createDomainPictures } from '../stage/state/scenes'
import { createOpening } from '../../open/opening'
import { createCommands } from '../../commands/commands'

const SceneView = lazy(async () => ({ default: (await import('../../../draw/scene')).SceneView }))

export function Gallery() {
  const { wantPictures } = usePart(createDomainPictures)
  const { openBundled } = usePart(createOpening)
  const { session, place } = useApp()
  onMount(wantPictures)
  // What is opened from here is gone to.
  createEffect(on(session.files, () => place.show({ gallery: false }), { defer: true }))
  const heading = (): string => {
    const count = domainCards.reduce((sum, { problems }) => sum + problems.length, 0)
    return `Or start from one of ${grouped(count)} built-in problems`
  }
  const hasOpen = () => session.files().length > 0
  const start = (domain: DomainCard, index: number): void => {
    void openBundled(domain, index).then(() => {
      closeUntouched(`bundled:${domain.id}/${domain.problems[index]?.name}`)
      place.show({ gallery: false, sheet: 'question' })
    })
  }
  return (
    <main class="gallery" aria-label="Begin">
      <div class="gallery-inner">
        <Show when={hasOpen()}>
          <button
            type="button"
            class="button quiet back"
            onClick={() => place.show({ gallery: false })}
          >
            <Icon name="chevron-left" size={15} />
            Back to the question
          </button>
        </Show>
        <header class="gallery-head">
          <div>
            <h1>Check any answer to a planning question, and see the proof</h1>
            <p>
              Pick a puzzle or open an ACPBench file. Type an answer or paste a model’s reply.
              Planground computes the right answer from the formal model (PDDL) and shows why.
            </p>
            <First start={start} />
          </div>
          <OpenFiles />
        </header>
        <section aria-label="Built-in problems">
          <h2 class="section-title">{heading()}</h2>
          <Show
            when={domainCards.length > 0}
            fallback={<p>This build ships no problems. Open a file instead.</p>}
          >
            <ul class="cards">
              <For each={domainCards}>{domain => <Card domain={domain} start={start} />}</For>
            </ul>
          </Show>
        </section>
      </div>
    </main>
  )
}

type Start = (domain: DomainCard, index: number) => void

/** The problem to begin with. */
function First(props: { start: Start }) {
  const { commandNamed } = usePart(createCommands)
  const first = () => {
    const domains = domainCards.filter(domain => domain.problems.length > 0)
    return domains.find(({ opening }) => opening) ?? domains[0]
  }
  const firstSays = (domain: DomainCard): string =>
    `${domain.title}: ${domain.problems[0]!.title.split(':')[0]!.toLowerCase()}`
  return (
    <div class="gallery-first">
      <button
        type="button"
        class="button primary"
        disabled={first() === undefined}
        onClick={() => props.start(first()!, 0)}
      >
        Try a 30-second example
        <Icon name="arrow-right" size={15} />
      </button>
      <span class="faint">{first() ? firstSays(first()!) : ' '}</span>
      <button type="button" class="button" onClick={() => commandNamed('make').run()}>
        <Icon name="dices" size={15} />
        Make questions
      </button>
    </div>
  )
}

function OpenFiles() {
  const { commandNamed } = usePart(createCommands)
  const { layout } = useApp()
  return (
    <div class="gallery-open">
      <button type="button" class="dropper" onClick={() => commandNamed('open').run()}>
        <Icon name="upload" size={22} />
        <span>
          <strong>{layout.touch() ? 'Open ACPBench files' : 'Drop ACPBench files anywhere'}</strong>
          <span>
            {layout.touch() ? 'They are' : 'or choose them:'} .json, .json.gz, or a PDDL domain with
            its problem
          </span>
        </span>
      </button>
    </div>
  )
}

/** A built-in problem gives way to the next unless something was done with it: looking around piles up no list. */
function closeUntouched(opened: string): void {
  const { session } = useApp()
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

/** Problems shown on a card; the rest are in its menu. */
const SHOWN = 3

function Card(props: { domain: DomainCard; start: (domain: DomainCard, index: number) => void }) {
  const { pictureOf } = usePart(createDomainPictures)
  const rest = createMemo(() => props.domain.problems.slice(SHOWN))
  return (
    <li class="card">
      <div class="card-picture">
        <Show
          when={pictureOf(props.domain.id)}
          fallback={<IconPicture picture={props.domain.picture} size={30} />}
        >
          {scene => (
            <Suspense>
              <SceneView scene={scene()} decorative />
            </Suspense>
          )}
        </Show>
      </div>
      <div class="card-text">
        <h3>{props.domain.title}</h3>
        <p>{props.domain.summary}</p>
        <ol class="card-problems">
          <For each={props.domain.problems.slice(0, SHOWN)}>
            {(problem, index) => (
              <li>
                <button type="button" onClick={() => props.start(props.domain, index())}>
                  <span>
                    <span class="unseen">{props.domain.title}: </span>
                    {problem.title}
                  </span>
                </button>
              </li>
            )}
          </For>
        </ol>
        <Show when={rest().length > 0}>
          <div class="select card-more">
            <select
              aria-label={`More problems of ${props.domain.title}`}
              onChange={event => {
                const index = Number(event.currentTarget.value)
                event.currentTarget.value = ''
                if (index > 0) props.start(props.domain, index)
              }}
            >
              <option value="">{rest().length} more…</option>
              <For each={rest()}>
                {(problem, index) => <option value={index() + SHOWN}>{problem.title}</option>}
              </For>
            </select>
            <Icon name="chevron-down" size={13} />
          </div>
        </Show>
      </div>
    </li>
  )
}
