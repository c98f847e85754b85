// Judges an answer: reads the text, solves the question from the PDDL, and compares. The folder of each kind defines
// its right answers.

import { recent } from '#base/recent'
import { recentOf } from '#base/recent'
import type { Hints } from '#language/answers/names'
import { chosenReading } from '#language/answers/chosen'
import type { Answer, FreeReading, ReadItem } from '#language/answers/reading'
import type { Wording } from '#language/answers/wordings'
import type { Wordbook } from '#language/english/wordbook'
import type { Domain, Problem } from '#planning/pddl/model'
import { classifyAction, classifyAtom, typeText } from '#planning/task/universe'
import { kindName } from './codes'
import { type Asked, givenSteps } from './question'
import { listedMistakes } from './mistakes'
import { kindOf } from './registry'
import { countingSteps } from '#planning/task/counting-steps'
import type { Source } from '#planning/pddl/source'
import { type Draft, defaultLimits } from './judging/draft'
import { claimsOf, madeEvidence } from './judging/lazy-evidence'
import type { Limits } from '#base/limits'
import { withinMemory } from './judging/shortage'
import { loadTask, type Loaded, type LoadedTask } from '#planning/task/load'
import { readOpenAnswer } from './reading'
import type { Certificates, Verdict } from './verdict'

export interface JudgeOptions {
  /** English for facts and actions; requested only if an answer contains words. */
  readonly wordings?: () => readonly Wording[]
  /** True if every step costs 1, whatever the problem's metric, as in benchmark files. */
  readonly countSteps?: boolean
  /** The wording of the domain in the prompt, if it is given by sentences. */
  readonly wordbook?: Wordbook
  /** The words of the question, which responses may repeat. */
  readonly prompt?: string
  /** The reading to judge, chosen by the visitor, instead of the reader's own. */
  readonly reading?: Answer
  /** Default: `all`. */
  readonly certificates?: Certificates | undefined
}

/** The verdict on a response, by the playground's reader and engine only. */
export function judge(
  source: Source,
  asked: Asked,
  text: string,
  limits: Limits = defaultLimits,
  options: JudgeOptions = {},
): Verdict {
  const prepared = loadTask(source)
  const read = (hints?: Hints): FreeReading => readAs(asked.kind, text, options.reading, hints)
  if (prepared.kind === 'bad-pddl')
    return asVerdict(read(), {
      verdict: 'undecided',
      reason: 'no-pddl',
      explanation: badPddl(prepared)[0],
      findings: [{ role: 'note', item: '', text: badPddl(prepared)[1] }],
    })
  if (prepared.kind === 'too-large')
    return asVerdict(read(), {
      verdict: 'undecided',
      reason: 'limit',
      explanation: prepared.message,
    })
  const ready = options.countSteps === true ? countingSteps(prepared) : prepared
  const reading = read(hintsOf(ready, asked, options))
  const { certificates = 'all' } = options
  const isShown = certificates === 'all'
  const draft = reading.answer === null ? undefined : draftOn(ready, asked, reading.answer, limits, isShown)
  if (draft === undefined) return unreadable(asked, reading)
  return asVerdict(reading, isShown ? draft : withoutEvidence(draft, certificates))
}

/** Number of drafts cached per problem, and the maximum length of answers and questions for which they are cached. */
const DRAFTS = 8
const MAX_REMEMBERED = 20_000

/** The kind's verdict on an answer. It depends only on the content of the answer, not on its position in the text. */
const draftOn = recentOf(
  DRAFTS,
  (asked: Asked, answer: Answer, limits: Limits, isShown: boolean) => {
    const key = JSON.stringify([asked, answer.kind, itemsOf(answer), limits, isShown])
    return key.length > MAX_REMEMBERED ? undefined : key
  },
  (ready: LoadedTask, asked, answer, limits, isShown): Draft | undefined =>
    withinMemory(() => {
      const draft = kindOf(asked.kind).judge(ready, asked, answer, limits)
      return isShown ? madeEvidence(draft) : draft
    }),
)

/** The draft without its evidence, and with `asked` with the claims that it would show. */
export const withoutEvidence = ({ evidence = [], ...draft }: Draft, certificates: Certificates): Draft =>
  certificates === 'asked' ? { ...draft, proven: claimsOf(evidence) } : draft

/** All of an answer except positions. */
function itemsOf(answer: Answer): unknown {
  const names = (items: readonly ReadItem[]): string[] => items.map(({ text }) => text)
  switch (answer.kind) {
    case 'none':
      return null
    case 'item':
      return answer.item.text
    case 'list':
      return [names(answer.items), answer.claimed?.total]
    case 'verification':
      return [answer.valid, answer.failure, answer.step, answer.action?.text, names(answer.facts)]
    case 'two-lists':
      return [names(answer.pos), names(answer.neg)]
    case 'problem':
      return answer.text
    case 'index':
      return answer.index
    case 'yes-no':
      return answer.yes
    case 'choice':
      return answer.label
    default:
      return answer satisfies never
  }
}

