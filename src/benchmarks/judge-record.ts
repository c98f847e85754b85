// The verdict on an answer to a published question, with the score that the published scorer gives and why
// the two differ where they do. The verdict itself never looks at the published answer.

import { noHints } from '../answers/names'
import { readAnswer } from '../answers/read'
import { chosenReading } from '../answers/chosen'
import type { FreeReading } from '../answers/reading'
import type { Task } from '../task/task'
import {
  asVerdict,
  defaultLimits,
  judge,
  type JudgeOptions,
  type Limits,
  unreadableVerdict,
} from '../verdicts/judge'
import { judgeOptions } from '../verdicts/options'
import { prepare } from '../verdicts/prepared'
import type { Verdict, VerdictWord } from '../verdicts/verdict'
import { askedOf } from './acpbench/asked'
import { officialScore } from './acpbench/official'
import type { OfficialOracle, OfficialScore } from './acpbench/official'
import { engineOracle } from './acpbench/official-oracle'
import { reachLimits } from '../analysis/reach-limits'
import type { BenchmarkRecord } from './record'

/** English phrases, and the reading that the visitor chose. */
export type RecordOptions = Pick<JudgeOptions, 'phrase' | 'reading'>

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

function verdictOn(
  record: BenchmarkRecord,
  text: string,
  limits: Limits,
  options: RecordOptions,
): Verdict {
  const { source, kind, format, choices, statements } = record
  const read = (): FreeReading => {
    const found = readAnswer(kind, format, text, withChoices(choices))
    return options.reading === undefined ? found : chosenReading(text, found, options.reading)
  }
  if (source === null || (format !== 'gen' && statements === undefined))
    return undecided(
      read(),
      'This question came without PDDL, so its answer cannot be worked out; only the score by the file’s own key can be given.',
    )
  const prepared = prepare(source)
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
    prepared.kind === 'bad-pddl'
      ? `There is no usable PDDL to judge by. ${prepared.message}`
      : `What the question asks about could not be found out. ${asked.reason}`,
  )
}

const withChoices = (choices: BenchmarkRecord['choices']) =>
  choices === undefined ? noHints : { ...noHints, choices }

const unreadableOption = (reading: FreeReading, format: BenchmarkRecord['format']): Verdict =>
  unreadableVerdict(
    reading,
    `this question asks for ${format === 'bool' ? 'yes or no' : 'one of its letters'}`,
  )

const undecided = (reading: FreeReading, explanation: string): Verdict => ({
  verdict: 'undecided',
  reason: 'no-pddl',
  explanation,
  findings: [],
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
  const prepared = record.source === null ? undefined : prepare(record.source)
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
  const ours = verdict === 'unreadable' ? 'finds no answer in the text' : `says ${verdict}`
  return `The official score differs: it is ${score}, while our verdict ${ours}. ${note}`
}
