// Finds the question of a record among questions from files: by its id, by its fields, by the text of its prompt, in this
// order. An id that other data of the record contradicts does not decide.

import { familyNamed } from '#questions/benchmarks/cores'
import { kindCodes } from '#questions/kinds/codes'
import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { FoundQuestion } from './identity'
import { type InPrompt, PromptIndex, squeezed } from '#results/runs/in-prompt'
import type { Question } from '#questions/kinds/question'
import type { About } from './record'

/** One question, none, or several that match. */
export type LookedUp =
  | { readonly kind: 'found'; readonly found: FoundQuestion }
  | { readonly kind: 'unknown' }
  /** The id names a question, but the record's words are those of another one. */
  | { readonly kind: 'contradicted'; readonly by: string; readonly named: FoundQuestion }
  /** The prompt contains known questions, followed by one that is not known. */
  | { readonly kind: 'examples'; readonly count: number }
  /** `by`: the criterion that all of them match: `the id "7"`. */
  | { readonly kind: 'several'; readonly by: string; readonly fitting: readonly FoundQuestion[] }

interface Group {
  readonly kind: KindCode
  readonly format: FormatCode
}

export class Lookup {
  private readonly byId = new Lists()
  private readonly byKey = new Lists()
  /** Names other than ids, as defined by families. */
  private readonly byName = new Lists()
  /** Integer ids beyond 2^53, as rounded by programs that lack such numbers. */
  private readonly byRounded = new Lists()
  private readonly byText = new Lists()
  private readonly byWords = new Lists()
  /** By kind, format and position in the file: `app.gen/3`. */
  private readonly byPlace = new Lists()
  private readonly inPrompts = new PromptIndex()
  private readonly byContent = new Map<string, FoundQuestion>()
  private count = 0
  private readonly files = new Set<string>()

  add(found: FoundQuestion): void {
    const { question } = found
    const id = plainId(question.id)
    if (id !== '' && !id.startsWith('#')) this.byId.add(id, found)
    const rounded = roundedNumber(id)
    if (rounded !== undefined) this.byRounded.add(rounded, found)
    this.byKey.add(question.key, found)
    for (const name of familyNamed(question.family)?.namesOf?.(question) ?? []) this.byName.add(name, found)
    this.byText.add(textOf(question.context, question.question), found)
    this.byWords.add(squeezed(question.question), found)
    this.inPrompts.add(found)
    const [, file, place] = /^(.*)\/(\d+)$/s.exec(question.key) ?? []
    if (place !== undefined) this.byPlace.add(placeOf(question, place), found)
    if (!this.byContent.has(found.key)) this.byContent.set(found.key, found)
    this.count++
    this.files.add(file ?? '')
  }

  /** Number of questions and files, for messages: `1,204 questions of 22 files`. */
  get size(): { readonly questions: number; readonly files: number } {
    return { questions: this.count, files: this.files.size }
  }

  /** The question with equal content. */
  twinOf = (key: string): FoundQuestion | undefined => this.byContent.get(key)

  /** A question of a file with the same words, and with the PDDL or the statements that this one lacks. */
  withPddl({ kind, format, context, question, choices }: Question): FoundQuestion | undefined {
    const same = this.byText
      .get(textOf(context, question))
      ?.filter(
        ({ question: each }) =>
          each.judged !== null &&
          (format === 'gen' || each.statements !== undefined) &&
          sameChoices(each.choices, choices),
      )
    const found = only('', same, { kind, format })
    return found.kind === 'found' ? found.found : undefined
  }

  /** Tries each method in turn; the first that finds exactly one question decides. */
  find(about: About): LookedUp {
    if (this.count === 0) return unknown
    const recordWords = new RecordWords(about, this.inPrompts)
    const task = groupIn(about.task ?? '')
    // Request ids include the task: `acp_app_gen--5674251047178000480`.
    const group = task ?? groupIn(about.id ?? '')
    let several: LookedUp | undefined
    let contradicted: LookedUp | undefined
    for (const { by, list, isExact } of this.named(about, group)) {
      const fitting = list.filter(each => isOf(each, group))
      const agreeing = fitting.filter(each => recordWords.agrees(each, isExact))
      const found = only(by, agreeing, group)
      if (found.kind === 'found') return found
      if (found.kind === 'several') several ??= found
      else if (fitting.length > 0) contradicted ??= { kind: 'contradicted', by, named: fitting[0]! }
    }
    for (const found of this.worded(about, recordWords, task)) {
      if (found.kind === 'found') return found
      // The id may select one of several questions with the same text.
      if (found.kind === 'several') several = this.settled(found, about.id, group)
      if (several?.kind === 'found') return several
    }
    if (several !== undefined) return several
    const { asked, all, isFollowed } = recordWords.inPrompt
    if (isFollowed && asked.length === 0) return { kind: 'examples', count: all.length }
    return contradicted ?? unknown
  }

