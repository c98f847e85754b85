// Reads, writes and scores files of ACPBench.

import { reachLimits } from '#planning/analysis/reach-limits'
import type { Limits } from '#base/limits'
import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'
import type { FamilyCore, OfficialScore } from '../family'
import { askedOf } from './asked'
import { causeOf } from './cause'
import { exportArray, exportCsv, exportLines } from './export'
import { goldText } from './gold'
import { groupOf } from './groups'
import { importAcpbench } from './import'
import { type OfficialOracle, officialScore } from './official'
import { engineOracle } from './official-oracle'
import { officialReadingOf } from './official-reading'
import { questionOf, recordOf, sealed } from './question'
import { groupOfTask } from './results'
import { describedQuestionOf } from './english/read-record'

const writers = { json: exportArray, jsonl: exportLines, csv: exportCsv }

export const core: FamilyCore = {
  recognise: (head, name) => head.startsWith('{') || head.startsWith('[') || /\.jsonl?$/i.test(name),
  read(text, onProgress) {
    const { records, issues } = importAcpbench(text, onProgress)
    return { questions: records.map(questionOf), issues }
  },
  write: (questions, form) => writers[form](questions),
  withContext: question => describedQuestionOf(recordOf(question)),

  pack(question) {
    const { id, group, context, question: stem, choices, gold, statements } = recordOf(question)
    return {
      id,
      group,
      context,
      question: stem,
      ...(choices === undefined ? {} : { choices }),
      ...(gold === undefined ? {} : { answer: gold }),
      ...(statements === undefined ? {} : { statements }),
    }
  },
  unpack(record, source) {
    const pddl = source === null ? {} : { PDDL_domain: source.domain, PDDL_problem: source.problem }
    const { records, issues } = importAcpbench(JSON.stringify([{ ...(record as object), ...pddl }]))
    return records[0] === undefined ? (issues[0]?.message ?? 'Its record cannot be read.') : questionOf(records[0])
  },
  sealed,
  hasKey: question => recordOf(question).gold !== undefined,
  groupOf,
  groupOfTask,

  asked: (question, task) => askedOf(recordOf(question), task),
  goldText: question => goldText(recordOf(question)),
  officialReading: ({ kind, format }, text) => officialReadingOf(kind, format, text),
  officialScore(question, text, limits, harness): OfficialScore {
    return officialScore(recordOf(question), text, oracleFor(question.judged, limits), harness)
  },
  causeOf(question, text, verdict, limits) {
    const record = recordOf(question)
    const oracle = oracleFor(question.judged, limits)
    const official = officialScore(record, text, oracle)
    return causeOf({ record, text, verdict, official, oracle })
  },
}

/** The planner of the published scorer, created on first use; without a task it decides nothing. */
function oracleFor(source: Source | null, limits: Limits): OfficialOracle {
  let made: OfficialOracle | undefined
  const oracle = (): OfficialOracle => (made ??= makeOracle(source, limits))
  return {
    goal: words => oracle().goal(words),
    preconditions: action => oracle().preconditions(action),
    stepsAfter: action => oracle().stepsAfter(action),
    steps: () => oracle().steps(),
    isPlan: actions => oracle().isPlan(actions),
  }
}

function makeOracle(source: Source | null, { maxStates }: Limits): OfficialOracle {
  const loaded = source === null ? undefined : loadTask(source)
  if (loaded?.kind !== 'ready') return noOracle
  return engineOracle(loaded.task, { reach: { ...reachLimits, maxStates }, maxStates })
}

const noOracle: OfficialOracle = {
  goal: () => 'undecided',
  preconditions: () => 'undecided',
  stepsAfter: () => 'undecided',
  steps: () => 'undecided',
  isPlan: () => false,
}
