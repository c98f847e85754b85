// Names for composing answers: suggestions for typed words, meanings of names, and the reading of a text. The names are
// those of the universe, found word by word, so that its size does not matter.

import { recent } from '#base/recent'
import type { Hints } from '#language/answers/names'
import { renderAnswer } from '#language/answers/render-answer'
import type { Answer } from '#language/answers/reading'
import { readAnswer } from '#language/answers/read'
import { nameSought } from '#language/answers/item-answer'
import { describeAction, describeFact } from '#language/english/describe'
import { isError } from '#planning/pddl/diagnostic'
import { filledSentence, type Wordbook } from '#language/english/wordbook'
import { sessionDomains } from '#language/english/session-domains'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import type { Source } from '#planning/pddl/source'
import { wordsOf } from '#planning/task/names'
import { type AtomClass, classifyAction, classifyAtom } from '#planning/task/universe'
import { namesOf } from '#questions/kinds/judge'
import { misfitFinding } from '#questions/kinds/judging/misfits'
import { loadTask } from '#planning/task/load'
import { readOpenAnswer } from '#questions/kinds/reading'
import type { NameSort } from '#language/answers/name-sort'
import { NameFinder, type NameParts } from './name-finder'
import type { ReadFreely } from '#questions/kinds/help'
import { givenSteps, type Question } from '#questions/kinds/question'
import { wordingsFor } from '#language/library/wordings'
import { phrasesOfQuestion } from '#language/library/phrases'

/** A formal name with its English. */
export interface NamedItem {
  readonly name: string
  readonly english: string
}

export type NameList =
  /** `more`: there are further matches. */
  | { readonly kind: 'names'; readonly names: readonly NamedItem[]; readonly more: boolean }
  /** The texts are invalid. */
  | { readonly kind: 'no-names'; readonly message: string }

/** A note on a name in an answer. */
export interface NameNote {
  /** The name as given. */
  readonly name: string
  /** The name as read: lower-cased, in the domain's spelling. */
  readonly readAs: string
  readonly english: string
  /** Why it is not a name of the question; '' if it is. Names in backticks. */
  readonly fault: string
  /** Similar valid names. */
  readonly near: readonly string[]
}

/** The words of a question's own text. */
export interface NameWords {
  /** Phrases listed in this text are preferred to those of the domain. */
  readonly english?: string
  /** The sentences of the question's prompt, preferred to all phrases. */
  readonly wordbook?: Wordbook | undefined
}

/** The two texts without grounding, which names do not need. */
interface Vocabulary extends NameParts {
  readonly source: Source
  readonly hints: Hints
}

/** The names of a source, or the error in its texts. */
const vocabularyOf = recent(
  4,
  (source: Source, english = '') => [source.problem, source.domain, english, sessionDomains()],
  (source, english: string = ''): Vocabulary | string => {
    const { domain, diagnostics } = parseDomain(source.domain)
    const { problem, diagnostics: further } = parseProblem(source.problem, domain)
    const error = [...diagnostics, ...further].find(isError)
    if (error !== undefined) return `The PDDL has an error: ${error.message}`
    const phrases = phrasesOfQuestion(domain, english)
    const hints = { ...namesOf(domain, problem), wordings: () => wordingsFor(source) }
    return { source, domain, problem, phrases, hints }
  },
)

/** The English of a name, by the prompt's sentences or the domain's phrases. */
function englishOf({ phrases }: Vocabulary, sort: NameSort, name: string, wordbook: Wordbook | undefined): string {
  const [head = '', ...objects] = wordsOf(name) ?? []
  const [sentence] = (sort === 'action' ? wordbook?.actions : wordbook?.predicates)?.get(head) ?? []
  const filled = sentence && wordbook && filledSentence(sentence, objects, wordbook)
  return filled ?? (sort === 'action' ? describeAction : describeFact)(phrases, name).text
}

const MAX_WORDS = 24