  /** Questions by the id and the other names of a record. `isExact`: the name cannot be a running number. */
  private *named({ id: written = '', names = [] }: About, group: Group | undefined): Generator<QuestionsByName> {
    const id = plainId(written)
    const way = (by: string, list: readonly FoundQuestion[] | undefined, isExact: boolean): QuestionsByName[] =>
      list === undefined ? [] : [{ by, list, isExact }]
    if (id !== '') {
      const by = `the id ${JSON.stringify(id.slice(0, MAX_SHOWN))}`
      yield* way(by, this.byId.get(id), !isRunning(id))
      yield* way(by, this.byKey.get(id), true)
      yield* way(by, this.within(id, group), false)
      const place = isRunning(id) && group !== undefined ? placeOf(group, id) : placeIn(id)
      if (place !== undefined) yield* way(`the place ${place}`, this.byPlace.get(place), false)
      yield* way(by, this.rounded(id), true)
    }
    for (const name of names)
      yield* way(`the name ${JSON.stringify(name.slice(0, MAX_SHOWN))}`, this.byName.get(name), true)
  }

  /** Questions by the fields of a record, then by its prompt. */
  private *worded(
    { context, question = '' }: About,
    recordWords: RecordWords,
    group: Group | undefined,
  ): Generator<LookedUp> {
    const words = squeezed(question)
    if (words !== '' && context !== undefined)
      yield only('this context and question', this.byText.get(textOf(context, words)), group)
    if (words !== '') yield only('this question', this.byWords.get(words), group)
    yield only('this prompt', recordWords.inPrompt.asked, group)
  }

  /** The questions with an id that equals this one up to rounding; one of the two must be rounded. */
  private rounded(id: string): readonly FoundQuestion[] | undefined {
    const rounded = roundedNumber(id)
    if (rounded === undefined) return undefined
    return this.byRounded.get(rounded)?.filter(({ question }) => isRounded(id) || isRounded(plainId(question.id)))
  }

  /**
   * An id with a prefix or suffix, such as `request-17-try-2`: matches the longest part that is a known id. A number has
   * no such parts: -5 is not 5.
   */
  private within(id: string, group: Group | undefined): readonly FoundQuestion[] {
    if (NUMBER.test(id)) return []
    const edges = edgesOf(id.slice(0, MAX_ID))
    let longest = 0
    let fitting: FoundQuestion[] = []
    for (const from of edges)
      for (const to of edges) {
        if (to - from < Math.max(1, longest) || to - from === id.length) continue
        const list = this.byId.get(id.slice(from, to))?.filter(each => isOf(each, group)) ?? []
        if (list.length === 0) continue
        if (to - from > longest) fitting = []
        longest = to - from
        fitting.push(...list)
      }
    return fitting
  }

  private settled(
    found: Extract<LookedUp, { kind: 'several' }>,
    id: string | undefined,
    group: Group | undefined,
  ): LookedUp {
    const named = found.fitting.filter(({ question }) => plainId(question.id) === plainId(id ?? ''))
    if (named.length > 0) return only(found.by, named, undefined)
    const ofGroup = only(found.by, found.fitting, group)
    return ofGroup.kind === 'unknown' ? found : ofGroup
  }
}

/** Length in characters of the beginning that contexts of one domain share. */
const SETTING = 48

interface QuestionsByName {
  /** The name in words: `the id "7"`. */
  readonly by: string
  readonly list: readonly FoundQuestion[]
  readonly isExact: boolean
}

/** True for a number that may count the records of any file. */
const isRunning = (id: string): boolean => /^\d{1,9}$/.test(id)

/** The words of a record, compared with questions. */
class RecordWords {
  private readonly words: string
  private readonly context: string
  private readonly prompt: string
  private found: InPrompt | undefined
  private readonly index: PromptIndex

  constructor({ context = '', question = '', prompt = question }: About, index: PromptIndex) {
    this.words = squeezed(question)
    this.context = squeezed(context)
    this.prompt = prompt
    this.index = index
  }

  get inPrompt(): InPrompt {
    return (this.found ??= this.index.find(this.prompt))
  }

