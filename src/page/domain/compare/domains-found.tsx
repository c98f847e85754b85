// Two domains compared: whether they are the same up to names, with the names; or what differs.

import { For, Match, Show, Switch } from 'solid-js'
import type { DomainDifference } from '#planning/equivalence/domains'
import type { DomainsView } from '#questions/views/pairs/domains-view'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { useFeature } from '#page/state/use-app'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { createComparingDomains } from './comparing-problems'
import { Faults } from './faults'
import './compare.css'

export function DomainsResult() {
  const pane = useFeature(createComparingDomains)
  const view = () => pane.value()
  const only = <K extends DomainsView['is']>(is: K): Extract<DomainsView, { is: K }> | undefined => {
    const now = view()
    return now?.is === is ? (now as Extract<DomainsView, { is: K }>) : undefined
  }
  return (
    <section class="found" aria-label="Comparison" aria-live="off">
      <header class="pane-head found-head rigid between">
        <h2>Are the domains the same?</h2>
      </header>
      <Show when={pane.condition() === 'working'}>
        <div class="found-working rigid">
          <Working compact what="Comparing the domains" startedAt={pane.startedAt()} />
        </div>
      </Show>
      <div class="found-inner stack scroll-y gap-12 grow" classList={{ 'found-stale': pane.condition() === 'working' }}>
        <Switch>
          <Match when={pane.condition() === 'problem'}>
            <Problem title="The domains could not be compared" message={pane.message()} again={pane.retry} />
          </Match>
          <Match when={only('fault')}>{now => <Faults faults={now().faults} />}</Match>
          <Match when={only('same')}>{now => <Same renamed={now().renamed} />}</Match>
          <Match when={only('different')}>{now => <Different differences={now().differences} />}</Match>
          <Match when={only('undecided')}>
            <Word is="undecided">The names are too many, or too much alike, for all their renamings to be tried.</Word>
          </Match>
        </Switch>
      </div>
    </section>
  )
}

const words = {
  same: { word: 'The same', icon: 'equal', tone: 'right' },
  renamed: { word: 'The same but for names', icon: 'equal', tone: 'right' },
  different: { word: 'Different', icon: 'equal-not', tone: 'wrong' },
  undecided: { word: 'Undecided', icon: 'hourglass', tone: 'undecided' },
} as const

function Word(props: { is: keyof typeof words; children: string }) {
  const word = () => words[props.is]
  return (
    <>
      <div class={`found-word items-center wrap flex found-${word().tone}`} role="status">
        <Icon name={word().icon} size={20} />
        <strong>{word().word}</strong>
      </div>
      <p class="found-text pretty">{props.children}</p>
    </>
  )
}

function Same(props: { renamed: Extract<DomainsView, { is: 'same' }>['renamed'] }) {
  return (
    <Show
      when={props.renamed.length > 0}
      fallback={
        <Word is="same">
          They declare the same types, predicates and actions; only the order of what is written may differ.
        </Word>
      }
    >
      <Word is="renamed">
        {`With ${counted(props.renamed.length, 'name')} exchanged, they declare the same: each problem of one is a problem of the other under these names.`}
      </Word>
      <table class="found-names collapsed">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">First domain</th>
            <th scope="col">Second domain</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.renamed}>
            {({ sort, a, b }) => (
              <tr>
                <td class="faint">{sort}</td>
                <td>
                  <code>{a}</code>
                </td>
                <td>
                  <code>{b}</code>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Show>
  )
}

/** Maximum number of differences listed. */
const LISTED = 60

function Different(props: { differences: readonly DomainDifference[] }) {
  return (
    <>
      <Word is="different">
        No exchange of names makes them equal. Conditions and effects are compared as they are written, so that another
        wording of the same meaning counts as different.
      </Word>
      <Show when={props.differences.length > 0}>
        <p class="faint">Compared by equal names:</p>
        <ul class="grid gap-4 no-padding no-list">
          <For each={props.differences.slice(0, LISTED)}>
            {({ sort, name, what }) => (
              <li>
                {sort === 'derived' ? 'derived predicate' : sort} <code>{name}</code>:{' '}
                <span class="ink-soft">{differenceText(what)}</span>
              </li>
            )}
          </For>
        </ul>
        <Show when={props.differences.length > LISTED}>
          <p class="faint">and {counted(props.differences.length - LISTED, 'more difference')}.</p>
        </Show>
      </Show>
    </>
  )
}

const differenceText = (what: DomainDifference['what']): string =>
  what === 'only-a'
    ? 'in the first domain only'
    : what === 'only-b'
      ? 'in the second domain only'
      : `another ${what.map(part => (part === 'declaration' ? 'type' : part)).join(' and ')}`
