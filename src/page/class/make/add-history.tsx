// Adds questions of the history to a sheet: those checked last, or answered wrong last.

import { createMemo, createSignal, onMount, Show } from 'solid-js'
import { aboutEdit, type Question } from '#questions/kinds/question'
import type { SheetItem } from '#teaching/sheets/sheet'
import { createHistory } from '#page/state/history/history'
import type { PastCheck } from '#page/state/history/history-store'
import { counted } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './make.css'

/** Maximum number of questions added at once. */
const MAX_QUESTIONS = 10

export function AddHistory(props: { add: (items: readonly SheetItem[]) => void; report: (line: string) => void }) {
  const { lanes } = useApp()
  const history = useFeature(createHistory)
  const [busy, setBusy] = createSignal(false)
  onMount(() => inBackground(history.readHistory()))
  /** The last check of each question, newest first. */
  const last = createMemo(() => {
    const found = new Map<string, PastCheck>()
    for (const check of history.checks() ?? []) if (!found.has(check.question)) found.set(check.question, check)
    return [...found.values()]
  })
  const wrong = () => last().filter(({ verdict }) => verdict === 'wrong')
  const add = async (checks: readonly PastCheck[]): Promise<void> => {
    setBusy(true)
    const questions: Question[] = []
    for (const check of checks.slice(0, MAX_QUESTIONS)) {
      const kept = await history.questionOf(check)
      if (kept === undefined) continue
      const { question, edit } = kept
      questions.push(edit === null ? question : aboutEdit(question, edit))
    }
    const outcome = await lanes.run('quick', 'packing the questions', api => api.sheets.items(questions))
    setBusy(false)
    if (outcome.kind === 'done') props.add(outcome.value)
    else props.report('The questions could not be packed.')
  }
  const words = (checks: readonly PastCheck[]): string =>
    checks.length === 1 ? 'question' : counted(Math.min(MAX_QUESTIONS, checks.length), 'question')
  return (
    <Show when={last().length > 0}>
      <div class="add-part column boxed place-start gap-10 pad-14-16">
        <h3>From your history</h3>
        <div class="add-actions flex wrap gap-8 min-w-0">
          <Button icon="plus" disabled={busy()} onClick={() => inBackground(add(last()))}>
            The last {words(last())} you checked
          </Button>
          <Show when={wrong().length > 0}>
            <Button icon="plus" disabled={busy()} onClick={() => inBackground(add(wrong()))}>
              The last {words(wrong())} you got wrong
            </Button>
          </Show>
        </div>
      </div>
    </Show>
  )
}