  /**
   * False if the record's words are those of another question than the one that its id names. An exact id is refuted
   * only by another question in its words; a running number also by words that have nothing of the question.
   */
  agrees(each: FoundQuestion, isExact: boolean): boolean {
    if (this.words === '' && this.prompt === '') return true
    const words = squeezed(each.question.question)
    const context = squeezed(each.question.context)
    if (this.words === words && (this.context === '' || this.context === context)) return true
    const { asked } = this.inPrompt
    if (asked.length > 0) return asked.some(({ key }) => key === each.key)
    if (isExact) return true
    // The same setting with another state.
    const prompt = squeezed(this.prompt)
    if (context !== '' && !prompt.includes(context) && prompt.includes(context.slice(0, SETTING))) return false
    if (this.context !== '' && context !== '' && this.context !== context && !this.context.includes(context))
      return false
    return prompt.includes(words) || (this.words !== '' && words.includes(this.words))
  }
}

const sameChoices = (one: Question['choices'], other: Question['choices']): boolean =>
  JSON.stringify(one?.text ?? null) === JSON.stringify(other?.text ?? null)

const unknown: LookedUp = { kind: 'unknown' }
/** Maximum characters of a user's id in a message. */
const MAX_SHOWN = 60
/** Maximum characters of an id that are searched for a known id. */
const MAX_ID = 200
/** Maximum number of offsets in it at which an id may begin or end. */
const MAX_EDGES = 40

/** The offsets at which runs of letters and digits begin and end. */
function edgesOf(id: string): number[] {
  const isWord = (at: number): boolean => /[a-z0-9]/i.test(id[at] ?? '')
  const edges: number[] = []
  for (let at = 0; at <= id.length && edges.length < MAX_EDGES; at++)
    if (!isWord(at) || at === 0 || !isWord(at - 1)) edges.push(at)
  return edges
}

/** The only question in a list that belongs to the group; the same question in several files counts once. */
function only(by: string, list: readonly FoundQuestion[] | undefined, group: Group | undefined): LookedUp {
  const fitting = list?.filter(each => isOf(each, group)) ?? []
  const [first] = fitting
  if (first === undefined) return unknown
  return fitting.every(({ key }) => key === first.key)
    ? { kind: 'found', found: first }
    : { kind: 'several', by, fitting }
}

const isOf = ({ question }: FoundQuestion, group: Group | undefined): boolean =>
  group === undefined || (question.kind === group.kind && question.format === group.format)

const textOf = (context: string, question: string): string => `${squeezed(context)}\n\n${squeezed(question)}`

const placeOf = ({ kind, format }: Group, place: string): string => `${kind}.${format}/${Number(place)}`

/** Kind and format contained in a name, such as `acp_app_gen` or `app.gen.json`. */
export function groupIn(name: string): Group | undefined {
  const words = name
    .slice(0, MAX_ID)
    .toLowerCase()
    .split(/[^a-z]+/)
  const formats: readonly string[] = ['gen', 'bool', 'mcq']
  for (const [i, word] of words.entries()) {
    const kind = kindCodes.find(code => code === word)
    const format = words[i + 1]
    if (kind !== undefined && format !== undefined && formats.includes(format))
      return { kind, format: format as FormatCode }
  }
  return undefined
}

/** Kind, format and the first number after them: `acp_app_gen-3-try-1` → `app.gen/3`. */
function placeIn(id: string): string | undefined {
  const group = groupIn(id)
  if (group === undefined) return undefined
  const after = /(?:gen|bool|mcq)[^a-z0-9]+(?:with[^a-z0-9]pddl[^a-z0-9]+)?(\d{1,9})(?!\d)/i.exec(id.slice(0, MAX_ID))
  return after === null ? undefined : placeOf(group, after[1]!)
}

const NUMBER = /^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i

/** An id as it is compared: programs that keep numbers as floats write 7 as `7.0`. */
const plainId = (id: string): string => (/^\s*-?\d+\.0+\s*$/.test(id) ? id.trim().replace(/\.0+$/, '') : id.trim())

/** True if the digits of an integer may be those of a rounded number, in its shortest or its exact form. */
const isRounded = (id: string): boolean => {
  if (!/^-?\d+$/.test(id)) return true
  const value = Number(id)
  return BigInt(value).toString() === id || String(value) === id || Math.abs(value) >= 1e21
}

/**
 * The rounded form of an integer that a JavaScript number or Python float cannot represent exactly; undefined for
 * others.
 */
function roundedNumber(id: string): string | undefined {
  if (!/^-?\d{16,25}(?:\.0+)?$|^-?\d(?:\.\d+)?e\+?\d{2}$/i.test(id)) return undefined
  const value = Number(id)
  return Number.isSafeInteger(value) ? undefined : String(value)
}

class Lists {
  private readonly lists = new Map<string, FoundQuestion[]>()

  add(name: string, found: FoundQuestion): void {
    const list = this.lists.get(name)
    if (list === undefined) this.lists.set(name, [found])
    else list.push(found)
  }

  get = (name: string): readonly FoundQuestion[] | undefined => this.lists.get(name)
}
