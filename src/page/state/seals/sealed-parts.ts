// Which parts of the stage reveal the answer to a question of each kind.

import { type KindCode, wordsOfKind } from '#questions/kinds/codes'
import type { StageCover, StagePart } from '#questions/kinds/kind-words'
import type { Asked } from '#questions/kinds/question'

/** The position of the stage: the steps taken from the question's state, and those ahead. */
export interface RevealPoint {
  readonly sequence: readonly string[]
  readonly at: number
}

/** The parts that stay covered until the question is checked; away from the question's state fewer are covered. */
export const partsThatAnswer = (kind: KindCode, asked: Asked | null, standpoint: RevealPoint): readonly StagePart[] =>
  wordsOfKind(kind)
    .covers.filter(({ where }) => isAt(where, asked?.action, standpoint))
    .map(({ part }) => part)

function isAt(where: StageCover['where'], asked: string | undefined, { sequence, at }: RevealPoint): boolean {
  const has = (steps: readonly string[]): boolean => steps.some(step => step.toLowerCase() === asked?.toLowerCase())
  switch (where) {
    case undefined:
      return true
    case 'at-start':
      return at === 0
    case 'after-action':
      return has(sequence.slice(0, at))
    case 'along-action':
      return has(sequence)
  }
}

/** The description of the content that a cover hides; '' if the kind does not cover this part. */
export const hiddenBy = (kind: KindCode, hidden: StagePart): string =>
  wordsOfKind(kind).covers.find(({ part }) => part === hidden)?.reason ?? ''
