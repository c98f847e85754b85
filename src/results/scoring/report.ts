// One response and its verdict as Markdown, for an issue, an e-mail or an appendix: the question, the results of three
// readers, the official score, the verdict with its evidence, and the smallest repair.

import { capital, counted } from '#base/words'
import { familyOf } from '#questions/benchmarks/cores'
import { kindName } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { describeCertificate, describeClaim } from '#questions/kinds/describe-evidence'
import type { Finding, Verdict } from '#questions/kinds/verdict'
import type { Readings } from './readings/readings'
import type { RepairOutcome } from './repair'

export interface ReportSource {
  readonly question: Question
  readonly response: string
  readonly verdict: Verdict
  readonly readings: Readings
  readonly repair: RepairOutcome | null
  readonly engine: string
}

/** Maximum characters quoted from a response or a context. */
const MAX_QUOTED = 20_000
const MAX_FINDINGS = 30
const MAX_EVIDENCE = 20

const formats = { gen: 'open', bool: 'yes/no', mcq: 'choice' } as const
const words = {
  right: 'Right',
  wrong: 'Wrong',
  undecided: 'Undecided',
  unreadable: 'Unreadable',
} as const

/** The report, with a line end. */
export function reportOf(source: ReportSource): string {
  const { question, response, verdict, engine } = source
  const { kind, format, domain, id } = question
  const lines = [
    `# ${words[verdict.verdict]}: ${kindName(kind)}, ${formats[format]}${domain === '' ? '' : `, ${domain}`}`,
    '',
    inline(verdict.explanation),
    '',
    '## Question',
    '',
    `${familyOf(question).name}, id \`${id.replaceAll('`', '')}\`.`,
    '',
    ...quoted(question.context === '' ? '' : `${question.context}\n\n`, questionText(question)),
    '## Response',
    '',
    ...fenced(response),
    '## What was read',
    '',
    ...readingLines(source.readings),
    '## Official score',
    '',
    verdict.officialScore === null ? 'None.' : `**${verdict.officialScore}**.`,
    ...(verdict.officialNote ? ['', inline(verdict.officialNote)] : []),
    '',
    '## Verdict',
    '',
    `**${words[verdict.verdict]}**${verdict.reason === null ? '' : ` (${verdict.reason})`}. ${inline(verdict.explanation)}`,
    '',
    ...findingLines(verdict),
    ...evidenceLines(verdict),
    ...repairLines(source.repair),
    '---',
    '',
    `Judged by Planground, engine ${engine}. The verdict follows from the PDDL alone; the official score follows from the published answer.`,
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

function questionText(question: Question): string {
  const { choices } = question
  const stem = question.question
  // Most published stems already contain the choices.
  const includesChoices = choices === undefined || stem.includes(choices.text.at(-1) ?? '')
  return includesChoices
    ? stem
    : `${stem}\n${choices.label.map((label, i) => `${label}. ${choices.text[i]}`).join('\n')}`
}

/** Formats text as a Markdown quotation. */
const quoted = (...parts: readonly string[]): string[] => [
  ...cut(parts.join(''))
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(line => `> ${inert(line)}`.trimEnd()),
  '',
]

/** Formats text as a code block with a fence longer than any inside it. */
function fenced(text: string): string[] {
  const shown = cut(text)
  const longest = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const note =
    shown.length < text.length
      ? ['', `The first ${counted(MAX_QUOTED, 'character')} of ${counted(text.length, 'character')}.`]
      : []
  return [`${fence}text`, shown.replace(/\n$/, ''), fence, ...note, '']
}

const cut = (text: string): string => (text.length <= MAX_QUOTED ? text : text.slice(0, MAX_QUOTED))

/** Escapes HTML and Markdown in texts from others. */
const inert = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, letter => `\\${letter}`)

/** The playground's own sentences: names in backticks stay code, everything else is escaped. */
const inline = (text: string): string =>
  text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? `\`${part}\`` : part.replace(/[<>|]/g, sign => `\\${sign}`)))
    .join('')

/** Text for a table cell, in which a bar would end the cell. */
const cell = (text: string): string => inline(text).replace(/\r?\n/g, ' ').replaceAll('|', '\\|')

function readingLines({ readers, agreement }: Readings): string[] {
  const row = (title: string, name: keyof Readings['readers']): string => {
    const { answer, note } = readers[name]
    return `| ${title} | ${answer === null ? 'null' : cell(answer)} | ${cell(note)} |`
  }
  return [
    '| Reader | Answer | Note |',
    '| --- | --- | --- |',
    row('Official', 'official'),
    row('Strict', 'strict'),
    row('Planground', 'ours'),
    '',
    ...(agreement === 'same' ? ['All three read the same.', ''] : []),
  ]
}

/** `- Add (sail l0 l1): why`. */
const findingLine = ({ fix, item, text }: Finding): string =>
  `- ${[[fix, item === '' || fix?.startsWith(`${item} `) === true ? '' : `\`${item}\``].filter(Boolean).join(' '), inline(text)].filter(Boolean).join(': ')}`

function findingLines({ findings }: Verdict): string[] {
  const near = findings.filter(({ role }) => role === 'near-miss')
  const rest = findings.filter(({ role, fix, text }) => role !== 'near-miss' && (fix !== undefined || text !== ''))
  return [...listOf('Near miss:', near), ...listOf('What to change:', rest)]
}

function listOf(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return []
  const rest = findings.length - MAX_FINDINGS
  return [
    title,
    '',
    ...findings.slice(0, MAX_FINDINGS).map(findingLine),
    ...(rest > 0 ? [`- and ${counted(rest, 'more', 'more')}`] : []),
    '',
  ]
}

function evidenceLines({ evidence }: Verdict): string[] {
  if (evidence.length === 0) return []
  const rest = evidence.length - MAX_EVIDENCE
  return [
    'Evidence:',
    '',
    ...evidence
      .slice(0, MAX_EVIDENCE)
      .map(
        ({ claim, certificate, checked }) =>
          `- ${capital(inline(describeClaim(claim)))}: ${inline(describeCertificate(certificate))}, ${checked ? 'accepted by the checker' : 'only confirmed by search'}`,
      ),
    ...(rest > 0 ? [`- and ${counted(rest, 'more', 'more')}`] : []),
    '',
  ]
}

function repairLines(outcome: RepairOutcome | null): string[] {
  if (outcome === null || outcome.kind === 'none') return []
  const { answer } = outcome.repair
  return ['## Smallest repair', '', 'The closest right answer:', '', ...fenced(answer)]
}
