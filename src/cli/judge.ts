// `judge`: score and verdict of answers to published questions.

import { exitOf } from './exit'
import type { Limits } from '#base/limits'
import type { FreeReading } from '#language/answers/reading'
import { renderAnswer } from '#language/answers/render-answer'
import type { Question } from '#questions/kinds/question'
import { nearNames } from '#base/suggest'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Finding, Verdict } from '#questions/kinds/verdict'
import { type Arguments, UsageError, type VerbSyntax } from './args'
import { InputError, readText, type Streams } from './io'
import { answerLines, BadLine, textField } from './jsonl'
import { judgeAnswer } from '#library/judge'
import { verdictJson } from '#library/verdict-json'
import { type QuestionFile, readQuestions } from './records'
import { familyWith, namesWith } from '#cli/items/family-named'
import { judgeFamily } from '#cli/items/judge'
import { type StartThread, workersOption } from './threads'
import { harnessOf, harnessOption } from './harness'
import { certificatesOf, verdictCertificates } from './requests/options'
import { evidenceIn } from './requests/requests'
import { maxStatesOption } from './max-states'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'judge',
  usage:
    'judge FILE --id ID [--answer TEXT] [--harness MONTH] [--certificates all|asked|none] [--max-states N] [--json], or judge FILE --jsonl [--harness MONTH] [--certificates all|asked|none] [--max-states N]; or judge --family NAME --config FILE --jsonl [--certificates all|asked|none] [--workers N] [--max-states N]',
  does: 'Judges an answer to a question of a benchmark file: our verdict and the official score.',
  options: {
    id: { kind: 'text', help: 'id of the question' },
    answer: { kind: 'text', help: 'the answer; without it, standard input' },
    jsonl: { kind: 'flag', help: 'lines {"id","answer"} on standard input, one line per verdict' },
    family: { kind: 'text', help: `${namesWith('configurations')}: items with their answers, each on a line` },
    config: { kind: 'text', help: 'the configurations of the family’s domains' },
    workers: workersOption,
    'max-states': maxStatesOption,
    harness: harnessOption,
    certificates: {
      ...verdictCertificates,
      help: `${verdictCertificates.help}, and lines with "certificate": true have one`,
    },
    json: { kind: 'flag', help: 'one JSON object on standard output' },
  },
  positions: [0, 1],
}

export const judge: Verb = {
  syntax,
  run: async (args, streams, start) => {
    const family = args.text('family')
    if (family !== undefined) return judgeAsFamily(family, args, streams, start)
    const path = args.positions[0]
    if (path === undefined) throw new UsageError('`judge` needs a file of questions.')
    const id = args.text('id')
    const many = args.flag('jsonl')
    if (many && (id !== undefined || args.text('answer') !== undefined))
      throw new UsageError('--jsonl takes ids and answers from standard input, not from options.')
    if (!many && id === undefined) throw new UsageError('`judge` needs --id, or --jsonl.')
    if (path === '-' && (many || args.text('answer') === undefined))
      throw new UsageError('Standard input cannot be both the file and the answers.')
    const file = readQuestions(path, streams)
    return many ? judgeLines(args, file, streams) : judgeOne(args, file, id!, streams)
  },
}

/** For families with lines that contain both item and answer. */
function judgeAsFamily(
  family: string,
  args: Arguments,
  streams: Streams,
  start: StartThread | undefined,
): Promise<number> {
  const { id } = familyWith('configurations', family, 'judge')
  if (args.positions.length > 0)
    throw new UsageError('With --family, items and answers come on standard input, not from a file.')
  return judgeFamily(id, args, streams, limitsOf(args), start)
}

async function judgeOne(args: Arguments, file: QuestionFile, id: string, streams: Streams): Promise<number> {
  const question = file.questions.find(each => each.id === id)
  if (question === undefined) throw new InputError(unknownId(file, id))
  const certificates = certificatesOf(args)
  const answer = args.text('answer') ?? readText('-', 'as it is')
  const verdict = judgeAnswer(question, answer, limitsOf(args), { harness: harnessOf(args), certificates })
  if (args.flag('json')) await streams.out(JSON.stringify(verdictJson(question, verdict)))
  else await print(verdict, streams)
  if (certificates === 'asked')
    streams.note('Its certificate was not made; the same command with --certificates all makes and checks it.')
  return exitOf(0, verdict.verdict === 'undecided' ? 1 : 0)
}

