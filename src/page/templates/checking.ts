// The findings on the phrases file in Templates, updated with the text: those of the file itself immediately, and those
// of its wordings for all facts and actions of the chosen problems as soon as a worker has checked them.

import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Span } from '#base/text'
import type { CheckHeard, PhrasesChecked, ProblemChecked } from '#engine/api/phrase-checks'
import { heard } from '#engine/client'
import type { PhraseFinding } from '#language/english/checks/finding'
import type { CallOutcome } from '#page/state/lanes/create-lanes'
import type { App } from '#page/state/app'
import { createBench } from '#page/state/templates/bench'
import { editBetween, movedFinding } from './moved'

/** Milliseconds after typing before the file is checked, and before its wordings are checked on problems. */
const SETTLE_FILE = 120
const SETTLE_PROBLEMS = 350

/** A finding with spans adjusted to later edits. */
export interface ShownFinding extends PhraseFinding {
  /** True if found in the current text; false if found in an earlier one, and not yet checked again. */
  readonly isCurrent: boolean
}

export type CheckState = 'idle' | 'working' | 'done' | 'stopped' | 'failed'

/** Findings of one text. */
interface TextFindings {
  readonly text: string
  readonly findings: readonly PhraseFinding[]
}

const none: TextFindings = { text: '', findings: [] }

/** The checks of the English in Templates; started on first use. */
export function createPhraseChecking(app: App) {
  const texts = createTexts(app)
  const ofFile = createFileChecks(app, texts)
  const { ofProblems, partial, ...problemChecks } = createProblemChecks(app, texts)
  const findings = createMemo((): readonly ShownFinding[] => {
    const text = texts()?.phrases ?? ''
    const whole = ofProblems()
    if (whole.text === text && whole !== none) return whole.findings.map(current)
    const file = ofFile().text === text ? ofFile().findings.map(current) : moved(ofFile(), text)
    const now = partial().text === text ? joined(partial().findings.map(current), file) : file
    const old = whole.findings.filter(({ example }) => example?.problem !== undefined)
    return joined(now, moved({ text: whole.text, findings: old }, text)).sort(
      (a, b) => a.span.from - b.span.from || a.span.to - b.span.to,
    )
  })
  return {
    /** In the order of the text; their spans refer to the current text. */
    findings,
    ...problemChecks,
    /** True if all findings are about the current text. */
    isCurrent: () => problemChecks.condition() === 'done' && ofProblems().text === texts()?.phrases,
  }
}

interface CheckedTexts {
  readonly id: string
  readonly domain: string
  readonly phrases: string
}
type Texts = () => CheckedTexts | null

/** The checked texts; the same object until one of them changes. */
function createTexts(app: App): Texts {
  const bench = app.feature(createBench)
  return createMemo(
    () => {
      const now = bench.now()
      return now === undefined ? null : { id: now.id, domain: now.domain, phrases: now.phrases }
    },
    undefined,
    { equals: (a, b) => a?.domain === b?.domain && a?.phrases === b?.phrases && a?.id === b?.id },
  )
}

/** The findings of the file itself. */
function createFileChecks({ lanes }: App, texts: Texts): () => TextFindings {
  const [found, setFound] = createSignal<TextFindings>(none)
  let shownId: string | undefined
  createEffect(
    on(texts, next => {
      if (next === null) return
      if (next.id !== shownId) setFound(none)
      shownId = next.id
      const stop = later(SETTLE_FILE, async isLast => {
        const outcome = await lanes.quietly('editing', api => api.phraseChecks.ofFile(next.domain, next.phrases))
        if (isLast() && outcome.kind === 'done' && outcome.value.kind === 'checked')
          setFound({ text: next.phrases, findings: outcome.value.findings })
      })
      onCleanup(stop)
    }),
  )
  return found
}

