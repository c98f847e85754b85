// A sheet for paper as blocks of atoms, which are measured and placed on pages as units. Pure.

import type { ItemText } from '#teaching/exports/item'
import type { PrintKey, PrintQuestion, PrintReason, PrintRoom } from '#teaching/exports/print-sheet'
import type { Rich } from '#teaching/exports/rich'
import { contextBlocks } from '#page/workbench/question/context-blocks'

/** The typographic style of a text. */
export type TextLook = 'context' | 'code' | 'stem' | 'item' | 'how' | 'note' | 'introduction' | 'reason'

/** A picture, identified by the key of its question (`of`); lengths in mm. */
export interface Picture {
  readonly kind: 'picture'
  readonly of: string
  readonly width: number
  readonly height: number
  readonly caption: string
}

export interface OptionAtom {
  readonly kind: 'option'
  readonly mark: 'box' | 'circle' | 'none'
  readonly letter: string
  readonly text: Rich
}

export type Atom =
  | { readonly kind: 'text'; readonly look: TextLook; readonly text: Rich }
  | Picture
  /** Paragraphs next to a picture, and below them short atoms of the question. */
  | {
      readonly kind: 'side-by-side'
      readonly texts: readonly string[]
      readonly further: readonly Atom[]
      readonly picture: Picture
    }
  | OptionAtom
  /** Two short options in one row. */
  | { readonly kind: 'row'; readonly options: readonly OptionAtom[] }
  | { readonly kind: 'yes-no'; readonly hasRoom: boolean }
  | { readonly kind: 'number' }
  /** Ruled lines to write on; if space is short, at least `enough` of them. Halved lines hold two short answers. */
  | { readonly kind: 'lines'; readonly lines: number; readonly enough: number; readonly isHalved?: true }
  | { readonly kind: 'answer'; readonly right: string; readonly name: string }
  | {
      readonly kind: 'reason'
      readonly label: string
      readonly right: boolean
      readonly why: Rich
    }
  | { readonly kind: 'title'; readonly title: string; readonly under: string }
  /** Fields for the student's name. */
  | { readonly kind: 'names' }
  /** A table of all right answers. */
  | {
      readonly kind: 'glance'
      readonly entries: readonly (readonly [number: number, right: string])[]
    }

/** An atom that is kept on a page with the next one if `stays`. */
export interface Set {
  readonly atom: Atom
  readonly stays: boolean
}

export interface AtomBlock {
  /** The number in the margin; '' for none. */
  readonly label: string
  readonly atoms: readonly Set[]
}

/** The content that is printed with the question itself. */
export interface Contents {
  readonly english: boolean
  readonly picture: boolean
  readonly pddl: boolean
  /** True to leave room for the answer. */
  readonly room: boolean
  /** True to print a line for name and date. */
  readonly names: boolean
  /** True to print a situation that several questions share only with the first of them. */
  readonly once: boolean
}

export interface Sizing {
  readonly sizeOf: (picture: NonNullable<ItemText['picture']>) => Pick<Picture, 'width' | 'height'>
  /** True if text fits next to a picture of this width. */
  readonly isNarrow: (width: number) => boolean
}

const text = (look: TextLook, words: string | Rich): Atom => ({
  ...{ kind: 'text', look },
  text: typeof words === 'string' ? [{ kind: 'text', text: words }] : words,
})
const free = (atom: Atom): Set => ({ atom, stays: false })
const tied = (atom: Atom): Set => ({ atom, stays: true })

/** Paragraphs of a text, trimmed. */
const paragraphs = (words: string): readonly string[] =>
  words
    .split(/\r\n?|\n/)
    .map(line => line.trim())
    .filter(line => line !== '')

/** The heading above the questions of a variant. */
export function openingOf(title: string, letter: string, introduction: string, contents: Contents): AtomBlock {
  const under = letter === '' ? '' : `Variant ${letter}`
  return {
    label: '',
    atoms: [
      tied({ kind: 'title', title, under }),
      ...(contents.names ? [tied({ kind: 'names' })] : []),
      ...paragraphs(introduction).map(each => free(text('introduction', each))),
    ],
  }
}

