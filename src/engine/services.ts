// All services except verdicts, as objects; they are implemented in the folders they import from.

import { known, withAsked } from '#questions/benchmarks/asking'
import { hintsOf } from '#questions/benchmarks/judge-question'
import { promptLines, promptOf } from '#questions/benchmarks/prompting'
import { loadParts } from '#questions/benchmarks/parts'
import { proofOf } from '#questions/benchmarks/proof'
import { writeFile, writeFiles } from '#questions/benchmarks/cores'
import { withContext } from '#questions/benchmarks/question-context'
import { domainFolderFiles } from '#results/files/domain-folder'
import { readDomainFolders } from '#results/files/read-domain-folder'
import { inspect } from '#results/files/inspect'
import { portions } from '#results/files/opening-parts'
import { readEmbedded } from '#results/files/embedded'
import { prefill } from '#results/files/prefill'
import { packDomains, packFile, zip } from '#results/files/session-archive'
import { packShared } from '#results/files/shared-question'
import { packSet, readSharedLink } from '#results/files/shared-set'
import { madeDomains, makeOf } from '#questions/benchmarks/making'
import { generateProblem } from '#questions/kinds/asking/making'
import { poseOwn } from '#questions/kinds/asking/pose'
import { poseTexts } from '#questions/kinds/asking/pose-texts'
import { repose } from '#questions/kinds/asking/repose'
import { hintOf } from '#questions/kinds/hinting'
import { nearestTo } from '#questions/kinds/nearest'
import type { KnownQuestion, Question } from '#questions/kinds/question'
import { revealOf } from '#questions/kinds/revealing'
import { markText } from '#questions/views/english/mark-text'
import { placesIn } from '#questions/views/english/written-places'
import { describe } from '#questions/views/english/describe'
import { stateGraph } from '#questions/views/graph/state-graph'
import { cheapestPlans, wayBetween } from '#questions/views/graph/ways'
import { findLandmarks, timesOfLandmarks, whyLandmark } from '#questions/views/landmarks/landmarks'
import { objectWords, questionSummary } from '#questions/benchmarks/question-summary'
import { aboutNames, type NameWords, readFreely, readInWords, suggestNames } from '#questions/views/names/names'
import { bundledDomains, ownDomainCards } from '#language/library/cards'
import { fittingDomain } from '#language/library/fitting'
import { phraseTextService } from '#questions/views/phrases-text/service'
import { pictureOf } from '#questions/views/scene'
import { sceneInWords } from '#questions/views/scene-words'
import { dotsOf, estimatesOf, lensOf } from '#questions/views/search/lens'
import { relaxedOf } from '#questions/views/search/relaxed'
import { factNumber, searchFile, searchPortion, sumOf } from '#questions/views/search/run'
import { readBack } from '#questions/views/english/read-back'
import { pictureOfRendering, renderPortion } from '#questions/views/english/render'
import { englishExamples } from '#questions/views/described/examples'
import { englishChoices, viewContext } from '#questions/views/described/view-described'
import { viewDomains } from '#questions/views/pairs/domains-view'
import { viewPair } from '#questions/views/pairs/view-pair'
import { stepThrough } from '#questions/views/stepping'
import { checkTexts } from '#questions/views/texts/check'
import { languageService } from '#questions/views/texts/language-service'
import { cheapestPlan, distancesAlong, trace } from '#questions/views/trace/trace'
import { checkPlan } from '#questions/views/plans/check-plan'
import { anyPlan, leastCostPlan, whyNoPlan } from '#questions/views/plans/solve'
import { conflicts, factOptions } from '#questions/views/what-if/fact-options'
import { rewrite } from '#planning/task/rewrite'
import type { EngineApi } from '#engine/api/engine'
import type { Judging } from './judging'
import { partOf } from '#engine/life/alive'
import { oneResponse } from './one'
import { phraseChecking } from './phrase-checking'
import { starting } from './new-domains'

/** Must be awaited before any service is called, together with `loadKinds`. */
export const loadServiceParts = () => loadParts('conformance', 'making', 'configurations')

export type LaterServices = Omit<EngineApi, 'session' | 'judging' | 'teaching' | 'sheets' | 'classExports' | 'polls'>

/** The service for lessons, loaded when the first lesson is opened. */
export const teachingLater = async (): Promise<EngineApi['teaching']> => (await partOf(import('./teaching'))).teaching

