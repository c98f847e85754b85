// The details of a row, fetched when the row is opened: response and question from the store, and the verdict with its
// certificate, judged again by the engine. The most recent ones are cached.

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import type { Question } from '#questions/kinds/question'
import type { VerdictView } from '#page/state/verdicts/verdict-view'
import type { App } from '#page/state/app'
import type { Runs } from '../runs/runs'
import { inBackground } from '#page/browser/background'

/**
 * Maximum number of states stored by a search: the same as when the run was scored, so that the verdict is the same.
 */
export const AS_SCORED = 2_000_000
/** Milliseconds that a row must stay open before it is fetched: rows that are only passed are not. */
const PAUSE = 120
/** Maximum number of cached rows; a response may have megabytes. */
const AT_HAND = 20

/** The state of a row's details. */
export type RowBehind =
  | { readonly kind: 'fetching' }
  /** Neither response nor question is stored. */
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'judging'
      readonly response: string
      readonly question: Question
      readonly startedAt: number
    }
  | { readonly kind: 'stopped'; readonly response: string; readonly question: Question }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'ready'
      readonly response: string
      readonly question: Question
      readonly view: VerdictView
    }

export interface RowDetailsState {
  /** The details of the open row; null if none is open. */
  readonly behind: Accessor<RowBehind | null>
  /** Fetches and judges the row again. */
  readonly again: () => void
  readonly stop: () => void
}

/** Follows the open row of a run; disposed with the calling component. */
export function createRowDetails(
  app: Pick<App, 'lanes' | 'clock'>,
  runs: Pick<Runs, 'details'>,
  id: string,
  row: Accessor<number | null>,
): RowDetailsState {
  const { lanes, clock } = app
  const [behind, setBehind] = createSignal<RowBehind | null>(null)
  const atHand = new Map<number, RowBehind>()
  let latest = 0
  let isJudging = false
  let cancel = (): void => {}

  const end = (): void => {
    latest++
    cancel()
    if (isJudging) lanes.stopWork('judging')
    isJudging = false
  }
  const fetchRow = async (at: number): Promise<void> => {
    const mine = ++latest
    const isOld = (): boolean => mine !== latest
    let kept: Awaited<ReturnType<Runs['details']>>
    try {
      kept = await runs.details(id, at)
    } catch (error) {
      if (!isOld()) setBehind({ kind: 'failed', message: wordsOf(error) })
      return
    }
    if (isOld()) return
    if (kept === undefined) return void setBehind({ kind: 'gone' })
    const { response, question } = kept
    setBehind({ kind: 'judging', response, question, startedAt: clock.now() })
    isJudging = true
    const part = import('#page/state/verdicts/verdict-view').catch(() => null)
    const judged = await lanes.run('judging', 'judging the response', api =>
      api.judging.judge(question, response, { maxStates: AS_SCORED }),
    )
    const views = await part
    if (isOld()) return
    isJudging = false
    if (views === null) setBehind({ kind: 'failed', message: 'A part of the page could not be loaded.' })
    else if (judged.kind === 'stopped') setBehind({ kind: 'stopped', response, question })
    else if (judged.kind === 'failed') setBehind({ kind: 'failed', message: judged.message })
    else {
      const about = { answer: response, edited: false, maxStates: AS_SCORED }
      const ready: RowBehind = {
        ...{ kind: 'ready', response, question },
        view: views.viewOf(judged.value, about),
      }
      atHand.set(at, ready)
      for (const old of atHand.keys()) if (atHand.size > AT_HAND) atHand.delete(old)
      setBehind(ready)
    }
  }
  const look = (at: number | null): void => {
    end()
    const known = at === null ? null : atHand.get(at)
    if (known !== undefined) return void setBehind(known)
    setBehind({ kind: 'fetching' })
    cancel = clock.after(PAUSE, () => inBackground(fetchRow(at!)))
  }
  createEffect(on(row, look))
  onCleanup(end)
  return {
    behind,
    again() {
      const at = row()
      if (at === null) return
      atHand.delete(at)
      look(at)
    },
    stop: () => lanes.stopWork('judging'),
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
