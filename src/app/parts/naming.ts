// How things that files name tersely are called on the page.

import type { FormatCode, KindCode } from '../../kinds/codes'
import type { Source } from '../../pddl/source'
import type { Mark } from '../focus/mark'

/** A domain's folder or PDDL name as a title: `gold-miner-typed` → `Gold miner typed`. */
export function domainTitle(id: string): string {
  const words = id.replace(/[-_]+/g, ' ').trim()
  return words === '' ? 'Unnamed domain' : words[0]!.toUpperCase() + words.slice(1)
}

/** The name in `This is a ferry domain, where …`; '' where the text begins otherwise. */
export function domainTold(context: string): string {
  return /^\s*This is an? ([\w-]+(?: [\w-]+){0,3}?) domain\b/.exec(context.slice(0, 200))?.[1] ?? ''
}

/** What stands after `(problem`; '' without PDDL. Looks at the head of the text alone. */
export function problemName(source: Source | null): string {
  if (source === null) return ''
  return /\(\s*problem\s+([^\s()]{1,200})/i.exec(source.problem.slice(0, 4_000))?.[1] ?? ''
}

/** A long name cut in its middle. */
export function cutMiddle(name: string, most: number): string {
  if (name.length <= most) return name
  const tail = Math.floor((most - 1) / 2)
  return `${name.slice(0, most - 1 - tail)}…${name.slice(name.length - tail)}`
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

/** What is asked, in one line, for lists and titles. */
export const kindSummary: Readonly<Record<KindCode, string>> = {
  app: 'All actions that are applicable now',
  prog: 'What an action makes true and false',
  reach: 'A proposition that can never hold',
  areach: 'An action that can never become applicable',
  val: 'The first step of a sequence that fails',
  just: 'A shorter plan inside a plan',
  land: 'A fact every plan must pass through',
  nexta: 'An action on a cheapest way to the goal',
}

/** How an open answer is written: a sentence, and an example with objects that no problem has, so that it gives nothing away. */
export const answerShape: Readonly<Record<KindCode, { says: string; example: string }>> = {
  app: {
    says: 'List every applicable action. Order and repeats do not matter.',
    example: '[(sail pier1 pier2), (board van3 pier1)]',
  },
  prog: {
    says: 'Two lists: first what becomes true, then what becomes false.',
    example: '[(on van3)] [(at van3 pier1), (empty-ferry)]',
  },
  reach: {
    says: 'One proposition that can never hold, or None if every one can.',
    example: '(at van3 pier1)',
  },
  areach: {
    says: 'One action that can never become applicable, or None if every one can.',
    example: '(sail pier1 pier2)',
  },
  val: {
    says: 'The index of the first step that cannot be executed. Indices count from 0.',
    example: '3',
  },
  just: {
    says: 'The plan with some steps left out, so that it is still a plan.',
    example: '[(board van3 pier1), (sail pier1 pier2), (debark van3 pier2)]',
  },
  land: {
    says: 'A fact that every plan makes true on the way: neither initial nor in the goal. None if there is none.',
    example: '(on van3)',
  },
  nexta: {
    says: 'One applicable action that brings the goal closer.',
    example: '(board van3 pier1)',
  },
}

/** The domain whose names the examples use. */
export const exampleDomain = 'ferry'

/** The form of an answer in names that are no domain's. */
const plainForm: Readonly<Record<KindCode, string>> = {
  app: '[(action object), (action object object)]',
  prog: '[(predicate object)] [(predicate object object)]',
  reach: '(predicate object)',
  areach: '(action object object)',
  val: '3',
  just: '[(action object), (action object object)]',
  land: '(predicate object)',
  nexta: '(action object object)',
}

/** How an answer to this question is written: in the names of its own domain, or none. */
export const answerExample = (question: { kind: KindCode; domain: string }): string =>
  question.domain === exampleDomain ? answerShape[question.kind].example : plainForm[question.kind]

/** A time in words that do not pretend to more than was measured. */
export function duration(ms: number): string {
  if (ms < 1) return 'under 1 ms'
  if (ms < 995) return `${Math.round(ms)} ms`
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`
  if (ms < 119_500) return `${Math.round(ms / 1000)} s`
  return `${Math.round(ms / 60_000)} min`
}

/** `60,000`: thousands apart, as everywhere on the page. */
export const grouped = (count: number): string => {
  const digits = String(Math.round(count))
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** `1 fact`, `3 facts`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`

/** `2 files and 11 problems`: what is open, by where it came from. */
export function sources(files: readonly { readonly origin: string }[]): string {
  const problems = files.filter(({ origin }) => origin === 'bundled').length
  const others = files.length - problems
  if (problems === 0) return counted(others, 'file')
  if (others === 0) return counted(problems, 'problem')
  return `${counted(others, 'file')} and ${counted(problems, 'problem')}`
}

/** All digits of a whole number as long as one can read them, else how large it is at least. */
export const digitsOf = (digits: string): string =>
  digits.length <= 15
    ? digits.replace(/\B(?=(\d{3})+$)/g, ',')
    : `more than 10${String(digits.length - 1).replace(/\d/g, digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))}`