/** The verdict that faulty texts cannot be judged, with the first fault. */
export function badPddl({ role, message }: Extract<Loaded, { kind: 'bad-pddl' }>): readonly [string, string] {
  const place = /line \d+, column \d+/.exec(message)?.[0] ?? 'it'
  return [`The PDDL of the ${role} has an error (${place}), so no answer can be judged by it.`, message]
}

/** The reading of a response to a question about a problem, without a verdict. */
export const readAsked = (ready: LoadedTask, asked: Asked, text: string, options: JudgeOptions = {}): FreeReading =>
  readAs(asked.kind, text, options.reading, hintsOf(ready, asked, options))

/** The reading of the text, or the one that the visitor chose. */
function readAs(kind: Asked['kind'], text: string, chosen: Answer | undefined, hints: Hints | undefined): FreeReading {
  const found = readOpenAnswer(kind, text, hints)
  return chosen === undefined ? found : chosenReading(text, found, chosen)
}

const unreadable = (asked: Asked, reading: FreeReading): Verdict =>
  unreadableVerdict(reading, `this ${kindName(asked.kind)} question asks for ${kindOf(asked.kind).texts.wanted}`)

/** The verdict for no answer: the text is empty, contains no answer, or is ambiguous. */
export function unreadableVerdict(reading: FreeReading, wanted: string): Verdict {
  const { trace, doubt } = reading
  const ambiguous = reading.answer === null && doubt !== null
  const empty = trace.every(part => part.text.trim() === '')
  const found = empty ? 'The answer is empty' : 'No answer was found in the text'
  return {
    verdict: 'unreadable',
    reason: ambiguous ? 'ambiguous' : empty ? 'no-answer' : (reading.silence ?? null),
    explanation: ambiguous ? doubt.text : `${found}; ${wanted}.`,
    mistakes: [],
    findings: [],
    evidence: [],
    reading,
    officialScore: null,
  }
}

/** A draft together with its reading. */
export const asVerdict = (reading: FreeReading, draft: Draft): Verdict => ({
  verdict: draft.verdict,
  reason: draft.reason ?? null,
  explanation: draft.explanation,
  mistakes: listedMistakes(draft.mistakes ?? []),
  ...(draft.parts === undefined ? {} : { parts: draft.parts }),
  ...(draft.overlap === undefined ? {} : { overlap: draft.overlap }),
  findings: draft.findings ?? [],
  evidence: draft.evidence ?? [],
  ...(draft.proven === undefined ? {} : { proven: draft.proven }),
  reading,
  ...(draft.distances === undefined ? {} : { distances: draft.distances }),
  officialScore: null,
})

/** Hints about the question for the reader. */
function hintsOf(ready: LoadedTask, asked: Asked, options: JudgeOptions): Hints {
  const given = givenSteps(asked)
  return {
    ...namesOf(ready.domain, ready.problem),
    ...(options.wordings === undefined ? {} : { wordings: options.wordings }),
    ...(options.wordbook === undefined ? {} : { wordbook: options.wordbook }),
    ...(options.prompt === undefined ? {} : { prompt: options.prompt }),
    ...(given === undefined ? {} : { given }),
  }
}

function exactlyTyped(domain: Domain, problem: Problem | undefined) {
  const types = new Map(
    [...domain.constants, ...(problem?.objects ?? [])].map(each => [each.name, typeText(each.type)]),
  )
  const heads = { action: domain.actions, fact: domain.predicates }
  return (role: 'action' | 'fact', text: string): boolean => {
    const [name, ...args] = text.slice(1, -1).split(' ')
    const head = heads[role].find(each => each.name === name)
    return head?.parameters.every(({ type }, i) => types.get(args[i] ?? '') === typeText(type)) === true
  }
}

const parameterName = ({ name }: { readonly name: string }): string => name.replace(/^\?/, '')

/** Names that an answer about this problem may use; the same for all answers to questions on it. */
export const namesOf = recent(
  4,
  (domain: Domain, problem: Problem | undefined) => [domain, problem],
  (domain, problem): Hints => makeNames(domain, problem),
)

function makeNames(domain: Domain, problem: Problem | undefined): Hints {
  return {
    schemas: new Map(domain.actions.map(each => [each.name, each.parameters.length])),
    predicates: new Map(domain.predicates.map(each => [each.name, each.parameters.length])),
    parameters: {
      action: new Map(domain.actions.map(each => [each.name, each.parameters.map(parameterName)])),
      fact: new Map(domain.predicates.map(each => [each.name, each.parameters.map(parameterName)])),
    },
    fits: (role, text) =>
      problem !== undefined &&
      ['in-universe', 'static'].includes(
        (role === 'action' ? classifyAction : classifyAtom)(domain, problem, text).kind,
      ),
    fitsExactly: exactlyTyped(domain, problem),
    objects: new Set([...domain.constants, ...(problem?.objects ?? [])].map(each => each.name)),
  }
}
