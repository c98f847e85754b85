// The faults of the phrases file in Templates, kept up with the text: what the file shows by itself at once, and
// what its wordings state about all facts and actions of the chosen problems as soon as a worker has gone over them.

import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Span } from '#base/text'
import type { CheckHeard, PhrasesChecked, ProblemChecked } from '#engine/api/phrase-checks'
import { heard } from '#engine/client'
import type { PhraseFinding } from '#language/english/checks/finding'
import type { CallOutcome } from '#page/state/lanes/create-lanes'
import type { App } from '#page/state/app'
import { createBench } from '#page/state/templates/bench'
import { editBetween, movedFinding } from './moved'

/** Milliseconds after typing before the file is checked, and before its wordings are tried on problems. */
const SETTLE_FILE = 120
const SETTLE_PROBLEMS = 350

/** A finding, its places moved along with what was typed since. */
export interface ShownFinding extends PhraseFinding {
  /** Found in the text as it is now; otherwise in an earlier one, and not yet looked for again. */
  readonly isCurrent: boolean
}

export type CheckState = 'idle' | 'working' | 'done' | 'stopped' | 'failed'

/** Findings of one text. */
interface TextFindings {
  readonly text: string
  readonly findings: readonly PhraseFinding[]
}

const none: TextFindings = { text: '', findings: [] }

/** The checks of the English in Templates; begun when something first asks for them. */
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
    /** In the order of the text; their places are those of the text as it is now. */
    findings,
    ...problemChecks,
    /** Are all findings of the text as it is now? */
    isCurrent: () => problemChecks.condition() === 'done' && ofProblems().text === texts()?.phrases,
  }
}

interface CheckedTexts {
  readonly id: string
  readonly domain: string
  readonly phrases: string
}
type Texts = () => CheckedTexts | null

/** The texts that are checked; the same until one of them changes. */
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

/** What the file shows by itself. */
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

/** What its wordings state about all facts and actions of the chosen problems. */
function createProblemChecks(app: App, texts: Texts) {
  const bench = app.feature(createBench)
  const { lanes } = app
  const [ofProblems, setOfProblems] = createSignal<TextFindings>(none)
  /** Of the check under way. */
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
        const hear = heard(({ findings, ...step }: CheckHeard) => {
          if (mine !== turn || !isLast()) return
          setProgress(step)
          if (findings !== undefined) setPartial({ text: phrases, findings })
        })
        const checked = await lanes.quietly('phrases', api =>
          api.phraseChecks.check({ domain, phrases, problems }, hear),
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
    /** Facts and actions gone over, of how many; null while nothing is checked. */
    progress,
    condition,
    /** Why it failed. */
    message,
    /** What became of each of the chosen problems, too large ones included. */
    problems,
    /** Ends the check under way. */
    stop: () => lanes.stopWork('phrases'),
    /** Checks the same text again. */
    again: () => setRound(count => count + 1),
  }
}

/** How the last check over problems went. */
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

/** Findings of an earlier text at their places in this one; those whose place was edited are dropped. */
function moved({ text: old, findings }: TextFindings, text: string): ShownFinding[] {
  if (findings.length === 0) return []
  const edit = editBetween(old, text)
  return findings.flatMap(finding => {
    const found = movedFinding(finding, edit)
    return found === undefined ? [] : [{ ...found, isCurrent: false }]
  })
}

/** The first list, and of the second what is not in it. */
function joined(first: readonly ShownFinding[], second: readonly ShownFinding[]): ShownFinding[] {
  const key = ({ code, span }: { code: string; span: Span }) => `${code} ${span.from} ${span.to}`
  const known = new Set(first.map(key))
  return [...first, ...second.filter(finding => !known.has(key(finding)))]
}

/** Does something a moment later, unless it is taken back; `isLast` shows whether it was taken back since. */
function later(ms: number, then: (isLast: () => boolean) => Promise<void>): () => void {
  let isLast = true
  const timer = setTimeout(() => void then(() => isLast), ms)
  return () => {
    isLast = false
    clearTimeout(timer)
  }
}
