// Records of benchmark files, and problems of one's own, as questions ready to be shown.

import { domainTold } from '../../benchmarks/acpbench/domain-names'
import { askedOf } from '../../benchmarks/acpbench/asked'
import type { BenchmarkRecord } from '../../benchmarks/record'
import { makeRng } from '../../base/rng'
import { plainVoice } from '../../language/tell'
import { kindAskers } from './askers'
import { defaultBounds } from './posed'
import { type KindCode, kindCodes } from '../codes'
import type { Asked } from '../question'
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

interface OwnKind {
  readonly kind: KindCode
  readonly asked: Asked
  readonly stem: string
  readonly goal: boolean
  readonly actions: boolean
  readonly propositions: boolean
}

/** Kinds that need nothing but the problem, in our own words. */
const ownKinds: readonly OwnKind[] = [
  {
    kind: 'app',
    asked: { kind: 'app' },
    stem: 'Which actions are applicable in this state? Name them all.',
    goal: false,
    actions: true,
    propositions: false,
  },
  {
    kind: 'reach',
    asked: { kind: 'reach' },
    stem: 'Which proposition can never hold, whatever is done from here? Name one, or say None.',
    goal: false,
    actions: false,
    propositions: true,
  },
  {
    kind: 'areach',
    asked: { kind: 'areach' },
    stem: 'Which action can never become applicable, whatever is done from here? Name one, or say None.',
    goal: false,
    actions: true,
    propositions: false,
  },
  {
    kind: 'land',
    asked: { kind: 'land' },
    stem: 'Which proposition must become true in every plan, but is neither true now nor part of the goal? Name one, or say None.',
    goal: true,
    actions: false,
    propositions: true,
  },
  {
    kind: 'nexta',
    asked: { kind: 'nexta' },
    stem: 'Which action begins a cheapest plan?',
    goal: true,
    actions: true,
    propositions: false,
  },
]

/** States stored at most for a plan to ask about. */
const PLAN_STATES = 50_000
const chosenKinds: readonly KindCode[] = ['prog', 'val', 'just']

/** Questions about a problem; none where its texts have errors. */
export function poseOwn(source: Source, name: string): Question[] {
  const prepared = loadTask(source)
  if (prepared.kind !== 'ready') return []
  const { domain, problem, task } = prepared
  const id = folderFor(domain)?.id ?? domain.name
  const world: World = { id, domainText: source.domain, domain, phrases: phrasesFor(domain) }
  const situation: Situation = { world, source, task, voice: plainVoice }
  const rng = makeRng(problem.name)
  const plain = ownKinds.map(({ kind, asked, stem, ...parts }) => ({ kind, asked, stem, parts }))
  // These need an action or a sequence to ask about: chosen by chance, the same every time.
  const chosen = chosenKinds.flatMap(kind => {
    const attempt = kindAskers[kind].gen(situation, rng.fork(kind), {
      ...defaultBounds,
      maxStates: PLAN_STATES,
    })
    if (attempt.kind !== 'posed' || attempt.posed.asked === undefined) return []
    const { asked, stem, parts } = attempt.posed
    return [{ kind, asked, stem, parts }]
  })
  return kindCodes.flatMap(code =>
    [...plain, ...chosen]
      .filter(({ kind }) => kind === code)
      .map(({ kind, asked, stem, parts }) => ({
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
      })),
  )
}
