// The public interface, exported as `planground`. docs/library.md shows each function with an example.

import { loadParts } from '#questions/benchmarks/parts'
import { loadKinds } from '#questions/kinds/registry'
import type { Question as InnerQuestion } from '#questions/kinds/question'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { recheck } from './certificate'
import { compareTexts, domainText, FaultyText } from './compared'
import { generateRecords } from './generate'
import { judgeAsJson, questionOf, questionsIn } from './judge'
import { checkTexts, outlineOf, soundTexts } from './read'
import { scoreAll } from './score'
import { askedOf, solveProblem } from './solve'
import { validateText } from './validate'
import { InputError } from './types'
import type {
  BenchmarkRecord,
  CertificateCheck,
  CountedTexts,
  Equivalence,
  EquivalentOptions,
  EvidenceOptions,
  Finding,
  GenerateOptions,
  JudgeOptions,
  Outline,
  Proof,
  Question,
  QuestionsRead,
  ResultFile,
  Scored,
  Solution,
  SolveOptions,
  Texts,
  Validation,
  Verdict,
} from './types'

export * from './types'

declare const __VERSION__: string

/** The version of this package. */
export const version: string = __VERSION__

/** Reads a domain and, if given, a problem: their declarations. Texts with errors are read as far as possible. */
export function read(texts: { readonly domain: string; readonly problem?: string }): Outline {
  return outlineOf(texts)
}

/** The faults of a domain and, if given, a problem: errors and warnings, in the order of the texts. */
export function check(texts: { readonly domain: string; readonly problem?: string }): readonly Finding[] {
  return checkTexts(texts)
}

/** A plan, a cheapest plan, or a proof that there is none. Throws `InputError` if a text has errors. */
export function solve(texts: Texts, options: SolveOptions = {}): Solution {
  const { domain, problem } = soundTexts(texts)
  return withExactCost(solveProblem(domain, problem, askedOf(options)).solution)
}

/**
 * Whether a plan, as planners and language models write it, is a plan of the problem; else the first step that fails.
 * Throws `InputError` if a text has errors, or the plan cannot be read.
 */
export function validate(texts: Texts, plan: string | readonly string[], options: EvidenceOptions = {}): Validation {
  return withExactCost(validateText(texts, plan, options))
}

/** As in JSON: a cost beyond what is counted exactly is null. */
const withExactCost = <Found extends Solution | Validation>(found: Found): Found =>
  Number.isNaN(found.cost) ? { ...found, cost: null } : found

/** Whether the evidence proves the claim about these texts. Trusts nothing in it, and does not search. */
export function checkCertificate(texts: CountedTexts, proof: Proof): CertificateCheck {
  const { domain, problem } = soundTexts(texts)
  return recheck(domain, texts.countsSteps === true ? { ...problem, minimizesCost: false } : problem, proof)
}

/** The questions of a benchmark file, by its text. `name` is for messages. */
export function questions(text: string, name = 'questions.json'): QuestionsRead {
  return questionsIn(text, name)
}

/**
 * The proven verdict on an answer, with the official score. The question comes from `questions`, or is a record in the
 * layout of a benchmark's files. Throws `InputError` if the record is none.
 */
export async function judge(
  question: Question | BenchmarkRecord,
  answer: string,
  options: JudgeOptions = {},
): Promise<Verdict> {
  await loadKinds()
  const inner = isRead(question) ? question : questionOf(question)
  return judgeAsJson(inner, answer, options)
}

const isRead = (question: Question | BenchmarkRecord): question is InnerQuestion =>
  'family' in question && 'origin' in question

/** Verdicts on all responses of result files, in their order. A record that cannot be scored gives its error. */
export async function score(
  files: readonly ResultFile[],
  options: JudgeOptions & { readonly questions?: readonly ResultFile[] } = {},
): Promise<readonly Scored[]> {
  await loadKinds()
  return scoreAll(files, options.questions ?? [], options)
}

/** Questions with proven keys, in the layout of their benchmark. Throws `InputError` for unknown names. */
export async function generate(options: GenerateOptions): Promise<readonly BenchmarkRecord[]> {
  await Promise.all([loadKinds(), loadParts('making')])
  return generateRecords(options)
}

/**
 * Whether problem `b` (an answer, which may be a whole response) poses the same task as problem `a`. Throws
 * `InputError` if the domain or `a` has errors.
 */
export async function equivalent(
  texts: { readonly domain: string; readonly a: string; readonly b: string },
  { placeholder = false, maxStates = defaultLimits.maxStates }: EquivalentOptions = {},
): Promise<Equivalence> {
  await loadParts('comparison')
  const domain = domainText(texts.domain)
  if (domain === undefined) throw new InputError(`There is no domain ${JSON.stringify(texts.domain)}.`)
  try {
    const { isUndecided: _, ...found } = compareTexts(
      { ...texts, domain, mode: placeholder ? 'placeholder' : 'strict' },
      { maxStates },
    )
    return found
  } catch (error) {
    throw error instanceof FaultyText ? new InputError(error.message) : error
  }
}
