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
  { kind: 'goal', pattern: /\bThe goal is to reach a state\b/ },
  { kind: 'list', pattern: /\bThe available (?:actions|propositions) are: ?/ },
] as const

/** Longer texts are shown as they are. */
const MOST = 100_000

export function contextBlocks(context: string): readonly Block[] {
  if (context.length > MOST) return [{ kind: 'text', text: context }]
  const cuts = starts
    .flatMap(({ kind, pattern }) => {
      const at = context.search(pattern)
      return at < 0 ? [] : [{ kind, at }]
    })
    .sort((a, b) => a.at - b.at)
  const blocks: Block[] = []
  const head = context.slice(0, cuts[0]?.at ?? context.length)
  for (const paragraph of head.split(/\s*\n\s*/))
    if (paragraph.trim()) blocks.push({ kind: 'text', text: paragraph.trim() })
  cuts.forEach(({ kind, at }, i) => {
    const text = context.slice(at, cuts[i + 1]?.at ?? context.length).trim()
    blocks.push(kind === 'list' ? listBlock(text) : { kind, text })
  })
  return blocks
}

/** `The available actions are: (a ?x) - does this, (b) - does that.` */
function listBlock(text: string): Block {
  const colon = text.indexOf(':') + 1
  const items = text
    .slice(colon)
    .split(/(?:^|[,.]? and |, |\. )(?=\([^()\n]+\) - )/)
    .map(piece => /^\s*(\([^()\n]+\)) - ([\s\S]*)$/.exec(piece))
  const good = items.flatMap(match =>
    match ? [{ formal: match[1]!, says: match[2]!.trim().replace(/[.,]$/, '') }] : [],
  )
  // Anything that does not fit the pattern is shown as it came.
  const lost = text.slice(colon).trim() !== '' && good.length === 0
  return lost ? { kind: 'text', text } : { kind: 'list', lead: text.slice(0, colon), items: good }
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
  return isSequence
    ? { before: question.slice(0, from).trim(), steps, after: question.slice(to + 1).trim() }
    : { before: question, steps: [], after: '' }
}
