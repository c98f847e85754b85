// The meaning of the two texts together: counts, what changes, what is mutually exclusive, and which features of PDDL
// are used.

import { For, type JSX, Show } from 'solid-js'
import type { Meaning, SchemaMeaning, PredicateMeaning } from '#questions/views/texts/meaning'
import type { MutexPattern } from '#questions/views/texts/mutex-patterns'
import { marks } from '#page/state/focus/focus'
import { grouped } from '#page/ui/naming'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon, type IconName } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import './domain.css'
import { useApp, useFeature } from '#page/state/use-app'
import { createDomainTexts } from '#page/workbench/pddl/texts'
import { createTextDesk } from '#page/workbench/pddl/desk'
import { applicableNow } from '#page/workbench/pddl/services'

export function MeaningPanel() {
  const domainTexts = useFeature(createDomainTexts)
  const { problems } = useFeature(createDomainTexts)
  const { value, condition, message, startedAt, retry } = domainTexts.meaning
  const hasErrors = () => problems().some(({ diagnostic }) => diagnostic.severity === 'error')
  return (
    <aside aria-label="What the texts mean">
      <Show
        when={value()}
        fallback={
          <Show
            when={condition() === 'problem'}
            fallback={<Working what="Counting facts and actions" startedAt={startedAt()} />}
          >
            <Problem title="Not computed" message={message()} again={retry} />
          </Show>
        }
      >
        {meaning => (
          <div class="meaning-inner" classList={{ 'meaning-stale': condition() === 'working' }}>
            <Show when={meaning().obstacle !== ''}>
              <p class="meaning-obstacle flex gap-8 text-small break-anywhere round" role="status">
                <Icon name="triangle-alert" size={14} />
                <span>
                  <Show when={hasErrors()} fallback={<Prose text={meaning().obstacle} />}>
                    Nothing can be counted until you fix the errors.
                  </Show>
                </span>
              </p>
            </Show>
            <Amounts meaning={meaning()} />
            <Schemas list={meaning().schemas} />
            <Predicates list={meaning().predicates} />
            <Mutexes meaning={meaning()} />
            <Requirements meaning={meaning()} />
          </div>
        )}
      </Show>
    </aside>
  )
}

const amount = (count: number | null): string => (count === null ? '–' : grouped(count))

function Amounts(props: { meaning: Meaning }) {
  const objects = () => props.meaning.objects.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <dl class="amounts flex">
        <div>
          <dt class="ink-faint text-11-5">Facts</dt>
          <dd class="numbers flex-row gap-4">{amount(props.meaning.facts)}</dd>
        </div>
        <div>
          <dt class="ink-faint text-11-5">Actions</dt>
          <dd class="numbers flex-row gap-4">{amount(props.meaning.actions)}</dd>
        </div>
        <div>
          <dt class="ink-faint text-11-5">Objects</dt>
          <dd class="numbers flex-row gap-4">{grouped(objects())}</dd>
        </div>
      </dl>
      <Show when={props.meaning.objects.length > 0}>
        <p class="mt-6 text-small break-anywhere faint">
          {props.meaning.objects.map(({ type, count }) => `${type} ${grouped(count)}`).join(' · ')}
        </p>
      </Show>
    </>
  )
}

function Section(props: { title: string; description: string; children: JSX.Element }) {
  return (
    <section class="meaning-section">
      <h3>{props.title}</h3>
      <p class="faint">{props.description}</p>
      {props.children}
    </section>
  )
}

/** A name that links to its declaration. */
function Declared(props: { name: string; shape: string; from: number; to: number }) {
  const { reveal } = useFeature(createTextDesk)
  return (
    <button
      type="button"
      class="declared ellipsis block full-width text-left"
      title={props.shape}
      onClick={() => reveal('domain', props.from, props.to)}
    >
      <strong class="weight-560">{props.name}</strong>
      <span class="ink-faint">{props.shape.slice(1, -1).split(' ').slice(1).join(' ')}</span>
    </button>
  )
}