/** The questions of a variant. */
export function questionBlocks(
  questions: readonly PrintQuestion[],
  contents: Contents,
  sizing: Sizing,
): readonly AtomBlock[] {
  const seen = new Map<string, number>()
  return questions.map(({ number, key, text: words, room }) => ({
    label: String(number),
    atoms: nextToPicture(situation(words, key, number, contents, sizing, seen), [
      [
        ...paragraphs(words.stem).map(each => tied(text(lookOf(each) === 'item' ? 'item' : 'stem', each))),
        ...paragraphs(words.how).map(each => tied(text('how', each))),
      ],
      roomAtoms(room, contents.room),
    ]),
  }))
}

/** Maximum length of the content next to a picture; longer content begins below it. */
const MAX_NEXT = 700
/** Length added to an atom for the end of its last line. */
const LINE_END = 25

/** The atoms of a question; those of its groups that fit are next to the picture, if that ends the situation. */
function nextToPicture(before: readonly Set[], groups: readonly (readonly Set[])[]): readonly Set[] {
  const last = before.at(-1)
  if (last?.atom.kind !== 'side-by-side') return [...before, ...groups.flat()]
  let length = last.atom.texts.join('').length
  let fitting = 0
  for (const group of groups) {
    length += group.reduce((sum, { atom }) => sum + lengthOf(atom), 0)
    if (length > MAX_NEXT) break
    fitting++
  }
  const further = groups.slice(0, fitting).flat()
  const joined = { ...last.atom, further: further.map(({ atom }) => atom) }
  const { stays } = further.at(-1) ?? last
  return [...before.slice(0, -1), { atom: joined, stays }, ...groups.slice(fitting).flat()]
}

const lettersIn = (rich: Rich): number => rich.reduce((sum, { text }) => sum + text.length, 0)

/** About how many letters have the room of the atom; infinite if it needs the width of the page. */
function lengthOf(atom: Atom): number {
  switch (atom.kind) {
    case 'text':
    case 'option':
      return lettersIn(atom.text) + LINE_END
    case 'yes-no':
    case 'number':
      return 2 * LINE_END
    default:
      return Number.POSITIVE_INFINITY
  }
}

/** Maximum length of a text next to its picture: a longer one may have to be divided, so its picture is below. */
const MAX_INLINE = 2_000
/** Minimum length of a paragraph on the domain that is replaced by a reference to the question that has them. */
const MIN_SHARED = 160

/** Steps of a plan are closer to each other than paragraphs. */
export const lookOf = (paragraph: string): 'item' | 'context' => (/^\d+\. /.test(paragraph) ? 'item' : 'context')

/** The paragraphs that hold for the whole domain, and those of the state and the goal. */
function partsOf(context: string): readonly [rules: readonly string[], state: readonly string[]] {
  const blocks = contextBlocks(context)
  const now = blocks.find(({ kind }) => kind === 'now')
  const from = now !== undefined && now.kind !== 'list' ? now.from : 0
  return [paragraphs(context.slice(0, from)), paragraphs(context.slice(from))]
}

/** `seen`: situations that are already printed, with the number of their question. */
function situation(
  { context, pddl, picture }: ItemText,
  key: string,
  number: number,
  contents: Contents,
  sizing: Sizing,
  seen: Map<string, number>,
): readonly Set[] {
  const atoms: Set[] = []
  const hasEnglish = context.trim() !== ''
  const english = hasEnglish && (contents.english || (!contents.pddl && !contents.picture))
  const code = pddl !== null && (contents.pddl || !hasEnglish)
  const shown = contents.picture ? picture : null
  const isNew = (what: string): number | undefined => {
    const first = contents.once ? seen.get(what) : undefined
    if (first === undefined) seen.set(what, number)
    return first
  }
  const whole = JSON.stringify([english && context, shown?.svg, code && pddl])
  const asIn = isNew(whole)
  if (asIn !== undefined && (english || code || shown !== null))
    return [tied(text('note', `The situation is the same as in question ${asIn}.`))]
  const first = shown === null ? undefined : isNew(shown.svg)
  const drawn =
    shown === null || first !== undefined
      ? null
      : ({ kind: 'picture', of: key, ...sizing.sizeOf(shown), caption: shown.caption } as const)
  const [rules, state] = english ? partsOf(context) : [[], []]
  for (const paragraph of rules) {
    const before = paragraph.length < MIN_SHARED ? undefined : isNew(paragraph)
    atoms.push(
      free(
        before === undefined ? text('context', paragraph) : text('note', `The rules are those of question ${before}.`),
      ),
    )
  }
  // The picture shows the state, so it is next to the text of the state.
  const isNextToText = drawn !== null && sizing.isNarrow(drawn.width) && state.join('').length < MAX_INLINE
  if (isNextToText && state.length > 0)
    atoms.push(free({ kind: 'side-by-side', texts: state, further: [], picture: drawn }))
  else {
    atoms.push(...state.map(each => free(text(lookOf(each), each))))
    if (drawn !== null) atoms.push(free(drawn))
  }
  if (first !== undefined) atoms.push(free(text('note', `The picture is the same as in question ${first}.`)))
  if (code) {
    const domain = isNew(pddl.domain)
    atoms.push(
      ...(domain === undefined
        ? [tied(text('note', 'The domain')), free(text('code', laidOut(pddl.domain)))]
        : [free(text('note', `The domain is the same as in question ${domain}.`))]),
      ...[tied(text('note', 'The problem')), free(text('code', laidOut(pddl.problem)))],
    )
  }
  return atoms
}

