// Yes/no and choice questions with formal options: each option is proven, not looked up.

import type { Answer } from '#language/answers/reading'
import type { Statement } from '#planning/analysis/statement'
import { capital, listed } from '#base/words'
import type { ParsedContext } from '../question'
import type { Evidence, Finding } from '../verdict'
import { type Draft, outcomeOf } from './draft'
import { openOption, openOptions } from './incomplete'
import type { ReasonedOption } from './option-reasons'
import { type KnownOption, knownOption, type OptionGround } from './option-truth'
import { fitting } from './words'

/** The data for judging options. */
export interface JudgedBy extends OptionGround {
  readonly parsedContext?: ParsedContext
}

/** Judges yes, no or a letter; undefined for other answers. */
export function judgeOptions(
  by: JudgedBy,
  statements: readonly Statement[],
  choices: { readonly text: readonly string[]; readonly label: readonly string[] } | undefined,
  answer: Answer,
): Draft | undefined {
  if (answer.kind === 'yes-no') return judgeYesNo(by, statements[0]!, answer.yes)
  if (answer.kind === 'choice' && choices !== undefined) return judgeChoice(by, statements, choices.label, answer.label)
  return undefined
}

function judgeYesNo(by: JudgedBy, statement: Statement, yes: boolean): Draft {
  const known = knownOption(by, statement)
  if (known.kind === 'no-plan') return known.draft
  if (known.kind === 'open') return openOption(by.parsedContext, known.needs)
  if (known.kind === 'limit') return undecided
  const { option } = known
  return {
    ...outcomeOf(option.truth === yes ? [] : ['wrong-yes-no']),
    explanation: reasonText(option.truth ? 'Yes' : 'No', option),
    evidence: option.evidence,
  }
}

function judgeChoice(
  by: JudgedBy,
  statements: readonly Statement[],
  labels: readonly string[],
  chosen: string,
): Draft | undefined {
  const place = labels.findIndex(each => each.toLowerCase() === chosen.toLowerCase())
  if (place < 0) return undefined
  const options = statements.map(statement => knownOption(by, statement))
  for (const option of options) if (option.kind === 'no-plan') return option.draft
  const right = options.flatMap((option, i) => (truthIn(option) === true ? [i] : []))
  const isWhole = options.every(({ kind }) => kind === 'known')
  if (right.length > 1 || (isWhole && right.length === 0)) return defect(options, labels, right)
  if (!isWhole) return options.some(({ kind }) => kind === 'limit') ? undecided : partlyOpen(by, options, labels, place)
  return settled(
    options.map(option => (option as Extract<KnownOption, { kind: 'known' }>).option),
    labels,
    place,
    right[0]!,
  )
}

const truthIn = (option: KnownOption): boolean | undefined =>
  option.kind === 'known' ? option.option.truth : undefined

/** The verdict if exactly one choice is right: `best`. */
function settled(known: readonly ReasonedOption[], labels: readonly string[], place: number, best: number): Draft {
  const own = known[place]!
  const others = known.flatMap((each, i) => (i === place || i === best ? [] : [row(labels, i, each)]))
  const evidence = distinct([...own.evidence, ...known[best]!.evidence, ...known.flatMap(each => each.evidence)])
  if (best === place)
    return {
      verdict: 'right',
      explanation: reasonText(`${labels[place]} is right`, own),
      findings: withoutRepeats(others, own),
      evidence,
    }
  return {
    verdict: 'wrong',
    mistakes: ['wrong-option'],
    explanation: reasonText(`${labels[place]} is wrong`, own),
    findings: withoutRepeats([row(labels, best, known[best]!, `${labels[best]} is right`), ...others], own),
    evidence,
  }
}

