// The verdict on an answer to a question, with the published scorer's score and, if the two differ, the reason. The
// verdict never depends on the published answer; only without PDDL, when nothing can be proven, does it report whether
// the answer matches the published one.

import type { Limits } from '#base/limits'
import { noHints } from '#language/answers/names'
import { readAnswer } from '#language/answers/read'
import type { HarnessDate } from '#language/answers/official'
import { chosenReading } from '#language/answers/chosen'
import type { Answer, FreeReading } from '#language/answers/reading'
import { claimOf } from '#language/answers/render-answer'
import type { Sought } from '#language/answers/sought'
import { defaultLimits } from '#questions/kinds/judging/draft'
import {
  asVerdict,
  badPddl,
  judge,
  readAsked,
  type JudgeOptions,
  unreadableVerdict,
  withoutEvidence,
} from '#questions/kinds/judge'
import type { Draft } from '#questions/kinds/judging/draft'
import { madeEvidence } from '#questions/kinds/judging/lazy-evidence'
import { groundOf } from '#questions/kinds/judging/option-ground'
import { judgeOptions } from '#questions/kinds/judging/options'
import { soughtOf } from '#questions/kinds/sought-of'
import { countsSteps, type Question } from '#questions/kinds/question'
import { loadTask } from '#planning/task/load'
import type { Verdict, VerdictWord } from '#questions/kinds/verdict'
import { askedOf } from './asking'
import type { FamilyHints, OfficialScore } from './family'
import { isOpenQuestion, judgeOpen } from './open-question'
import type { OptionDrafts } from './option-drafts'
import { familyNamed, familyOf } from './cores'

/** English phrases, the reading that the visitor chose, and whether evidence is made. */
export interface QuestionOptions extends Pick<JudgeOptions, 'wordings' | 'reading' | 'certificates'> {
  /** Cache for verdicts on yes/no and choice questions, all with evidence or all without. */
  readonly drafts?: OptionDrafts
  /** The harness version that computes the official score; default: the latest. */
  readonly harness?: HarnessDate | undefined
}

/** Verdict and official score of a response to a question; a question of the visitor's own has no official score. */
export function judgeQuestion(
  question: Question,
  text: string,
  limits: Limits = defaultLimits,
  options: QuestionOptions = {},
): Verdict {
  const verdict = verdictOn(question, text, limits, options)
  if (question.origin.from === 'own') return verdict
  const family = familyOf(question)
  const official = family.officialScore(question, text, limits, options.harness)
  const cause = isParted(verdict, official) ? (family.causeOf?.(question, text, verdict, limits) ?? 'other') : null
  return {
    ...verdict,
    officialScore: official.score,
    ...(official.error === undefined ? {} : { officialError: official.error }),
    ...(official.notScored === undefined ? {} : { officialNotScored: official.notScored }),
    ...(official.levels === undefined ? {} : { officialLevels: official.levels }),
    officialNote: noteOn(verdict.verdict, official, family.name),
    ...(cause === null ? {} : { officialCause: cause }),
  }
}

/** The hints of the question's family for the answer reader. */
export const hintsOf = (question: Question): FamilyHints => familyNamed(question.family)?.hintsFor?.(question) ?? {}

/** The playground's reading of a response, on which the verdict is based. */
export function readResponse(question: Question, text: string, options: QuestionOptions = {}): FreeReading {
  const { judged, format, choices } = question
  const loaded = judged === null || format !== 'gen' ? undefined : loadTask(judged)
  if (loaded?.kind === 'ready') {
    const asked = askedOf(question, loaded.task)
    if (asked.kind === 'asked')
      return readAsked(loaded, asked.asked, text, { ...options, ...hintsOf(question), prompt: question.question })
  }
  // The words of a choice question are those of its options.
  const hints = choices === undefined ? { ...noHints, prompt: question.question } : { ...noHints, choices }
  const found = readAnswer(soughtIn(question), text, hints)
  return options.reading === undefined ? found : chosenReading(text, found, options.reading)
}

/** The expected form of the answer; for a question on a sequence, also whether it must be a plan or just executable. */
function soughtIn({ kind, format, statements }: Question): Sought {
  const sought = soughtOf(kind, format)
  const [asked] = statements ?? []
  if (format !== 'bool' || asked?.kind !== 'sequence') return sought
  return asked.is === 'is-applicable' ? { ...sought, executes: true } : { ...sought, reachesGoal: asked.is === 'plan' }
}

/**
 * The verdict by the playground's reader and engine or, if nothing can be proven, by the published answer, which the
 * verdict then says.
 */
