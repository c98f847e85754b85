// All of the engine but its verdicts: the pipeline in the order of the data.

import { hashOf } from '../base/hash'
import { domainFolders } from '../../domains/index'
import { importAcpbench } from '../benchmarks/acpbench/import'
import { isError } from '../pddl/diagnostic'
import { parseDomain } from '../pddl/domain'
import { parseProblem } from '../pddl/problem'
import { stateFacts } from '../task/names'
import { ground } from '../task/ground'
import { loadTask } from '../task/load'
import { aboutNames, readFreely, suggestNames } from '../views/names/names'
import type { EngineApi, OpenedFile } from './api/engine'
import { focusService } from '../views/english/focus-service'
import { cheapestPlans, wayBetween } from '../views/graph/ways'
import { exportMade, generateProblem, makeQuestions } from '../kinds/asking/making'
import { landmarkService } from '../views/landmarks/landmarks'
import { hintOf, revealOf } from '../kinds/solving/hinting'
import { inspect } from '../files/inspect'
import type { Judging } from './judging'
import { languageService } from '../views/texts/language-service'
import { folderFor } from '../library/folder'
import { nearestTo } from '../kinds/solving/nearest'
import { openingService } from '../files/opening-parts'
import { posedOf, poseOwn } from '../kinds/asking/pose'
import { prefill } from '../files/prefill'
import { promptLines, promptOf } from '../kinds/asking/prompting'
import { proofOf } from './proving'
import { sceneOf } from '../library/scenes'
import { packFile, zip } from '../files/session-archive'
import { packShared, readShared } from '../files/shared-question'
import { stateGraph } from '../views/graph/state-graph'
import { stepThrough } from '../views/stepping'
import { cheapestPlan, distancesAlong, trace } from '../views/trace/trace'
import { gunzipWithin } from '../files/unpacking'

/** Larger files are refused before they are unpacked into memory. */
const MOST_BYTES = 300_000_000

/** All but verdicts. */
export function makeRest(judging: Judging): Omit<EngineApi, 'judge' | 'version'> {
  return {
    ...languageService(),
    ...landmarkService(),
    ...focusService,
    ...openingService(),

    bundled: () =>
      domainFolders.map(({ id, title, summary, domainText, problems, parameters, presets }) => ({
        id,
        title,
        summary,
        domain: domainText,
        problems: problems.map(({ name, text }) => ({ name, title: titleOf(name, text), text })),
        parameters,
        presets,
      })),

    open,

    pose: (source, domain) => poseOwn(source, domain),

    makeQuestions,
    generateProblem,
    exportMade,
    prompt: promptOf,
    prompts: promptLines,
    prove: proofOf,

    check(source) {
      const { domain, diagnostics } = parseDomain(source.domain)
      const read = parseProblem(source.problem, domain)
      const sound = ![...diagnostics, ...read.diagnostics].some(isError)
      const outcome = sound ? ground(domain, read.problem) : undefined
      const task = outcome?.kind === 'task' ? outcome.task : undefined
      return {
        domain: diagnostics,
        problem: read.diagnostics,
        facts: task?.factCount ?? null,
        actions: task?.actionCount ?? null,
      }
    },

    step: (source, sequence) => stepThrough(source, sequence),
    trace,
    distancesAlong,
    cheapestPlan,

    packShared,
    readShared,
    prefill,
    inspect,
    packFile: file => packFile(file, judging.known),
    zip,

    suggestNames,
    aboutNames,
    readFreely,
    hint: hintOf,
    nearest: nearestTo,
    reveal: (question, limits) =>
      revealOf(question, limits, answer => judging.judge(question, answer, limits)),

    graph: stateGraph,
    cheapestPlans,
    wayBetween,

    scene(source, facts) {
      const prepared = loadTask(source)
      if (prepared.kind !== 'ready') return null
      const { domain, problem, task } = prepared
      return sceneOf(
        folderFor(domain)?.scene,
        domain,
        problem,
        facts.length > 0 ? facts : stateFacts(task, task.initial),
      )
    },
  }
}

function open(name: string, bytes: Uint8Array): OpenedFile {
  const refuse = (message: string): OpenedFile => ({
    name,
    hash: hashOf(bytes),
    questions: [],
    issues: [{ index: -1, message }],
  })
  if (bytes.length === 0) return refuse('This file is empty.')
  let content = bytes
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const unpacked = gunzipWithin(bytes, MOST_BYTES)
    if (unpacked.kind !== 'bytes')
      return refuse(
        unpacked.kind === 'too-large'
          ? `Unpacked, this file would have more than ${megabytes(MOST_BYTES)}.`
          : 'This file begins like a gzip archive but cannot be unpacked; it may be cut off.',
      )
    content = unpacked.bytes
  }
  if (content.length > MOST_BYTES)
    return refuse(
      `This file has ${megabytes(content.length)}; up to ${megabytes(MOST_BYTES)} can be opened.`,
    )
  const { records, issues } = importAcpbench(new TextDecoder().decode(content))
  const stem = name.replace(/\.gz$/, '').replace(/\.jsonl?$/, '')
  return {
    name,
    hash: hashOf(content),
    issues,
    questions: records.map(record => posedOf(record, `${stem}/${record.index}`)),
  }
}

const megabytes = (size: number): string => `${Math.round(size / 1e6)} MB`

/** The comment at a problem's head, else its file's name. */
const titleOf = (name: string, text: string): string =>
  /^;\s*(.+)$/m.exec(text.slice(0, 200))?.[1]?.replace(/\.$/, '') ?? name