/** The findings of its wordings for all facts and actions of the chosen problems. */
function createProblemChecks(app: App, texts: Texts) {
  const bench = app.feature(createBench)
  const { lanes } = app
  const [ofProblems, setOfProblems] = createSignal<TextFindings>(none)
  /** The findings of the running check so far. */
  const [partial, setPartial] = createSignal<TextFindings>(none)
  const [progress, setProgress] = createSignal<Pick<CheckHeard, 'done' | 'of'> | null>(null)
  const [round, setRound] = createSignal(0)
  const { settle, ...outcome } = createOutcome(setOfProblems)
  let shownId: string | undefined
  let turn = 0

  createEffect(
    on([texts, bench.chosen, round], ([next, chosen]) => {
      if (next === null) return
      if (next.id !== shownId) outcome.forget()
      shownId = next.id
      const { domain, phrases } = next
      const problems = chosen.map(({ name, text }) => ({ name, text }))
      const stop = later(SETTLE_PROBLEMS, async isLast => {
        const mine = ++turn
        outcome.begin()
        const onProgress = heard(({ findings, ...step }: CheckHeard) => {
          if (mine !== turn || !isLast()) return
          setProgress(step)
          if (findings !== undefined) setPartial({ text: phrases, findings })
        })
        const checked = await lanes.quietly('phrases', api =>
          api.phraseChecks.check({ domain, phrases, problems }, onProgress),
        )
        if (mine !== turn) return
        setPartial(none)
        setProgress(null)
        settle(checked, phrases)
      })
      onCleanup(stop)
    }),
  )
  const { condition, message, problems } = outcome
  return {
    ...{ ofProblems, partial },
    /** Number of facts and actions checked, and the total; null while nothing is checked. */
    progress,
    condition,
    /** Why the check failed. */
    message,
    /** The outcome for each of the chosen problems, including those that are too large. */
    problems,
    /** Stops the running check. */
    stop: () => lanes.stopWork('phrases'),
    /** Checks the same text again. */
    again: () => setRound(count => count + 1),
  }
}

/** The outcome of the last check over problems. */
function createOutcome(setFound: (found: TextFindings) => void) {
  const [condition, setCondition] = createSignal<CheckState>('idle')
  const [message, setMessage] = createSignal('')
  const [problems, setProblems] = createSignal<readonly ProblemChecked[]>([])
  const fail = (why: string): void => {
    setMessage(why)
    setCondition('failed')
  }
  return {
    condition,
    message,
    problems,
    begin: () => setCondition('working'),
    forget(): void {
      setFound(none)
      setProblems([])
    },
    settle(outcome: CallOutcome<PhrasesChecked>, text: string): void {
      if (outcome.kind === 'stopped') setCondition('stopped')
      else if (outcome.kind === 'failed') fail(outcome.message)
      else if (outcome.value.kind === 'bad-domain') fail(outcome.value.message)
      else if (outcome.value.kind === 'checked') {
        setFound({ text, findings: outcome.value.findings })
        setProblems(outcome.value.problems)
        setCondition('done')
      }
    },
  }
}

export type PhraseChecking = ReturnType<typeof createPhraseChecking>

const current = (finding: PhraseFinding): ShownFinding => ({ ...finding, isCurrent: true })

/** Findings of an earlier text with their spans in this one; findings with an edited span are dropped. */
function moved({ text: old, findings }: TextFindings, text: string): ShownFinding[] {
  if (findings.length === 0) return []
  const edit = editBetween(old, text)
  return findings.flatMap(finding => {
    const found = movedFinding(finding, edit)
    return found === undefined ? [] : [{ ...found, isCurrent: false }]
  })
}

/** The first list, followed by the findings of the second that are not in it. */
function joined(first: readonly ShownFinding[], second: readonly ShownFinding[]): ShownFinding[] {
  const key = ({ code, span }: { code: string; span: Span }) => `${code} ${span.from} ${span.to}`
  const known = new Set(first.map(key))
  return [...first, ...second.filter(finding => !known.has(key(finding)))]
}

/** Runs `then` after a delay; the returned function cancels it. `isLast` returns false once it was cancelled. */
function later(ms: number, then: (isLast: () => boolean) => Promise<void>): () => void {
  let isLast = true
  const timer = setTimeout(() => void then(() => isLast), ms)
  return () => {
    isLast = false
    clearTimeout(timer)
  }
}
