// A question's English broken into blocks that are easier to read than one long paragraph: what holds now, the goal,
// the list of actions or propositions. Only the look changes; the words stay.

export interface FormalItem {
  /** `(sail ?from ?to)`. */
  readonly formal: string
  readonly says: string
}

export type Block =
  | { readonly kind: 'text' | 'now' | 'goal'; readonly text: string }
  | { readonly kind: 'list'; readonly lead: string; readonly items: readonly FormalItem[] }

const starts = [
  { kind: 'now', pattern: /\bCurrently,? / },
  { kind: 'goal', pattern: /\bThe goal is (?:to reach a state\b|that\b)/ },
  {
    kind: 'list',
    pattern:
      /\b(?:The available (?:actions|propositions) are|These (?:actions|propositions) exist): ?/,
  },
] as const

/** Longer texts are shown as they are. */
const MOST = 100_000

export function contextBlocks(context: string): readonly Block[] {
  if (context.length > MOST) return [{ kind: 'text', text: context }]
  return context.split('\n').flatMap(paragraph => paragraphBlocks(paragraph.trim()))
}

function paragraphBlocks(paragraph: string): readonly Block[] {
  const cuts = starts
    .flatMap(({ kind, pattern }) => {
      const at = paragraph.search(pattern)
      return at < 0 ? [] : [{ kind, at }]
    })
    .sort((a, b) => a.at - b.at)
  const head = paragraph.slice(0, cuts[0]?.at ?? paragraph.length).trim()
  const blocks: Block[] = head === '' ? [] : [{ kind: 'text', text: head }]
  cuts.forEach(({ kind, at }, i) => {
    const text = paragraph.slice(at, cuts[i + 1]?.at ?? paragraph.length).trim()
    blocks.push(kind === 'list' ? listBlock(text) : { kind, text })
  })
  return blocks
}

/** `The available actions are: (a ?x) - does this and (b) - does that.`, or ours: `(a ?x): does this; (b): does that.` */
function listBlock(text: string): Block {
  const colon = text.indexOf(':') + 1
  const items = text
    .slice(colon)
    .split(/(?:^|[,.]? and |, |; |\. )(?=\([^()\n]+\)(?: - |: ))/)
    .filter(piece => piece.trim() !== '')
    .map(piece => /^\s*(\([^()\n]+\))(?: - |: )([\s\S]*)$/.exec(piece))
  // Anything that does not fit the pattern is shown as it came.
  if (items.length === 0 || items.some(match => match === null)) return { kind: 'text', text }
  return {
    kind: 'list',
    lead: text.slice(0, colon),
    items: items.map(match => ({
      formal: match![1]!,
      says: match![2]!.trim().replace(/[.,;]$/, ''),
    })),
  }
}

export type Inline = { readonly formal: boolean; readonly text: string }

/** Sets formal names such as `(sail l0 l1)` or `(arm-empty)` apart from English in brackets. */
export function inlinePieces(text: string): readonly Inline[] {
  const pieces: Inline[] = []
  let end = 0
  for (const match of text.matchAll(/\([?\w-]+(?: [?\w-]+)*\)/g)) {
    const [whole] = match
    if (!/[\d?_-]/.test(whole)) continue
    if (match.index > end) pieces.push({ formal: false, text: text.slice(end, match.index) })
    pieces.push({ formal: true, text: whole })
    end = match.index + whole.length
  }
  if (end < text.length) pieces.push({ formal: false, text: text.slice(end) })
  return pieces
}

export interface Stem {
  readonly before: string
  /** The quoted sequence, if there is one. */
  readonly steps: readonly string[]
  readonly after: string
}

/** A stem with a sequence in quotation marks, such as a plan to simplify, in three parts. */
export function stemParts(question: string): Stem {
  const from = question.indexOf('"')
  const to = question.lastIndexOf('"')
  const inside = from >= 0 && to > from ? question.slice(from + 1, to) : ''
  const steps = inside.match(/\([^()]*\)/g) ?? []
  const isSequence = steps.length >= 2 && inside.replace(/\([^()]*\)|[\s,]/g, '') === ''
  if (!isSequence) return { before: question, steps: [], after: '' }
  const before = question.slice(0, from).trim()
  const after = question.slice(to + 1).trim()
  // A question mark alone on a line below the list belongs to the words above it.
  return /^[?.!]$/.test(after)
    ? { before: before.replace(/:$/, '') + after, steps, after: '' }
    : { before, steps, after }
}
