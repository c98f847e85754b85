// The content of an address `#embed?…` in a frame on another page: one tab of the stage, a question, a step of a
// lesson, or a search. It takes the parameters of `#open?…` and a few more; unusable parameters are reported.

import { counted } from '#base/words'
import type { SessionDomain } from '#language/english/session-domains'
import type { Source } from '#planning/pddl/source'
import type { Question } from '#questions/kinds/question'
import { type Parameters, parametersOf } from './parameters'
import { openParameters, type Prefilled, prefilled } from './prefill'
import { readSharedLink } from './shared-set'

/** Which controls are shown: none, those of the embedded view, or all that the full page has for it. */
export type EmbedControls = 'none' | 'few' | 'all'

/** Who handles the keys that page through slides: the slide deck, the frame itself, or, if undefined, both. */
export type EmbedKeys = 'deck' | 'own' | 'both'

/** The names that the page accepts in an address. */
export interface EmbedNames {
  /** Tabs of the stage. */
  readonly tabs: readonly string[]
  readonly algorithms: readonly string[]
  readonly estimates: readonly string[]
}

export type EmbeddedPart =
  | {
      readonly kind: 'question'
      readonly question: Question
      readonly edit: Source | null
      readonly answer: string
      /** The stage tab shown next to the question; null: only the question. */
      readonly tab: string | null
    }
  | {
      readonly kind: 'stage'
      readonly tab: string
      readonly source: Source
      /** Folder or PDDL name of the domain. */
      readonly domain: string
      /** Actions from the initial state, and how many of them have been applied. */
      readonly walk: { readonly sequence: readonly string[]; readonly at: number }
      readonly algorithm: string | null
      readonly estimate: string | null
    }
  | {
      readonly kind: 'lesson'
      /** The id of a shipped lesson, or a link that contains a lesson: `lesson=1.…`. */
      readonly lesson: string
      readonly isLink: boolean
      /** Counted from 1. */
      readonly step: number
      /** Language code; null: the lesson's own language. */
      readonly language: string | null
    }
  /** Nothing could be opened; `problems` explains why. */
  | { readonly kind: 'nothing' }

export interface Embedded {
  readonly part: EmbeddedPart
  /** For example `Ferry p01`; '' if the embedded view supplies its own title. */
  readonly title: string
  /** The part after `#` of an address that opens the same content in the full page. */
  readonly open: string
  readonly controls: EmbedControls
  readonly keys: EmbedKeys
  readonly theme: 'light' | 'dark' | null
  /** The phrases that came with a shared question; null if it came without any. */
  readonly domain: SessionDomain | null
  readonly problems: readonly string[]
}

const OWN = ['lesson', 'step', 'show', 'algorithm', 'h', 'controls', 'lang', 'keys', 's']
const QUESTION = 'question'
const SEARCH = 'search'
/** Maximum length of a link, in characters; longer ones are left to the link's own reader, which reports them. */
const LINK = 1_600_000
const MAX_STEPS = 99

/** Reads what follows `embed?`. */
export function readEmbedded(text: string, names: EmbedNames): Embedded {
  const parameters = parametersOf(text, [...openParameters, ...OWN], { s: LINK, lesson: LINK })
  const { given, choice } = parameters
  const look = {
    controls: choice('controls', ['none', 'few', 'all'] as const) ?? 'few',
    keys: choice('keys', ['deck', 'own'] as const) ?? 'both',
  } as const
  const read = given.has('lesson') ? lessonOf : given.has('s') ? sharedOf : openOf
  return { ...look, ...read(parameters, names), problems: parameters.problems }
}

type EmbeddedHead = Pick<Embedded, 'part' | 'title' | 'open' | 'theme' | 'domain'>
const nothing: EmbeddedPart = { kind: 'nothing' }

/** Reports parameters that have no effect in combination with `parameter`. */
function refuse({ given, problems }: Parameters, refused: readonly string[], parameter: string): void {
  for (const name of refused) if (given.has(name)) problems.push(`\`${name}\` is not used with ${parameter}.`)
}

const OF_SEARCH = ['algorithm', 'h']

function lessonOf(parameters: Parameters): EmbeddedHead {
  const { given, problems } = parameters
  const sentences = openParameters.filter(name => name !== 'theme')
  refuse(parameters, ['s', 'show', ...OF_SEARCH, ...sentences], '`lesson`')
  const value = given.get('lesson')!
  const isLink = /^\d+\./.test(value)
  const lesson = isLink ? `lesson=${value}` : value.slice(0, 80).toLowerCase()
  const step = stepOf(given.get('step'), problems)
  return {
    part: { kind: 'lesson', lesson, isLink, step, language: languageOf(parameters) },
    title: '',
    open: isLink ? lesson : `learn/${encodeURIComponent(lesson)}/${step}`,
    theme: themeOf(parameters),
    domain: null,
  }
}