function Schemas(props: { list: readonly SchemaMeaning[] }) {
  const app = useApp()
  return (
    <Section
      title="Actions"
      description="How many ground actions may ever be applicable (at most), and how many are now."
    >
      <Show when={props.list.length > 0} fallback={<p class="faint">The domain has none yet.</p>}>
        <table class="meaning-table full-width mt-6 text-small collapsed">
          <thead>
            <tr>
              <th class="ink-faint text-11-5 text-left" scope="col">
                Schema
              </th>
              <th class="ink-faint text-11-5 text-left" scope="col">
                Ground
              </th>
              <th class="ink-faint text-11-5 text-left" scope="col">
                Now
              </th>
            </tr>
          </thead>
          <tbody>
            <For each={props.list}>
              {schema => (
                <tr>
                  <td>
                    <Declared {...schema} from={schema.span.from} to={schema.span.to} />
                  </td>
                  <td class="numbers" classList={{ none: schema.actions === 0 }}>
                    {amount(schema.actions)}
                  </td>
                  <td class="numbers faint">
                    {schema.actions === null ? '–' : amount(applicableNow(app, schema.name) ?? schema.applicable)}
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </Section>
  )
}

const kinds: readonly { kind: PredicateMeaning['kind']; title: string }[] = [
  { kind: 'fluent', title: 'Fluent: actions change them' },
  { kind: 'derived', title: 'Derived: rules decide them' },
  { kind: 'static', title: 'Static: never change' },
]

function Predicates(props: { list: readonly PredicateMeaning[] }) {
  return (
    <Section title="Predicates" description="Facts that may ever hold, and those that hold initially.">
      <table class="meaning-table full-width mt-6 text-small collapsed">
        <thead>
          <tr>
            <th class="ink-faint text-11-5 text-left" scope="col">
              Predicate
            </th>
            <th class="ink-faint text-11-5 text-left" scope="col">
              Facts
            </th>
            <th class="ink-faint text-11-5 text-left" scope="col">
              True
            </th>
          </tr>
        </thead>
        <For each={kinds}>
          {({ kind, title }) => (
            <Show when={props.list.some(one => one.kind === kind)}>
              <tbody>
                <tr class="meaning-kind">
                  <th class="ink-faint text-11-5 text-left" colspan="3" scope="rowgroup">
                    {title}
                  </th>
                </tr>
                <For each={props.list.filter(one => one.kind === kind)}>
                  {one => (
                    <tr>
                      <td>
                        <Declared {...one} from={one.span.from} to={one.span.to} />
                      </td>
                      <td class="numbers" classList={{ none: one.facts === 0 }}>
                        {amount(one.facts)}
                      </td>
                      <td class="numbers faint">{amount(one.initial)}</td>
                    </tr>
                  )}
                </For>
              </tbody>
            </Show>
          )}
        </For>
      </table>
    </Section>
  )
}

function Mutexes(props: { meaning: Meaning }) {
  const patterns = (): readonly MutexPattern[] => props.meaning.mutex ?? []
  return (
    <Section
      title="Invariants"
      description="How many facts of a group hold in every state that can be reached; proven from the initial state and every action. There may be more."
    >
      <Show
        when={patterns().length > 0}
        fallback={<p class="faint">{props.meaning.mutex === null ? 'Not computed.' : 'None was found.'}</p>}
      >
        <ul class="mutexes mt-6" data-part="mutexes">
          <For each={patterns().slice(0, 20)}>
            {pattern => (
              <li>
                <details>
                  <summary class="flex items-baseline gap-10 pointer no-list">
                    <span class="mutex-shapes flex wrap min-w-0">
                      <For each={pattern.shapes}>{shape => <code>{shape}</code>}</For>
                    </span>
                    <span class="rigid ml-auto text-small faint numbers">
                      <span class="ink-soft">{pattern.isExact ? 'exactly one' : 'at most one'}</span>{' '}
                      {pattern.count === 1 ? '' : `× ${grouped(pattern.count)}`}
                    </span>
                  </summary>
                  <ul>
                    <For each={pattern.groups}>
                      {group => (
                        <li>
                          <For each={group.facts}>
                            {fact => (
                              <code
                                {...marks.fact(fact)}
                                data-holds={fact === group.initial ? '' : undefined}
                                classList={{ holds: fact === group.initial }}
                              >
                                {fact}
                              </code>
                            )}
                          </For>
                          <Show when={group.size > group.facts.length}>
                            <span class="faint">and {grouped(group.size - group.facts.length)} more</span>
                          </Show>
                        </li>
                      )}
                    </For>
                    <Show when={pattern.count > pattern.groups.length}>
                      <li class="faint">and {grouped(pattern.count - pattern.groups.length)} more groups</li>
                    </Show>
                  </ul>
                </details>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </Section>
  )
}

function Requirements(props: { meaning: Meaning }) {
  const { reveal } = useFeature(createTextDesk)
  const stateOf = (row: Meaning['requirements'][number]): { label: string; icon: IconName; tone: string } => {
    if (!row.isSupported) return { label: 'not met here', icon: 'x', tone: 'bad' }
    if (!row.isCovered) return { label: 'used, not listed', icon: 'x', tone: 'bad' }
    if (row.used === undefined) return { label: 'listed, not used', icon: 'minus', tone: 'idle' }
    return row.listed === undefined
      ? { label: 'used, listed as a part', icon: 'check', tone: 'fine' }
      : { label: 'listed and used', icon: 'check', tone: 'fine' }
  }
  return (
    <Section title="Requirements" description="What the texts list against what they use.">
      <Show
        when={props.meaning.requirements.length > 0}
        fallback={<p class="faint">None is listed, and none is needed.</p>}
      >
        <ul class="requirements">
          <For each={props.meaning.requirements}>
            {row => {
              const place = row.used ?? row.listed
              const state = stateOf(row)
              return (
                <li class={state.tone}>
                  <button
                    class="flex-row gap-8 full-width text-left"
                    type="button"
                    onClick={() => place && reveal(place.role, place.span.from, place.span.to)}
                  >
                    <Icon name={state.icon} size={14} />
                    <code class="min-w-0 clipped with-ellipsis">{row.name}</code>
                    <span>{state.label}</span>
                  </button>
                </li>
              )
            }}
          </For>
        </ul>
      </Show>
    </Section>
  )
}
