// Portions of the scroll, requested when rows become visible and whenever a text changes. Rows keep their instances
// while the text changes; sentences of a broken file stay until it can be parsed again.

import { batch, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Span } from '#base/text'
import type {
  Instance,
  RenderableSort,
  RenderedInstance,
  RenderingOutcome,
  RenderingRequest,
  Renderings,
  WordingPlace,
} from '#questions/views/english/renderings'
import type { App } from '#page/state/app'
import { inBackground } from '#page/browser/background'

/** Milliseconds after typing. */
const SETTLE = 60
/** Number of rows requested at a time; questions are made one by one. */
const PORTION = 40
const FIRST_PORTION = 1
/** Milliseconds after which a portion that is no longer needed is stopped. */
const PATIENCE = 500

/** The edited texts, and the English shown next to them. */
export type Texts = { readonly id: string } & Pick<RenderingRequest, 'domain' | 'phrases' | 'problems' | 'comparison'>

/** The selection for the list: another selection has other rows. */
export interface Choice {
  readonly what: RenderableSort
  /** A predicate, an action or a kind; '' for all. */
  readonly head: string
  /** Number of the wording; 0 for all. */
  readonly wording: number
  /** A problem's name; '' for all chosen ones. */
  readonly problem: string
  readonly seed: string
  readonly onlyChanged: boolean
}

/** The renderings received last. */
function createShown() {
  const [rows, setRows] = createSignal<ReadonlyMap<number, RenderedInstance>>(new Map())
  const [renderings, setRenderings] = createSignal<Renderings>()
  const [pinned, setPinned] = createSignal<readonly RenderedInstance[]>([])
  const [broken, setBroken] = createSignal<{ message: string; span?: Span }>()
  const [failure, setFailure] = createSignal('')
  const [isKnown, setKnown] = createSignal(false)
  return {
    ...{ rows, pinned, broken, failure },
    /** Number of rows; undefined until it is known. */
    total: () => (isKnown() ? renderings()?.total : undefined),
    wordings: (): readonly WordingPlace[] => renderings()?.wordings ?? [],
    /** The predicates, actions or kinds in the last result. */
    heads: (what: RenderableSort): readonly string[] => (renderings()?.what === what ? renderings()!.heads : []),
    faults: () => renderings()?.faults ?? [],
    fail: setFailure,
    /** Adds a portion; for a broken file only the fault. */
    take(outcome: RenderingOutcome, withPins: boolean): void {
      batch(() => {
        setFailure('')
        if (outcome.kind !== 'rendered') return void setBroken(outcome)
        setBroken(undefined)
        setRenderings(outcome)
        setKnown(true)
        if (withPins) setPinned(outcome.pinned)
        const grown = new Map([...rows()].filter(([row]) => row < outcome.total))
        outcome.renderings.forEach((rendered, i) => void grown.set(outcome.from + i, rendered))
        setRows(grown)
      })
    },
    clear(): void {
      batch(() => {
        setRows(new Map())
        setKnown(false)
      })
    },
  }
}

interface Portion {
  readonly from: number
  readonly count: number
}

/** The visible rows, and which of them are rendered from the current texts. */
class Sight {
  private readonly rows = new Map<number, number>()
  private fresh = new Set<number>()

  enter(row: number): void {
    this.rows.set(row, (this.rows.get(row) ?? 0) + 1)
  }

  leave(row: number): void {
    const left = (this.rows.get(row) ?? 1) - 1
    if (left > 0) this.rows.set(row, left)
    else this.rows.delete(row)
  }

  stale(max: number): Portion | undefined {
    const rows = [...this.rows.keys()].filter(row => !this.fresh.has(row)).sort((a, b) => a - b)
    const from = rows[0]
    if (from === undefined) return undefined
    const last = rows.filter(row => row < from + max).at(-1) ?? from
    return { from, count: last - from + 1 }
  }

  refresh({ from, count }: Portion): void {
    for (let i = 0; i < count; i++) this.fresh.add(from + i)
  }

  forget(): void {
    this.fresh = new Set()
  }
}

/** Requests the visible rows whenever they or the texts change; one portion at a time. */
export function createRenderings(
  app: App,
  texts: () => Texts | undefined,
  choice: () => Choice,
  pins: () => readonly Instance[],
) {
  const { lanes, clock } = app
  const { take, fail, clear, ...shown } = createShown()
  const sight = new Sight()
  let pinsAreFresh = false
  let isAsking = false
  let since = 0
  let round = 0
  let cancel = (): void => {}

  const next = (): Portion | undefined => {
    const most = choice().what === 'questions' ? FIRST_PORTION : PORTION
    const stale = sight.stale(most)
    if (stale !== undefined) return stale
    const isEnough = shown.total() !== undefined && pinsAreFresh
    return isEnough ? undefined : { from: 0, count: Math.min(most, 12) }
  }
  const ask = async (): Promise<void> => {
    const portion = next()
    const about = texts()
    if (isAsking || portion === undefined || about === undefined) return
    isAsking = true
    since = clock.now()
    const turn = round
    const withPins = !pinsAreFresh
    const request = requestOf(about, choice(), portion, withPins ? pins() : [])
    const outcome = await lanes.quietly('rendering', api => api.renderings.render(request))
    isAsking = false
    if (turn !== round) return inBackground(ask())
    if (outcome.kind === 'failed') fail(outcome.message)
    if (outcome.kind !== 'done') return
    take(outcome.value, withPins)
    if (outcome.value.kind !== 'rendered') return
    pinsAreFresh ||= withPins
    sight.refresh(portion)
    inBackground(ask())
  }
  /** The current request is no longer needed. */
  const supersede = (): void => {
    round++
    pinsAreFresh = false
    // Some questions take seconds to make.
    if (isAsking && clock.now() - since > PATIENCE) lanes.stopWork('rendering')
  }
  const soon = (milliseconds: number): void => {
    cancel()
    cancel = clock.after(milliseconds, () => inBackground(ask()))
  }
  /** Renders everything shown again; if the list is another one, with other rows. */
  const renew = (isOther: boolean): void => {
    supersede()
    sight.forget()
    if (isOther) clear()
    soon(isOther ? 0 : SETTLE)
  }
  const list = createMemo(() => JSON.stringify([texts()?.id, choice()]))
  createEffect(on(list, () => renew(true)))
  createEffect(on(texts, () => renew(false), { defer: true }))
  const repin = (): void => {
    supersede()
    soon(0)
  }
  createEffect(on(pins, repin, { defer: true }))
  return {
    ...shown,
    retry: () => inBackground(ask()),
    /** Marks a row as visible until the returned function is called. */
    look(row: number): () => void {
      sight.enter(row)
      soon(0)
      return () => sight.leave(row)
    },
  }
}

function requestOf(
  { domain, phrases, problems, comparison }: Texts,
  { what, head, wording, seed, onlyChanged }: Choice,
  portion: Portion,
  pinned: readonly Instance[],
): RenderingRequest {
  return {
    ...{ domain, phrases, problems, comparison, what, seed, pinned, ...portion },
    onlyChanged: onlyChanged && comparison.kind !== 'none',
    ...(head === '' ? {} : { head }),
    ...(wording === 0 ? {} : { wording }),
  }
}
