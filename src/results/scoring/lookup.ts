// Finds the question of a record among questions from files: by its id, its text, or its position in a file.

import { familyNamed } from '#questions/benchmarks/cores'
import { kindCodes } from '#questions/kinds/codes'
import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { FoundQuestion } from './identity'
import type { About } from './record'

/** One question, none, or several that match. */
export type LookedUp =
  | { readonly kind: 'found'; readonly found: FoundQuestion }
  | { readonly kind: 'unknown' }
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
  /** By the beginning of the context, to find contexts within longer texts. */
  private readonly byOpening = new Lists()
  private readonly byContent = new Map<string, FoundQuestion>()
  private count = 0
  private readonly files = new Set<string>()

  add(found: FoundQuestion): void {
    const { question } = found
    if (question.id !== '' && !question.id.startsWith('#')) this.byId.add(question.id, found)
    const rounded = roundedNumber(question.id)
    if (rounded !== undefined) this.byRounded.add(rounded, found)
    this.byKey.add(question.key, found)
    for (const name of familyNamed(question.family)?.namesOf?.(question) ?? []) this.byName.add(name, found)
    this.byText.add(textOf(question.context, question.question), found)
    this.byWords.add(question.question.trim(), found)
    const opening = question.context.trim().slice(0, OPENING)
    if (opening.length === OPENING) this.byOpening.add(opening, found)
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

  /** Tries each method in turn; the first that finds any question decides. */
  find({ id, names = [], context, question, task }: About): LookedUp {
    if (this.count === 0) return unknown
    // Request ids include the task: `acp_app_gen--5674251047178000480`.
    const group = groupIn(task ?? '') ?? groupIn(id ?? '')
    const words = question?.trim()
    const ways: (() => LookedUp)[] = []
    const way = (by: string, list: readonly FoundQuestion[] | undefined): void => {
      ways.push(() => only(by, list, group))
    }
    if (words !== undefined && words !== '') {
      if (context !== undefined) way('this context and question', this.byText.get(textOf(context, words)))
      way('this question', this.byWords.get(words))
      ways.push(() => only('this prompt', this.heldIn(words), group))
    }
    if (id !== undefined && id !== '') {
      const name = `the id ${JSON.stringify(id.slice(0, MAX_SHOWN))}`
      way(name, this.byId.get(id))
      way(name, this.byKey.get(id))
      ways.push(() => this.within(id, group))
      const place = /^\d{1,9}$/.test(id) && group !== undefined ? placeOf(group, id) : placeIn(id)
      if (place !== undefined) way(`the place ${place}`, this.byPlace.get(place))
      const rounded = roundedNumber(id)
      if (rounded !== undefined) way(name, this.byRounded.get(rounded))
    }
    for (const name of names) way(`the name ${JSON.stringify(name.slice(0, MAX_SHOWN))}`, this.byName.get(name))
    let several: LookedUp | undefined
    for (const each of ways) {
      const found = each()
      if (found.kind === 'found') return found
      // The id may select one of several questions with the same text.
      if (found.kind === 'several') several ??= this.settled(found, id)
      if (several?.kind === 'found') return several
    }
    return several ?? unknown
  }

  /** The questions whose context and text occur in a prompt, in this order. */
  private heldIn(prompt: string): readonly FoundQuestion[] {
    const found = new Set<FoundQuestion>()
    for (let at = 0; at >= 0 && at + OPENING <= prompt.length; at = nextWord(prompt, at)) {
      for (const each of this.byOpening.get(prompt.slice(at, at + OPENING)) ?? []) {
        const context = each.question.context.trim()
        if (!prompt.startsWith(context, at)) continue
        if (prompt.includes(each.question.question.trim(), at + context.length)) found.add(each)
      }
    }
    return [...found]
  }

  private settled(found: Extract<LookedUp, { kind: 'several' }>, id: string | undefined): LookedUp {
    const named = found.fitting.filter(({ question }) => question.id === id)
    return named.length === 0 ? found : only(found.by, named, undefined)
  }

  /** An id with a prefix or suffix, such as `request-17-try-2`: matches the longest part that is a known id. */
  private within(id: string, group: Group | undefined): LookedUp {
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
    return only(`the id ${JSON.stringify(id.slice(0, MAX_SHOWN))}`, fitting, group)
  }
}

/** Number of leading characters of a context that are looked up in a prompt. */
const OPENING = 48

/** Offset of the next word; −1 after the last one. */
function nextWord(text: string, at: number): number {
  const blank = /[\s"':]\S/g
  blank.lastIndex = at
  return blank.test(text) ? blank.lastIndex - 1 : -1
}

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

const textOf = (context: string, question: string): string => `${context.trim()}\n\n${question.trim()}`

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
