// Finds hard-coded numbers in the prose of a lesson. A number about a problem should be computed, or stated in a claim
// of the same step, so that a change of the problem cannot silently make it false.

import { quoted } from '#base/words'
import type { LessonExpression, LessonStep } from '#teaching/lesson'
import type { Findings } from './findings'
import type { LessonText } from './layout'
import type { Piece } from './markdown'

const words = [
  ...['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]
const nouns = [
  ...['states?', 'steps?', 'facts?', 'actions?', 'landmarks?', 'pairs?', 'dead ends?', 'plans?'],
  ...['cuts?', 'layers?', 'expansions?', 'ways', 'conditions?', 'propositions?'],
]
const FIGURE = /(?<![\p{L}\p{N}_.,#-])\d+(?:,\d{3})*(?![\p{L}\p{N}_-]|[.,]\d)/gu
const WORD = new RegExp(`\\b(${words.join('|')})(?=(?: [a-z-]+){0,2} (?:${nouns.join('|')})\\b)`, 'gi')
/** Text that is not searched for numbers: code, names of facts and actions, links. */
const APART = /`[^`]*`|\([a-z][\w-]*(?: [\w-]+)*\)|\]\([^)]*\)|https?:\/\/\S+/gi
/** Fields of live parts and boxes that contain prose. Options are excluded, since they may be wrong. */
const PROSE = /^ *(?:text|ask|ours): .*$/gm

/** Warns about numbers in the steps, except 0, 1, years, and those in a claim of the same step. */
export function findTypedNumbers(
  text: LessonText,
  steps: readonly LessonStep[],
  expressions: readonly LessonExpression[],
  findings: Findings,
): void {
  for (const [i, step] of steps.entries()) {
    const from = step.place.to
    const to = steps[i + 1]?.place.from ?? text.text.length
    const stated = statedIn(step, expressions)
    for (const stretch of stretchesOf(text, from, to))
      for (const found of numbersIn(stretch.text))
        if (!stated.has(found.value)) {
          const at = stretch.from + found.at
          findings.warning(
            'typed-number',
            { file: text.file, from: at, to: at + found.written.length },
            `${quoted(found.written)} is typed here. If it is about the problem, compute it (\`=states\`), or add a claim to this step that states it (\`hstar == ${found.value}\`): then a change of the problem cannot make it wrong unnoticed.`,
          )
        }
  }
}

/** The numbers in claims of the step. */
function statedIn(step: LessonStep, expressions: readonly LessonExpression[]): Set<number> {
  const stated = new Set<number>()
  for (const block of step.blocks)
    if (block.kind === 'claim')
      for (const [figure] of (expressions[block.expression]?.text ?? '').matchAll(/\d+/g)) stated.add(Number(figure))
  return stated
}

/** Prose between two offsets of the text: paragraphs, and prose fields in fences. */
function stretchesOf(
  { text, pieces }: LessonText,
  from: number,
  to: number,
): { readonly from: number; readonly text: string }[] {
  const inside = pieces.filter(piece => piece.from >= from && piece.to <= to)
  return inside.flatMap((piece: Piece) => {
    if (piece.kind === 'prose') return [{ from: piece.from, text: text.slice(piece.from, piece.to) }]
    if (piece.kind === 'heading' || (piece.info !== 'live' && piece.info !== 'explain')) return []
    const fence = text.slice(piece.from, piece.to)
    return Array.from(fence.matchAll(PROSE), match => ({
      from: piece.from + match.index,
      text: match[0],
    }))
  })
}

function* numbersIn(
  text: string,
): Generator<{ readonly at: number; readonly written: string; readonly value: number }> {
  const plain = text
    .replace(APART, apart => ' '.repeat(apart.length))
    // Blanks the numbers of numbered lists.
    .replace(/^ *\d{1,9}[.)](?= )/gm, number => ' '.repeat(number.length))
  for (const { index, 0: wording } of plain.matchAll(FIGURE)) {
    const value = Number(wording.replaceAll(',', ''))
    const isYear = /^(?:1[89]|20)\d\d$/.test(wording)
    if (value > 1 && !isYear) yield { at: index, written: wording, value }
  }
  for (const { index, 0: sentence } of plain.matchAll(WORD))
    yield { at: index, written: sentence, value: words.indexOf(sentence.toLowerCase()) + 3 }
}
