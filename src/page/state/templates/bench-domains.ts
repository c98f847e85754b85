// The domains that Templates works on: those that ship with the playground, the visitor's, and what was changed in
// either here and not yet put to use. Changes outlive the page.

import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { createBundledTexts } from '../files/bundled/bundled'
import type { App } from '../app'
import { type BenchDomain, createDrafts } from './drafts'

/** Milliseconds after typing before changes are written down. */
const SETTLE = 400

/** The domains with what was edited in them. */
export function createBenchDomains(app: App) {
  const { notices, sessionDomains } = app
  const { shipped, failure, load, loaded } = createShipped(app)
  const [edited, setEdited] = createEdited(app)

  /** The visitor's, as they are in use. */
  const own = createMemo((): readonly BenchDomain[] =>
    sessionDomains.list().map(({ id, title, domain, phrases, problems }) => ({
      ...{ id, title, domain, phrases },
      problems: problems.map(({ name, text }) => ({ name, title: name, text })),
    })),
  )
  /** As they were before they were edited here: the visitor's domain hides the shipped one of the same name. */
  const before = createMemo((): readonly BenchDomain[] => [
    ...own(),
    ...(shipped() ?? []).filter(({ id }) => !own().some(each => each.id === id)),
  ])
  /** All that can be worked on, those first that are nowhere but here. */
  const all = createMemo((): readonly BenchDomain[] => [
    ...[...edited().values()].filter(({ id }) => !before().some(each => each.id === id)),
    ...before(),
  ])
  const put = (domain: BenchDomain): void => {
    const drafts = new Map(edited()).set(domain.id, domain)
    const original = before().find(({ id }) => id === domain.id)
    if (original !== undefined && isSame(original, domain)) drafts.delete(domain.id)
    setEdited(drafts)
  }
  const drop = (id: string): void => {
    const drafts = new Map(edited())
    drafts.delete(id)
    setEdited(drafts)
  }
  return {
    all,
    shipped: () => shipped() ?? [],
    /** Why the domains could not be loaded; '' if they could. */
    failure,
    retry: load,
    /** Resolves when the domains of the playground are there, or failed to come. */
    loaded,
    edited,
    put,
    /**
     * From now on questions are reported, read and made with these texts; what was edited is no draft any more. A published
     * wording and a summary that the domain had are kept.
     */
    use(domain: BenchDomain): void {
      const known = sessionDomains.named(domain.id)
      sessionDomains.put({ ...known, ...domain, problems: domain.problems.map(withoutTitle) })
      drop(domain.id)
    },
    /** Takes a domain from elsewhere; changes of the same domain give way, with a chance to take that back. */
    take(domain: BenchDomain): void {
      const replaced = edited().get(domain.id)
      put(domain)
      if (replaced === undefined || isSame(replaced, domain)) return
      notices.notify({
        tone: 'plain',
        title: `Your changes to ${replaced.title} were replaced`,
        action: { label: 'Undo', run: () => put(replaced) },
      })
    },
    /** Puts the texts of a domain back as they were before they were edited here. */
    revert(id: string): void {
      const changed = edited().get(id)
      if (changed === undefined) return
      drop(id)
      notices.notify({
        tone: 'plain',
        title: `Your changes to ${changed.title} are taken back`,
        action: { label: 'Undo', run: () => put(changed) },
      })
    },
  }
}

/** The domains of the playground with their texts, once they are loaded. */
function createShipped(app: App) {
  const [shipped, setShipped] = createSignal<readonly BenchDomain[]>()
  const [failure, setFailure] = createSignal('')
  const load = async (): Promise<void> => {
    setFailure('')
    const outcome = await app.feature(createBundledTexts)()
    if (outcome.kind === 'failed') setFailure(outcome.message)
    if (outcome.kind !== 'done') return
    setShipped(
      outcome.value.map(({ id, title, domain, phrases, problems }) => ({
        ...{ id, title, domain, phrases },
        problems: [...problems],
      })),
    )
  }
  return { shipped, failure, load, loaded: load() }
}

/** What was edited, by id, written down a moment after it changes. */
function createEdited({ storage, clock, notices }: App) {
  const drafts = createDrafts(storage)
  const [edited, setEdited] = createSignal<ReadonlyMap<string, BenchDomain>>(drafts.read())
  let cancel = (): void => {}
  const write = (): void => {
    if (drafts.write(edited())) return
    notices.notify({
      tone: 'problem',
      title: 'Your changes in Templates could not be kept',
      lines: [
        'The text is too long for the browser’s storage, or the page may not store anything. Save the domain as a folder before you close the page.',
      ],
    })
  }
  createEffect(
    on(
      edited,
      (now, before) => {
        for (const id of new Set([...now.keys(), ...(before ?? now).keys()]))
          if (now.get(id) !== before?.get(id)) drafts.writeNow(id, now.get(id) ?? null)
        cancel()
        cancel = clock.after(SETTLE, write)
      },
      { defer: true },
    ),
  )
  return [edited, setEdited] as const
}

const withoutTitle = ({ name, text }: BenchDomain['problems'][number]) => ({ name, text })

const isSame = (one: BenchDomain, other: BenchDomain): boolean =>
  one.domain === other.domain &&
  one.phrases === other.phrases &&
  one.problems.length === other.problems.length &&
  one.problems.every(({ text }, i) => text === other.problems[i]!.text)