function stepOf(value: string | undefined, problems: string[]): number {
  if (value === undefined) return 1
  const step = /^\d{1,4}$/.test(value) ? Number(value) : 0
  if (step >= 1 && step <= MAX_STEPS) return step
  problems.push(`\`step\` should be the number of a step, from 1 to ${MAX_STEPS}.`)
  return 1
}

function languageOf({ given, problems }: Parameters): string | null {
  const value = given.get('lang')
  if (value === undefined) return null
  if (/^[a-z]{2,3}(?:-\w{1,8})?$/i.test(value)) return value
  problems.push('`lang` should be the code of a language, such as `en`.')
  return null
}

const themeOf = ({ choice }: Parameters): Embedded['theme'] => choice('theme', ['light', 'dark'] as const) ?? null

function sharedOf(parameters: Parameters, names: EmbedNames): EmbeddedHead {
  const { given, problems } = parameters
  const inLink = ['domain', 'problem', 'kind', 'format', 'seed', 'answer']
  refuse(parameters, [...inLink, 'step', 'lang'], '`s`')
  const theme = themeOf(parameters)
  const link = `s=${given.get('s')!}`
  const read = readSharedLink(link)
  if (read.kind === 'set') {
    problems.unshift(
      `A frame shows one question, and this link holds ${counted(read.questions.length, 'question')}. Share the one that the frame is to show.`,
    )
    return { part: nothing, title: read.name, open: link, theme, domain: null }
  }
  if (read.kind === 'bad') {
    problems.unshift(`${read.title}. ${read.message}`)
    return { part: nothing, title: '', open: '', theme, domain: null }
  }
  const { question, edit, answer, walk } = read.shared
  if (read.caveat !== '') problems.push(read.caveat)
  const part = partOf(parameters, names, {
    ...{ question, edit, answer, asks: true },
    walk: walk ?? { sequence: [], at: 0 },
  })
  return { part, title: '', open: link, theme, domain: read.domain }
}

function openOf(parameters: Parameters, names: EmbedNames): EmbeddedHead {
  const { given } = parameters
  refuse(parameters, ['step', 'lang'], 'a problem, only with `lesson`')
  const found = prefilled(parameters, names.tabs)
  const question = found.questions[found.at]
  const read = { title: found.name, theme: found.theme, domain: null }
  if (question === undefined) return { ...read, part: nothing, open: '' }
  const asks = ['kind', 'format', 'seed', 'answer'].some(name => given.has(name))
  const sequence = stepsOf(found)
  const part = partOf(parameters, names, {
    ...{ question, edit: null, answer: found.answer, asks },
    walk: { sequence, at: sequence.length },
  })
  return { ...read, part, open: openAddress(parameters, part) }
}

/** The actions named in an answer, each in parentheses. */
const stepsOf = ({ answer }: Prefilled): readonly string[] =>
  (answer.toLowerCase().match(/\([^()]+\)/g) ?? []).map(step =>
    step.replace(/\s+/g, ' ').replace(/\( | \)/g, bracket => bracket.trim()),
  )

interface LinkedQuestion {
  readonly question: Question
  readonly edit: Source | null
  readonly answer: string
  readonly walk: { readonly sequence: readonly string[]; readonly at: number }
  /** True if the address asks for a question; false if it asks only for its problem. */
  readonly asks: boolean
}

/** The question, or the view of its problem that `show` names. */
function partOf(parameters: Parameters, names: EmbedNames, found: LinkedQuestion): EmbeddedPart {
  const { given, choice, problems } = parameters
  const wanted = choice('show', [...names.tabs, QUESTION])
  const tab = names.tabs.find(name => name === given.get('tab')?.toLowerCase()) ?? null
  const isSearch = OF_SEARCH.some(name => given.has(name))
  const show = wanted ?? (isSearch ? SEARCH : found.asks ? QUESTION : (tab ?? names.tabs[0]!))
  if (show !== SEARCH) refuse(parameters, OF_SEARCH, `\`show=${show}\``)
  const { question, edit, answer, walk } = found
  if (show === QUESTION) return { kind: 'question', question, edit, answer, tab }
  const source = edit ?? question.shown
  if (source === null) {
    problems.push('This question comes in English only, so its problem cannot be shown.')
    return { kind: 'question', question, edit, answer, tab: null }
  }
  return {
    ...{ kind: 'stage', tab: show, source, domain: question.domain, walk },
    algorithm: show === SEARCH ? (choice('algorithm', names.algorithms) ?? null) : null,
    estimate: show === SEARCH ? (choice('h', names.estimates) ?? null) : null,
  }
}

/** The address that opens the same content in the full page. */
function openAddress({ given }: Parameters, part: EmbeddedPart): string {
  const open = new URLSearchParams()
  for (const name of openParameters) {
    const value = given.get(name)
    if (value !== undefined && name !== 'tab' && name !== 'theme') open.set(name, value)
  }
  if (part.kind === 'stage' || (part.kind === 'question' && part.tab !== null)) open.set('tab', part.tab!)
  return `open?${open}`
}
