// `conformance`: computes every answer of benchmark files from the PDDL, and compares it with the key.

import { exitOf } from './exit'
import type { Conformance } from '#questions/benchmarks/family'
import { familyOf } from '#questions/benchmarks/cores'
import { loadParts, partOf } from '#questions/benchmarks/parts'
import { withContext } from '#questions/benchmarks/question-context'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'
import { counted } from '#questions/kinds/judging/words'
import type { VerbSyntax } from './args'
import { InputError, type Streams } from './io'
import { certificateJson, readQuestions } from './records'
import { maxStatesOption } from './max-states'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'conformance',
  usage: 'conformance [FILE…] [--max-states N] [--json]',
  does: 'Recomputes every answer of benchmark files, from the PDDL or else from the English, and compares.',
  options: {
    'max-states': maxStatesOption,
    json: { kind: 'flag', help: 'one JSON object per question, and one with the summary' },
  },
  positions: [0, Number.POSITIVE_INFINITY],
}

export const conformance: Verb = {
  syntax,
  run: async (args, streams) => {
    await loadParts('conformance')
    const limits = { maxStates: args.count('max-states') ?? defaultLimits.maxStates }
    const json = args.flag('json')
    const total = newTally()
    const byKind: Record<string, ConformanceTally> = {}
    const byDomain: Record<string, ConformanceTally> = {}
    let faults = 0
    for (const path of args.positions.length === 0 ? ['-'] : args.positions) {
      let file: ReturnType<typeof readQuestions>
      try {
        file = readQuestions(path, streams)
      } catch (error) {
        // One invalid file among several is reported, and the others are processed.
        if (!(error instanceof InputError)) throw error
        streams.note(error.message)
        faults++
        continue
      }
      faults += file.faults
      for (const question of file.questions) {
        const start = performance.now()
        const found = partOf(familyOf(question), 'conformance')!(withContext(question), limits)
        const ms = round(performance.now() - start)
        const { domain } = question
        for (const tally of [
          total,
          (byKind[question.kind] ??= newTally()),
          (byDomain[domain || 'unknown'] ??= newTally()),
        ])
          count(tally, found, ms)
        if (json) await streams.out(JSON.stringify(lineOf(file.name, question, domain, found, ms)))
        else await print(file.name, question, domain, found, streams)
      }
    }
    for (const tally of [total, ...Object.values(byKind), ...Object.values(byDomain)]) tally.ms = round(tally.ms)
    if (json) await streams.out(JSON.stringify({ summary: { ...total, byKind, byDomain } }))
    else if (total.questions > 0) await reportSummary(total, byKind, byDomain, streams)
    else streams.note('No question was read, so nothing was compared.')
    return exitOf(total.questions === 0 ? 1 : faults, total.undecided)
  },
}

interface ConformanceTally {
  questions: number
  agree: number
  undecided: number
  /** Number of questions without PDDL. */
  notCheckable: number
  ms: number
}

const newTally = (): ConformanceTally => ({
  questions: 0,
  agree: 0,
  undecided: 0,
  notCheckable: 0,
  ms: 0,
})

function count(tally: ConformanceTally, found: Conformance, ms: number): void {
  tally.questions++
  tally.ms += ms
  if (found.reason === 'no-pddl') tally.notCheckable++
  else if (!found.decided) tally.undecided++
  else if (found.agrees) tally.agree++
}

const round = (ms: number): number => Math.round(ms * 10) / 10

function lineOf(file: string, question: Question, domain: string, found: Conformance, ms: number): object {
  return {
    file,
    id: question.id,
    kind: question.kind,
    domain,
    decided: found.decided,
    ...(found.reason === null ? {} : { reason: found.reason, message: found.message }),
    agrees: found.agrees,
    ms,
    differences: found.differences.map(({ claim, type, proven, gold, evidence }) => ({
      claim,
      type,
      ours: proven,
      gold,
      certificate: evidence === null ? null : certificateJson([evidence]),
    })),
  }
}

async function print(
  file: string,
  question: Question,
  domain: string,
  found: Conformance,
  streams: Streams,
): Promise<void> {
  if (found.agrees || found.reason === 'no-pddl') return
  await streams.out(`${file}, question ${placeIn(question) + 1} (${question.kind}, ${domain}, id ${question.id})`)
  if (!found.decided) await streams.out(`  undecided: ${found.message}`)
  for (const { claim, type, evidence } of found.differences.slice(0, 8)) {
    const shown = evidence === null ? '' : ` (${evidence.certificate.kind}${evidence.checked ? ', checked' : ''})`
    await streams.out(`  ${type}: ${claim}${shown}`)
  }
  if (found.differences.length > 8)
    await streams.out(`  … and ${counted(found.differences.length - 8, 'more difference')}`)
}

/** Index of the question in its file, from 0. */
const placeIn = ({ key }: Question): number => Number(key.slice(key.lastIndexOf('/') + 1))

async function reportSummary(
  total: ConformanceTally,
  byKind: Readonly<Record<string, ConformanceTally>>,
  byDomain: Readonly<Record<string, ConformanceTally>>,
  streams: Streams,
): Promise<void> {
  const rows = [
    ...Object.entries(byKind),
    ...Object.entries(byDomain).map(([name, tally]) => [name, tally] as const),
    ['all', total] as const,
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  await streams.out(
    `\n${''.padEnd(width)}  ${['questions', 'agree', 'differ', 'undecided', 'no PDDL', 'ms'].map(head => head.padStart(9)).join(' ')}`,
  )
  for (const [name, { questions, agree, undecided, notCheckable, ms }] of rows) {
    const differ = questions - agree - undecided - notCheckable
    const cells = [questions, agree, differ, undecided, notCheckable, Math.round(ms)]
    await streams.out(`${name.padEnd(width)}  ${cells.map(cell => String(cell).padStart(9)).join(' ')}`)
  }
}
