// Judges the facts after a sequence. Right: all facts that prompts describe are named, no named fact is false, and no
// negated fact is true. Repetitions are allowed.

import type { Answer, ReadItem } from '#language/answers/reading'
import type { LoadedTask } from '#planning/task/load'
import { findFact, wordsOf } from '#planning/task/names'
import { holds } from '#planning/task/step'
import { trace } from '#planning/task/trace'
import { classifyAtom } from '#planning/task/universe'
import { type Draft, outcomeOf } from '../judging/draft'
import { executedEvidence } from '../judging/executed-evidence'
import { misfitFinding, misfitMistake } from '../judging/misfits'
import { nearMissOfSet } from '../judging/near-miss'
import { counted, fitting, grouped, listedNames, quoted, stepNamed } from '../judging/words'
import type { MistakeCode } from '../mistakes'
import type { Overlap } from '../overlap'
import type { Finding } from '../verdict'
import { type AskedExecution, executionObjection, type StateAfter, stateAfter } from './execution-solve'
import { followPlan } from './followed-plan'
import { followedEvidence } from './plan-evidence'

/** Maximum number of rows per category. */
const MAX_ROWS = 100

export function judgeExecution(ready: LoadedTask, asked: AskedExecution, answer: Answer): Draft | undefined {
  if (answer.kind !== 'two-lists') return undefined
  const after = stateAfter(ready, asked)
  if (after === undefined)
    return {
      verdict: 'undecided',
      reason: 'question-defect',
      explanation: executionObjection(ready, asked)!,
      evidence: followedEvidence(ready, followPlan(ready, asked.sequence)),
    }
  return new StateJudge(ready, after).judge(namesOf(answer.pos), namesOf(answer.neg))
}

/** Distinct names, as the task prints them. */
const namesOf = (items: readonly ReadItem[]): readonly string[] => [
  ...new Set(
    items.map(({ text }) => {
      const words = text.startsWith('(') ? wordsOf(text) : undefined
      return words === undefined ? text : `(${words.join(' ')})`
    }),
  ),
]

interface Fault {
  readonly mistake: MistakeCode
  readonly finding: Finding
}

class StateJudge {
  private readonly ready: LoadedTask
  private readonly after: StateAfter
  /** All facts that hold, whether prompts describe them or not. */
  private readonly all: ReadonlySet<string>

  constructor(ready: LoadedTask, after: StateAfter) {
    this.ready = ready
    this.after = after
    this.all = new Set([...after.facts, ...after.statics])
  }

  judge(claimed: readonly string[], denied: readonly string[]): Draft {
    const { after } = this
    const named = new Set(claimed)
    const missing = after.named.filter(fact => !named.has(fact))
    const wrong = claimed.filter(fact => !this.holdsNow(fact))
    const deniedTrue = denied.filter(fact => this.holdsNow(fact))
    const overlap: Overlap = {
      right: after.named.length - missing.length,
      extra: wrong.length,
      missing: missing.length,
    }
    const faults = [
      ...wrong.slice(0, MAX_ROWS).map(fact => this.extra(fact)),
      ...deniedTrue.slice(0, MAX_ROWS).map(fact => this.denied(fact)),
      ...missing.slice(0, MAX_ROWS).map(fact => this.missing(fact)),
    ]
    return {
      ...outcomeOf(faults.map(({ mistake }) => mistake)),
      overlap,
      explanation:
        faults.length === 0
          ? this.correctNote()
          : faults.length === 1
            ? faults[0]!.finding.text
            : this.wrongNote(missing, wrong, deniedTrue),
      findings: [
        ...faults.map(({ finding }) => (faults.length === 1 ? { ...finding, text: '' } : finding)),
        ...this.nearMiss(overlap, missing, deniedTrue),
      ],
      evidence: [
        executedEvidence(
          this.ready,
          { kind: 'leads-to', actions: after.followed.steps, facts: after.facts },
          after.followed.steps,
        ),
      ],
    }
  }

  /** True if the fact holds at the end, derived facts included. */
  private holdsNow(fact: string): boolean {
    if (this.all.has(fact)) return true
    const known = fact.startsWith('(') ? findFact(this.ready.task, fact) : undefined
    return known !== undefined && holds(this.after.followed.end, known)
  }

