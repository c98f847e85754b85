// The state of the scroll: what is told, which portion of it is in sight, and the sentences as they are now. Rows keep
// their instances while the text changes; sentences of a broken file stay until it can be read again.

import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Span } from '../../../base/text'
import type { App } from '../../state/app'
import type {
  Beside,
  Instance,
  Section,
  Tellable,
  Telling,
  TellingPicture,
  TellingRequest,
  WordingPlace,
} from '../../../views/telling/telling'
import { type BesideId, createBench } from '../bench'
import { createPins } from './pins'

/** Milliseconds after typing. */
const SETTLE = 60
/** Rows asked for at a time; questions are made one by one. */
const PORTION = 40
const FEW = 3

/** What the list is of: with another, rows are other rows. */
export interface Choice {
  readonly what: Tellable
  /** A predicate, an action or a kind; '' for all. */
  readonly head: string
  /** 0 for each. */
  readonly wording: number
  /** A problem's name; '' for all that are chosen. */
  readonly problem: string
  readonly seed: string
  readonly onlyChanged: boolean
}

const first: Choice = {
  ...{ what: 'holds', head: '', wording: 0, problem: '', seed: '1', onlyChanged: false },
}

export function createScrolling(app: App) {
  const bench = app.part(createBench)
  const pins = createPins(app, () => bench.id() ?? '')
  const [choice, setChoice] = createSignal<Choice>(first)
  const [pictures, setPictures] = createSignal(false)
  const texts = createMemo(() => {
    const now = bench.now()
    if (now === undefined) return undefined
    const { problem } = choice()
    const problems = bench
      .chosen()
      .filter(({ name }) => problem === '' || name === problem)
      .map(({ name, text }) => ({ name, text }))
    return {
      ...{ id: now.id, domain: now.domain, phrases: now.phrases, problems },
      beside: besideOf(bench.beside(), bench.base()?.phrases),
    }
  })
  const telling = createTelling(app, texts, choice, pins.list)
  const choose = (more: Partial<Choice>): void => {
    const next = { ...choice(), ...more }
    // What is chosen among predicates means nothing among actions.
    const isOther = next.what !== choice().what && more.head === undefined
    setChoice(isOther ? { ...next, head: '', wording: 0 } : next)
  }
  return {
    ...{ bench, choice, choose, pictures, setPictures, texts },
    ...telling,
    ...pins,
    /** The wording in which the cursor is, in the text of the rows that are shown. */
    atCursor: createMemo((): WordingPlace | undefined => {
      const at = bench.cursor()
      return at === undefined
        ? undefined
        : telling.wordings().find(({ from, to }) => from <= at && at <= to)
    }),
    /** Shows the sentences of one wording. */
    showWording({ section, head, number }: WordingPlace): void {
      const what = tellableOf(section)
      const isListed = what === 'holds' || what === 'fails' || what === 'actions'
      choose({ what, head: isListed ? head : '', wording: isListed ? number : 0 })
    },
  }
}

export type Scrolling = ReturnType<typeof createScrolling>

/** Where sentences of a section are told. */
function tellableOf(section: Section): Tellable {
  switch (section) {
    case 'fails':
    case 'foreign':
      return section
    case 'wordings':
      return 'actions'
    case 'one':
    case 'many':
      return 'objects'
    case 'introduction':
      return 'questions'
    default:
      return 'holds'
  }
}

export function besideOf(id: BesideId, before: string | undefined): Beside {
  if (id === 'before') return { kind: 'text', phrases: before ?? '' }
  return { kind: id }
}

type Texts = { readonly id: string } & Pick<
  TellingRequest,
  'domain' | 'phrases' | 'problems' | 'beside'
>

