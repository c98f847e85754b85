// Reads a text as answers are read: facts and actions found word by word, with their wordings; whole sentences that
// describe several facts; and unread words, with the nearest wording.

import type { Item } from '#language/answers/items'
import { docOf } from '#language/answers/lines'
import { itemsOf } from '#language/answers/mentions'
import { type Hints, Names } from '#language/answers/names'
import { fillers, kindNounsOf, stemOf } from '#language/answers/wordings'
import type { Span } from '#base/text'
import { recent } from '#base/recent'
import { namesOf } from '#questions/kinds/judge'
import { ContextReader } from '#language/english/context-reader'
import { type Phrases, plainPhrases } from '#language/english/phrases'
import { fitsOf, PhraseBook, type Stated } from '#language/english/read-back'
import { readPhrases } from '#language/english/read-phrases'
import type { Template } from '#language/english/template'
import { publishedPhrasesOf } from '#language/library/phrases'
import { sceneOf } from '#language/library/picture'
import { wordingsBy } from '#language/library/wordings-by'
import { isError } from '#planning/pddl/diagnostic'
import type { Domain, Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { loadDomain } from '#planning/task/load'
import { classifyAction, classifyAtom, kindsOf } from '#planning/task/universe'
import { aboutNames } from '../names/names'
import { type Almost, type Known, nearestWording } from './nearest-wording'
import { wordingPlaces } from './places'
import type { ReadBack, ReadBackRequest, ReadingBy, TextPart } from './reading'
import type { WordingPlace } from './renderings'

/** Longer texts are not read. */
const MAX_CHARACTERS = 200_000
/** Maximum number of ranges to compare with all wordings, and of items to describe faults for. */
const MAX_COMPARED = 300

/** Reads a text; never throws, whatever the text. */
export function readBack(request: ReadBackRequest): ReadBack {
  const { text } = request
  if (text.length > MAX_CHARACTERS)
    return {
      kind: 'refused',
      message: 'The text is too long: at most 200,000 characters are read.',
    }
  const reader = readerFor(request)
  return 'message' in reader ? { kind: 'refused', ...reader } : reader.read(text)
}

const readerFor = recent(
  4,
  ({ domain, phrases, by, problem }: ReadBackRequest) => [by, problem?.name, phrases, problem?.text, domain],
  makeReader,
)

function makeReader(request: ReadBackRequest): Reader | { readonly message: string } {
  const { domain: domainText, phrases: text, by, problem: chosen } = request
  const { domain, diagnostics } = loadDomain(domainText)
  const fault = diagnostics.find(isError)
  if (fault !== undefined) return { message: `The domain has an error: ${fault.message}` }
  const phrases =
    by === 'text'
      ? readPhrases(text, domain).phrases
      : by === 'names'
        ? plainPhrases(domain)
        : publishedPhrasesOf(domain)
  if (phrases === undefined) return { message: 'This domain has no published wording.' }
  const read = chosen === undefined ? undefined : parseProblem(chosen.text, domain)
  const inProblem = read?.diagnostics.find(isError)
  if (inProblem !== undefined) return { message: `The problem has an error: ${inProblem.message}` }
  return new Reader({
    ...{ domain, domainText, phrases, problem: read?.problem },
    problemText: chosen?.text ?? '',
    places: by === 'text' ? wordingPlaces(domain, domainText, phrases, text) : [],
  })
}

interface ReaderParts {
  readonly domain: Domain
  readonly domainText: string
  readonly phrases: Phrases
  /** Undefined if objects may have any names. */
  readonly problem: Problem | undefined
  readonly problemText: string
  /** The places of the wordings, if they come from a file. */
  readonly places: readonly WordingPlace[]
}

class Reader {
  private readonly parts: ReaderParts
  private readonly known: readonly Known[]
  private readonly hints: Hints

  constructor(parts: ReaderParts) {
    const { domain, phrases, problem } = parts
    this.parts = parts
    const wordings = wordingsBy(domain, phrases)
    this.hints = {
      ...namesOf(domain, problem),
      wordings: () => wordings,
      ...(problem === undefined ? { fits: () => true } : {}),
    }
    this.known = templatesOf(phrases)
  }

  read(text: string): ReadBack {
    const objects = this.parts.problem === undefined ? this.anyNames(text) : new Set(this.hints.objects)
    const doc = docOf(text)
    const ambiguous: (readonly Item[])[] = []
    const names = new Names({ ...this.hints, objects }, 'fact')
    const items = itemsOf(doc, names, meanings => void ambiguous.push(meanings))
    const { parts: textParts, understood } = this.contextParts(text, doc.sentences, objects)
    const parts = this.joined(text, items, ambiguous, textParts)
    const all = apart([...parts, ...this.rest(text, [...parts, ...understood], objects)])
    return { kind: 'read', parts: all, scene: this.sceneOf(all) }
  }

  /** Likely object names, if no problem declares the objects: words that occur in no wording. */
  private anyNames(text: string): Set<string> {
    const own = new Set(this.known.flatMap(({ words }) => words))
    const { types, predicates, actions } = this.parts.phrases
    for (const { one, many, name } of types)
      for (const word of `${one} ${many} ${name}`.split(' ')) own.add(stemOf(word.toLowerCase()))
    const heads = new Set([...predicates.keys(), ...actions.keys()])
    const found = new Set<string>(this.parts.domain.constants.map(({ name }) => name))
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu))
      if (!own.has(stemOf(word)) && !isPlain(word) && !heads.has(word)) found.add(word)
    return found
  }

  /** Sentences that are read as a whole: those that describe several facts, and contexts in the published style. */
  private contextParts(
    text: string,
    sentences: readonly Span[],
    objects: ReadonlySet<string>,
  ): { readonly parts: TextPart[]; readonly understood: readonly Span[] } {
    const { domain, phrases, problem } = this.parts
    const fits = problem === undefined ? undefined : fitsOf(domain, problem.objects)
    if (phrases.contexts !== undefined) {
      const reader = new ContextReader(phrases, name => objects.has(name), fits)
      const { sentences: read, unread } = reader.read(text)
      const textParts = read.flatMap(({ from, to, facts }): TextPart[] =>
        facts.length === 0
          ? []
          : [
              {
                from,
                to,
                kind: 'stated',
                readings: [this.readingOf('fact', facts, false, 'state')],
              },
            ],
      )
      // Introductory sentences and counts of objects state no fact but count as understood.
      return { parts: textParts, understood: gapsOf(text, unread) }
    }
    const book = new PhraseBook(phrases, objects, fits)
    const parts = sentences
      .flatMap(sentence => clausesOf(text, sentence))
      .flatMap((clause): TextPart[] => {
        const meanings = book.read(text.slice(clause.from, clause.to))
        if (meanings.length === 0) return []
        const readings = meanings.map(each => this.readingOfStated(each))
        const isSure = meanings.length === 1
        return [{ ...clause, kind: isSure ? 'stated' : 'ambiguous', readings }]
      })
    return { parts: parts, understood: [] }
  }

  private readingOfStated({ kind, items, negated }: Stated): ReadingBy {
    return this.readingOf(kind, items, negated, items.length > 1 ? 'state' : 'answer')
  }

  private readingOf(
    kind: 'fact' | 'action',
    items: readonly string[],
    negated: boolean,
    how: ReadingBy['how'],
    template?: Template,
  ): ReadingBy {
    const wording =
      template && this.parts.places.find(({ from, to }) => from === template.span.from && to === template.span.to)
    return {
      ...{ sort: kind, items, negated, how },
      ...(wording === undefined ? {} : { wording }),
      faults: this.faultsOf(kind, items),
    }
  }

  /** The faults of names, if a problem declares the objects. */
  private faultsOf(kind: 'fact' | 'action', items: readonly string[]): string[] {
    const { domain, problem, domainText, problemText } = this.parts
    if (problem === undefined) return []
    const wrong = items.filter(item => {
      const found = (kind === 'action' ? classifyAction : classifyAtom)(domain, problem, item)
      return !['in-universe', 'static', 'derived'].includes(found.kind)
    })
    const source = { domain: domainText, problem: problemText }
    return aboutNames(source, kind, wrong.slice(0, 3)).map(({ fault }) => fault)
  }

  /** The reading as an answer, extended by whole sentences that contain more. */
  private joined(
    text: string,
    items: readonly Item[],
    ambiguous: readonly (readonly Item[])[],
    textParts: readonly TextPart[],
  ): TextPart[] {
    const asReading = ({ text: name, role = 'fact', negated, template }: Item): ReadingBy =>
      this.readingOf(role, [name], negated, 'answer', template)
    const single = [
      ...items.map(
        (item): TextPart => ({
          ...whole(text, item),
          kind: 'stated',
          readings: [asReading(item)],
        }),
      ),
      ...ambiguous.map(
        (meanings): TextPart => ({
          ...whole(text, meanings[0]!),
          kind: 'ambiguous',
          readings: meanings.map(asReading),
        }),
      ),
    ]
    const more = textParts.filter(part => hasDetails(part, single))
    const isCovered = (one: Span): boolean => more.some(({ from, to }) => one.from < to && one.to > from)
    return [...single.filter(part => !isCovered(part)), ...more]
  }

  /** Unread words with the nearest wording; conjunctions are omitted. */
  private rest(text: string, parts: readonly Span[], objects: ReadonlySet<string>): TextPart[] {
    const found: TextPart[] = []
    let compared = 0
    for (const gap of gapsOf(text, parts))
      for (const clause of clausesOf(text, gap)) {
        const words = text.slice(clause.from, clause.to)
        if (!hasWords(words)) continue
        const almost: Almost | undefined =
          compared++ < MAX_COMPARED ? nearestWording(words, this.known, objects) : undefined
        const wording =
          almost && this.parts.places.find(({ from, to }) => from === almost.span.from && to === almost.span.to)
        found.push({
          ...{ ...clause, kind: 'unknown', readings: [] },
          ...(almost === undefined ? {} : { almost: almost.text }),
          ...(wording === undefined ? {} : { almostAt: wording }),
        })
      }
    return found
  }

  /** A picture of the stated facts, if they form a state. */
  private sceneOf(parts: readonly TextPart[]) {
    const { domain, problem } = this.parts
    if (problem === undefined) return null
    const kinds = kindsOf(domain)
    const fluent = new Set(domain.predicates.flatMap(({ name }, i) => (kinds[i] === 'fluent' ? name : [])))
    const facts = parts.flatMap(({ kind, readings }) => {
      const [reading] = readings
      const isFact = kind === 'stated' && reading?.sort === 'fact' && !reading.negated
      return isFact && reading.faults.length === 0 ? reading.items : []
    })
    const changing = facts.filter(fact => fluent.has(fact.slice(1, -1).split(' ')[0]!))
    return changing.length === 0 ? null : sceneOf(domain, problem, [...new Set(changing)])
  }
}

