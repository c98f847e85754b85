// Breaks a question's English into blocks that are easier to read than one long paragraph: the current state, the goal,
// the list of actions or propositions. Only the layout changes, not the words.

export interface FormalItem {
  /** `(sail ?from ?to)`. */
  readonly formal: string
  readonly english: string
}

export type EnglishBlock =
  | {
      readonly kind: 'text' | 'now' | 'goal'
      readonly text: string
      /** Offset of the block in the whole text. */
      readonly from: number
    }
  | { readonly kind: 'list'; readonly lead: string; readonly items: readonly FormalItem[] }

const starts = [
  // The second forms: prompts that are restated for people.
  { kind: 'now', pattern: /\bCurrently,? |^The situation: / },
  { kind: 'goal', pattern: /\bThe goal is (?:to reach a state\b|that\b)|^The goal: / },
  {
    kind: 'list',
    pattern: /\b(?:The available (?:actions|propositions) are|These (?:actions|propositions) exist): ?/,
  },
] as const

/** Longer texts are shown as they are. */
const MAX_LENGTH = 100_000

export function contextBlocks(context: string): readonly EnglishBlock[] {
  if (context.length > MAX_LENGTH) return [{ kind: 'text', text: context, from: 0 }]
  let from = 0
  const blocks = context.split('\n').flatMap(paragraph => {
    const at = from
    from += paragraph.length + 1
    return paragraphBlocks(paragraph, at)
  })
  return blocks.some(({ kind }) => kind === 'now') ? blocks : withState(blocks)
}

/** In generated English the state is a separate paragraph, the last before the goal and the lists. */
function withState(blocks: readonly EnglishBlock[]): readonly EnglishBlock[] {
  const end = blocks.findIndex(({ kind }) => kind !== 'text')
  const at = (end < 0 ? blocks.length : end) - 1
  const state = blocks[at]
  if (at < 1 || state?.kind !== 'text' || /^There (?:is|are)\b/.test(state.text)) return blocks
  return [...blocks.slice(0, at), { ...state, kind: 'now' }, ...blocks.slice(at + 1)]
}

function paragraphBlocks(paragraph: string, from: number): readonly EnglishBlock[] {
  const cuts = starts
    .flatMap(({ kind, pattern }) => {
      const at = paragraph.search(pattern)
      return at < 0 ? [] : [{ kind, at }]
    })
    .sort((a, b) => a.at - b.at)
  const blocks: EnglishBlock[] = []
  const add = (kind: 'text' | 'now' | 'goal' | 'list', start: number, end: number): void => {
    const raw = paragraph.slice(start, end)
    const text = raw.trim()
    const at = from + start + (raw.length - raw.trimStart().length)
    if (text !== '') blocks.push(kind === 'list' ? listBlock(text, at) : { kind, text, from: at })
  }
  add('text', 0, cuts[0]?.at ?? paragraph.length)
  cuts.forEach(({ kind, at }, i) => {
    add(kind, at, cuts[i + 1]?.at ?? paragraph.length)
  })
  return blocks
}

/**
 * `The available actions are: (a ?x) - does this and (b) - does that.`, or in generated English: `(a ?x): does this;
 * (b): does that.`
 */
function listBlock(text: string, from: number): EnglishBlock {
  const colon = text.indexOf(':') + 1
  const items = text
    .slice(colon)
    .split(/(?:^|[,.]? and |, |; |\. )(?=\([^()\n]+\)(?: - |: |; |\.?$))/)
    .filter(piece => piece.trim() !== '')
    .map(piece => /^\s*(\([^()\n]+\))(?:(?: - |: )([\s\S]*)|\.?\s*)$/.exec(piece))
  // Anything that does not fit the pattern is shown unchanged.
  if (items.length === 0 || items.some(match => match === null)) return { kind: 'text', text, from }
  return {
    kind: 'list',
    lead: text.slice(0, colon),
    items: items.map(match => ({
      formal: match![1]!,
      english: (match![2] ?? '').trim().replace(/[.,;]$/, ''),
    })),
  }
}

export type Inline = { readonly formal: boolean; readonly text: string; readonly from: number }

