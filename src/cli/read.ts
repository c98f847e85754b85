// `read`: what the official reader, the strict reader and Planground's own reader extract from a response.

import { EXIT, exitOf } from './exit'
import {
  type HarnessDate,
  type OfficialClean,
  type OfficialRule,
  officialRules,
  readOfficial,
} from '#language/answers/official'
import { type AnswerValue, answerValue } from '#language/answers/answer-value'
import { readAnswer } from '#language/answers/read'
import type { Hints } from '#language/answers/names'
import { noHints } from '#language/answers/names'
import type { Answer, Reading, TracePart } from '#language/answers/reading'
import { readStrict } from '#language/answers/strict'
import type { Wording } from '#language/answers/wordings'
import { nearNames } from '#base/suggest'
import type { AnswerShape } from '#language/answers/shape'
import { choiceSought, yesNoSought } from '#language/answers/closed-answers'
import type { Sought } from '#language/answers/sought'
import { familiesWith } from '#questions/benchmarks/parts'
import { PLAIN_FAMILY, plainKinds } from '#questions/kinds/codes'
import { namesOf } from '#questions/kinds/judge'
import { kindOf } from '#questions/kinds/registry'
import { phrasesOf } from '#language/library/phrases'
import { wordingsFor } from '#language/library/wordings'
import { wordingsBy } from '#language/library/wordings-by'
import { UsageError, type VerbSyntax } from './args'
import { harnessOf, harnessOption } from './harness'
import { readText, type Streams } from './io'
import { answerLines, BadLine, textField } from './jsonl'
import { readPddl } from './pddl-input'
import { namesWith } from '#cli/items/family-named'
import { readFamily } from '#cli/items/read'
import type { Verb } from './verb'

const syntax: VerbSyntax = {
  name: 'read',
  usage:
    'read RULE [DOMAIN [PROBLEM]] [--clean HOW] [--harness MONTH] [--json], or read --jsonl [--harness MONTH] [--no-trace]; with --family NAME [--config FILE]: read RULE --domain NAME, or read --jsonl',
  does: 'Shows what each reader makes of a response on standard input.',
  options: {
    harness: harnessOption,
    clean: { kind: 'text', help: 'pos_neg or simplified_plan, before the official reader' },
    jsonl: { kind: 'flag', help: 'lines {"rule","clean","input"} on standard input' },
    family: { kind: 'text', help: `${namesWith('officialLines')}: its original program, by rule and domain` },
    domain: { kind: 'text', help: 'of the family, as its files call it' },
    config: { kind: 'text', help: 'the configurations of the family’s domains' },
    'no-trace': { kind: 'flag', help: 'leave traces out' },
    json: { kind: 'flag', help: 'one JSON object on standard output' },
  },
  positions: [0, 3],
}

const cleans: readonly OfficialClean[] = ['pos_neg', 'simplified_plan']

export const read: Verb = {
  syntax,
  run: async (args, streams) => {
    const family = args.text('family')
    const own = familiesWith('officialLines').find(({ id }) => id === family)
    if (own !== undefined) return readFamily(own, args, streams)
    if (family !== undefined && family !== PLAIN_FAMILY)
      throw new UsageError(`There is no family ${JSON.stringify(family)} with readers of its own.`)
    const withTrace = !args.flag('no-trace')
    const harness = harnessOf(args)
    if (args.flag('jsonl')) {
      const [domainPath, problemPath] = args.positions
      const how = { hints: hintsOf(domainPath, problemPath), harness, withTrace }
      const bad = await answerLines(streams, line => {
        const rule = knownRule(textField(line, 'rule'), text => new BadLine(text))
        const clean = knownClean(line.clean ?? undefined, text => new BadLine(text))
        return readAll(rule, clean, textField(line, 'input'), how)
      })
      return exitOf(bad)
    }
    const [name, domainPath, problemPath] = args.positions
    if (name === undefined) throw new UsageError(`\`read\` needs a rule: ${officialRules.join(', ')}.`)
    if (domainPath === '-' || problemPath === '-') throw new UsageError('Standard input is the response, not PDDL.')
    const rule = knownRule(name, text => new UsageError(text))
    const clean = knownClean(args.text('clean'), text => new UsageError(text))
    const how = { hints: hintsOf(domainPath, problemPath), harness, withTrace }
    const result = readAll(rule, clean, readText('-', 'as it is'), how)
    if (args.flag('json')) await streams.out(JSON.stringify(result))
    else await print(result, streams)
    return EXIT.done
  },
}