async function judgeLines(args: Arguments, file: QuestionFile, streams: Streams): Promise<number> {
  const byId = new Map<string, Question>()
  for (const question of file.questions) if (!byId.has(question.id)) byId.set(question.id, question)
  const limits = limitsOf(args)
  const harness = harnessOf(args)
  const certificates = certificatesOf(args)
  let undecided = 0
  const bad = await answerLines(streams, line => {
    const id = typeof line.id === 'number' ? String(line.id) : textField(line, 'id')
    const answer = textField(line, 'answer')
    const question = byId.get(id)
    if (question === undefined) throw new BadLine(unknownId(file, id))
    const asked = evidenceIn(line, { certificates, evidence: false })
    const verdict = judgeAnswer(question, answer, limits, {
      harness,
      certificates: asked.certificates === true ? 'all' : certificates === 'asked' ? 'asked' : 'none',
    })
    if (verdict.verdict === 'undecided') undecided++
    return verdictJson(question, verdict, asked)
  })
  return exitOf(bad, undecided)
}

const limitsOf = (args: Arguments): Limits => ({
  maxStates: args.count('max-states') ?? defaultLimits.maxStates,
})

function unknownId(file: QuestionFile, id: string): string {
  const near = nearNames(
    id.slice(0, 40),
    file.questions.map(question => question.id),
  )
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''
  return `${file.name}: has no question with the id ${JSON.stringify(id.slice(0, 80))}.${hint}`
}

/** Reports how the text was parsed if it is ambiguous. */
async function reportReading({ answer, doubt }: FreeReading, streams: Streams): Promise<void> {
  if (doubt === null) return
  if (answer !== null) await streams.out(`Read as:   ${renderAnswer(answer)}. ${doubt.text}`)
  for (const other of doubt.others) await streams.out(`Or as:     ${renderAnswer(other)}`)
}

/** Maximum number of printed findings. */
const MAX_FINDINGS = 12

/** `Add (sail l0 l1): why`; `A is wrong: why`. */
const findingLine = ({ fix, item, text }: Finding): string =>
  [[fix, fix?.startsWith(`${item} `) === true ? '' : item].filter(Boolean).join(' '), text].filter(Boolean).join(': ')

async function print(verdict: Verdict, streams: Streams): Promise<void> {
  const { reason, officialScore, officialNote } = verdict
  await streams.out(`Verdict:   ${verdict.verdict}${reason === null ? '' : ` (${reason})`}`)
  await streams.out(verdict.explanation)
  if (verdict.published !== undefined)
    await streams.out(
      verdict.published === 'matches'
        ? 'It matches the published answer; that is not proven.'
        : 'It does not match the published answer; that is not proven.',
    )
  const rows = verdict.findings.filter(({ fix, text }) => fix !== undefined || text !== '')
  for (const finding of rows.slice(0, MAX_FINDINGS)) await streams.out(`  ${findingLine(finding)}`)
  if (rows.length > MAX_FINDINGS) await streams.out(`  and ${rows.length - MAX_FINDINGS} more`)
  await reportReading(verdict.reading, streams)
  for (const { claim, certificate, checked } of verdict.evidence)
    await streams.out(
      `Evidence:  ${claim.kind} by ${certificate.kind}, ${checked ? 'accepted by the checker' : 'only confirmed by search'}`,
    )
  for (const { kind } of verdict.proven ?? []) await streams.out(`Proven:    ${kind}`)
  await streams.out(`Official:  ${officialScore ?? whyUnscored(verdict)}`)
  if (officialNote !== undefined) await streams.out(officialNote)
}

const whyUnscored = ({ officialError, officialNotScored }: Verdict): string =>
  officialNotScored === true
    ? 'not scored'
    : officialError === undefined
      ? 'not worked out'
      : `stops with ${officialError}`
