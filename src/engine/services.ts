// All services but verdicts, as objects; what they do is in the folders they name.

import { domainFolders } from '../../domains/index'
import { known, withAsked } from '../benchmarks/asking'
import { promptLines, promptOf } from '../benchmarks/prompting'
import { proofOf } from '../benchmarks/proof'
import { writeFile } from '../benchmarks/registry'
import { inspect } from '../files/inspect'
import { portions } from '../files/opening-parts'
import { prefill } from '../files/prefill'
import { packFile, zip } from '../files/session-archive'
import { packShared, readShared } from '../files/shared-question'
import { generateProblem, makeQuestions } from '../kinds/asking/making'
import { poseOwn } from '../kinds/asking/pose'
import { repose } from '../kinds/asking/repose'
import { hintOf } from '../kinds/hinting'
import { nearestTo } from '../kinds/nearest'
import type { Question } from '../kinds/question'
import { revealOf } from '../kinds/revealing'
import { folderFor } from '../library/folder'
import { sceneOf } from '../library/scenes'
import { isError } from '../pddl/diagnostic'
import { parseDomain } from '../pddl/domain'
import { parseProblem } from '../pddl/problem'
import { ground } from '../task/ground'
import { loadTask } from '../task/load'
import { stateFacts } from '../task/names'
import { said } from '../views/english/english'
import { placesIn } from '../views/english/places'
import { tell } from '../views/english/telling'
import { stateGraph } from '../views/graph/state-graph'
import { cheapestPlans, wayBetween } from '../views/graph/ways'
import { landmarks, landmarkTimes, landmarkWhy } from '../views/landmarks/landmarks'
import { aboutNames, readFreely, suggestNames } from '../views/names/names'
import { stepThrough } from '../views/stepping'
import { languageService } from '../views/texts/language-service'
import { cheapestPlan, distancesAlong, trace } from '../views/trace/trace'
import { conflicts, factOptions, rewrite } from '../views/what-if'
import type { EngineApi } from './api/engine'
import type { Judging } from './judging'

export type LaterServices = Omit<EngineApi, 'judging'>

export function makeServices(judging: Judging): LaterServices {
  return {
    hints: {
      hint: (question, level, limits) => hintOf(known(question), level, limits),
      nearest: (question, answer, limits) => nearestTo(known(question), answer, limits),
      reveal: (question, limits) =>
        revealOf(known(question), limits, answer => judging.judge(question, answer, limits)),
    },
    score: { prove },
    names: {
      suggest: suggestNames,
      about: aboutNames,
      asked,
      read: (question, text) => readFreely(withAsked(question), text),
    },
    making: {
      pose: poseOwn,
      repose: (question, edit) => repose(withAsked(question), edit),
      questions: makeQuestions,
      problem: generateProblem,
      exported: (questions, form) => writeFile(questions.filter(isMade), form),
      prompt: promptOf,
      prompts: promptLines,
    },
    texts: { check, places: placesIn, ...languageService() },
    english: { describe: tell, mark: said },
    states: { step: stepThrough, scene },
    changes: { rewrite, factOptions, conflicts },
    graph: { states: stateGraph, cheapestPlans, wayBetween },
    trace: { trace, distances: distancesAlong, cheapestPlan },
    landmarks: { find: landmarks, why: landmarkWhy, times: landmarkTimes },
    library: { domains },
    files: { inspect, ...portions(), pack: file => packFile(file, judging.known), zip },
    sharing: { pack: packShared, read: readShared, prefill },
  }
}

const domains: EngineApi['library']['domains'] = () =>
  domainFolders.map(({ id, title, summary, domainText, problems, parameters, presets }) => ({
    id,
    title,
    summary,
    domain: domainText,
    problems: problems.map(({ name, text }) => ({ name, title: titleOf(name, text), text })),
    parameters,
    presets,
  }))

const asked: EngineApi['names']['asked'] = question => {
  const { asked, askedProblem = '' } = withAsked(question)
  return { asked, problem: askedProblem }
}

const isMade = ({ origin }: Question): boolean => origin.from === 'made'

const prove: EngineApi['score']['prove'] = (question, limits) => {
  const start = performance.now()
  const proof = proofOf(question, limits)
  return { ...proof, ms: performance.now() - start }
}

/** The comment at a problem's head, else its file's name. */
const titleOf = (name: string, text: string): string =>
  /^;\s*(.+)$/m.exec(text.slice(0, 200))?.[1]?.replace(/\.$/, '') ?? name

const check: EngineApi['texts']['check'] = source => {
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
}

const scene: EngineApi['states']['scene'] = (source, facts) => {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return null
  const { domain, problem, task } = loaded
  return sceneOf(
    folderFor(domain)?.scene,
    domain,
    problem,
    facts.length > 0 ? facts : stateFacts(task, task.initial),
  )
}
