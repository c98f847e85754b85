// Display names of codes and names in files.

import { capital, counted } from '#base/words'
import { type FormatCode, type KindCode, wordsOfKind } from '#questions/kinds/codes'
import type { Source } from '#planning/pddl/source'
import type { Mark } from './outcome'

/** A domain's folder or PDDL name as a title: `gold-miner-typed` → `Gold miner typed`. */
export function domainTitle(id: string): string {
  const words = id.replace(/[-_]+/g, ' ').trim()
  return words === '' ? 'Unnamed domain' : capital(words)
}

/** The name in a text such as `This is a ferry domain, where …`; '' if the text starts differently. */
export function domainNamedIn(context: string): string {
  return /^\s*This is an? ([\w-]+(?: [\w-]+){0,3}?) domain\b/.exec(context.slice(0, 200))?.[1] ?? ''
}

/** The name after `(problem`; '' without PDDL. Examines only the start of the text. */
export function problemName(source: Source | null): string {
  if (source === null) return ''
  return /\(\s*problem\s+([^\s()]{1,200})/i.exec(source.problem.slice(0, 4_000))?.[1] ?? ''
}

/** The name after `(domain`, in lower case; '' if there is none. Examines only the start of the text. */
export const domainName = (domain: string): string =>
  /\(\s*domain\s+([^\s()]{1,200})/i.exec(domain.slice(0, 4_000))?.[1]?.toLowerCase() ?? ''

/** Shortens a long name in its middle. */
export function cutMiddle(name: string, max: number): string {
  if (name.length <= max) return name
  const tail = Math.floor((max - 1) / 2)
  return `${name.slice(0, max - 1 - tail)}…${name.slice(name.length - tail)}`
}

export const markName: Readonly<Record<Mark, string>> = {
  open: 'not answered',
  answered: 'not checked',
  revealed: 'key shown',
  right: 'right',
  wrong: 'wrong',
  matches: 'matches the published answer, not proven',
  differs: 'does not match the published answer, not proven',
  undecided: 'undecided',
  unreadable: 'unreadable',
}

export const formatName: Readonly<Record<FormatCode, string>> = {
  gen: 'open',
  bool: 'yes/no',
  mcq: 'choice',
}

/** The domain with the names that examples of answers use. */
export const exampleDomain = 'ferry'

/** An example of an answer to this question, with names of its domain if it is the example domain. */
export function answerExample(question: { kind: KindCode; domain: string }): string {
  const { example, plainExample } = wordsOfKind(question.kind).answer
  return question.domain === exampleDomain ? example : plainExample
}

/** Formats a duration without false precision. */
export function duration(ms: number): string {
  if (ms < 1) return 'under 1 ms'
  if (ms < 995) return `${Math.round(ms)} ms`
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`
  if (ms < 119_500) return `${Math.round(ms / 1000)} s`
  return `${Math.round(ms / 60_000)} min`
}

export { bytesNote, counted, grouped } from '#base/words'

/** Counts the open files by origin: `2 files and 11 problems`. */
export function sources(files: readonly { readonly origin: string }[]): string {
  const problems = files.filter(({ origin }) => origin === 'bundled').length
  const others = files.length - problems
  if (problems === 0) return counted(others, 'file')
  if (others === 0) return counted(problems, 'problem')
  return `${counted(others, 'file')} and ${counted(problems, 'problem')}`
}

/** All digits of a whole number if they are readable, else a lower bound. */
export const digitsOf = (digits: string): string =>
  digits.length <= 15
    ? digits.replace(/\B(?=(\d{3})+$)/g, ',')
    : `more than 10${String(digits.length - 1).replace(/\d/g, digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))}`
