// The domains that Templates can edit: those that ship with the playground, the visitor's, and changes to either that
// are not yet in use. Changes outlive the page.

import { createMemo, createSignal } from 'solid-js'
import { createBundledTexts } from '../files/bundled/bundled'
import type { App } from '../app'
import { type BenchDomain, createDrafts, putInto } from './drafts'

/** Milliseconds after typing before changes are stored. */
const SETTLE = 400

/** The domains with the edits made in them. */
export function createBenchDomains(app: App) {
  const { notices, sessionDomains } = app
  const { shipped, failure, load, loaded } = createShipped(app)
  const { edited, change } = createEdited(app)

  /** The visitor's domains, as they are in use. */
  const own = createMemo((): readonly BenchDomain[] =>
    sessionDomains.list().map(({ id, title, domain, phrases, problems }) => ({
      ...{ id, title, domain, phrases },
      problems: problems.map(({ name, text }) => ({ name, title: name, text })),
    })),
  )
  /** The domains without the edits made here; the visitor's domain hides the shipped one of the same name. */
  const before = createMemo((): readonly BenchDomain[] => [
    ...own(),
    ...(shipped() ?? []).filter(({ id }) => !own().some(each => each.id === id)),
  ])
  /** All domains that can be edited, starting with those that exist only here. */
  const all = createMemo((): readonly BenchDomain[] => [
    ...[...edited().values()].filter(({ id }) => !before().some(each => each.id === id)),
    ...before(),
  ])
  const put = (domain: BenchDomain): void => {
    const original = before().find(({ id }) => id === domain.id)
    change(domain.id, original !== undefined && isSame(original, domain) ? null : domain)
  }
  const drop = (id: string): void => change(id, null)
  return {
    all,
    shipped: () => shipped() ?? [],
    /** Why the domains could not be loaded; '' if they could. */
    failure,
    retry: load,
    /** Resolves when the shipped domains are loaded, or loading failed. */
    loaded,
    edited,
    put,
    /**
     * Uses these texts from now on to describe, parse and make questions; they are no longer a draft. The domain's
     * published wording and summary are kept.
     */
    use(domain: BenchDomain): void {
      const known = sessionDomains.named(domain.id)
      sessionDomains.put({ ...known, ...domain, problems: domain.problems.map(withoutTitle) })
      drop(domain.id)
    },
    /** Adds a domain from elsewhere, replacing edits of the same domain; a notice offers to undo that. */
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
    /** Restores the texts of a domain as they were before they were edited here. */
    revert(id: string): void {
      const changed = edited().get(id)
      if (changed === undefined) return
      drop(id)
      notices.notify({
        tone: 'plain',
        title: `Your changes to ${changed.title} are undone`,
        action: { label: 'Undo', run: () => put(changed) },
      })
    },
  }
}

/** The shipped domains with their texts, once they are loaded. */
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

/** The edited domains by id, stored shortly after each change. */
function createEdited({ storage, clock, notices }: App) {
  const drafts = createDrafts(storage)
  const [edited, setEdited] = createSignal(drafts.read())
  /** What was changed in this tab; others may have changed other domains. */
  const changed = new Set<string>()
  let cancel = (): void => {}
  const write = (): void => {
    const all = new Map(drafts.read())
    for (const id of changed) putInto(all, id, edited().get(id) ?? null)
    if (drafts.write(all)) return
    notices.notify({
      tone: 'problem',
      title: 'Your changes in Templates could not be kept',
      lines: [
        'The text is too long for the browser’s storage, or the page may not store anything. Save the domain as a folder before you close the page.',
      ],
    })
  }
  return {
    edited,
    /** Replaces the draft of a domain; null removes it. */
    change(id: string, domain: BenchDomain | null): void {
      setEdited(old => putInto(new Map(old), id, domain))
      changed.add(id)
      drafts.writeNow(id, domain)
      cancel()
      cancel = clock.after(SETTLE, write)
    },
  }
}

const withoutTitle = ({ name, text }: BenchDomain['problems'][number]) => ({ name, text })

const isSame = (one: BenchDomain, other: BenchDomain): boolean =>
  one.domain === other.domain &&
  one.phrases === other.phrases &&
  one.problems.length === other.problems.length &&
  one.problems.every(({ text }, i) => text === other.problems[i]!.text)
