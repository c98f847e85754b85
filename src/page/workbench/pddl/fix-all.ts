// *Fix all*: applies every fix of the two texts that leaves no doubt, with a message that offers to undo it.

import type { AllFixed } from '#planning/pddl/mending/fix-all'
import type { App } from '#page/state/app'
import { quietCalls } from '#page/state/lanes/quiet-calls'
import { keepVersion } from '#page/state/history/keep-version'
import { counted } from '#page/ui/naming'
import { createTextDesk } from './desk'

/** Maximum number of fixes named in the message. */
const MAX_NAMED = 4

/** Mends the two texts of the question in front. */
export function createFixAll(app: App): () => Promise<void> {
  const { session, lanes, notices, feature } = app
  const { put } = feature(createTextDesk)
  return async () => {
    const before = session.source()
    if (before === null) return
    const texts = { domain: before.domain, problem: before.problem }
    const fixed = await quietCalls(lanes, 'texts').fixAll(texts)
    const now = session.source()
    // Text that was typed in the meantime is not replaced.
    if (fixed === null || now?.domain !== texts.domain || now.problem !== texts.problem) return
    if (fixed.labels.length === 0) {
      notices.notify({ tone: 'plain', title: 'No fix is certain', lines: left(fixed) })
      return
    }
    await keepVersion(app, 'mended')
    put(fixed.texts)
    notices.notify({
      tone: 'plain',
      title: `${counted(fixed.labels.length, 'fix', 'fixes')} applied`,
      lines: [...named(fixed.labels), ...left(fixed)],
      action: { label: 'Undo', run: () => put(texts) },
    })
  }
}

const named = (labels: readonly string[]): readonly string[] =>
  labels.length > MAX_NAMED
    ? [...labels.slice(0, MAX_NAMED), `and ${counted(labels.length - MAX_NAMED, 'other')}`]
    : labels

const left = ({ left: count, brackets }: AllFixed): readonly string[] => {
  if (count === 0) return []
  return brackets > 0
    ? ['Match the brackets first: several places are possible, and they decide how the rest is read.']
    : [`${counted(count, 'fault')} left, each with several possible fixes or none.`]
}
