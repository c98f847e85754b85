// Solving the two texts, and checking a pasted plan on them. Results belong to the texts that they were found for, and
// are shown only while these are open.

import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js'
import type { Diagnostic, TextRole } from '#planning/pddl/diagnostic'
import type { Source } from '#planning/pddl/source'
import { sameSource } from '#questions/kinds/question'
import type { CheckedPlan, CheckOutcome, SolveOutcome } from '#questions/views/plans/plan-data'
import { inBackground } from '#page/browser/background'
import type { LitSpan } from '#page/editor/lighting'
import type { App } from '#page/state/app'
import { keepVersion } from '#page/state/history/keep-version'
import { createPane } from '#page/state/lanes/pane'
import { isEdit } from '#page/state/session/session'
import { createTypedText } from '#page/state/session/typed'
import { FIRST_STATES, HARDER, MAX_STATES } from '#page/state/verdicts/checking'

export type AsideTab = 'meaning' | 'solve' | 'check'

export interface FoundPlan {
  readonly plan: readonly string[]
  /** null if it is beyond the range of exact numbers. */
  readonly cost: number | null
}

/** A search, running or ended. */
export interface Solving {
  readonly source: Source
  readonly mode: 'any' | 'cheapest'
  readonly startedAt: number
  readonly isWorking: boolean
  /** True if the visitor stopped it. */
  readonly isHalted?: true
  readonly failure?: string
  /** The last outcome: while it is working, that of a shorter search. */
  readonly outcome: SolveOutcome | null
  /** The cheapest plan found so far, which may not be cheapest. */
  readonly best: FoundPlan | null
  /** Number of states allowed to the last search. */
  readonly maxStates: number
}

/** Numbers of states of the searches for a cheapest plan, which give a bound each, so that stopping loses little. */
const ROUNDS = [20_000, 200_000, FIRST_STATES]
const PLACE = 'planground-plan'

/** The best plan and the greatest bound known of the texts; `isCheapest` only if that is proven. */
export interface KnownCost {
  readonly best: FoundPlan | null
  readonly atLeast: number
  readonly isCheapest: boolean
}

export function createPlanning(app: App) {
  const [tab, setTab] = createSignal<AsideTab>('meaning')
  const solving = createSolving(app)
  const checking = createPlanChecking(app, () => tab() === 'check')
  return { tab, setTab: (next: AsideTab): void => void setTab(next), ...solving, ...checking }
}

function createSolving(app: App) {
  const { lanes, session, clock } = app
  const [last, setLast] = createSignal<Solving | null>(null)
  /** The search of the open texts. */
  const solving = createMemo(() => {
    const now = last()
    const source = session.source()
    return now !== null && source !== null && sameSource(now.source, source) ? now : null
  })
  const put = (mine: Solving, part: Partial<Solving>): Solving | null => {
    if (last()?.startedAt !== mine.startedAt || last()?.isWorking !== true) return null
    const next = { ...last()!, ...part }
    setLast(next)
    return next
  }
  /** One search; null if another one, or a stop, superseded it. */
  const round = async (mine: Solving, mode: Solving['mode'], maxStates: number): Promise<SolveOutcome | null> => {
    const called = await lanes.run('planning', mode === 'any' ? 'finding a plan' : 'finding a cheapest plan', api =>
      mode === 'any' ? api.plans.any(mine.source, { maxStates }) : api.plans.cheapest(mine.source, { maxStates }),
    )
    if (called.kind === 'done') return put(mine, { maxStates }) === null ? null : called.value
    if (called.kind === 'stopped') put(mine, { isWorking: false, isHalted: true })
    else put(mine, { isWorking: false, failure: called.message })
    return null
  }
  const solve = async (mode: Solving['mode'], from = 0): Promise<void> => {
    const source = session.source()
    if (source === null) return
    inBackground(keepVersion(app, 'solved'))
    const before = solving()
    if (lanes.isBusy('planning')) lanes.stopWork('planning')
    const best = before?.best ?? null
    const outcome = mode === 'cheapest' && before?.mode === mode ? before.outcome : null
    const mine: Solving = {
      ...{ source: { domain: source.domain, problem: source.problem }, mode, startedAt: clock.now() },
      ...{ isWorking: true, outcome, best, maxStates: from },
    }
    setLast(mine)
    if (best === null) {
      const first = await round(mine, 'any', mode === 'any' ? Math.max(FIRST_STATES, from) : ROUNDS[1]!)
      if (first === null) return
      const isOver = mode === 'any' || first.kind === 'no-plan' || first.kind === 'no-task'
      const found = first.kind === 'plan' ? { plan: first.plan, cost: first.cost } : null
      if (put(mine, { best: found, ...(isOver ? { outcome: first, isWorking: false } : {}) }) === null || isOver) return
    } else if (mode === 'any') {
      put(mine, { isWorking: false, outcome: before!.outcome })
      return
    }
    for (const maxStates of from === 0 ? ROUNDS : [from]) {
      const next = await round(mine, 'cheapest', maxStates)
      if (next === null) return
      const isOver = next.kind !== 'stopped' || next.end.at !== 'states' || isMet(next, last()?.best ?? null)
      const found = next.kind === 'plan' ? { best: { plan: next.plan, cost: next.cost } } : {}
      if (put(mine, { outcome: next, ...found, ...(isOver ? { isWorking: false } : {}) }) === null || isOver) return
    }
    put(mine, { isWorking: false })
  }
  return {
    solving,
    solve,
    stop: () => lanes.stopWork('planning'),
    /** Number of states of a longer search; null if there is none. */
    harder: (): number | null => {
      const next = (solving()?.maxStates ?? 0) * HARDER
      return next > MAX_STATES || next === 0 ? null : next
    },
    known: (): KnownCost => knownOf(solving()),
  }
}

