// The key with the verdict on it: computed from the PDDL, or the file's key if there is no PDDL.

import type { Revealed } from './help'
import type { Judged } from './verdict'
import type { Limits } from '#base/limits'
import { groundOf } from './judging/option-ground'
import { truthOfOption } from './judging/option-truth'
import type { KnownQuestion } from './question'
import { kindOf } from './registry'
import { readyFor, solutionOf } from './solutions'

/** The key with its verdict, computed by `judge`. */
export async function revealOf(
  question: KnownQuestion,
  limits: Limits,
  judge: (answer: string) => Promise<Judged>,
): Promise<Revealed> {
  const { format } = question
  if (format !== 'gen') return revealClosed(question, judge)
  const ready = readyFor(question)
  if (typeof ready === 'string') return fileKey(ready)
  const solution = solutionOf(ready, question, limits)
  if (solution.kind === 'unsolved') return { kind: 'no-key', message: solution.message }
  const key = kindOf(question.kind).help.key(solution.right)
  if (key.answer === undefined) return { kind: 'no-key', message: key.note }
  const judged = await judge(key.answer)
  // If the verdict disagrees, there is a bug; the computed answer is then not shown as the key.
  if (judged.verdict.verdict !== 'right') return { kind: 'no-key', message: judged.verdict.explanation }
  const others = (key.others ?? []).slice(0, MAX_OTHERS)
  return { kind: 'key', answer: key.answer, note: key.note, others, judged }

  function fileKey(why: string): Revealed {
    const gold = question.gold()
    return gold === undefined
      ? { kind: 'no-key', message: why }
      : { kind: 'key', answer: gold, note: `${FILE_KEY} ${why}`, others: [], judged: null }
  }
}

const FILE_KEY = 'This is the published answer; it was not proven here.'
const MAX_OTHERS = 40

async function revealClosed(question: KnownQuestion, judge: (answer: string) => Promise<Judged>): Promise<Revealed> {
  const { format, choices } = question
  const ground = groundOf(question)
  if (ground.kind !== 'ready') {
    const gold = question.gold()
    const why = ground.kind === 'closed' ? ` ${ground.draft.explanation}` : ''
    return gold === undefined
      ? { kind: 'no-key', message: `The file has no answer to this question.${why}` }
      : { kind: 'key', answer: gold, note: `${FILE_KEY}${why}`, others: [], judged: null }
  }
  const truths = ground.statements.map(statement => truthOfOption(ground.by, statement))
  if (truths.includes('no-plan'))
    return {
      kind: 'no-key',
      message: 'No answer can be right: this problem has no plan.',
    }
  const labels = format === 'bool' ? ['yes', 'no'] : (choices?.label ?? [])
  const place = format === 'bool' ? (truths[0] === true ? 0 : 1) : truths.indexOf(true)
  const answer = labels[place]
  const isKnown = typeof truths[format === 'bool' ? 0 : place] === 'boolean'
  const isOnly = truths.indexOf(true) === truths.lastIndexOf(true)
  if (answer !== undefined && isKnown && isOnly)
    return { kind: 'key', answer, note: '', others: [], judged: await judge(answer) }
  const message = truths.includes('open')
    ? 'The English of this question leaves open which answer is right.'
    : truths.includes('limit')
      ? 'The options could not all be decided within the limits.'
      : `This question has a defect: ${isOnly ? 'none' : 'several'} of its choices ${isOnly ? 'is' : 'are'} right.`
  return { kind: 'no-key', message }
}