/** The service for class sheets, loaded on demand. */
export const sheetsLater = async (): Promise<EngineApi['sheets']> => (await partOf(import('./sheets'))).sheets

/** The service for class exports, loaded on demand. */
export const classExportsLater = async (): Promise<EngineApi['classExports']> =>
  (await partOf(import('./class-exports'))).classExports

/** The service for polls, loaded on demand. */
export const pollsLater = async (): Promise<EngineApi['polls']> => (await partOf(import('./polls'))).polls

export function makeServices(judging: Judging): LaterServices {
  return {
    questions: { withContext },
    hints: {
      hint: (question, level, limits) => hintOf(knownWithContext(question), level, limits),
      nearest: (question, answer, limits) => {
        const asked = knownWithContext(question)
        return nearestTo(asked, readFreely(asked, answer, hintsOf(asked)), limits)
      },
      reveal: (question, limits) =>
        revealOf(knownWithContext(question), limits, answer => judging.judge(question, answer, limits)),
    },
    score: { prove },
    one: oneResponse(judging),
    names: {
      suggest: (source, sort, scope, typed, max, question) =>
        suggestNames(source, sort, scope, typed, max, wordsFor(question)),
      about: (source, sort, names, question) => aboutNames(source, sort, names, wordsFor(question)),
      asked,
      summary: questionSummary,
      read: (question, text) => readInWords(withAsked(question), text, hintsOf(question)),
    },
    making: {
      pose: poseOwn,
      texts: poseTexts,
      repose: (question, edit) => repose(withAsked(question), edit),
      questions: makeOf,
      problem: generateProblem,
      exported: (questions, form) => writeFile(questions.filter(isMade), form),
      files: writeFiles,
      prompt: promptOf,
      prompts: promptLines,
    },
    pairs: { compare: viewPair, domains: viewDomains },
    texts: { check: checkTexts, places: placesIn, ...languageService() },
    english: { describe, mark: markText },
    phraseChecks: phraseChecking(),
    phraseTexts: phraseTextService(),
    starting: starting(),
    renderings: { render: renderPortion, picture: pictureOfRendering, readBack },
    contexts: { read: viewContext, choices: englishChoices, examples: englishExamples },
    states: {
      step: stepThrough,
      scene: (source, facts, question) => {
        const scene = pictureOf(source, facts)
        return scene && sceneInWords(scene, new Map(question && objectWords(question)))
      },
    },
    changes: { rewrite, factOptions, conflicts },
    graph: { states: stateGraph, cheapestPlans, wayBetween },
    trace: { trace, distances: distancesAlong, cheapestPlan },
    plans: { any: anyPlan, cheapest: leastCostPlan, whyNone: whyNoPlan, check: checkPlan },
    landmarks: { find: findLandmarks, why: whyLandmark, times: timesOfLandmarks },
    search: {
      run: searchPortion,
      file: searchFile,
      lens: lensOf,
      estimates: estimatesOf,
      dots: dotsOf,
      sum: sumOf,
      fact: factNumber,
      relaxed: relaxedOf,
    },
    domains: {
      all: bundledDomains,
      own: ownDomainCards,
      published: madeDomains,
      fitting: fittingDomain,
    },
    files: {
      inspect,
      ...portions(),
      pack: file => packFile(file, judging.known),
      zip,
      packDomains,
      folders: readDomainFolders,
      folderOf: own => zip(domainFolderFiles(own)),
    },
    sharing: { pack: packShared, packSet, read: readSharedLink, prefill, embed: readEmbedded },
  }
}

/** The question with its problem and target parsed from its English. */
const knownWithContext = (question: Question): KnownQuestion => known(withContext(question))

const asked: EngineApi['names']['asked'] = question => {
  const { asked, askedProblem = '' } = withAsked(question)
  return { asked, problem: askedProblem }
}

const isMade = ({ origin }: Question): boolean => origin.from === 'made'

const prove: EngineApi['score']['prove'] = (question, limits) => {
  const start = performance.now()
  const proof = proofOf(withContext(question), limits)
  return { ...proof, ms: performance.now() - start }
}

/** The words of a question's own text for objects, facts and actions. */
const wordsFor = (question: Question | null = null): NameWords =>
  question === null
    ? {}
    : {
        english: question.origin.from === 'published' ? question.context : '',
        wordbook: hintsOf(question).wordbook,
      }