  private correctNote(): string {
    const { named: sentences, sequence } = this.after
    return `Just the ${counted(sentences.length, 'fact')} that ${sentences.length === 1 ? 'holds' : 'hold'} after ${sequence.length === 1 ? 'the step' : `the ${counted(sequence.length, 'step')}`} ${sentences.length === 1 ? 'is' : 'are'} named.`
  }

  private wrongNote(missing: readonly string[], wrong: readonly string[], denied: readonly string[]): string {
    const { named: sentences } = this.after
    const parts = (max: number): string[] => [
      ...(missing.length > 0 ? [`lacks ${some(missing, max)} of ${counted(sentences.length, 'fact')}`] : []),
      ...(wrong.length > 0 ? [`names ${some(wrong, max)}, which ${wrong.length === 1 ? 'does' : 'do'} not hold`] : []),
      ...(denied.length > 0 ? [`denies ${some(denied, max)}, which ${denied.length === 1 ? 'holds' : 'hold'}`] : []),
    ]
    return fitting(...[2, 1, 0].map(max => `The answer ${parts(max).join('; ')}.`))
  }

  private missing(item: string): Fault {
    const since = this.lastChange(item)
    return {
      mistake: 'missing',
      finding: {
        role: 'missing',
        item,
        fix: 'Add',
        text:
          since === undefined
            ? `${quoted(item)} is missing: it holds from the start, and no step changes it.`
            : `${quoted(item)} is missing: ${stepNamed(since)} makes it true.`,
      },
    }
  }

  private denied(item: string): Fault {
    const since = this.lastChange(item)
    return {
      mistake: 'denied-true',
      finding: {
        role: 'extra',
        item,
        fix: 'Do not deny',
        text: `${quoted(item)} is denied, but it holds${since === undefined ? ' from the start' : `: ${stepNamed(since)} makes it true`}.`,
      },
    }
  }

  private extra(item: string): Fault {
    const { domain, problem } = this.ready
    const found = classifyAtom(domain, problem, item.startsWith('(') ? item : '()')
    // States may also list static facts: only false ones are wrong.
    if (found.kind === 'in-universe' || found.kind === 'static' || found.kind === 'derived') {
      const since = this.lastChange(item)
      const why =
        since === undefined
          ? 'it did not hold at the start, and no step makes it true'
          : `${stepNamed(since)} makes it false`
      return {
        mistake: 'extra',
        finding: {
          role: 'extra',
          item,
          fix: 'Remove',
          text: fitting(`${quoted(item)} does not hold: ${why}.`, `${quoted(item)} does not hold at the end.`),
        },
      }
    }
    if (!item.startsWith('('))
      return {
        mistake: 'malformed',
        finding: {
          role: 'unknown',
          item,
          fix: 'Remove',
          text: fitting(`“${item}” is not a fact of this domain.`, 'An entry is not a fact of this domain.'),
        },
      }
    return {
      mistake: misfitMistake(found),
      finding: { ...misfitFinding('fact', item, found), fix: 'Remove' },
    }
  }

  /** The last step that changes the fact; undefined if none does. */
  private lastChange(fact: string): number | undefined {
    const { task } = this.ready
    const known = findFact(task, fact)
    if (known === undefined) return undefined
    const { states } = trace(task, task.initial, this.after.followed.taken)
    for (let step = states.length - 2; step >= 0; step--)
      if (holds(states[step]!, known) !== holds(states[step + 1]!, known)) return step
    return undefined
  }

  private nearMiss(overlap: Overlap, missing: readonly string[], denied: readonly string[]): Finding[] {
    const fixed = new Set(this.after.statics)
    const onlyFixed = missing.length > 0 && overlap.extra + denied.length === 0
    return onlyFixed && missing.every(fact => fixed.has(fact))
      ? [
          {
            role: 'near-miss',
            item: '',
            text: 'Near miss: all facts that actions can change are right; only facts that nothing changes are missing.',
          },
        ]
      : denied.length > 0
        ? []
        : nearMissOfSet(overlap, 'fact')
  }
}

const some = (facts: readonly string[], max: number): string =>
  max === 0 ? grouped(facts.length) : listedNames(facts, max)
