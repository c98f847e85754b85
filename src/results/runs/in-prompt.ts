// Finds questions by the text of a prompt: the whole question, or a longer text that contains it, perhaps after worked
// examples that are questions of the same files.

import type { Question } from '#questions/kinds/question'

/** A question with its keys, as in `results/scoring/identity.ts`. */
interface FoundQuestion {
  readonly question: Question
  readonly key: string
  readonly exact: string
}

/** Equal for texts that differ only in blanks and line ends, as tables and chat templates change them. */
export const squeezed = (text: string): string => (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim()

/** A question and its squeezed texts. */
interface Asked {
  readonly found: FoundQuestion
  readonly context: string
  readonly words: string
}

/** A question in a prompt: offsets of its context and of the end of its words. */
interface PromptPart extends Asked {
  readonly from: number
  readonly to: number
}

export interface InPrompt {
  /** The question that the prompt asks last; several if it cannot be decided which one; empty if none is known. */
  readonly asked: readonly FoundQuestion[]
  /** All known questions of the prompt, including those of worked examples. */
  readonly all: readonly FoundQuestion[]
  /** True if another question follows them, which is not known. */
  readonly isFollowed: boolean
  /** The text after the words of the last question; all of it if none is known. */
  readonly rest: string
}

/** Lengths of the beginnings of contexts that are looked up in a prompt, the longest first. */
const OPENINGS = [48, 16] as const

/** The beginning of a context as it is in every prompt with it, if prompts are squeezed as well. */
export const openingOf = (context: string): string => squeezed(context).slice(0, OPENINGS[0])

/** The heading of a further question. */
const HEADING =
  /(?:^|[\n\r.!?)\]])[ \t]*(?:#{1,6} *|\*{1,2}|\[)?(?:your |next |new |the )?(?:question|q|context|statement|user|human)\b *\d{0,3} *(?:[:\].]|\*{1,2}|[\n\r])/i

export class PromptIndex {
  /** By the beginning of the context, or of the words of a question without a context. */
  private readonly byOpening = new Map<string, Asked[]>()

  add(found: FoundQuestion): void {
    const context = squeezed(found.question.context)
    const words = squeezed(found.question.question)
    const text = context === '' ? words : context
    const length = OPENINGS.find(each => each <= text.length)
    if (length === undefined || words === '') return
    const opening = text.slice(0, length)
    const list = this.byOpening.get(opening)
    if (list === undefined) this.byOpening.set(opening, [{ found, context, words }])
    else list.push({ found, context, words })
  }

  /** The questions with context and words in a prompt, in the prompt's order. Never throws. */
  find(text: string): InPrompt {
    const prompt = squeezed(text)
    const { held, openings } = this.heldIn(prompt)
    const end = Math.max(0, ...held.map(({ to }) => to))
    const asked = held.filter(({ to }) => to === end)
    // If two end together, the shorter one is a part of the longer one.
    const longest = Math.max(0, ...asked.map(lengthOf))
    const rest = held.length === 0 ? text : ending(text, prompt.slice(end))
    const isFollowed = held.length > 0 && ((openings.at(-1) ?? 0) > end || HEADING.test(rest))
    return {
      asked: isFollowed ? [] : unique(asked.filter(each => lengthOf(each) === longest)),
      all: unique(held),
      isFollowed,
      rest,
    }
  }

  /** `openings`: the offsets at which a known context begins, whether or not the rest of it follows. */
  private heldIn(prompt: string): { readonly held: readonly PromptPart[]; readonly openings: readonly number[] } {
    const held = new Map<FoundQuestion, PromptPart>()
    const openings: number[] = []
    for (let at = 0; at >= 0; at = nextWord(prompt, at))
      for (const length of OPENINGS) {
        const list = this.byOpening.get(prompt.slice(at, at + length))
        if (list === undefined) continue
        const fitting = list.filter(({ context, words }) => {
          const text = context === '' ? words : context
          return prompt.startsWith(text, at) && isBoundary(prompt, at + text.length)
        })
        if (length === OPENINGS[0] || fitting.length > 0) openings.push(at)
        for (const each of fitting) {
          const to = endOf(each, prompt, at)
          if (to > 0) held.set(each.found, { ...each, from: at, to })
        }
      }
    // Words after the context of a later question belong to that one.
    const isOwn = ({ from, to, context, words }: PromptPart): boolean =>
      !openings.some(at => at >= from + context.length && context !== '' && at < to - words.length)
    return { held: [...held.values()].filter(isOwn), openings }
  }
}

const lengthOf = ({ context, words }: Asked): number => context.length + words.length

/** True unless an offset is within a word: the place `l1` is not part of `l10`. */
const isBoundary = (text: string, at: number): boolean => !/^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1))

/** The end of the words of a question with its context at an offset; −1 if they do not follow. */
function endOf({ context, words }: Asked, prompt: string, at: number): number {
  const found = context === '' ? at : prompt.indexOf(words, at + context.length)
  return found < 0 || !isBoundary(prompt, found + words.length) ? -1 : found + words.length
}

const unique = (held: readonly Asked[]): readonly FoundQuestion[] => [...new Set(held.map(({ found }) => found))]

/** The end of a text, which is given squeezed, with its blanks and line ends. */
function ending(text: string, rest: string): string {
  let from = text.length
  for (let left = rest.replaceAll(' ', '').length; left > 0 && from > 0; from--) if (/\S/.test(text[from - 1]!)) left--
  return text.slice(from)
}

/** Offset of the next word; −1 after the last one. */
function nextWord(text: string, at: number): number {
  const blank = /[\s"'`:([>]\S/g
  blank.lastIndex = at
  return blank.test(text) ? blank.lastIndex - 1 : -1
}