/** True if no plan can be cheaper than the best one. */
const isMet = (outcome: SolveOutcome, best: FoundPlan | null): boolean =>
  outcome.kind === 'stopped' && best?.cost != null && best.cost <= outcome.atLeast

export function knownOf(solving: Solving | null): KnownCost {
  const outcome = solving?.outcome ?? null
  const best = solving?.best ?? null
  if (outcome?.kind === 'plan' && outcome.isCheapest)
    return { best: outcome, atLeast: outcome.cost ?? 0, isCheapest: true }
  const atLeast = outcome?.kind === 'stopped' ? outcome.atLeast : 0
  return { best, atLeast, isCheapest: outcome !== null && isMet(outcome, best) }
}

function createPlanChecking(app: App, isShown: Accessor<boolean>) {
  const { session, place, lanes } = app
  const [planText, setPlanText] = createTypedText(app, PLACE)
  const checked = createPane<{ source: Source; text: string }, CheckOutcome>(
    () => {
      const source = session.source()
      const isHere = place.workspace() === 'domain' && isShown()
      return isHere && source !== null && planText().trim() !== '' ? { source, text: planText() } : null
    },
    ({ source, text }) =>
      lanes.quietly('quick', api => api.plans.check({ domain: source.domain, problem: source.problem }, text)),
    {
      settle: (next, shown) =>
        shown !== null && (next.text !== shown.text || isEdit(next.source, shown.source)) ? 200 : 0,
      keeps: () => true,
    },
  )
  /** The checked plan; null if the text is none. */
  const plan = createMemo((): CheckedPlan | null => {
    const value = checked.value()
    return value?.kind === 'checked' ? value : null
  })
  createEffect(() => {
    if (plan() !== null) inBackground(keepVersion(app, 'checked'))
  })
  const marksOf = (role: TextRole) => plan()?.marks.filter(mark => mark.role === role) ?? []
  return {
    planText,
    setPlanText,
    checked,
    plan,
    /** The unmet conditions of a plan in a text, as an editor marks them. */
    litOf: (role: TextRole): readonly LitSpan[] => marksOf(role).map(({ from, to }) => ({ from, to, role: 'deletes' })),
    diagnosticsOf: (role: TextRole): readonly Diagnostic[] =>
      marksOf(role).map(({ from, to, message }) => ({
        ...{ code: 'plan-unmet', severity: 'error', span: { from, to }, message },
      })),
  }
}
