// Records of benchmark files, and problems of one's own, as questions ready to be shown.

import { domainFolders } from '../../domains/index'
import { askedOf } from '../benchmarks/acpbench/asked'
import type { BenchmarkRecord } from '../benchmarks/record'
import { describeContext } from '../language/context'
import { plainPhrases } from '../language/phrases'
import { readPhrases } from '../language/read-phrases'
import { parseDomain } from '../pddl/domain'
import type { Problem } from '../pddl/model'
import type { Asked, KindCode, Source } from '../questions/question'
import { stateFacts } from '../task/names'
import { prepare } from '../verdicts/prepared'
import type { PosedQuestion } from './engine-api'
import { changedPredicates } from './scenes'

/** A record as it came, with what its kind needs found in the question's text. */
export function posedOf(record: BenchmarkRecord, key: string): PosedQuestion {
  const outcome = record.source !== null && record.format === 'gen' ? askedOf(record) : undefined
  return {
    key,
    id: record.id,
    kind: record.kind,
    format: record.format,
    domain: domainOf(record.source),
    context: record.context,
    question: record.question,
    ...(record.choices === undefined ? {} : { choices: record.choices }),
    source: record.source,
    asked: outcome?.kind === 'asked' ? outcome.asked : null,
    ...(outcome?.kind === 'unclear' ? { askedProblem: outcome.reason } : {}),
    record,
  }
}

/** Our folder for the domain text, else the name it gives itself; '' for records without PDDL. */
function domainOf(source: Source | null): string {
  if (source === null) return ''
  const name =
    /\(\s*define\s*\(\s*domain\s+([^\s()]+)/i.exec(source.domain)?.[1]?.toLowerCase() ?? ''
  return domainFolders.find(({ pddlName }) => pddlName === name)?.id ?? name
}

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
    stem: 'Which proposition, true neither now nor in the goal, holds at some point of every plan? Name one, or say None.',
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

/** Questions about a problem; none where its texts have errors. */
export function poseOwn(source: Source, name: string): PosedQuestion[] {
  const prepared = prepare(source)
  if (prepared.kind !== 'ready') return []
  const { domain, problem, task } = prepared
  const folder = domainFolders.find(({ pddlName }) => pddlName === domain.name)
  const phrases =
    folder === undefined
      ? plainPhrases(domain)
      : readPhrases(folder.phrasesText, parseDomain(folder.domainText).domain).phrases
  const fluent = changedPredicates(domain)
  const situation = {
    domain,
    problem,
    statics: staticsOf(problem, fluent),
    facts: stateFacts(task, task.initial),
    goal: plainGoal(problem),
    fluent,
  }
  return ownKinds.map(({ kind, asked, stem, ...parts }) => ({
    key: `${name}/${problem.name}/${kind}`,
    id: `${problem.name}/${kind}`,
    kind,
    format: 'gen',
    domain: folder?.id ?? domain.name,
    context: describeContext(phrases, situation, parts).text,
    question: stem,
    source,
    asked,
    record: null,
  }))
}

const staticsOf = (problem: Problem, fluent: ReadonlySet<string>): string[] =>
  problem.init
    .filter(atom => !fluent.has(atom.predicate.name))
    .map(atom => `(${[atom.predicate.name, ...atom.terms.map(term => term.name)].join(' ')})`)

/** The goal's facts, where it is an atom or a conjunction of atoms. */
function plainGoal(problem: Problem): string[] | undefined {
  const { goal } = problem
  const parts = goal.kind === 'and' ? goal.parts : [goal]
  const facts: string[] = []
  for (const part of parts) {
    if (part.kind !== 'atom') return undefined
    facts.push(
      `(${[part.atom.predicate.name, ...part.atom.terms.map(term => term.name)].join(' ')})`,
    )
  }
  return facts
}
