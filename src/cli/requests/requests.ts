// A request as the object of a line → its result, by the functions of the public interface.

import { compareTexts, domainText, FaultyText } from '#library/compared'
import { judgeAsJson, questionOf } from '#library/judge'
import { checkTexts, soundTexts } from '#library/read'
import { askedOf, provenBy, solveProblem } from '#library/solve'
import { type EvidenceOptions, InputError } from '#library/types'
import { validateText } from '#library/validate'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Certificates } from '#questions/kinds/verdict'
import { BadLine, textField } from '#cli/jsonl'

export type Line = Readonly<Record<string, unknown>>

/** The options of the command for all lines; a line may override them. */
export interface Defaults {
  readonly certificates: Certificates
  readonly evidence: boolean
  readonly optimal?: boolean
  readonly heuristic?: string | undefined
  readonly maxStates?: number | undefined
}

interface Answered {
  readonly result: object
  readonly isUndecided: boolean
}

export const requests: Readonly<Record<string, (line: Line, defaults: Defaults) => Answered>> = {
  check: line => {
    const problem = line.problem === undefined ? {} : { problem: textField(line, 'problem') }
    return {
      result: { diagnostics: checkTexts({ domain: textField(line, 'domain'), ...problem }) },
      isUndecided: false,
    }
  },
  solve: (line, defaults) => {
    const { domain, problem } = soundTexts(textsOf(line))
    const maxStates = countField(line, 'max_states') ?? defaults.maxStates
    const asked = askedOf({
      optimal: flagField(line, 'optimal') ?? defaults.optimal ?? false,
      heuristic: line.heuristic === undefined ? defaults.heuristic : textField(line, 'heuristic'),
      ...(maxStates === undefined ? {} : { maxStates }),
      ...evidenceIn(line, defaults),
    })
    const solved = solveProblem(domain, problem, asked)
    const isAsked = defaults.certificates === 'asked' && asked.certificates !== true
    return {
      result: { ...solved.solution, ...(isAsked ? provenBy(solved) : {}) },
      isUndecided: solved.solution.status === 'undecided',
    }
  },
  validate: (line, defaults) => {
    const plan = Array.isArray(line.plan) ? line.plan.map(String) : textField(line, 'plan')
    const result = validateText(textsOf(line), plan, evidenceIn(line, defaults))
    return { result, isUndecided: result.valid === null }
  },
  judge: (line, defaults) => {
    const { question } = line
    if (typeof question !== 'object' || question === null)
      throw new BadLine('needs the field "question", a record in the layout of a benchmark’s file.')
    const options = {
      maxStates: countField(line, 'max_states') ?? defaults.maxStates ?? defaultLimits.maxStates,
      ...(line.harness === undefined ? {} : { harness: textField(line, 'harness') }),
      ...evidenceIn(line, defaults),
    }
    const without = defaults.certificates === 'asked' ? 'asked' : 'none'
    const result = judgeAsJson(questionOf(question), textField(line, 'answer'), options, without)
    return { result, isUndecided: result.verdict === 'undecided' }
  },
  equivalent: (line, defaults) => {
    const domain = domainText(textField(line, 'domain'))
    if (domain === undefined)
      throw new BadLine('has no PDDL in its field "domain", nor the name of a domain that is known.')
    const mode = flagField(line, 'is_placeholder') === true ? 'placeholder' : 'strict'
    const maxStates = countField(line, 'max_states') ?? defaults.maxStates ?? defaultLimits.maxStates
    const texts = { domain, a: textField(line, 'a'), b: textField(line, 'b'), mode } as const
    const { isUndecided, ...result } = compareTexts(texts, { maxStates })
    return { result, isUndecided }
  },
}

/** The result of a request; throws `BadLine` with the reason if there is none. */
export function answerRequest(verb: string, line: Line, defaults: Defaults): Answered {
  try {
    return requests[verb]!(line, defaults)
  } catch (error) {
    if (error instanceof BadLine) throw error
    if (error instanceof InputError || error instanceof FaultyText) throw new BadLine(error.message)
    // One request must not end the process that serves all others.
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    throw new BadLine(`has met a bug in Planground: ${message}`)
  }
}

const textsOf = (line: Line) => ({ domain: textField(line, 'domain'), problem: textField(line, 'problem') })

export function evidenceIn(
  line: Line,
  { certificates, evidence }: Pick<Defaults, 'certificates' | 'evidence'>,
): EvidenceOptions {
  const asked = flagField(line, 'certificate')
  return {
    certificates: certificates === 'all' ? asked !== false : certificates === 'asked' && asked === true,
    evidence: flagField(line, 'evidence') ?? evidence,
  }
}

function flagField(line: Line, name: string): boolean | undefined {
  const value = line[name]
  if (value === undefined || typeof value === 'boolean') return value
  throw new BadLine(`needs true or false in the field ${JSON.stringify(name)}.`)
}

function countField(line: Line, name: string): number | undefined {
  const value = line[name]
  if (value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 0)) return value
  throw new BadLine(`needs a whole number in the field ${JSON.stringify(name)}.`)
}