/** Names that match the typed words in order; then those that contain the words in any order. */
export function suggestNames(
  source: Source,
  sort: NameSort,
  scope: 'task' | 'universe',
  typed: string,
  max: number,
  { english = '', wordbook }: NameWords = {},
): NameList {
  const vocabulary = vocabularyOf(source, english)
  if (typeof vocabulary === 'string') return { kind: 'no-names', message: vocabulary }
  const words = typed
    .slice(0, 400)
    .toLowerCase()
    .split(/[\s(),]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  const finder = new NameFinder({ ...vocabulary, wordbook }, sort, words, max)
  const prepared = scope === 'task' ? loadTask(source) : undefined
  if (prepared?.kind === 'ready') finder.inTask(prepared.task)
  finder.inUniverse()
  const { names, more } = finder.result()
  const describedName = (name: string): NamedItem => ({ name, english: englishOf(vocabulary, sort, name, wordbook) })
  return { kind: 'names', names: names.map(describedName), more }
}

/** The meaning of each name: its English, or suggestions if it names nothing. */
export function aboutNames(
  source: Source,
  sort: NameSort,
  names: readonly string[],
  { english = '', wordbook }: NameWords = {},
): readonly NameNote[] {
  const vocabulary = vocabularyOf(source, english)
  if (typeof vocabulary === 'string')
    return names.map(name => ({ name, readAs: name.toLowerCase(), english: '', fault: '', near: [] }))
  return names.map(name => noteOn(vocabulary, sort, name, wordbook))
}

function noteOn(vocabulary: Vocabulary, sort: NameSort, name: string, wordbook: Wordbook | undefined): NameNote {
  const { domain, problem, hints } = vocabulary
  const { answer } = readAnswer(nameSought(sort), name, hints)
  const readAs = answer?.kind === 'item' ? answer.item.text : name.toLowerCase()
  const classify = sort === 'action' ? classifyAction : classifyAtom
  const found: AtomClass = classify(domain, problem, readAs)
  if (found.kind === 'in-universe')
    return {
      name,
      readAs: found.name,
      english: englishOf(vocabulary, sort, found.name, wordbook),
      fault: '',
      near: [],
    }
  const { text } = misfitFinding(sort, readAs, found)
  return { name, readAs, english: '', fault: text, near: nearOf(vocabulary, sort, readAs, found) }
}

/** Similar names of the question for an invalid name. */
function nearOf(
  vocabulary: Vocabulary,
  sort: NameSort,
  name: string,
  found: Exclude<AtomClass, { kind: 'in-universe' }>,
): readonly string[] {
  const { domain, problem } = vocabulary
  const words = wordsOf(name) ?? []
  const classify = sort === 'action' ? classifyAction : classifyAtom
  const proposals =
    found.kind === 'unknown-name'
      ? found.near.map(head => [head, ...words.slice(1)])
      : found.kind === 'unknown-object'
        ? found.near.map(object => words.map((word, i) => (i === found.place + 1 ? object : word)))
        : []
  const near = proposals
    .map(proposal => `(${proposal.join(' ')})`)
    .filter(proposal => classify(domain, problem, proposal).kind === 'in-universe')
  if (near.length > 0) return near.slice(0, MAX_NEAR_ITEMS)
  if (found.kind === 'static' || found.kind === 'derived') return []
  for (const typed of [words, words.slice(1)]) {
    if (typed.length === 0) continue
    const few = typed.slice(0, 3).join(' ')
    const list = suggestNames(vocabulary.source, sort, 'universe', few, MAX_NEAR_ITEMS)
    if (list.kind === 'names' && list.names.length > 0) return list.names.map(each => each.name)
  }
  return []
}
const MAX_NEAR_ITEMS = 3

type MoreHints = Pick<Hints, 'wordbook'>

/** The playground's reading of a text as items, as `readFreely`; or in words, if it is not made of items. */
export function readInWords(question: Question, text: string, more: MoreHints = {}): ReadFreely | null {
  const answer = answerIn(question, text, more)
  if (answer?.kind !== 'verification') return freely(answer)
  return { none: false, lists: [], index: null, text: renderAnswer(answer) }
}

/** The playground's reading of a text, on which verdicts are based. */
export const readFreely = (question: Question, text: string, more: MoreHints = {}): ReadFreely | null =>
  freely(answerIn(question, text, more))

function answerIn(question: Question, text: string, more: MoreHints): Answer | null {
  const { kind, judged: source, asked } = question
  const vocabulary = source === null ? '' : vocabularyOf(source)
  const given = givenSteps(asked)
  const hints =
    typeof vocabulary === 'string'
      ? undefined
      : { ...vocabulary.hints, ...more, prompt: question.question, ...(given === undefined ? {} : { given }) }
  return readOpenAnswer(kind, text, hints).answer
}

function freely(answer: Answer | null): ReadFreely | null {
  const textsOf = (items: readonly { readonly text: string }[]): string[] => items.map(each => each.text)
  const read = { none: false, lists: [], index: null }
  switch (answer?.kind) {
    case 'none':
      return { ...read, none: true }
    case 'item':
      return { ...read, lists: [[answer.item.text]] }
    case 'list':
      return { ...read, lists: [textsOf(answer.items)], none: answer.items.length === 0 }
    case 'two-lists':
      return {
        ...read,
        lists: [textsOf(answer.pos), textsOf(answer.neg)],
        none: answer.pos.length + answer.neg.length === 0,
      }
    case 'index':
      return { ...read, index: answer.index }
    default:
      return null
  }
}