function knownRule(name: string, refuse: (text: string) => Error): OfficialRule {
  const rule = officialRules.find(each => each === name)
  if (rule !== undefined) return rule
  const near = nearNames(name, officialRules)
  throw refuse(
    `There is no rule ${JSON.stringify(name)}; ${near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${officialRules.join(', ')}.`}`,
  )
}

function knownClean(name: unknown, refuse: (text: string) => Error): OfficialClean | undefined {
  if (name === undefined) return undefined
  const clean = cleans.find(each => each === name)
  if (clean === undefined)
    throw refuse(`There is no cleaning ${JSON.stringify(name)}; there are ${cleans.join(' and ')}.`)
  return clean
}

/**
 * Names and phrases from the PDDL, if given, which are used to parse the answer as for verdicts; errors in the PDDL do
 * not affect names.
 */
function hintsOf(domainPath: string | undefined, problemPath: string | undefined): Hints {
  if (domainPath === undefined) return noHints
  const { domain, problem, files } = readPddl(domainPath, problemPath)
  const [domainText, problemText] = files.map(({ text }) => text) as [string, string?]
  const wordings = (): readonly Wording[] =>
    problemText === undefined
      ? wordingsBy(domain, phrasesOf(domain))
      : wordingsFor({ domain: domainText, problem: problemText })
  return { ...namesOf(domain, problem), wordings }
}

interface HowToRead {
  readonly hints: Hints
  readonly harness: HarnessDate | undefined
  readonly withTrace: boolean
}

interface AllReadings {
  readonly official: unknown
  /** The error with which the published program stops on this response. */
  readonly officialError?: string
  readonly strict: unknown
  readonly ours: unknown
  /** One sentence if the playground's reading is ambiguous; otherwise null. */
  readonly doubt: string | null
  /** Alternative readings, in the format of the official reader. */
  readonly others?: readonly unknown[]
  readonly trace?: Readonly<Record<'official' | 'strict' | 'ours', readonly TracePart[]>>
}

function readAll(
  rule: OfficialRule,
  clean: OfficialClean | undefined,
  text: string,
  { hints, harness, withTrace }: HowToRead,
): AllReadings {
  const official = readOfficial(rule, text, clean, harness)
  const strict = firstReading(rule, clean, ({ shape }) => readStrict(shape, text))
  const own = firstReading(rule, clean, sought => readAnswer(sought, text, hints))
  const values = {
    official: official.value,
    ...(official.error === undefined ? {} : { officialError: official.error }),
    strict: readValue(strict.answer),
    ours: readValue(own.answer),
    doubt: own.doubt?.text ?? null,
    ...(own.doubt === null ? {} : { others: own.doubt.others.map(answerValue) }),
  }
  return withTrace
    ? {
        ...values,
        trace: { official: official.trace, strict: strict.trace, ours: own.trace },
      }
    : values
}

/** The first non-empty reading for any of the answer shapes of the rule. */
function firstReading<R extends Reading>(
  rule: OfficialRule,
  clean: OfficialClean | undefined,
  by: (sought: Sought) => R,
): R {
  const readings = soughtBy(rule, clean).map(by)
  return readings.find(reading => reading.answer !== null) ?? readings[0]!
}

/**
 * The answer shapes that the playground's reader looks for if the published reader uses this rule: those of the first
 * kind with such answers.
 */
function soughtBy(rule: OfficialRule, clean: OfficialClean | undefined): readonly Sought[] {
  switch (rule) {
    case 'act':
      return (['action', 'fact'] as const).map(sort =>
        soughtIn(shape => shape.form === 'item' && shape.none && shape.sort === sort),
      )
    case 'action_name':
      return [soughtIn(shape => shape.form === 'item' && !shape.none)]
    case 'action_list': {
      const of = clean === 'simplified_plan' ? 'rest' : 'set'
      return [soughtIn(shape => shape.form === 'list' && shape.of === of)]
    }
    case 'progression_list':
      return [soughtIn(({ form }) => form === 'two-lists')]
    case 'index':
      return [soughtIn(({ form }) => form === 'index')]
    case 'yes_no':
      return [yesNoSought]
    case 'choice':
      return [choiceSought]
    default:
      return rule satisfies never
  }
}

const soughtIn = (fits: (shape: AnswerShape) => boolean): Sought =>
  plainKinds()
    .map(code => kindOf(code).sought)
    .find(({ shape }) => fits(shape))!

/** An answer in the format of the official reader. */
const readValue = (answer: Answer | null): AnswerValue | null => (answer === null ? null : answerValue(answer))

async function print(result: AllReadings, streams: Streams): Promise<void> {
  for (const reader of ['official', 'strict', 'ours'] as const) {
    await streams.out(`${reader.padEnd(9)} ${JSON.stringify(result[reader])}`)
    if (reader === 'ours' && result.doubt !== null) {
      await streams.out(`  doubt    ${result.doubt}`)
      for (const other of result.others ?? []) await streams.out(`  or       ${JSON.stringify(other)}`)
    }
    for (const { what, from, to, text } of result.trace?.[reader] ?? [])
      await streams.out(`  ${what.padEnd(8)} ${`${from}–${to}`.padEnd(11)} ${JSON.stringify(text)}`)
  }
}
