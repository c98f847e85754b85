// Next to the text: the verdict with the official score, the smallest repair, and exports.

import { createEffect, createSignal, Match, Show, Suspense, Switch } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import { wordOf } from '#page/workbench/verdict/verdict-words'
import { useCopyText, fileName, saveText } from '#page/state/saving'
import { Empty, Problem, Working } from '#page/workbench/parts/conditions'
import type { Entry } from '#page/state/session/session'
import { useApp, useFeature } from '#page/state/use-app'
import { limitsOf } from './following'
import { createOne } from './one-state'
import { RepairCard } from './repair-card'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './one.css'

const VerdictCard = lazy(async () => ({
  default: (await import('#page/workbench/verdict/verdict-card')).VerdictCard,
}))

export function VerdictSide(props: { entry: Entry }) {
  const { lanes } = useApp()
  const one = useFeature(createOne)
  const { verdict, input, isFresh, judge } = one.following
  const follows = {
    get isBehind() {
      return !isFresh()
    },
    judge,
    use: (answer: string) => one.put(answer, 'the right answer'),
  }
  const view = () => verdict.value()
  return (
    <aside
      class="grid gap-14 min-w-0"
      data-part="side"
      aria-label="Verdict and score"
      aria-busy={!isFresh() && input() !== null}
    >
      <Spoken />
      <Switch>
        <Match when={input() === null}>
          <div class="side-empty grid border bg-card">
            <Empty icon="scale" title="No response yet">
              <p>
                Paste one into the box: how three readers understand it, its official score and the proven verdict
                follow as you type.
              </p>
            </Empty>
          </div>
        </Match>
        <Match when={verdict.condition() === 'problem'}>
          <div class="side-empty grid border bg-card">
            <Problem title="The engine did not answer" message={verdict.message()} again={() => verdict.retry()} />
          </div>
        </Match>
        <Match when={verdict.condition() === 'stopped'}>
          <div class="side-empty grid border bg-card">
            <Empty icon="circle-stop" title="Stopped">
              <p>The response was not judged.</p>
              <Button small onClick={() => verdict.retry()}>
                Judge it
              </Button>
            </Empty>
          </div>
        </Match>
        <Match when={view() === undefined}>
          <div class="side-empty grid border bg-card">
            <Working
              what="Judging the response"
              startedAt={verdict.startedAt()}
              stop={() => lanes.stopWork('judging')}
            />
          </div>
        </Match>
        <Match when={view()}>
          {view => (
            <Suspense>
              <VerdictCard entry={props.entry} view={view()} follows={follows} />
              <RepairCard />
            </Suspense>
          )}
        </Match>
      </Switch>
      <TakeAlong entry={props.entry} />
    </aside>
  )
}

/** The verdict for screen readers, once the text is unchanged for a moment. */
function Spoken() {
  const { following } = useFeature(createOne)
  const [status, setStatus] = createSignal('')
  createEffect(() => {
    const view = following.verdict.value()
    if (view !== undefined && following.isFresh())
      setStatus(
        `${wordOf(view)}. Official score ${view.officialScore ?? 'none'}. ${view.explanation.replaceAll('`', '')}`,
      )
  })
  return (
    <p class="unseen" aria-live="polite">
      {status()}
    </p>
  )
}

/** The report and the receipt of the current verdict. */
function TakeAlong(props: { entry: Entry }) {
  const copyText = useCopyText()
  const { lanes, notices } = useApp()
  const { following } = useFeature(createOne)
  const [isMaking, setMaking] = createSignal(false)
  /** Its text; undefined if it could not be made, which is reported. */
  const made = async (what: 'report' | 'receipt'): Promise<string | undefined> => {
    const input = following.input()
    if (input === null) return undefined
    setMaking(true)
    const outcome = await lanes.run('judging', `making the ${what}`, api =>
      api.one[what](input.question, input.text, limitsOf(input), input.chosen),
    )
    setMaking(false)
    if (outcome.kind === 'done') return outcome.value
    notices.notify({
      tone: 'problem',
      title: `The ${what} could not be made`,
      lines: [outcome.kind === 'failed' ? outcome.message : 'It was stopped.'],
    })
    return undefined
  }
  const canTake = () => following.isFresh() && !isMaking()
  const name = () => `${fileName(`${props.entry.question.kind}-${props.entry.question.id}`)}`
  const save = async (): Promise<void> => {
    const text = await made('receipt')
    if (text !== undefined) saveText(text, `receipt-${name()}.json`, 'application/json')
  }
  return (
    <Show when={following.input()}>
      <section class="flex wrap gap-8" aria-label="Export">
        <Button
          small
          icon="copy"
          disabled={!canTake()}
          onClick={() => inBackground(copyText(made('report'), 'Report'))}
        >
          Copy as Markdown report
        </Button>
        <Button
          small
          icon="shield-check"
          disabled={!canTake()}
          onClick={() => inBackground(copyText(made('receipt'), 'Receipt'))}
        >
          Copy as JSON receipt
        </Button>
        <Button small icon="download" disabled={!canTake()} onClick={() => inBackground(save())}>
          Save receipt
        </Button>
        <p class="note pretty">
          A receipt holds question, response, verdict and certificates. Drop it here later, and the checker alone checks
          it again.
        </p>
      </section>
    </Show>
  )
}
