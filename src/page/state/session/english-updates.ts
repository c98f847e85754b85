// Questions that were asked here about a problem are put into the English of its domain as soon as there is another one:
// after *Use in questions*, a dropped folder, or its removal. Answers and verdicts stay.

import { createEffect, on, untrack } from 'solid-js'
import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { inBackground } from '#page/browser/background'
import { counted, domainName } from '#page/ui/naming'
import type { App } from '../app'
import { atQuestion } from '../places/place'
import type { OpenFile } from './session'
import type { SessionDomain } from './session-domains'

/** Maximum number of problems that are asked about again. */
const MAX_PROBLEMS = 40

export function createEnglishUpdates(app: App): void {
  const { session, sessionDomains, notices, place, keeping } = app
  let turn = 0
  let before: readonly SessionDomain[] = []
  let isBack = false
  /** Questions of earlier visits are stored as they were asked first. */
  let isFirst = true
  const update = async (): Promise<void> => {
    // The gallery takes a change of the files for something that was opened: it waits until that is left.
    if (!isBack || place.gallery()) return
    const [old, now] = [before, sessionDomains.list()]
    before = now
    const names = new Set([...old, ...now].filter(each => !old.includes(each) || !now.includes(each)).map(nameOf))
    if (names.size === 0) {
      isFirst = false
      return
    }
    const mine = ++turn
    // What is removed has a notice of its own.
    const isSilent = isFirst || now.every(each => old.includes(each))
    isFirst = false
    const posed = new Map<string, readonly Question[]>()
    let changed = 0
    for (const file of session.files()) {
      const questions = await inCurrentEnglish(app, file, names, posed)
      if (mine !== turn) return
      if (questions === undefined) continue
      session.swap({ ...file, questions: questions })
      changed += questions.filter((question, i) => question !== file.questions[i]).length
    }
    if (changed > 0 && !isSilent)
      notices.notify({
        tone: 'plain',
        title: `${counted(changed, 'open question')} ${changed === 1 ? 'is' : 'are'} in the new English now`,
        lines: [],
        action: { label: 'Show the question', run: () => place.show(atQuestion()) },
      })
  }
  inBackground(
    keeping.back().then(() => {
      isBack = true
      return update()
    }),
  )
  createEffect(on([sessionDomains.list, place.gallery], () => untrack(() => inBackground(update())), { defer: true }))
}

const nameOf = ({ domain }: Pick<SessionDomain, 'domain'>): string => domainName(domain)

/** The questions of a file in the English that is in use; undefined if nothing changes. */
async function inCurrentEnglish(
  { lanes }: App,
  { questions }: OpenFile,
  names: ReadonlySet<string>,
  posed: Map<string, readonly Question[]>,
): Promise<readonly Question[] | undefined> {
  const now: Question[] = []
  for (const question of questions) {
    const { shown, kind, origin, asked } = question
    const isAskedHere = origin.from === 'own' && shown !== null && asked != null && names.has(nameOf(shown))
    const again = isAskedHere ? await askAgain(lanes, shown, question.domain, posed) : []
    const found = again.find(other => other.kind === kind && JSON.stringify(other.asked) === JSON.stringify(asked))
    const isSame = found === undefined || (found.context === question.context && found.question === question.question)
    now.push(isSame ? question : { ...question, context: found.context, question: found.question })
  }
  return now.some((question, i) => question !== questions[i]) ? now : undefined
}

async function askAgain(
  lanes: App['lanes'],
  source: Source,
  domain: string,
  posed: Map<string, readonly Question[]>,
): Promise<readonly Question[]> {
  const key = `${source.domain}\n${source.problem}`
  const before = posed.get(key)
  if (before !== undefined || posed.size >= MAX_PROBLEMS) return before ?? []
  const outcome = await lanes.quietly('quick', api => api.making.pose(source, domain))
  const found = outcome.kind === 'done' ? outcome.value : []
  posed.set(key, found)
  return found
}