/** Separates formal names such as `(sail l0 l1)` or `(arm-empty)` from English in brackets. */
export function inlinePieces(text: string): readonly Inline[] {
  const pieces: Inline[] = []
  let end = 0
  const add = (formal: boolean, from: number, to: number): void => {
    if (to > from) pieces.push({ formal, text: text.slice(from, to), from })
  }
  for (const match of text.matchAll(/\([?\w-]+(?: [?\w-]+)*\)/g)) {
    const [whole] = match
    if (!/[\d?_-]/.test(whole)) continue
    add(false, end, match.index)
    end = match.index + whole.length
    add(true, match.index, end)
  }
  add(false, end, text.length)
  return pieces
}

/** A stretch of text, and the place that marks it, if any. */
export interface Stretch<P> {
  readonly text: string
  readonly place: P | undefined
}

/**
 * Cuts a text at marked places, which must be sorted and must not overlap; `from` is the offset of the text in the
 * whole.
 */
export function stretches<P extends { readonly from: number; readonly to: number }>(
  text: string,
  from: number,
  places: readonly P[],
): readonly Stretch<P>[] {
  const found: Stretch<P>[] = []
  let at = from
  const end = from + text.length
  const add = (to: number, place: P | undefined): void => {
    if (to > at) found.push({ text: text.slice(at - from, to - from), place })
    at = to
  }
  for (const place of places) {
    if (place.from < at || place.to > end) continue
    add(place.from, undefined)
    add(place.to, place)
  }
  add(end, undefined)
  return found
}

/** The question without trailing options, which are shown as choices. */
export function withoutOptions(
  question: string,
  options: { readonly label: readonly string[]; readonly text: readonly string[] } | undefined,
): string {
  if (options === undefined || options.label.length === 0) return question
  const at = question.lastIndexOf(`${options.label[0]}. ${options.text[0]}`)
  if (at <= 0) return question
  let rest = question.slice(at)
  for (const [i, label] of options.label.entries()) {
    const option = `${label}. ${options.text[i]}`
    if (!rest.startsWith(option)) return question
    rest = rest.slice(option.length).replace(/^[.\s]+/, '')
  }
  return rest === '' ? question.slice(0, at).trim() : question
}

export interface Stem {
  readonly before: string
  /** The quoted sequence; empty if there is none. */
  readonly steps: readonly string[]
  readonly after: string
}

/**
 * Splits a stem with a sequence in quotation marks, such as a plan to simplify, into three parts; the steps may be
 * formal or English.
 */
export function stemParts(question: string): Stem {
  const from = question.indexOf('"')
  const to = question.lastIndexOf('"')
  const inside = from >= 0 && to > from ? question.slice(from + 1, to) : ''
  const formal = inside.match(/\([^()]*\)/g) ?? []
  const isFormal = formal.length >= 2 && inside.replace(/\([^()]*\)|[\s,]/g, '') === ''
  const steps = isFormal ? formal : englishSteps(inside)
  if (steps.length < 2) return { before: question, steps: [], after: '' }
  const before = question.slice(0, from).trim()
  const after = question
    .slice(to + 1)
    .trim()
    .replace(/^; (\p{L})/u, (_, letter: string) => letter.toUpperCase())
  // A question mark after the sequence belongs to the text before it.
  return /^[?.!]$/.test(after)
    ? { before: before.replace(/:$/, '') + after, steps, after: '' }
    : { before, steps, after }
}

/**
 * The start of a clause that continues the step before a comma: `sample the soil …, then store it`, `swap a with b, x
 * for y`.
 */
const GOES_ON = /^(?:then|which|where|regarding|with|using|and)\b|^\S+ for \S+$/
/** The start of a step that contains a comma: `if the store is full, drop it`. */
const BEGINS = /^if\b/

/** The steps of `sail from l0 to l1, board car c1`; empty if the text is something else. */
function englishSteps(text: string): readonly string[] {
  if (text.includes('"') || /[.?!:]\s/.test(text)) return []
  const steps: string[] = []
  for (const piece of text.split(/,\s+/)) {
    const last = steps.at(-1)
    if (last !== undefined && (GOES_ON.test(piece) || BEGINS.test(last.split(', ').at(-1)!)))
      steps[steps.length - 1] = `${last}, ${piece}`
    else steps.push(piece)
  }
  // Steps have several words; a list of single names is not a sequence of steps.
  return steps.every(step => step.includes(' ')) ? steps : []
}
