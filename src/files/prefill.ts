// The parameters that authors of papers and pages may put into an address, `#open?domain=ferry&problem=p02&kind=nexta`:
// each is looked at by itself, and what cannot be used is named instead of being dropped in silence.

import { domainNamed, domains } from '../library/domains'
import { nearNames } from '../base/suggest'
import { type FormatCode, type KindCode, kindCodes, kindName } from '../kinds/codes'
import type { Question } from '../kinds/question'
import { makeQuestions } from '../kinds/asking/making'
import { poseOwn } from '../kinds/asking/pose'

/** What `#open?…` asks for, worked out; each part that could not be used is named. */
export interface Prefilled {
  readonly name: string
  /** Tells it from questions asked for otherwise. */
  readonly id: string
  readonly questions: readonly Question[]
  /** Place of the question to show. */
  readonly at: number
  readonly answer: string
  readonly tab: string | null
  readonly theme: 'light' | 'dark' | null
  /** One sentence for each parameter that is unknown or cannot be used. */
  readonly problems: readonly string[]
}

const formats: readonly FormatCode[] = ['gen', 'bool', 'mcq']
const themes = ['light', 'dark'] as const
const known = ['domain', 'problem', 'kind', 'format', 'seed', 'answer', 'tab', 'theme']
/** Longer values are refused. */
const LONGEST = 20_000

/** Reads what follows `open?`; `tabs` are the names of those that the page has. */
export function prefill(parameters: string, tabs: readonly string[]): Prefilled {
  const problems: string[] = []
  const given = valuesOf(parameters, problems)
  const choice = <T extends string>(name: string, among: readonly T[]): T | undefined => {
    const value = given.get(name)
    if (value === undefined) return undefined
    const found = among.find(one => one === value.toLowerCase())
    if (found === undefined) problems.push(unknown(name, value, among))
    return found
  }
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
    wanted === undefined
      ? folder.problems[0]
      : folder.problems.find(({ name }) => name === wanted.toLowerCase())
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
    problems.push('`kind` is missing: with `seed` or `format` it says what is to be made.')
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

function placeOf(
  kind: KindCode | undefined,
  questions: readonly Question[],
  problems: string[],
): number {
  if (kind === undefined) return 0
  const at = questions.findIndex(question => question.kind === kind)
  if (at < 0) problems.push(`This problem gives no ${kindName(kind)} question.`)
  return Math.max(0, at)
}

/** The parameters by name; `problems` gets those that are unknown, twice there or too long. */
function valuesOf(parameters: string, problems: string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(parameters.replace(/^\?/, ''))) {
    if (!known.includes(name)) problems.push(unknown('', name, known))
    else if (found.has(name)) problems.push(`\`${name}\` is there twice; the first is taken.`)
    else if (value.length > LONGEST)
      problems.push(`\`${name}\` has ${value.length} characters; up to ${LONGEST} are taken.`)
    else found.set(name, value)
  }
  return found
}

function unknown(name: string, value: string, among: readonly string[]): string {
  const shown = value.slice(0, 60)
  const near = nearNames(shown.toLowerCase(), among)
  const said =
    name === '' ? `There is no parameter \`${shown}\`` : `There is no ${name} \`${shown}\``
  return near.length > 0
    ? `${said}; did you mean \`${near[0]}\`?`
    : `${said}; there are ${among.map(one => `\`${one}\``).join(', ')}.`
}
