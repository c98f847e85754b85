// What is computed from the text of a response: its readings, its verdict, its repair. Each is computed again whenever
// the text, the question or the chosen reading changes; running computations are indicated, and results for an earlier
// text are marked as such.

import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Answer } from '#language/answers/reading'
import { wordsOfKind } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import type { Readings } from '#results/scoring/readings/readings'
import type { RepairOutcome } from '#results/scoring/repair'
import { createPane, type Pane } from '#page/state/lanes/pane'
import { FIRST_STATES, markOfEdit } from '#page/state/verdicts/checking'
import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'
import type { VerdictView } from '#page/state/verdicts/verdict-view'

/** The input of a judgement of a response. */
export interface OneInput {
  /** Id of the question in the session. */
  readonly id: string
  readonly question: Question
  readonly text: string
  readonly chosen: Answer | undefined
  readonly maxStates: number
  readonly editMark: string
}

export interface Following {
  /** null if there is no question, or the box is empty. */
  readonly input: Accessor<OneInput | null>
  readonly readings: Pane<Readings>
  readonly verdict: Pane<VerdictView>
  readonly repair: Pane<RepairOutcome>
  /** A repair requires a search, which is run on demand. */
  readonly wantsRepair: Accessor<boolean>
  readonly askForRepair: () => void
  /** Judges the response again, with a chosen reading or with more states. */
  readonly judge: (maxStates?: number, chosen?: Answer) => void
  /** True if the verdict is about the current text. */
  readonly isFresh: Accessor<boolean>
}

/**
 * Milliseconds without changes before a text is read, before it is judged, and before a long text is; length in
 * characters of a long text.
 */
const SETTLE_READING = 90
const SETTLE_VERDICT = 220
const SETTLE_LONG = 450
const LONG = 60_000
/** Milliseconds: if the verdict took no longer, the repair is also expected to be fast. */
const QUICK = 600
/** Milliseconds: a judgement that takes longer is stopped when the text changes. */
const PATIENCE = 1_200

export function createFollowing(
  app: App,
  entry: Accessor<Entry | null>,
  text: Accessor<string>,
  isShown: Accessor<boolean>,
): Following {
  const { lanes, checking, session } = app
  const choice = createChoice(entry, text)
  const input = createMemo((): OneInput | null => {
    const now = entry()
    if (!isShown() || now === null || (text().length < LONG && text().trim() === '')) return null
    const question = checking.questionNow(now)
    const editMark = markOfEdit(session.workOf(now.id).edit)
    return { id: now.id, question, text: text(), ...choice.made(), editMark }
  })
  const settle = (short: number) => (next: OneInput, shown: OneInput | null) =>
    shown === null || shown.id !== next.id || shown.text === next.text
      ? 0
      : next.text.length > LONG
        ? SETTLE_LONG
        : short
  const keeps = (next: OneInput, shown: OneInput): boolean => next.id === shown.id

  const readings = createPane(
    input,
    ({ question, text, chosen }) => lanes.quietly('editing', api => api.one.readings(question, text, chosen)),
    { settle: settle(SETTLE_READING), keeps },
  )
  const patiently = createPatience(app)
  const verdict = createPane(
    input,
    async (asked: OneInput) => {
      const [outcome, parts] = await Promise.all([
        patiently(() =>
          lanes.run('judging', 'judging the response', api =>
            api.one.verdict(asked.question, asked.text, limitsOf(asked), asked.chosen),
          ),
        ),
        import('#page/state/verdicts/verdict-view'),
      ])
      return outcome.kind === 'done' ? { kind: 'done' as const, value: viewOf(parts, outcome.value, asked) } : outcome
    },
    { settle: settle(SETTLE_VERDICT), keeps },
  )
  const isFresh = (): boolean => verdict.condition() === 'ready' && verdict.value()?.answer === input()?.text

  const repairing = createRepairing(app, input, verdict, isFresh)
  return {
    input,
    readings,
    verdict,
    ...repairing,
    judge: choice.make,
    isFresh,
  }
}

/** Runs one judgement; a slow one is cancelled when the next one is needed. */
function createPatience({ lanes, clock }: Pick<App, 'lanes' | 'clock'>) {
  let begun: number | null = null
  return async <T>(what: () => Promise<T>): Promise<T> => {
    if (begun !== null && clock.now() - begun > PATIENCE) lanes.stopWork('judging')
    begun ??= clock.now()
    const mine = begun
    try {
      return await what()
    } finally {
      if (begun === mine) begun = null
    }
  }
}

/** The repair of a wrong or unreadable response, if there is PDDL from which to compute it. */
function createRepairing(
  { lanes }: Pick<App, 'lanes'>,
  input: Accessor<OneInput | null>,
  verdict: Pane<VerdictView>,
  isFresh: Accessor<boolean>,
): Pick<Following, 'repair' | 'wantsRepair' | 'askForRepair'> {
  const [asked, setAsked] = createSignal<OneInput | null>(null)
  const wanting = createMemo((): OneInput | null => {
    const now = input()
    const view = verdict.value()
    if (now === null || view === undefined || !isFresh()) return null
    if (view.verdict !== 'wrong' && view.verdict !== 'unreadable') return null
    return now.question.judged === null ? null : now
  })
  const repair = createPane(
    createMemo(() => {
      const now = wanting()
      if (now === null) return null
      const isQuick = !wordsOfKind(now.question.kind).searches || verdict.value()!.ms < QUICK
      return isQuick || asked() === now ? now : null
    }),
    now =>
      lanes.run('judging', 'looking for the smallest repair', api =>
        api.one.repair(now.question, now.text, limitsOf(now), now.chosen),
      ),
  )
  return {
    repair,
    wantsRepair: () => wanting() !== null && repair.condition() === 'empty',
    askForRepair: () => setAsked(wanting()),
  }
}

export const limitsOf = ({ maxStates }: OneInput) => ({ maxStates })

/**
 * The reading chosen by the visitor, and the maximum number of states of a search; both are reset when the text
 * changes.
 */
function createChoice(entry: Accessor<Entry | null>, text: Accessor<string>) {
  const first = { chosen: undefined, maxStates: FIRST_STATES }
  const [made, setMade] = createSignal<Pick<OneInput, 'chosen' | 'maxStates'>>(first)
  createEffect(on([() => entry()?.id, text], () => void setMade(first), { defer: true }))
  return {
    made,
    make(maxStates = FIRST_STATES, chosen?: Answer): void {
      // A plain copy: it may come from a store, and is sent to a worker.
      setMade({ maxStates, chosen })
    },
  }
}

function viewOf(
  { viewOf }: typeof import('#page/state/verdicts/verdict-view'),
  judged: Parameters<typeof viewOf>[0],
  { text, question, editMark, maxStates, chosen }: OneInput,
): VerdictView {
  return viewOf(judged, {
    answer: text,
    edited: question.origin.from === 'own' && editMark !== '',
    editMark,
    maxStates,
    ...(chosen === undefined ? {} : { chosen }),
  })
}