function verdictOn(question: Question, text: string, limits: Limits, options: QuestionOptions): Verdict {
  if (isOpenQuestion(question)) return judgeOpen(question, text, limits, options)
  const { judged, format } = question
  let reading: FreeReading | undefined
  const read = (): FreeReading => (reading ??= readResponse(question, text, options))
  if (format !== 'gen') {
    const verdict = onOptions(question, read(), options)
    if (verdict !== undefined) return verdict
  }
  if (judged === null || (format !== 'gen' && question.statements === undefined)) return unproven(question, read())
  const loaded = loadTask(judged)
  const asked = askedOf(question, loaded.kind === 'ready' ? loaded.task : undefined)
  if (asked.kind === 'asked')
    return judge(judged, asked.asked, text, limits, {
      ...options,
      ...hintsOf(question),
      prompt: question.question,
      countSteps: countsSteps(question),
    })
  return undecided(
    read(),
    ...(loaded.kind === 'bad-pddl'
      ? badPddl(loaded)
      : (['What this question asks about could not be found, so no answer can be judged.', asked.reason] as const)),
  )
}

/** The verdict on a question with formal statements as options; undefined for others. */
function onOptions(
  question: Question,
  reading: FreeReading,
  { drafts, certificates = 'all' }: QuestionOptions,
): Verdict | undefined {
  const { answer } = reading
  if (answer === null) return unreadableOption(reading, question.format)
  const make = (answer: Answer): Draft | undefined => {
    const ground = groundOf(question)
    if (ground.kind === 'none') return undefined
    const draft =
      ground.kind === 'closed'
        ? ground.draft
        : (judgeOptions(ground.by, ground.statements, question.choices, answer) ?? noOption)
    if (draft === noOption) return noOption
    return certificates === 'all' ? madeEvidence(draft) : withoutEvidence(draft, certificates)
  }
  const draft = drafts === undefined ? make(answer) : drafts.of(question, answer, make)
  if (draft === noOption) return unreadableOption(reading, question.format)
  if (draft === undefined) return undefined
  return draft.verdict === 'undecided' ? unproven(question, reading, draft) : asVerdict(reading, draft)
}

/** The draft for an answer that is not one of the options. */
const noOption: Draft = { verdict: 'undecided', explanation: '' }

/** Without formal statements nothing can be proven: compares with the published answer instead. */
function unproven(question: Question, reading: FreeReading, draft?: Draft): Verdict {
  const { format } = question
  if (format === 'gen')
    return undecided(reading, 'This question comes without PDDL, so its answer cannot be proven here.')
  if (reading.answer === null) return unreadableOption(reading, format)
  const gold = question.origin.from === 'own' ? undefined : familyOf(question).goldText(question)
  return {
    ...(draft === undefined
      ? undecided(
          reading,
          'This question comes without PDDL, so the answer can be compared with the published one, but not proven.',
        )
      : asVerdict(reading, draft)),
    ...(gold === undefined
      ? {}
      : {
          published: claimOf(reading.answer) === claimOf(goldAnswer(question, gold)) ? 'matches' : 'differs',
        }),
  }
}

/** The published answer as the playground's reader reads it. */
function goldAnswer({ kind, format, choices }: Question, gold: string): Answer {
  const { answer } = readAnswer(soughtOf(kind, format), gold, withChoices(choices))
  return answer ?? { kind: 'choice', label: gold, span: { from: 0, to: 0 } }
}

const withChoices = (choices: Question['choices']) => (choices === undefined ? noHints : { ...noHints, choices })

const unreadableOption = (reading: FreeReading, format: Question['format']): Verdict =>
  unreadableVerdict(reading, `this question asks for ${format === 'bool' ? 'yes or no' : 'one of its letters'}`)

const undecided = (reading: FreeReading, explanation: string, note = ''): Verdict => ({
  verdict: 'undecided',
  reason: 'no-pddl',
  explanation,
  mistakes: [],
  findings: note === '' ? [] : [{ role: 'note', item: '', text: note }],
  evidence: [],
  reading,
  officialScore: null,
})

/** True if the score differs from the verdict or, if nothing can be proven, from the published answer. */
function isParted({ verdict, published }: Verdict, { score }: OfficialScore): boolean {
  if (score === null || (verdict === 'undecided' && published === undefined)) return false
  return (score === 1) !== (verdict === 'right' || published === 'matches')
}

/** A sentence on the rule behind the published score, and on its difference from the verdict, if any. */
function noteOn(verdict: VerdictWord, official: OfficialScore, family: string): string {
  const { score, note } = official
  if (score === null || verdict === 'undecided' || (score === 1) === (verdict === 'right')) return note
  const explanation =
    verdict === 'unreadable'
      ? 'although no answer was found in the text'
      : verdict === 'right'
        ? 'although the answer is right'
        : 'although the answer is wrong'
  return `${family}’s scorer gives ${score}, ${explanation}. ${note}`
}