/** Non-overlapping parts, in order. */
function apart(parts: readonly TextPart[]): TextPart[] {
  let at = 0
  return [...parts]
    .sort((a, b) => a.from - b.from)
    .flatMap(part => {
      const from = Math.max(at, part.from)
      if (from >= part.to) return []
      at = part.to
      return [{ ...part, from }]
    })
}

/** True if the whole sentence states facts that the parts in it do not. */
function hasDetails(textPart: TextPart, single: readonly TextPart[]): boolean {
  const inside = new Set(
    single
      .filter(({ from, to }) => from < textPart.to && to > textPart.from)
      .flatMap(({ readings }) => readings.map(({ items, negated }) => `${negated} ${items.join()}`)),
  )
  return textPart.readings.some(({ items, negated }) => items.some(each => !inside.has(`${negated} ${each}`)))
}

/** The range without surrounding blanks. */
function within(text: string, { from, to }: Span): Span {
  const words = text.slice(from, to)
  const start = from + (words.length - words.trimStart().length)
  return { from: start, to: Math.max(start, from + words.trimEnd().length) }
}

const articles = new Set(['the', 'a', 'an'])
/** Number of characters before a phrase that are examined for its article. */
const BEFORE = 40

/** The range extended by the article and noun before it, which readers skip. */
function whole(text: string, item: Span): Span {
  const { from, to: end } = within(text, item)
  // A noun after a name belongs to it, but not in the next line.
  const behind = /\s*\n\s*([\p{L}'-]+)$/u.exec(text.slice(from, end))
  const isNext = behind !== null && kindNounsOf().has(behind[1]!.toLowerCase())
  const to = isNext ? from + behind.index : end
  let start = from
  for (;;) {
    const before = /([\p{L}'-]+) $/u.exec(text.slice(Math.max(0, start - BEFORE), start))?.[1]
    if (before === undefined) return { from: start, to }
    const word = before.toLowerCase()
    if (!articles.has(word) && !kindNounsOf().has(word)) return { from: start, to }
    start -= before.length + 1
  }
}

/** Ranges between parts. */
function gapsOf(text: string, parts: readonly Span[]): Span[] {
  const gaps: Span[] = []
  let at = 0
  for (const { from, to } of [...parts].sort((a, b) => a.from - b.from)) {
    if (from > at) gaps.push({ from: at, to: from })
    at = Math.max(at, to)
  }
  return [...gaps, { from: at, to: text.length }]
}

/** Ranges between full stops, semicolons, colons and line breaks. */
function clausesOf(text: string, { from, to }: Span): Span[] {
  const clauses: Span[] = []
  let at = from
  for (const match of text.slice(from, to).matchAll(/[.!?](?=\s|$)|[;:](?=\s|$)|\n/g)) {
    clauses.push(within(text, { from: at, to: from + match.index }))
    at = from + match.index + match[0].length
  }
  clauses.push(within(text, { from: at, to }))
  return clauses.filter(clause => clause.to > clause.from)
}

/** Words that connect or introduce statements. */
const joining = new Set(
  'and or but then also that both while first next finally so thus all this these those following facts hold holds true goal goals initial initially state states currently now is are was be it the a an of in to after before step steps action actions exist exists there propositions plan answer yes no with'.split(
    ' ',
  ),
)
const isPlain = (word: string): boolean =>
  joining.has(word) || fillers.has(word) || kindNounsOf().has(word) || /^\d+$/.test(word)

const hasWords = (words: string): boolean =>
  (words.toLowerCase().match(/[\p{L}\p{N}'_-]+/gu) ?? []).some(word => !isPlain(word))

/** All wordings of a file, with their distinguishing words. */
function templatesOf(phrases: Phrases): Known[] {
  const all = [
    ...[...phrases.predicates.values()].flatMap(({ holds, fails, told: template, read = [] }) => [
      ...holds,
      ...fails,
      ...(template === undefined ? [] : [template]),
      ...read,
    ]),
    ...[...phrases.actions.values()].flatMap(({ wordings, read = [] }) => [...wordings, ...read]),
  ]
  return all.map(template => ({
    template,
    slots: template.parts.filter(({ kind }) => kind === 'slot').length,
    words: template.parts.flatMap(part =>
      part.kind === 'slot'
        ? []
        : (
            (part.kind === 'text' ? part.text : `${part.one} ${part.many}`).toLowerCase().match(/[\p{L}\p{N}'_-]+/gu) ??
            []
          ).map(stemOf),
    ),
  }))
}