/** Asks for the rows in sight, whenever they or the texts change; one portion at a time. */
function createTelling(
  app: App,
  texts: () => Texts | undefined,
  choice: () => Choice,
  pins: () => readonly Instance[],
) {
  const { lanes, clock } = app
  const [rows, setRows] = createSignal<ReadonlyMap<number, Telling>>(new Map())
  const [total, setTotal] = createSignal<number>()
  const [pinned, setPinned] = createSignal<readonly Telling[]>([])
  const [wordings, setWordings] = createSignal<readonly WordingPlace[]>([])
  const [heads, setHeads] = createSignal<readonly string[]>([])
  const [faults, setFaults] = createSignal<readonly { problem: string; message: string }[]>([])
  const [broken, setBroken] = createSignal<{ message: string; span?: Span }>()
  const [failure, setFailure] = createSignal('')
  const inSight = new Map<number, number>()
  /** Rows as they are in the texts of now. */
  let fresh = new Set<number>()
  let pinsAreFresh = false
  let isAsking = false
  let round = 0
  let cancel = (): void => {}

  const next = (): { from: number; count: number } | undefined => {
    const most = choice().what === 'questions' ? FEW : PORTION
    const stale = [...inSight.keys()].filter(row => !fresh.has(row)).sort((a, b) => a - b)
    const from = stale[0]
    if (from !== undefined) {
      const last = stale.filter(row => row < from + most).at(-1) ?? from
      return { from, count: last - from + 1 }
    }
    if (total() === undefined || !pinsAreFresh) return { from: 0, count: Math.min(most, 12) }
    return undefined
  }
  const ask = async (): Promise<void> => {
    const portion = next()
    const about = texts()
    if (isAsking || portion === undefined || about === undefined) return
    isAsking = true
    const turn = round
    const { what, head, wording, seed, onlyChanged } = choice()
    const { id: _, ...asked } = about
    const request: TellingRequest = {
      ...{ ...asked, ...portion, what, seed },
      onlyChanged: onlyChanged && asked.beside.kind !== 'none',
      ...(head === '' ? {} : { head }),
      ...(wording === 0 ? {} : { wording }),
      pinned: pinsAreFresh ? [] : pins(),
    }
    const outcome = await lanes.quietly('telling', api => api.telling.tell(request))
    isAsking = false
    if (turn !== round) return void ask()
    if (outcome.kind === 'stopped') return
    if (outcome.kind === 'failed') return void setFailure(outcome.message)
    setFailure('')
    const { value } = outcome
    if (value.kind !== 'told') return void setBroken(value)
    setBroken(undefined)
    setTotal(value.total)
    setWordings(value.wordings)
    setHeads(value.heads)
    setFaults(value.faults)
    if (!pinsAreFresh) setPinned(value.pinned)
    pinsAreFresh = true
    const grown = new Map([...rows()].filter(([row]) => row < value.total))
    value.tellings.forEach((telling, i) => void grown.set(value.from + i, telling))
    for (let i = 0; i < portion.count; i++) fresh.add(value.from + i)
    setRows(grown)
    void ask()
  }
  /** Everything shown is to be told anew; other rows where the list is another. */
  const renew = (isOther: boolean): void => {
    round++
    fresh = new Set()
    pinsAreFresh = false
    if (isOther) {
      setRows(new Map())
      setTotal(undefined)
    }
    cancel()
    cancel = clock.after(isOther ? 0 : SETTLE, () => void ask())
  }
  const list = createMemo(() => JSON.stringify([texts()?.id, choice()]))
  createEffect(on(list, () => renew(true)))
  createEffect(on(texts, () => renew(false), { defer: true }))
  createEffect(
    on(
      pins,
      () => {
        pinsAreFresh = false
        void ask()
      },
      { defer: true },
    ),
  )
  return {
    ...{ rows, total, pinned, wordings, heads, faults, broken, failure },
    retry: () => void ask(),
    /** A row is in sight; what is given back says that it is no longer. */
    look(row: number): () => void {
      inSight.set(row, (inSight.get(row) ?? 0) + 1)
      cancel()
      cancel = clock.after(0, () => void ask())
      return () => {
        const left = (inSight.get(row) ?? 1) - 1
        if (left > 0) inSight.set(row, left)
        else inSight.delete(row)
      }
    },
    picture: createPictures(app, texts),
  }
}

/** Pictures of states that were drawn, by problem and state. */
function createPictures({ lanes }: App, texts: () => Texts | undefined) {
  return async (instance: Instance): Promise<TellingPicture | null> => {
    const about = texts()
    if (about === undefined) return null
    const { domain, problems } = about
    const outcome = await lanes.quietly('telling', api =>
      api.telling.picture({ domain, problems, instance }),
    )
    return outcome.kind === 'done' ? outcome.value : null
  }
}
