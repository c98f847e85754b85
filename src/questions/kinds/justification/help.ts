// Hints on removable steps of a plan, and the shorter plan nearest to an answer.

import type { Nearest, ReadFreely } from '../help'
import type { LoadedTask } from '#planning/task/load'
import { nearestRemoval } from '../judging/removals'
import { removedSteps } from '../removed-steps'
import { article, counted, headOf, listedNames, quoted } from '../judging/words'
import { type Help, type Key, listText, noneNear } from '../solving/help'
import { between, stretch } from '../solving/stretches'
import type { Removable } from './solve'
import { capital, listed } from '#base/words'

const NONE = 'No step can be left out, so no answer to this question is right.'

export const help: Help<Removable> = {
  firstHint: () =>
    'A step can be left out if the later steps can still be executed without it and the goal still holds at the end. Look for steps that undo each other, and for facts that are made true and never needed.',
  hint: (_ready, right, level) => (level === 2 ? blocksCounted(right) : oneBlock(right)),
  key: keyOf,
  nearest: nearestPlan,
}

function blocksCounted({ plan, blocks }: Removable): string {
  if (blocks.length === 0) return NONE
  const singles = blocks.filter(block => block.length === 1).length
  const pairs = blocks.filter(block => block.length === 2).length
  const sentences = [
    ...(singles > 0 ? [`${numbered(singles)} ${singles === 1 ? 'step' : 'steps'}`] : []),
    ...(pairs > 0 ? [`${numbered(pairs)} ${pairs === 1 ? 'pair' : 'pairs'} of consecutive steps`] : []),
    ...(singles + pairs === 0 ? [`a set of ${blocks[0]!.length} steps`] : []),
  ]
  const schema = headOf(plan[blocks[0]![0]!]!)
  const one = blocks.length === 1
  return `${capital(listed(sentences))} can be removed. ${one ? 'It' : 'One of them'} ${one && singles === 1 ? 'is' : 'starts with'} ${article(schema)} ${quoted(schema)} action.`
}

function oneBlock({ plan, blocks }: Removable): string {
  const block = blocks[0]
  if (block === undefined) return NONE
  const [from, to] = stretch(plan.length, block[0]!, Math.max(2, Math.ceil(plan.length / 6)))
  const head = headOf(plan[block[0]!]!)
  const schema = quoted(head)
  const what =
    block.length === 1
      ? `one ${schema} action can be removed`
      : block.length === 2
        ? `${article(head)} ${schema} action starts a removable pair`
        : `${article(head)} ${schema} action starts a removable set of ${block.length} steps`
  return `Look at ${between(from, to, 'and')}: ${what}.`
}

/** `Five`, `12`: a number at the beginning of a sentence. */
const numbered = (count: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ??
  counted(count, '').trim()

function keyOf({ plan, blocks }: Removable): Key {
  const block = blocks[0]
  if (block === undefined) return { answer: undefined, note: 'No step can be left out, so no answer is right.' }
  const more = blocks.length - 1
  return {
    answer: listText(plan.filter((_, i) => !block.includes(i))),
    note:
      more > 0
        ? `There ${more === 1 ? 'is one other way' : `are ${more} other ways`} to leave out one or two steps.`
        : '',
  }
}

/** Among the ways to shorten the plan, the one most similar to the answer's removed steps. */
function nearestPlan({ task }: LoadedTask, { plan, blocks }: Removable, read: ReadFreely | null): Nearest {
  const lower = plan.map(step => step.toLowerCase())
  const left = removedSteps(lower, read?.lists[0] ?? [])
  const best = nearestRemoval(task, plan, blocks, left)
  if (best === undefined) return noneNear('No shorter plan can be made from these steps.')
  const back = (left ?? []).filter(i => !best.includes(i))
  const out = best.filter(i => !left?.includes(i))
  const describeSteps = (what: string, steps: readonly number[]): string[] =>
    steps.length === 0
      ? []
      : [
          `${what} ${listedNames(
            steps.map(i => plan[i]!),
            3,
          )}`,
        ]
  return {
    kind: 'change',
    answer: listText(plan.filter((_, i) => !best.includes(i))),
    add: back.map(i => plan[i]!),
    drop: out.map(i => plan[i]!),
    description: `${capital([...describeSteps('put back', back), ...describeSteps('leave out', out)].join(', '))}.`,
  }
}
