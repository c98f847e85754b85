// A PDDL problem in a response: in a code fence, in prose, in JSON, or bare; if there are several, the intended one.

import { docOf } from './lines'
import { spoken } from './mask'
import { type Choice, nothing } from './mention'
import type { Answer } from './reading'
import { editedProblem } from './problems/problem-edits'
import { plainText } from './problems/plain-text'
import { type Block, blocksIn } from './problems/problem-blocks'
import { type StoodBlock, stoodBlocks } from './problems/problem-stance'

/** Maximum number of problems of a response that are examined, from the last. */
const MAX_BLOCKS = 60

/** The problem that a response gives. Linear; never throws. */
export function problemAnswer(raw: string): Choice {
  const plain = plainText(raw)
  const found = blocksIn(plain.text).map(
    (block): Block => ({
      ...block,
      from: plain.at(block.from),
      to: Math.min(plain.at(block.to - 1) + 1, raw.length),
    }),
  )
  if (found.length === 0) return nothing
  const text = spoken(raw)
  const blocks = found.slice(-MAX_BLOCKS).filter(block => isSpoken(raw, text, block))
  return blocks.length === 0 ? nothing : edited(raw, chosen(stoodBlocks(text, blocks)))
}

/** With what the text changes of it after it. */
function edited(raw: string, found: Choice): Choice {
  const { answer } = found
  if (answer?.kind !== 'problem') return found
  const text = editedProblem(docOf(raw), answer.text, answer.span.to)
  if (text === answer.text) return found
  const doubt = { text: 'Behind its problem the text changes some of it.', others: [answer] }
  return text === undefined ? { answer: null, doubt } : { answer: { ...answer, text }, doubt }
}

/** Private thinking, and a question that the model made up, are blank in the text that is read. */
function isSpoken(raw: string, heard: string, { from, to }: Block): boolean {
  const word = /[a-z]/i.exec(raw.slice(from, Math.min(to, from + 400)))
  return word !== null && heard[from + word.index] !== ' '
}

const answerOf = ({ text, from, to }: Block): Answer => ({
  kind: 'problem',
  text,
  span: { from, to },
})

/** The last whole problem that is not called wrong; one announced as the answer takes precedence. */
function chosen(all: readonly StoodBlock[]): Choice {
  const stoodBlocks = all.filter(({ stance }) => stance !== 'wrong')
  if (stoodBlocks.length === 0)
    return {
      answer: null,
      doubt: {
        text: 'The response calls every problem that it gives wrong.',
        others: distinct(all).map(answerOf),
      },
    }
  const pick = firstFilled(stoodBlocks, [
    list => list.filter(({ isProblem }) => isProblem),
    list => list.filter(({ isWhole }) => isWhole),
    list => list.filter(({ stance }) => stance !== 'example'),
    list => list.filter(({ stance }) => stance !== 'draft'),
    list => sinceFinal(list),
  ])
  const last = pick.at(-1)!
  const rivals = rivalsOf(pick)
  if (rivals.length > 1)
    return {
      answer: null,
      doubt: {
        text: 'The response gives several problems, and none of them as its answer.',
        others: rivals.map(answerOf),
      },
    }
  const differing = distinct(pick).filter(({ claim }) => claim !== last.claim)
  return {
    answer: answerOf(last),
    doubt:
      differing.length === 0 || last.revises || last.isFinal
        ? null
        : {
            text: 'The response gives several problems; its last one is taken.',
            others: differing.map(answerOf),
          },
  }
}

/** Each step is left out where nothing would be left. */
function firstFilled(
  list: readonly StoodBlock[],
  steps: readonly ((list: readonly StoodBlock[]) => readonly StoodBlock[])[],
): readonly StoodBlock[] {
  let left = list
  for (const step of steps) {
    const next = step(left)
    if (next.length > 0) left = next
  }
  return left
}

/** The text called the answer, up to its retraction. */
function sinceFinal(list: readonly StoodBlock[]): readonly StoodBlock[] {
  const at = lastPlace(list, ({ isFinal }) => isFinal)
  if (at < 0) return list
  const revised = lastPlace(list, ({ revises }, i) => i > at && revises)
  return revised < 0 ? [list[at]!] : list.slice(revised)
}

const lastPlace = (list: readonly StoodBlock[], fits: (block: StoodBlock, i: number) => boolean): number =>
  list.reduce((last, block, i) => (fits(block, i) ? i : last), -1)

/** The last problem and those before it that it is described as another choice to; one alone if it has none. */
function rivalsOf(list: readonly StoodBlock[]): readonly StoodBlock[] {
  let from = list.length - 1
  while (from > 0 && list[from]!.isOther) from--
  return distinct(list.slice(from))
}

/** The last one of each claim. */
const distinct = (list: readonly StoodBlock[]): readonly StoodBlock[] => [
  ...new Map(list.map(block => [block.claim, block])).values(),
]