/** The verdict if the English leaves the truth of some choices open. A choice that is false in any case is wrong. */
function partlyOpen(by: JudgedBy, options: readonly KnownOption[], labels: readonly string[], place: number): Draft {
  const own = options[place]!
  const open = options.flatMap((option, i) => (option.kind === 'open' ? [i] : []))
  const rows = options.flatMap((option, i) => (option.kind === 'known' ? [row(labels, i, option.option)] : []))
  if (own.kind === 'known' && !own.option.truth && open.length === 1 && noneTrue(options))
    return {
      verdict: 'wrong',
      mistakes: ['wrong-option'],
      explanation: reasonText(`${labels[place]} is wrong`, own.option),
      findings: [
        {
          role: 'note',
          item: labels[open[0]!]!,
          text: `Only ${labels[open[0]!]} may be right: the English leaves open whether it is.`,
        },
        ...rows.filter(({ item }) => item !== labels[place]),
      ],
      evidence: distinct([...own.option.evidence, ...evidenceIn(options)]),
    }
  const needs = options.flatMap(option => (option.kind === 'open' ? option.needs : []))
  const draft = openOptions(
    by.parsedContext,
    needs,
    open.map(i => labels[i]!),
  )
  return {
    ...draft,
    findings: [...(draft.findings ?? []), ...rows],
    evidence: distinct(evidenceIn(options)),
  }
}

const noneTrue = (options: readonly KnownOption[]): boolean => options.every(option => truthIn(option) !== true)

const evidenceIn = (options: readonly KnownOption[]): Evidence[] =>
  options.flatMap(option => (option.kind === 'known' ? option.option.evidence : []))

/** Removes reasons that the explanation (`own`) or an earlier row already gives. */
function withoutRepeats(rows: readonly Finding[], own: ReasonedOption): Finding[] {
  const byName = new Map(own.because.flatMap(clausesOf).map(clause => [clause, '']))
  return rows.map(each => {
    const clauses = clausesOf(each.text)
    const repeated = clauses.find(clause => byName.has(clause))
    for (const clause of clauses) if (!byName.has(clause)) byName.set(clause, each.item)
    if (repeated === undefined) return each
    const other = byName.get(repeated)!
    const fix = each.fix && `${each.fix}, for the same reason${other === '' ? '' : ` as ${other}`}`
    return { ...each, text: '', ...(fix === undefined ? {} : { fix }) }
  })
}

const clausesOf = (text: string): string[] =>
  text
    .replace(/\.$/, '')
    .split(/[:;] /)
    .map(clause => clause.trim().toLowerCase())

/** Evidence of one claim is compared, and hence made, only if there are several pieces of it. */
function distinct(evidence: readonly Evidence[]): Evidence[] {
  const byClaim = new Map<string, Evidence[]>()
  return [...new Set(evidence)].filter(piece => {
    const key = JSON.stringify([piece.claim, piece.about])
    const same = byClaim.get(key) ?? []
    byClaim.set(key, [...same, piece])
    return !same.some(other => keyOf(other) === keyOf(piece))
  })
}

const keyOf = ({ certificate }: Evidence): string =>
  JSON.stringify([certificate.kind, certificate.kind === 'plan' ? certificate.actions : ''])

/**
 * The verdict if several choices are right, or none: the answer cannot be judged, and the truth of each choice is
 * shown.
 */
function defect(options: readonly KnownOption[], labels: readonly string[], right: readonly number[]): Draft {
  return {
    verdict: 'undecided',
    reason: 'question-defect',
    explanation:
      right.length === 0
        ? 'This question has a defect: none of its choices is right.'
        : `This question has a defect: ${listed(right.map(i => labels[i]!))} are ${right.length === 2 ? 'both' : 'all'} right.`,
    findings: options.map((option, i) =>
      option.kind === 'known'
        ? row(labels, i, option.option)
        : { role: 'note', item: labels[i]!, text: `Whether ${labels[i]} is true was not decided.` },
    ),
    evidence: distinct(evidenceIn(options)),
  }
}

function row(
  labels: readonly string[],
  i: number,
  { truth, because }: ReasonedOption,
  fix = `${labels[i]} is ${truth ? 'right' : 'wrong'}`,
): Finding {
  return {
    role: truth ? 'best' : 'extra',
    item: labels[i]!,
    fix,
    text: fitting(...because.map(reason => `${capital(reason)}.`)),
  }
}

/** The first of the reasons, longest first, that is short enough after the lead. */
const reasonText = (lead: string, { because }: ReasonedOption): string =>
  fitting(...because.map(reason => `${lead}: ${reason}.`), `${lead}.`)

const undecided: Draft = {
  verdict: 'undecided',
  reason: 'limit',
  explanation: 'The options could not all be decided within the limits of the search.',
}
