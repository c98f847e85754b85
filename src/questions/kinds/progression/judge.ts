// Judges progression. Right: exactly the facts that hold after the action and not before, and those that hold before
// and not after. Add effects take precedence over delete effects.

import type { Answer, ReadItem } from '#language/answers/reading'
import { explainAction } from '#planning/task/explain'
import { findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import type { ActionId, State } from '#planning/task/task'
import { touchOf } from '#planning/task/touch'
import { classifyAction, classifyAtom } from '#planning/task/universe'
import { type Draft, outcomeOf } from '../judging/draft'
import { executedEvidence } from '../judging/executed-evidence'
import { whyNot } from '../judging/breaks'
import { misfitFinding, misfitMistake } from '../judging/misfits'
import { nearMissOfSet } from '../judging/near-miss'
import type { LoadedTask } from '#planning/task/load'
import type { MistakeCode } from '../mistakes'
import type { Overlap } from '../overlap'
import type { Finding } from '../verdict'
import { counted, fitting, grouped, listedNames, quoted } from '../judging/words'
import { type AskedAction, applicableNow, changesBy } from './solve'

/** The two lists of the answer. */
type Side = 'first' | 'second'
type NamedFacts = Readonly<Record<Side, ReadonlySet<string>>>
const becomes: Readonly<Record<Side, string>> = { first: 'becomes true', second: 'becomes false' }

/** Judges two lists of facts: those that the action makes true, and those that it makes false. */
export const judge = (ready: LoadedTask, { action }: AskedAction, answer: Answer): Draft | undefined =>
  answer.kind === 'two-lists' ? judgeLists(ready, action, answer.pos, answer.neg) : undefined

function judgeLists(ready: LoadedTask, asked: string, pos: readonly ReadItem[], neg: readonly ReadItem[]): Draft {
  const step = stepOf(ready, asked)
  const named = { first: namesOf(pos), second: namesOf(neg) }
  const comparison = new SideComparison(ready, step, named)
  const faulty = comparison.faults()
  const faults = faulty.map(({ finding }) => finding)
  const overlap = overlapOf(step, named)
  const only = faults.length === 1 && step.why === undefined ? faults[0] : undefined
  return {
    ...outcomeOf(faulty.map(({ mistake }) => mistake)),
    overlap,
    explanation:
      faults.length === 0 ? correctNote(step) : (only?.text ?? wrongNote(step, named, faults.filter(isMoved).length)),
    findings: [
      ...(only === undefined ? faults : [{ ...only, text: '' }]).slice(0, maxFindings),
      ...nearMiss(step, named, overlap),
    ],
    evidence:
      step.action === undefined
        ? []
        : [
            executedEvidence(ready, { kind: 'reachable', target: { kind: 'facts', facts: [...step.gained] } }, [
              step.name,
            ]),
          ],
  }
}

const namesOf = (items: readonly ReadItem[]): ReadonlySet<string> => new Set(items.map(({ text }) => text))

/**
 * The overlap of both lists together; a fact in the wrong list counts as superfluous there and missing in the other.
 */
function overlapOf(step: Step, named: NamedFacts): Overlap {
  const right =
    [...step.gained].filter(name => named.first.has(name)).length +
    [...step.lost].filter(name => named.second.has(name)).length
  return {
    right,
    extra: named.first.size + named.second.size - right,
    missing: step.gained.size + step.lost.size - right,
  }
}

function nearMiss(step: Step, named: NamedFacts, overlap: Overlap): Finding[] {
  const exchanged = overlap.missing > 0 && sameSet(named.first, step.lost) && sameSet(named.second, step.gained)
  if (!exchanged) return nearMissOfSet(overlap, 'fact')
  const text = 'Near miss: the two lists are right, but swapped.'
  return [{ role: 'near-miss', item: '', text }]
}

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every(name => other.has(name))

const isMoved = ({ role }: Finding): boolean => role === 'near-miss'

interface Step {
  readonly name: string
  /** Undefined if the action is inapplicable; then `why` gives the reason. */
  readonly action: ActionId | undefined
  readonly why?: string
  readonly before: State
  readonly gained: ReadonlySet<string>
  readonly lost: ReadonlySet<string>
}

function stepOf(ready: LoadedTask, asked: string): Step {
  const { domain, problem, task } = ready
  const before = task.initial
  const found = classifyAction(domain, problem, asked)
  const name = found.kind === 'in-universe' ? found.name : asked
  const action = applicableNow(task, name)
  if (action === undefined) {
    const why = whyNot(asked, explainAction(task, before, name))
    const none = new Set<string>()
    return { name, action, why, before, gained: none, lost: none }
  }
  const { gained, lost } = changesBy(task, action)
  return { name, action, before, gained: new Set(gained), lost: new Set(lost) }
}

/** Maximum number of wrong facts described. */
const maxFindings = 200

/** A fault: its description, and its mistake code. */
interface Fault {
  readonly finding: Finding
  readonly mistake: MistakeCode
}

class SideComparison {
  private readonly ready: LoadedTask
  private readonly step: Step
  private readonly named: NamedFacts

  constructor(ready: LoadedTask, step: Step, named: NamedFacts) {
    this.ready = ready
    this.step = step
    this.named = named
  }

  /** First facts that are missing in both lists, then facts that are in a wrong list. */
  faults(): Fault[] {
    return [...this.missing('first'), ...this.missing('second'), ...this.tooMuch('first'), ...this.tooMuch('second')]
  }

  private wanted(side: Side): ReadonlySet<string> {
    return side === 'first' ? this.step.gained : this.step.lost
  }

  private missing(side: Side): Fault[] {
    const { named } = this
    return [...this.wanted(side)]
      .filter(name => !named[side].has(name) && !named[other(side)].has(name))
      .map(name => ({
        mistake: 'missing',
        finding: {
          role: 'missing',
          item: name,
          fix: `Add to the ${side} list`,
          text: fitting(
            `${quoted(name)} is missing from the ${side} list: ${quoted(this.step.name)} makes it ${madeIt[side]}.`,
            `${quoted(name)} is missing from the ${side} list: it ${becomes[side]}.`,
          ),
        },
      }))
  }

  private tooMuch(side: Side): Fault[] {
    const { domain, problem } = this.ready
    const found: Fault[] = []
    for (const text of this.named[side]) {
      if (this.wanted(side).has(text)) continue
      if (found.length === maxFindings) break
      const atom = classifyAtom(domain, problem, text)
      const remove = `Remove from the ${side} list`
      if (atom.kind !== 'in-universe')
        found.push({
          mistake: misfitMistake(atom),
          finding: { ...misfitFinding('fact', text, atom), fix: remove },
        })
      else found.push(this.misplaced(atom.name, side, remove))
    }
    return found
  }

  private misplaced(name: string, side: Side, remove: string): Fault {
    const there = other(side)
    if (!this.wanted(there).has(name))
      return {
        mistake: 'extra',
        finding: { role: 'extra', item: name, fix: remove, text: this.whyExtra(name, side) },
      }
    if (this.named[there].has(name))
      return {
        mistake: 'extra',
        finding: {
          role: 'extra',
          item: name,
          fix: remove,
          text: `${quoted(name)} belongs in the ${there} list alone: it ${becomes[there]}.`,
        },
      }
    return {
      mistake: 'swapped-effects',
      finding: {
        role: 'near-miss',
        item: name,
        fix: `Move to the ${there} list`,
        text: `${quoted(name)} belongs in the ${there} list: it ${becomes[there]}.`,
      },
    }
  }

  /** Why a fact that the answer lists does not change. */
  private whyExtra(name: string, side: Side): string {
    const { task } = this.ready
    const { before, name: action, why } = this.step
    const not = `${quoted(name)} does not ${side === 'first' ? 'become true' : 'become false'}`
    if (why !== undefined) return `${not}: the action cannot be taken.`
    const fact = findFact(task, name)
    const held = fact !== undefined && holds(before, fact)
    const { adds, deletes } = touchOf(task, before, action, name)
    const since = held ? 'it holds before the action' : 'it is false before the action'
    if (adds === 'never' && deletes === 'never')
      return held === (side === 'first')
        ? `${not}: ${since}, which does not touch it.`
        : `${not}: the action does not touch it.`
    if (held && side === 'first')
      return adds === 'here' ? `${not}: ${since}, which adds it again.` : `${not}: ${since} already.`
    if (!held && side === 'second') return `${not}: ${since} already.`
    if (side === 'first')
      return adds === 'elsewhere'
        ? `${not}: the condition under which the action adds it fails here.`
        : `${not}: the action only deletes it.`
    return deletes === 'here'
      ? `${not}: the action deletes it and adds it again, so it stays true.`
      : deletes === 'elsewhere'
        ? `${not}: the condition under which the action deletes it fails here.`
        : `${not}: the action adds it.`
  }
}

const other = (side: Side): Side => (side === 'first' ? 'second' : 'first')
const madeIt: Readonly<Record<Side, string>> = { first: 'true', second: 'false' }

/** `makes (a) and (b) true and (c) false`, shortened as needed. */
function changes({ name, gained, lost }: Step, end: string): string {
  const part = (facts: ReadonlySet<string>, as: string, max: number): string[] =>
    facts.size === 0 ? [] : [`${facts.size <= max ? listedNames([...facts], max) : counted(facts.size, 'fact')} ${as}`]
  const sentence = (max: number): string => {
    const parts = [...part(gained, 'true', max), ...part(lost, 'false', max)]
    return parts.length === 0
      ? `${quoted(name)} changes nothing${end}`
      : `${quoted(name)} makes ${parts.join(' and ')}${end}`
  }
  return fitting(sentence(6), sentence(2), sentence(1), sentence(0))
}

function correctNote(step: Step): string {
  if (step.why === undefined) return changes(step, ', and changes nothing else.')
  return fitting(
    `${quoted(step.name)} is not applicable, so nothing changes: ${step.why}.`,
    `${quoted(step.name)} is not applicable here, so nothing changes.`,
  )
}

function wrongNote(step: Step, named: NamedFacts, moved: number): string {
  if (step.why !== undefined) return correctNote(step)
  const all = step.gained.size + step.lost.size
  const found =
    [...step.gained].filter(name => named.first.has(name)).length +
    [...step.lost].filter(name => named.second.has(name)).length
  const wrong = named.first.size + named.second.size - found - moved
  if (all === 0) return changes(step, `, but the answer lists ${counted(wrong, 'fact')}.`)
  const parts = [
    `has ${found === 0 ? 'none' : grouped(found)} of ${all === 1 ? 'the one change' : `${grouped(all)} changes`} that ${quoted(step.name)} makes`,
    ...(moved === 0 ? [] : [`puts ${grouped(moved)} in the wrong list`]),
    ...(wrong === 0 ? [] : [`lists ${counted(wrong, 'fact')} that ${wrong === 1 ? 'does' : 'do'} not belong there`]),
  ]
  const text = (sentences: readonly string[]): string =>
    `The answer ${sentences.length <= 2 ? sentences.join(' and ') : `${sentences[0]}, ${sentences[1]}, and ${sentences[2]}`}.`
  return fitting(text(parts), text(parts.map(part => part.replace(/ that `[^`]*` makes/, ''))))
}
