// Judges applicability. Right: exactly the set of all applicable ground actions.

import type { Answer, ReadItem } from '#language/answers/reading'
import { explainAction } from '#planning/task/explain'
import { classifyAction } from '#planning/task/universe'
import { type Draft, outcomeOf } from '../judging/draft'
import { executedEvidence } from '../judging/executed-evidence'
import { misfitFinding, misfitMistake } from '../judging/misfits'
import { nearMissOfSet, reordered } from '../judging/near-miss'
import type { LoadedTask } from '#planning/task/load'
import type { MistakeCode } from '../mistakes'
import type { Asked } from '../question'
import type { Evidence, Finding } from '../verdict'
import { counted, failing, fitting, grouped, listedNames, quoted } from '../judging/words'
import { applicableNames } from './solve'

/** Judges a list of actions; order and repetitions are ignored. */
export const judge = (ready: LoadedTask, _asked: Asked, answer: Answer): Draft | undefined =>
  answer.kind === 'list' ? judgeList(ready, answer.items) : undefined

function judgeList(ready: LoadedTask, items: readonly ReadItem[]): Draft {
  const applicable = applicableNames(ready.task)
  const wanted = new Set(applicable)
  const named = new Set(items.map(({ text }) => text))
  const missing = applicable.filter(name => !named.has(name))
  const extra = [...named].filter(name => !wanted.has(name))
  const surplus = extra.slice(0, maxFindings).map(name => tooMuch(ready, name, missing))
  const faults = [...missing.map(name => left(ready, name)), ...surplus.map(({ finding }) => finding)]
  const count = missing.length + extra.length
  const overlap = {
    right: applicable.length - missing.length,
    extra: extra.length,
    missing: missing.length,
  }
  const only = count === 1 ? faults[0] : undefined
  const notes = items.length === named.size || count > 0 ? [] : [repeatNote(items.length - named.size)]
  return {
    ...outcomeOf([
      ...(missing.length > 0 ? (['missing'] as const) : []),
      ...surplus.flatMap(({ mistakes }) => mistakes),
    ]),
    overlap,
    explanation:
      count === 0
        ? correctNote(applicable.length)
        : (only?.text ?? wrongNote(applicable.length, missing.length, extra, wanted)),
    findings: [
      ...(only === undefined ? faults : [{ ...only, text: '' }]),
      ...nearMissOfSet(overlap, 'action'),
      ...notes,
    ],
    evidence: [...missing, ...applicable.filter(name => named.has(name))]
      .slice(0, maxEvidence)
      .map(name => applicableNow(ready, name)),
  }

  function wrongNote(all: number, lacking: number, others: readonly string[], right: ReadonlySet<string>): string {
    const found =
      all === 0
        ? 'No action is applicable'
        : lacking === 0
          ? `The answer has ${all === 1 ? 'the only applicable action' : `all ${counted(all, 'applicable action')}`}`
          : all === 1
            ? 'The answer does not list the only applicable action'
            : `The answer lists ${all - lacking === 0 ? 'none' : grouped(all - lacking)} of the ${counted(all, 'applicable action')}`
    if (others.length === 0) return `${found}.`
    const added = `${grouped(others.length)} that ${others.length === 1 ? 'is' : 'are'} not applicable`
    return all === 0 || right.size === 0
      ? `${found} in this state, but the answer lists ${grouped(others.length)}.`
      : `${found} ${lacking === 0 ? 'but also lists' : 'and adds'} ${added}.`
  }
}

/** Maximum number of pieces of evidence; more would add nothing. */
const maxEvidence = 8
/** Maximum number of wrong actions described: an answer may contain a hundred thousand. */
const maxFindings = 200

function correctNote(all: number): string {
  switch (all) {
    case 0:
      return 'No action is applicable in this state, and the answer lists none.'
    case 1:
      return 'The only applicable action is listed, and nothing else.'
    case 2:
      return 'Both applicable actions are listed, and nothing else.'
    default:
      return `All ${counted(all, 'applicable action')} are listed, and nothing else.`
  }
}

function left(ready: LoadedTask, name: string): Finding {
  const { satisfied } = explainAction(ready.task, ready.task.initial, name)
  const is = `${quoted(name)} is applicable but not listed`
  const text =
    satisfied.length === 0
      ? `${is}: it has no precondition.`
      : fitting(
          `${is}: ${listedNames(satisfied, 3)} ${satisfied.length === 1 ? 'holds' : 'hold'}.`,
          `${is}: its whole precondition holds.`,
        )
  return { role: 'missing', item: name, fix: 'Add', text }
}

/** The faults of a superfluous name; `lacking`: the right names that are missing. */
function tooMuch(
  ready: LoadedTask,
  name: string,
  lacking: readonly string[],
): { readonly finding: Finding; readonly mistakes: readonly MistakeCode[] } {
  const found = classifyAction(ready.domain, ready.problem, name)
  const swapped = reordered(name, lacking.slice(0, maxFindings)) === undefined ? [] : swappedObjects
  if (found.kind !== 'in-universe')
    return {
      finding: { ...misfitFinding('action', name, found), fix: 'Remove' },
      mistakes: [misfitMistake(found), ...swapped],
    }
  return { finding: inapplicable(ready, found.name), mistakes: ['not-applicable', ...swapped] }
}

const swappedObjects = ['swapped-objects'] as const

function inapplicable(ready: LoadedTask, name: string): Finding {
  const { missing, unknown } = explainAction(ready.task, ready.task.initial, name)
  return {
    role: 'extra',
    item: name,
    fix: 'Remove',
    text: fitting(
      `${quoted(name)} is not applicable: ${failing(missing, unknown)}.`,
      `${quoted(name)} is not applicable: ${failing(missing, unknown, 1)}.`,
      `${quoted(name)} is not applicable: its precondition does not hold.`,
    ),
  }
}

const repeatNote = (repeats: number): Finding => ({
  role: 'note',
  item: '',
  text: `${counted(repeats, 'action is', 'actions are')} listed more than once, which does not matter.`,
})

const applicableNow = (ready: LoadedTask, name: string): Evidence =>
  executedEvidence(ready, { kind: 'reachable', target: { kind: 'action', action: name } }, [])
