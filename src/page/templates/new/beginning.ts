// Starting a new domain: the given texts, what was recognised in them, and what is made of them.

import { fileText } from '#page/browser/file-text'
import { createEffect, createSignal, on } from 'solid-js'
import type { Begun, BegunConfiguration, BegunDomain, BegunProblem, GivenText } from '#engine/api/new-domains'
import { folderNameOf } from '#language/english/session-domain-schema'
import { reportFailure } from '#page/state/files/report-failure'
import type { App } from '#page/state/app'
import { createInbox, type HeldFiles } from '#page/state/inbox/inbox'
import { createTypedText } from '#page/state/session/typed'
import { createBench } from '#page/state/templates/bench'
import { inBackground } from '#page/browser/background'

/** Milliseconds after typing before a text is examined. */
const SETTLE = 250
/** Maximum number of characters of a file. */
const MAX_LENGTH = 2_000_000

/** The origin of a domain. */
export interface Origin {
  /** The configuration from which it was imported. */
  readonly configuration: BegunConfiguration
  /** The parts that `phrases.yaml` cannot represent. */
  readonly lost: readonly string[]
}

export function createBeginning(app: App) {
  const { lanes, session } = app
  const bench = app.feature(createBench)
  const { given, clear, ...texts } = createGiven(app)
  const [origins, setOrigins] = createSignal<ReadonlyMap<string, Origin>>(new Map())
  /** Makes the phrases file, and shows the guide through it. */
  const begin = async (
    domain: BegunDomain,
    problems: readonly BegunProblem[],
    configuration?: BegunConfiguration,
    used = given(),
  ): Promise<void> => {
    const outcome = await lanes.run('quick', `the phrases file of ${domain.name}`, api =>
      api.starting.start(
        domain.text,
        problems.map(({ text }) => text),
        configuration && { texts: given(), name: configuration.name },
      ),
    )
    if (outcome.kind !== 'done') return reportFailure(app, domain.name, outcome)
    const { phrases, lost } = outcome.value
    const title = configuration?.name ?? domain.name
    const id = freeId(folderNameOf(title), wanted => bench.all().some(each => each.id === wanted))
    if (configuration !== undefined)
      setOrigins(new Map(origins()).set(id, { configuration, lost: lost.map(({ message }) => message) }))
    bench.take(
      {
        ...{ id, title: titleOf(title), domain: domain.text, phrases },
        problems: problems.map(({ name, text }) => ({ name, title: name, text })),
      },
      'guide',
    )
    // Texts that were not used, or were typed meanwhile, stay.
    if (isSame(given(), used)) clear()
  }
  return {
    ...texts,
    begin,
    /** The domain of the open question, with its problem; undefined if none is open. */
    open: () => session.source() ?? undefined,
    async beginFromOpen(): Promise<void> {
      const source = session.source()
      if (source === null) return
      const outcome = await lanes.run('quick', 'looking at the open problem', api =>
        api.starting.look([source.domain, source.problem].map(text => ({ name: '', text }))),
      )
      if (outcome.kind !== 'done') return reportFailure(app, 'The open problem', outcome)
      const [domain] = outcome.value.domains
      if (domain !== undefined) await begin(domain, outcome.value.problems, undefined, [])
    },
    /** The configuration from which the current domain was imported, if any. */
    origin: (): Origin | undefined => origins().get(bench.id() ?? ''),
  }
}

/** Texts that were pasted, dropped or chosen, and what was recognised in them. */
function createGiven(app: App) {
  const { lanes, clock } = app
  const inbox = app.feature(createInbox)
  const [typed, setTyped] = createTypedText(app, 'planground-new-domain')
  const [files, setFiles] = createSignal<readonly GivenFile[]>([])
  const [begun, setBegun] = createSignal<Begun>()
  const [refused, setRefused] = createSignal<readonly string[]>([])
  const given = (): readonly GivenText[] => [
    ...files().map(({ name, text }) => ({ name, text })),
    ...(typed().trim() === '' ? [] : [{ name: '', text: typed() }]),
  ]
  let cancel = (): void => {}
  let last = 0
  const look = async (): Promise<void> => {
    const mine = ++last
    const texts = given()
    if (texts.length === 0) return void setBegun(undefined)
    const outcome = await lanes.quietly('editing', api => api.starting.look(texts))
    if (outcome.kind === 'done' && mine === last) setBegun(outcome.value)
  }
  createEffect(
    on([typed, files], () => {
      cancel()
      cancel = clock.after(SETTLE, () => inBackground(look()))
    }),
  )
  const remove = (name: string): void => {
    for (const { held, at } of files().filter(each => each.name === name)) void inbox.forget(held.id, at)
    setFiles(files().filter(each => each.name !== name))
  }
  const read = async (held: HeldFiles): Promise<void> => {
    for (const { name, file, at } of held.files) {
      const text = await fileText(file)
      remove(name)
      setFiles([...files(), { name, text, held, at }])
    }
  }
  const readEarlier = async (): Promise<void> => {
    for (const held of await inbox.waiting('begin')) await read(held)
  }
  inBackground(readEarlier())
  return {
    ...{ typed, setTyped, files, given },
    /** The recognised parts of the texts; undefined without texts. */
    begun,
    /** Files that could not be read or used. */
    refused: () => [...refused(), ...(begun()?.refused ?? [])],
    async add(come: readonly File[]): Promise<void> {
      const isFitting = ({ size }: File): boolean => size <= MAX_LENGTH
      setRefused(come.filter(file => !isFitting(file)).map(({ name }) => `${name} is too long to be a domain.`))
      const named = come.filter(isFitting).map(file => ({ name: file.name, file }))
      if (named.length > 0) await read(await inbox.hold('begin', named))
    },
    remove,
    clear(): void {
      setTyped('')
      for (const { name } of files()) remove(name)
      setBegun(undefined)
    },
  }
}

const isSame = (some: readonly GivenText[], others: readonly GivenText[]): boolean =>
  some.length === others.length &&
  some.every(({ name, text }, i) => name === others[i]!.name && text === others[i]!.text)

/** A text with its place in the inbox. */
interface GivenFile extends GivenText {
  readonly held: HeldFiles
  readonly at: number
}

/** An unused id: `ferry`, or `ferry-2` if that is taken. */
function freeId(id: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(id)) return id
  for (let number = 2; ; number++) if (!isTaken(`${id}-${number}`)) return `${id}-${number}`
}

/** A title from a name: `my-ferry` becomes `My ferry`. */
const titleOf = (name: string): string => {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
