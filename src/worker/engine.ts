// The engine as a plain object: the pipeline in the order of the data. It knows no page, so tests call it in Node.

import { hashOf } from '../base/hash'
import { domainFolders } from '../../domains/index'
import type { Answer } from '../answers/reading'
import { importAcpbench } from '../benchmarks/acpbench/import'
import { judgeRecord } from '../benchmarks/judge-record'
import { isError } from '../pddl/diagnostic'
import { parseDomain } from '../pddl/domain'
import { parseProblem } from '../pddl/problem'
import { type Cache, MemoryCache } from '../store/cache'
import { stateFacts } from '../task/names'
import { ground } from '../task/ground'
import { readAnswer } from '../answers/read'
import { asVerdict, judge } from '../verdicts/judge'
import { prepare } from '../verdicts/prepared'
import { aboutNames, readFreely, suggestNames } from './answering'
import type { EngineApi, Judged, Limits, OpenedFile, PosedQuestion } from './engine-api'
import { focusService } from './focus-service'
import { cheapestPlans, wayBetween } from './graph-ways'
import { exportMade, generateProblem, makeQuestions } from './making'
import { landmarkService } from './landmarks'
import { hintOf, revealOf } from './hinting'
import { inspect } from './inspect'
import { languageService } from './language-service'
import { phraseReader } from './phrase-reader'
import { folderFor } from './our-folder'
import { nearestTo } from './nearest'
import { posedOf, poseOwn } from './pose'
import { prefill } from './prefill'
import { promptLines, promptOf } from './prompting'
import { proofOf } from './proving'
import { sceneOf } from './scenes'
import { packFile, zip } from './session-archive'
import { packShared, readShared } from './shared-question'
import { stateGraph } from './state-graph'
import { stepThrough } from './stepping'
import { cheapestPlan, distancesAlong, trace } from './trace'
import { gunzipWithin } from './unpacking'

/** Larger files are refused before they are unpacked into memory. */
const MOST_BYTES = 300_000_000

export function makeEngine(cache: Cache): EngineApi {
  async function judged(
    question: PosedQuestion,
    answer: string,
    limits: { maxStates: number },
    reading?: Answer,
  ): Promise<Judged> {
    const request = requestOf(question, answer, limits, reading)
    const stored = (await cache.get(request)) as Judged | undefined
    if (stored !== undefined) return { ...stored, fromCache: true }
    const start = performance.now()
    const verdict = verdictOf(question, answer, limits, reading)
    const found: Judged = { verdict, fromCache: false, ms: performance.now() - start }
    await cache.put(request, found)
    return found
  }

  return {
    ...languageService(),
    ...landmarkService(),
    ...focusService,

    version: () => __ENGINE_VERSION__,

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
    packFile: file =>
      packFile(file, async (question, answer, limits) => {
        const stored = await cache.get(requestOf(question, answer, limits))
        return (stored as Judged | undefined) ?? null
      }),
    zip,

    suggestNames,
    aboutNames,
    readFreely,
    hint: hintOf,
    nearest: nearestTo,
    reveal: (question, limits) =>
      revealOf(question, limits, answer => judged(question, answer, limits)),
    judge: judged,

    graph: stateGraph,
    cheapestPlans,
    wayBetween,

    scene(source, facts) {
      const prepared = prepare(source)
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

/** An engine that remembers only as long as it lives; for Node. */
export const engineInMemory = (): EngineApi => makeEngine(new MemoryCache())

/** What the file says is right is part of it: the official score reads it. */
const requestOf = (
  question: PosedQuestion,
  answer: string,
  limits: Limits,
  reading?: Answer,
): string =>
  JSON.stringify([
    __ENGINE_VERSION__,
    'judge',
    question,
    answer,
    limits,
    // A chosen reading has a verdict of its own.
    ...(reading === undefined ? [] : [reading]),
  ])

function verdictOf(
  question: PosedQuestion,
  answer: string,
  limits: { maxStates: number },
  reading: Answer | undefined,
) {
  const phrase = question.source === null ? undefined : phraseReader(question.source)
  const options = {
    ...(phrase === undefined ? {} : { phrase }),
    ...(reading === undefined ? {} : { reading }),
  }
  if (question.record !== null) return judgeRecord(question.record, answer, limits, options)
  if (question.source === null || question.asked === null)
    return asVerdict(readAnswer(question.kind, question.format, answer), {
      verdict: 'undecided',
      reason: 'no-pddl',
      explanation: 'What this question asks about could not be found, so no answer can be judged.',
    })
  return judge(question.source, question.asked, answer, limits, options)
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
