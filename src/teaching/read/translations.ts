// Checks that a translation keeps the live parts, claims, boxes and examples of the first language, in the same order.

import { quoted } from '#base/words'
import type { Block, Lesson, LessonStep, TextPlace } from '#teaching/lesson'
import type { Findings } from './findings'

interface Sign {
  readonly name: string
  readonly sign: string
  readonly place: TextPlace
}

type LanguageVersion = Pick<Lesson, 'parts' | 'expressions'> & { readonly language: string }

/** Reports the first difference between a translation and the first text; later ones would follow from it. */
export function compareTexts(first: LanguageVersion, other: LanguageVersion, findings: Findings): void {
  const [own, theirs] = [signsOf(first), signsOf(other)]
  const at = theirs.findIndex((each, i) => each.sign !== own[i]?.sign)
  const rule = 'A translation keeps all live parts, claims, boxes and examples, in their order.'
  const differs = at < 0 ? undefined : theirs[at]
  if (differs !== undefined) {
    const wanted = own[at]
    const there = wanted === undefined ? 'has no more of them' : `has ${wanted.name} here`
    const message = `The text in ${quoted(first.language)} ${there}, and this one ${differs.name}${wanted?.name === differs.name ? ' with other fields' : ''}. ${rule}`
    findings.error('translation', differs.place, message)
  } else if (theirs.length < own.length) {
    const last = other.parts.at(-1)
    if (last === undefined) return
    const missing = own[theirs.length]!
    findings.error(
      'translation',
      last.place,
      `Missing after the last part: ${missing.name}, which the text in ${quoted(first.language)} has. ${rule}`,
    )
  }
  if (first.parts.length !== other.parts.length) {
    const place = other.parts.at(-1)?.place
    if (place !== undefined)
      findings.error(
        'translation',
        place,
        `This text has ${other.parts.length} steps, and the text in ${quoted(first.language)} ${first.parts.length}. Addresses count the steps, so there must be as many.`,
      )
  }
}

function signsOf({ parts, expressions }: LanguageVersion): Sign[] {
  const text = (index: number): string => expressions[index]?.text ?? ''
  const of = (step: LessonStep, block: Block): Sign[] => {
    if (block.kind === 'live') {
      const { place, predict, ...part } = block.part
      const asked = predict && [
        predict.ask,
        predict.options?.length,
        predict.at,
        text(predict.right),
        predict.mistakes?.map(each => text(each.answer)),
      ]
      return [
        {
          name: `a part that shows ${quoted(part.show)}`,
          sign: JSON.stringify([part, asked]),
          place,
        },
      ]
    }
    if (block.kind === 'claim') {
      const lessonExpression = expressions[block.expression]
      return [
        { name: 'a claim', sign: `claim ${lessonExpression?.world} ${lessonExpression?.text}`, place: block.place },
      ]
    }
    if (block.kind === 'worked')
      return [{ name: 'a worked example', sign: JSON.stringify(block.worked), place: block.place }]
    return block.kind === 'explain' ? [{ name: 'a box to explain in', sign: 'explain', place: step.place }] : []
  }
  return parts.flatMap(step => step.blocks.flatMap(block => of(step, block)))
}
