// The verdict on an answer to a published question, with the score that the published scorer gives and why
// the two differ where they do. The verdict itself never looks at the published answer; only where there is no PDDL
// to prove anything from is it said whether the answer matches the published one.

import { noHints } from '../answers/names'
import { readAnswer } from '../answers/read'
import { chosenReading } from '../answers/chosen'
import type { Answer, FreeReading } from '../answers/reading'
import { claimOf } from '../answers/say-answer'
import type { Task } from '../task/task'
import {
  asVerdict,
  badPddl,
  defaultLimits,
  judge,
  readAsked,
  type JudgeOptions,
  type Limits,
  unreadableVerdict,
} from '../kinds/judge'
import { judgeOptions } from '../kinds/judging/options'
import { loadTask } from '../task/load'
import type { Verdict, VerdictWord } from '../kinds/verdict'
import { askedOf } from './acpbench/asked'
import { goldText } from './acpbench/gold'
import { officialScore } from './acpbench/official'
import type { OfficialOracle, OfficialScore } from './acpbench/official'
import { engineOracle } from './acpbench/official-oracle'
import { reachLimits } from '../analysis/reach-limits'
import type { BenchmarkRecord } from './record'

/** English phrases, and the reading that the visitor chose. */
export type RecordOptions = Pick<JudgeOptions, 'wordings' | 'reading'>

/** Verdict and official score of a response to a record. */
export function judgeRecord(
  record: BenchmarkRecord,
  text: string,
  limits: Limits = defaultLimits,
  options: RecordOptions = {},
): Verdict {
  const verdict = verdictOn(record, text, limits, options)
  const official = officialScore(record, text, oracleFor(record, limits))
  return {
    ...verdict,
    officialScore: official.score,
    officialNote: noteOn(verdict.verdict, official),
  }
}

/** What our reader takes from a response to a record: the reading that the verdict goes by. */
export function readRecord(
  record: BenchmarkRecord,
  text: string,
  options: RecordOptions = {},
): FreeReading {
  const { source, kind, format, choices } = record
  const prepared = source === null || format !== 'gen' ? undefined : loadTask(source)
  if (prepared?.kind === 'ready') {
    const asked = askedOf(record, prepared.task)
    if (asked.kind === 'asked') return readAsked(prepared, asked.asked, text, options)
  }
  const found = readAnswer(kind, format, text, withChoices(choices))
  return options.reading === undefined ? found : chosenReading(text, found, options.reading)
}

/** By our own reader and engine, and where nothing can be proven by the published answer, which is said. */
function verdictOn(
  record: BenchmarkRecord,
  text: string,
  limits: Limits,
  options: RecordOptions,
): Verdict {
  const { source, format, choices, statements } = record
  const read = (): FreeReading => readRecord(record, text, options)
  if (source === null || (format !== 'gen' && statements === undefined))
    return unproven(record, read())
  const prepared = loadTask(source)
  if (format !== 'gen' && prepared.kind === 'ready') {
    const reading = read()
    const draft = judgeOptions(prepared, statements!, choices, reading)
    return draft === undefined ? unreadableOption(reading, format) : asVerdict(reading, draft)
  }
  const asked = askedOf(record, prepared.kind === 'ready' ? prepared.task : undefined)
  if (asked.kind === 'asked')
    return judge(source, asked.asked, text, limits, { ...options, countSteps: true })
  return undecided(
    read(),
    ...(prepared.kind === 'bad-pddl'
      ? badPddl(prepared)
      : ([
          'What this question asks about could not be found, so no answer can be judged.',
          asked.reason,
        ] as const)),
  )
}

/** Without formal claims there is nothing to prove; what remains is to compare with the published answer. */
function unproven(record: BenchmarkRecord, reading: FreeReading): Verdict {
  const { format } = record
  if (format === 'gen')
    return undecided(
      reading,
      'This question comes without PDDL, so its answer cannot be proven here.',
    )
  if (reading.answer === null) return unreadableOption(reading, format)
  const gold = goldText(record)
  return {
    ...undecided(
      reading,
      'This question comes without PDDL, so the answer can be compared with the published one, but not proven.',
    ),
    ...(gold === undefined
      ? {}
      : {
          published:
            claimOf(reading.answer) === claimOf(goldAnswer(record, gold)) ? 'matches' : 'differs',
        }),
  }
}

/** The published answer as our reader reads it. */
function goldAnswer({ kind, format, choices }: BenchmarkRecord, gold: string): Answer {
  const { answer } = readAnswer(kind, format, gold, withChoices(choices))
  return answer ?? { kind: 'choice', label: gold, span: { from: 0, to: 0 } }
}

const withChoices = (choices: BenchmarkRecord['choices']) =>
  choices === undefined ? noHints : { ...noHints, choices }

const unreadableOption = (reading: FreeReading, format: BenchmarkRecord['format']): Verdict =>
  unreadableVerdict(
    reading,
    `this question asks for ${format === 'bool' ? 'yes or no' : 'one of its letters'}`,
  )

const undecided = (reading: FreeReading, explanation: string, note = ''): Verdict => ({
  verdict: 'undecided',
  reason: 'no-pddl',
  explanation,
  findings: note === '' ? [] : [{ role: 'note', item: '', text: note }],
  evidence: [],
  reading,
  officialScore: null,
})

/** The planner of the published scorer; without a task it decides nothing. */
function oracleFor(record: BenchmarkRecord, limits: Limits): OfficialOracle {
  let made: OfficialOracle | undefined
  const oracle = (): OfficialOracle => (made ??= makeOracle(record, limits))
  return {
    goal: words => oracle().goal(words),
    preconditions: action => oracle().preconditions(action),
    stepsAfter: action => oracle().stepsAfter(action),
    steps: () => oracle().steps(),
    isPlan: actions => oracle().isPlan(actions),
  }
}

function makeOracle(record: BenchmarkRecord, { maxStates }: Limits): OfficialOracle {
  const prepared = record.source === null ? undefined : loadTask(record.source)
  if (prepared?.kind !== 'ready') return noOracle
  const task: Task = prepared.task
  return engineOracle(task, { reach: { ...reachLimits, maxStates }, maxStates })
}

const noOracle: OfficialOracle = {
  goal: () => 'undecided',
  preconditions: () => 'undecided',
  stepsAfter: () => 'undecided',
  steps: () => 'undecided',
  isPlan: () => false,
}

/** By which rule the published score came about, and that it differs from the verdict where it does. */
function noteOn(verdict: VerdictWord, official: OfficialScore): string {
  const { score, note } = official
  if (score === null || verdict === 'undecided' || (score === 1) === (verdict === 'right'))
    return note
  const ours =
    verdict === 'unreadable'
      ? 'although no answer was found in the text'
      : verdict === 'right'
        ? 'although the answer is right'
        : 'although the answer is wrong'
  return `ACPBench’s scorer gives ${score}, ${ours}. ${note}`
}
