// A sheet in progress: the student, the current item, the answers, and a scoped app for each question.

import { createMemo, createSignal, onCleanup } from 'solid-js'
import type { Question } from '#questions/kinds/question'
import type { MadeItem } from '#teaching/sheets/made'
import type { SheetResult } from '#teaching/sheets/result'
import type { Sheet } from '#teaching/sheets/sheet'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { createScopedApp } from '#page/state/scoped-app'
import { type Answer, keepProgress, noAnswer, type Progress, progressOf } from './progress'
import { inBackground } from '#page/browser/background'

export type TakeState = ReturnType<typeof createTake>

/** The state of the current sheet, disposed with its owner. */
export function createTake(app: App, sheet: Sheet, hash: string) {
  const { storage, lanes, notices } = app
  const [now, setNow] = createSignal(progressOf(storage, hash))
  let isWarned = false
  const change = (part: Partial<Progress>): void => {
    const next = { ...now(), ...part }
    setNow(next)
    if (keepProgress(storage, hash, next) || isWarned) return
    isWarned = true
    notices.notify({
      tone: 'problem',
      title: 'This browser does not keep your answers',
      lines: ['They last until the page is closed. Hand in before you close it.'],
    })
  }
  const answerOf = (at: number): Answer => now().answers[at] ?? noAnswer
  const keep = (at: number, part: Partial<Answer>): void => {
    const answers = sheet.items.map((_, index) => answerOf(index))
    const next = { ...answers[at]!, ...part }
    // The scoped app echoes what another tab wrote, which is already stored.
    if (JSON.stringify(next) === JSON.stringify(answers[at])) return
    answers[at] = next
    change({ answers })
  }
  const at = createMemo(() => Math.min(now().at, sheet.items.length))
  const handle = createMemo(() => now().handle)
  const begun = createMemo(() => now().begun)
  const made = createPane(
    () => (begun() && at() < sheet.items.length ? { at: at(), handle: handle() } : null),
    ({ at, handle }) =>
      lanes.run('lessons', 'making a question', async api => ({
        at,
        item: await api.sheets.make(sheet, at, handle),
      })),
  )
  const mayCheck = createMemo(() => sheet.reveal === 'checked' || now().unlocked)
  const sandboxes = createScopedApps(app, sheet, { answerOf, keep, mayCheck })
  return {
    sheet,
    hash,
    now,
    at,
    handle,
    begun,
    made,
    answerOf,
    keep,
    mayCheck,
    sandboxOf: sandboxes.sandboxOf,
    begin: (name: string) => change({ handle: name, begun: true, at: 0 }),
    go: (to: number) => change({ at: Math.max(0, Math.min(sheet.items.length, to)) }),
    unlock: () => change({ unlocked: true }),
    /** Another tab changed the sheet's answers: they are adopted, the current item stays. */
    adopt(): void {
      setNow({ ...progressOf(storage, hash), at: now().at })
      sandboxes.follow()
    },
    /** True if no attempts are left for this item. */
    isSpent: (at: number): boolean => sheet.attempts > 0 && mayCheck() && answerOf(at).attempts >= sheet.attempts,
    isAnswered: (at: number): boolean => answerOf(at).answer.trim() !== '',
    result: (): SheetResult => ({
      sheet: hash,
      engine: __ENGINE_VERSION__,
      handle: handle(),
      answers: sheet.items.map((_, index) => answerOf(index)),
    }),
  }
}

/** The text on a cover that only a verdict removes. */
const coverOf = ({ reveal }: Sheet): string =>
  reveal === 'never' ? 'This sheet keeps this part covered.' : 'This part is shown once your answer is checked.'

interface Keeping {
  readonly answerOf: (at: number) => Answer
  readonly keep: (at: number, part: Partial<Answer>) => void
  readonly mayCheck: () => boolean
}

/** Scoped apps by index of the item: answers stay while the sheet is open, and are restored after a reload. */
function createScopedApps(page: App, sheet: Sheet, { answerOf, keep, mayCheck }: Keeping) {
  const sandboxes = new Map<number, { readonly question: Question; readonly sandbox: App }>()
  // The preference that removes all covers in Explore does not apply here.
  const prefs = new Proxy(page.prefs, {
    get: (all, name) => (name === 'alwaysShow' ? false : Reflect.get(all, name)),
  })
  const covered: App = { ...page, prefs }
  onCleanup(() => {
    for (const { sandbox } of sandboxes.values()) sandbox.dispose()
  })
  const make = (at: number, question: Question): App => {
    let isBack = true
    const sandbox: App = createScopedApp(covered, [question], {
      name: sheet.title,
      held: { tabs: sheet.panes, cover: coverOf(sheet) },
      remember() {
        // A verdict restored after a reload is not another attempt.
        if (isBack) isBack = false
        else keep(at, { attempts: answerOf(at).attempts + 1 })
      },
    })
    const [first] = sheet.panes
    if (first !== undefined) sandbox.place.show({ tab: first })
    const entry = sandbox.session.selected()!
    const { answer, hints, revealed, attempts } = answerOf(at)
    if (answer !== '' || hints > 0 || revealed)
      sandbox.session.setWork(entry.id, { answer, hints, ...(revealed ? { revealed } : {}) })
    if (attempts > 0 && answer.trim() !== '' && mayCheck()) inBackground(sandbox.checking.check(entry))
    else isBack = false
    return sandbox
  }
  return {
    /** Copies the stored answers to scoped apps that differ. */
    follow(): void {
      for (const [at, { sandbox }] of sandboxes) {
        const { answer, hints, revealed } = answerOf(at)
        const { id } = sandbox.session.selected()!
        const work = sandbox.session.workOf(id)
        if (work.answer !== answer || (work.hints ?? 0) !== hints)
          sandbox.session.setWork(id, { answer, hints, ...(revealed ? { revealed } : {}) })
      }
    },
    sandboxOf(at: number, { question }: Extract<MadeItem, { kind: 'question' }>): App {
      const before = sandboxes.get(at)
      if (before !== undefined && before.question.key === question.key) return before.sandbox
      before?.sandbox.dispose()
      const sandbox = make(at, question)
      sandboxes.set(at, { question, sandbox })
      return sandbox
    },
  }
}
