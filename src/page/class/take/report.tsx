// Hands a packaged sheet in to its learning platform: the score is computed here, and the platform records it.

import { createSignal } from 'solid-js'
import { gradeOf, pointsOfSheet } from '#teaching/sheets/points'
import { inBackground } from '#page/browser/background'
import { FIRST_STATES } from '#page/state/verdicts/checking'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { counted } from '#page/ui/naming'
import type { Course } from './course'
import type { TakeState } from './take-state'

export function Report(props: { take: TakeState; course: Course; code: string }) {
  const { lanes } = useApp()
  const [status, setStatus] = createSignal('')
  const [isBusy, setBusy] = createSignal(false)
  async function report(): Promise<void> {
    const { take, course, code } = props
    setBusy(true)
    const outcome = await lanes.run('lessons', 'judging the answers', api =>
      api.sheets.judge(take.sheet, take.result(), { maxStates: FIRST_STATES }),
    )
    setBusy(false)
    if (outcome.kind !== 'done') {
      setStatus(outcome.kind === 'failed' ? outcome.message : 'Judging was stopped.')
      return
    }
    const { total, isOpen } = gradeOf(take.sheet, outcome.value)
    const max = pointsOfSheet(take.sheet)
    const isTaken = course.report(max === 0 ? 100 : Math.round((10_000 * total) / max) / 100, code)
    setStatus(
      isTaken
        ? `${total} of ${counted(max, 'point')} reported to the learning platform.${isOpen ? ' Your teacher grades the rest.' : ''}`
        : 'The learning platform did not take the score. Save the file, and give it to your teacher.',
    )
  }
  return (
    <div class="flex-row wrap gap-12">
      <Button primary icon="check" blocked={isBusy()} onClick={() => inBackground(report())}>
        Hand in to the learning platform
      </Button>
      <p role="status">{isBusy() ? 'Judging your answers …' : status()}</p>
    </div>
  )
}
