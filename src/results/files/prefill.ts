// Resolves an address such as `#open?domain=ferry&problem=p02&kind=nexta`, which authors may put into papers and web
// pages. Each parameter is validated separately, and unusable ones are reported, never silently ignored.

import { domainNamed, domains } from '#language/library/domains'
import { type FormatCode, type KindCode, kindCodes, kindName } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { makeQuestions } from '#questions/kinds/asking/making'
import { poseOwn } from '#questions/kinds/asking/pose'
import { type Parameters, parametersOf, unknown } from './parameters'

/** The resolved request of `#open?…`. */
export interface Prefilled {
  readonly name: string
  /** Identifies the requested content, such as `open:ferry/p01/app.gen/0`; '' if nothing was found. */
  readonly id: string
  readonly questions: readonly Question[]
  /** Index of the question to show. */
  readonly at: number
  readonly answer: string
  readonly tab: string | null
  readonly theme: 'light' | 'dark' | null
  /** One sentence for each parameter that is unknown or cannot be used. */
  readonly problems: readonly string[]
}

const formats: readonly FormatCode[] = ['gen', 'bool', 'mcq']
const themes = ['light', 'dark'] as const
export const openParameters: readonly string[] = [
  ...['domain', 'problem', 'kind', 'format', 'seed', 'answer', 'tab', 'theme'],
]

/** Parses the text after `open?`; `tabs` are the names of the page's tabs. */
export const prefill = (parameters: string, tabs: readonly string[]): Prefilled =>
  prefilled(parametersOf(parameters, openParameters), tabs)

/** Resolves parsed parameters; unrelated ones are ignored. */
export function prefilled({ given, problems, choice }: Parameters, tabs: readonly string[]): Prefilled {
  const kind = choice('kind', kindCodes)
  const format = choice('format', formats)
  const tab = choice('tab', tabs) ?? null
  const theme = choice('theme', themes) ?? null
  const nothing: Prefilled = {
    name: '',
    id: '',
    questions: [],
    at: 0,
    answer: given.get('answer') ?? '',
    tab,
    theme,
    problems,
  }

  const domain = given.get('domain')
  if (domain === undefined) {
    problems.unshift('`domain` is missing: it names one of the domains that ship with the page.')
    return nothing
  }
  const folder = domainNamed(domain.toLowerCase())
  if (folder === undefined) {
    problems.unshift(
      unknown(
        'domain',
        domain,
        domains().map(({ id }) => id),
      ),
    )
    return nothing
  }
  const wanted = given.get('problem')
  const problem =
    wanted === undefined ? folder.problems[0] : folder.problems.find(({ name }) => name === wanted.toLowerCase())
  if (problem === undefined) {
    problems.unshift(
      unknown(
        'problem',
        wanted ?? '',
        folder.problems.map(({ name }) => name),
      ),
    )
    return nothing
  }

  const source = { domain: folder.domainText, problem: problem.text }
  const seed = given.get('seed')
  const makes = seed !== undefined || (format !== undefined && format !== 'gen')
  if (makes && kind === undefined)
    problems.push('`kind` is missing: with `seed` or `format` it determines the question.')
  if (makes && kind !== undefined) {
    const made = makeQuestions({
      world: { kind: 'given', source },
      kind,
      format: format ?? 'gen',
      count: 1,
      seed: seed ?? '0',
      block: 0,
    })
    if (made.questions.length > 0)
      return {
        ...nothing,
        name: `${folder.title} ${problem.name}, ${kindName(kind)}`,
        id: `open:${folder.id}/${problem.name}/${kind}.${format ?? 'gen'}/${seed ?? '0'}`,
        questions: made.questions,
      }
    problems.push(
      `No ${kindName(kind)} question of this format comes from this problem: ${made.passedOver[0]?.reason ?? 'it has too few states'}.`,
    )
  }
  const posed = poseOwn(source, folder.id)
  return {
    ...nothing,
    name: `${folder.title} ${problem.name}`,
    id: `bundled:${folder.id}/${problem.name}`,
    questions: posed,
    at: placeOf(kind, posed, problems),
  }
}

function placeOf(kind: KindCode | undefined, questions: readonly Question[], problems: string[]): number {
  if (kind === undefined) return 0
  const at = questions.findIndex(question => question.kind === kind)
  if (at < 0) problems.push(`This problem gives no ${kindName(kind)} question.`)
  return Math.max(0, at)
}
