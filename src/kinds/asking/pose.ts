// Records of benchmark files, and problems of one's own, as questions ready to be shown.

import { domainTold } from '../../benchmarks/acpbench/domain-names'
import { askedOf } from '../../benchmarks/acpbench/asked'
import type { BenchmarkRecord } from '../../benchmarks/record'
import { makeRng, type Rng } from '../../base/rng'
import type { ContextParts } from '../../language/context'
import { plainVoice } from '../../language/tell'
import { defaultBounds } from './posed'
import { type KindCode, kindCodes } from '../codes'
import type { Asked } from '../question'
import { kindOf } from '../registry'
import type { Source } from '../../pddl/source'
import { contextOf, type Situation, type World } from './situation'
import { loadTask } from '../../task/load'
import type { Question } from '../question'
import { folderFor, folderOfSource, namedIn } from '../../library/folder'
import { phrasesFor } from '../../library/phrases'

/** A record as it came, with what its kind needs found in the question's text. */
export function posedOf(record: BenchmarkRecord, key: string): Question {
  const outcome = record.source !== null && record.format === 'gen' ? askedOf(record) : undefined
  return {
    key,
    id: record.id,
    kind: record.kind,
    format: record.format,
    domain: domainOf(record.source) || domainTold(record.context),
    context: record.context,
    question: record.question,
    ...(record.choices === undefined ? {} : { choices: record.choices }),
    source: record.source,
    asked: outcome?.kind === 'asked' ? outcome.asked : null,
    ...(outcome?.kind === 'unclear' ? { askedProblem: outcome.reason } : {}),
    ...(record.response === undefined ? {} : { response: record.response }),
    record,
  }
}

/** Our folder for the domain text, else the name it gives itself; '' for records without PDDL. */
const domainOf = (source: Source | null): string =>
  source === null ? '' : (folderOfSource(source)?.id ?? namedIn(source.domain))

/** States stored at most for a plan to ask about. */
const PLAN_STATES = 50_000

/** Questions about a problem; none where its texts have errors. */
export function poseOwn(source: Source, name: string): Question[] {
  const prepared = loadTask(source)
  if (prepared.kind !== 'ready') return []
  const { domain, problem, task } = prepared
  const id = folderFor(domain)?.id ?? domain.name
  const world: World = { id, domainText: source.domain, domain, phrases: phrasesFor(domain) }
  const situation: Situation = { world, source, task, voice: plainVoice }
  const rng = makeRng(problem.name)
  return kindCodes.flatMap(kind => {
    const own = ownQuestion(kind, situation, rng)
    if (own === undefined) return []
    const { asked, stem, parts } = own
    return [
      {
        key: `${name}/${problem.name}/${kind}`,
        id: `${problem.name}/${kind}`,
        kind,
        format: 'gen',
        domain: world.id,
        context: contextOf(situation, parts),
        question: stem,
        source,
        asked,
        record: null,
      },
    ]
  })
}

/** The kind's question about a problem: in our own words where it needs nothing else, else as it is asked of one. */
function ownQuestion(
  kind: KindCode,
  situation: Situation,
  rng: Rng,
): { readonly asked: Asked; readonly stem: string; readonly parts: ContextParts } | undefined {
  const { texts, words, ask } = kindOf(kind)
  if (texts.ownQuestion !== undefined)
    return { asked: { kind }, stem: texts.ownQuestion, parts: words.tells }
  // These need an action or a sequence to ask about: chosen by chance, the same every time.
  const attempt = ask?.gen(situation, rng.fork(kind), { ...defaultBounds, maxStates: PLAN_STATES })
  if (attempt?.kind !== 'posed') return undefined
  const { asked, stem, parts } = attempt.posed
  return asked && { asked, stem, parts }
}