/** PDDL with comments moved close to their lines: far to the right they would wrap. */
const laidOut = (pddl: string): string => pddl.trim().replace(/ {3,};/g, '  ;')

function linesFor({ lines, isShort }: Extract<PrintRoom, { kind: 'lines' }>): Atom {
  const rows = isShort ? Math.ceil(lines / 2) : lines
  return { kind: 'lines', lines: rows, enough: enoughOf(rows), ...(isShort && { isHalved: isShort }) }
}

/** Minimum number of lines of the `lines` that leave some reserve. */
const enoughOf = (lines: number): number => Math.max(Math.min(lines, 4), lines - 3)

function roomAtoms(room: PrintRoom, hasRoom: boolean): readonly Set[] {
  switch (room.kind) {
    case 'boxes':
      return optionAtoms(room.options, hasRoom ? (room.isOne ? 'circle' : 'box') : 'none')
    case 'yes-no':
      return [free({ kind: 'yes-no', hasRoom })]
    case 'number':
      return hasRoom ? [free({ kind: 'number' })] : []
    case 'lines':
      return hasRoom ? [free(linesFor(room))] : []
    default:
      return room satisfies never
  }
}

/** More options than this are in rows of two, if all are at most this long. */
const MAX_SINGLE = 4
const MAX_SHORT = 45

function optionAtoms(
  options: Extract<PrintRoom, { kind: 'boxes' }>['options'],
  mark: OptionAtom['mark'],
): readonly Set[] {
  const all = options.map(({ letter, text }): OptionAtom => ({ kind: 'option', letter, text, mark }))
  const isShort = all.every(({ text }) => lettersIn(text) <= MAX_SHORT)
  const atoms: readonly Atom[] =
    all.length > MAX_SINGLE && isShort
      ? all.flatMap((_, i) => (i % 2 === 0 ? [{ kind: 'row' as const, options: all.slice(i, i + 2) }] : []))
      : all
  return atoms.map((atom, i) => ({ atom, stays: i < atoms.length - 1 }))
}

/** The key of a variant: a table of all right answers, then each with its reasons. */
export function keyBlocks(title: string, letter: string, keys: readonly PrintKey[]): readonly AtomBlock[] {
  const under = letter === '' ? 'Key' : `Key, variant ${letter}`
  return [
    {
      label: '',
      atoms: [
        tied({ kind: 'title', title, under }),
        free({
          kind: 'glance',
          entries: keys.map(({ number, right, isSample }) => [number, isSample ? 'below' : right]),
        }),
      ],
    },
    ...keys.map(keyBlock),
  ]
}

function keyBlock({ number, name, right, isSample, reason, options }: PrintKey): AtomBlock {
  const why = reason.length === 0 ? [] : [free(text('reason', reason))]
  return {
    label: String(number),
    atoms: [
      tied({ kind: 'answer', right: isSample ? '' : right, name: nameOf(name) }),
      ...(isSample ? [tied(text('note', 'One right answer')), free(text('code', right.trim()))] : []),
      ...why,
      ...options.map(reasonAtom),
    ],
  }
}

/** The name without the question's number in its source list, as it has another number on paper. */
const nameOf = (name: string): string => name.replace(/, [\d,]+$/, '')

const reasonAtom = ({ label, right, why }: PrintReason): Set => free({ kind: 'reason', label, right, why })
