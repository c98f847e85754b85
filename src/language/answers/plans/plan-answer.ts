// Reads a plan from a response: steps in the prompt's wording, or as PDDL.

import { withoutOldParts } from '../discourse/old-parts'
import { silenceOf } from '../discourse/ending'
import { namedVersion } from '../discourse/versions'
import { type Doc, sentencesFrom } from '../lines'
import { type Choice, nothing } from '../mention'
import type { Names } from '../names'
import type { Answer, Doubt, ReadItem } from '../reading'
import { claimedTotal } from './claimed-total'
import { editedPlan, textsOf } from './edited-plan'
import { ownEnd } from './made-up'
import { finite } from './plan-cues'
import { type PlanEdit, planEdits } from './plan-edits'
import { LineReader } from './plan-lines'
import { recordSteps } from './parted-steps'
import { bareEmpty, emptyPlan } from './plan-none'
import { type Run, runsOf } from './plan-runs'
import type { Rejection } from './rejected'
import { sentencesOf } from './sentences'
import type { Step } from './step-clauses'

/** The steps in their order; `priced`: with the total that the response claims. Linear; never throws. */
export function planAnswer(whole: Doc, names: Names, priced: boolean): Choice {
  const doc = withoutOldParts(whole)
  const sentences = sentencesOf(names)
  const read = (leaves: readonly Rejection[]) => {
    const reader = new LineReader(doc, names, sentences, leaves)
    return { choice: choiceBy(reader, doc, names, priced), rejected: reader.rejected }
  }
  const { choice, rejected } = read(['surely'])
  const isNothing = choice.answer === null && choice.doubt === null
  const kept = rejected.has('surely') && isNothing ? read([]).choice : choice
  if (!rejected.has('maybe')) return kept
  const { answer } = read(['surely', 'maybe']).choice
  if (answer === null || kept.answer === null || sameItems(answer, kept.answer)) return kept
  const text = 'The text names a step that it may only consider.'
  return { answer: null, doubt: { text, others: [answer, kept.answer] } }
}

const sameItems = (a: Answer, b: Answer): boolean =>
  a.kind === 'list' &&
  b.kind === 'list' &&
  a.items.length === b.items.length &&
  a.items.every(({ text }, i) => text === b.items[i]!.text)

function choiceBy(reader: LineReader, doc: Doc, names: Names, priced: boolean): Choice {
  const to = ownEnd(doc.text)
  const sentences = sentencesOf(names)
  const begin = doc.lines.find(line => reader.read(line).steps.length > 0)
  const edits = begin === undefined ? [] : planEdits(doc, begin.to, to, span => reader.steps(span))
  reader.edits = edits
  const runs = runsOf(doc, reader, 0, to).filter(
    run => !run.isQuoted && run.steps.some(step => reader.namesObject(step)),
  )
  const answerOf = (steps: readonly Step[]): Answer => {
    const claimed = priced ? claimedTotal(doc.text, 0, to) : undefined
    return {
      kind: 'list',
      items: steps.map(step => itemOf(doc, step)),
      ...(claimed === undefined ? {} : { claimed }),
    }
  }
  const records = recordSteps(doc, names, sentences)
  if (records.length > 0) return { answer: answerOf(records), doubt: null }
  const isReal = runs.some(({ steps }) => steps.some(({ text }) => text !== undefined))
  const isTalk = ({ from, to }: Step): boolean => finite.test(doc.text.slice(from, to).replace(/\([^()]*\)/g, ' '))
  const isAllTalk = runs.length > 0 && runs.every(({ steps }) => steps.every(isTalk))
  if (!isReal && (silenceOf(doc.low, doc.cut) === 'refused' || isAllTalk)) return nothing
  if (runs.length === 0) {
    const own = doc.text.slice(0, to)
    return bareEmpty(own) || emptyPlan(own) !== undefined ? { answer: answerOf([]), doubt: null } : nothing
  }
  const { chosen, doubt } = withEdits(apart(doc, choose(doc, to, runs, edits.length > 0)), edits)
  if (chosen !== null && breaksOff(doc, to, chosen, runs.at(-1)!)) return nothing
  const others = doubt?.others.map(answerOf) ?? []
  const unclear = chosen?.flatMap(step => step.others) ?? []
  const why: Doubt | null =
    doubt !== null
      ? { text: doubt.text, others }
      : unclear.length > 0
        ? {
            text: 'The words of a step fit several actions.',
            others: [answerOf(chosen!.map(otherStep))],
          }
        : null
  return { answer: chosen === null ? null : answerOf(chosen), doubt: why }
}

const otherStep = (step: Step): Step => (step.others.length === 0 ? step : { ...step, text: step.others[0]! })

const longestRaw = 400

function itemOf({ raw }: Doc, { text, from, to }: Step): ReadItem {
  const span = { from, to }
  if (text !== undefined) return { text, span }
  const written = raw
    .slice(from, Math.min(to, from + longestRaw))
    .replace(/\s+/g, ' ')
    .trim()
  if (/^\([\w-]+(?: [\w-]+)*\)$/.test(written)) return { text: written.toLowerCase(), span }
  // In brackets it would be an action.
  return { text: written.startsWith('(') ? `“${written}”` : written, span }
}

interface Chosen {
  readonly chosen: readonly Step[] | null
  readonly doubt: { readonly text: string; readonly others: readonly (readonly Step[])[] } | null
}

/** A raw step that begins another plan: `Alternatively: pick up …`. */
function apart({ low }: Doc, found: Chosen): Chosen {
  const { chosen } = found
  const at = chosen?.findIndex(one => one.text === undefined && another.test(low.slice(one.from, one.to))) ?? -1
  if (at < 1) return found
  return unclear('The text gives several plans.', [chosen!.slice(0, at)])
}
const another = /^\W*(?:or|alternatively|otherwise|another (?:way|option|possibility|plan|solution))\b/

/** Does the text end within its plan: in a step, or after the number of the next? */
function breaksOff({ cut, text }: Doc, to: number, chosen: readonly Step[], last: Run): boolean {
  const step = chosen.at(-1)
  if (step === undefined || last.closed || step.to > to) return false
  const tail = text.slice(step.to, to)
  if (/\p{L}/u.test(tail)) return false
  if (step.text === undefined && tail.trim() === '' && shortest.test(text.slice(step.from, step.to))) return true
  if (cut === 'no') return false
  return step.text === undefined || (cut === 'surely' && /[\d,:"|-]\W*$/.test(tail))
}

/** Fewer words than a step has. */
const shortest = /^\p{L}+(?: \p{L}+){0,2}$/u

/** With what the text changes of it after it. */
function withEdits(found: Chosen, all: readonly PlanEdit[]): Chosen {
  const { chosen } = found
  const end = chosen?.at(-1)?.to ?? Infinity
  const edits = all.filter(({ from }) => from >= end)
  if (chosen === null || edits.length === 0) return found
  const steps = editedPlan(chosen, edits)
  if (steps === undefined)
    return unclear('The text changes its plan behind it, and it is not clear how.', [chosen, ...waysOf(chosen, edits)])
  if (textsOf(steps) === textsOf(chosen)) return found
  return { chosen: steps, doubt: { text: 'Behind its plan the text changes some of it.', others: [chosen] } }
}

const waysOf = (chosen: readonly Step[], edits: readonly PlanEdit[]): (readonly Step[])[] => {
  const sure = editedPlan(
    chosen,
    edits.map(edit => ({ ...edit, unsure: false })),
  )
  return sure === undefined ? [] : [sure]
}

/** Selects the run that is the plan. */
function choose(doc: Doc, to: number, all: readonly Run[], isEdited: boolean): Chosen {
  let runs = all.slice()
  const again = writtenAgain(all)
  if (again !== undefined) return again
  if (all.length > 1) {
    const versions = all.map(({ version }) => version)
    const place = namedVersion(versions, sentencesFrom(doc, all.at(-1)!.steps.at(-1)!.to, to))
    if (place !== undefined) return { chosen: all[place]!.steps, doubt: null }
    if (all.every(({ isAttempt }) => isAttempt)) return { chosen: all.at(-1)!.steps, doubt: null }
  }
  const keep = (some: readonly Run[]): void => {
    if (some.length > 0) runs = some.slice()
  }
  keep(runs.filter(run => !run.explains))
  if (runs.some(({ version }) => version.age !== 'old')) keep(runs.filter(({ version }) => version.age !== 'old'))
  const opened = runs.findIndex(run => run.opened)
  if (opened > 0 && !runs.slice(0, opened).some(run => run.closed)) keep(runs.slice(opened))
  const real = (run: Run): boolean => run.steps.some(step => step.text !== undefined)
  if (runs.length > 1 && real(runs.at(-1)!) && runs.at(-1)!.begins) keep(runs.filter(real))
  if (runs.some(run => run.listed)) keep(runs.filter(run => run.listed))
  const final = lastPlace(runs, run => run.final)
  if (final > 0) keep(runs.slice(final))
  const revised = lastPlace(runs, (run, i) => i > 0 && run.revises)
  if (revised > 0) {
    const run = runs[revised]!
    const joined = runs.flatMap(({ steps }) => steps)
    if (!run.begins && !run.opened)
      return unclear('The text takes a plan back in the middle, and does not say where the new plan begins.', [
        run.steps,
        joined,
      ])
    keep(runs.slice(revised))
  }
  const end = runs.at(-1)!
  if (end.takenBack && !isEdited) return unclear('The text takes its plan back, and gives no other.', [end.steps])
  const announced = runs.findIndex(run => run.announced)
  if (announced > 0 && !runs.slice(0, announced).some(run => run.announced || run.closed)) keep(runs.slice(announced))
  const [first, ...rest] = runs
  if (rest.length === 0) return { chosen: first!.steps, doubt: null }
  if (rest.every(run => textsOf(run.steps) === textsOf(first!.steps))) return { chosen: first!.steps, doubt: null }
  if (first!.closed)
    return {
      chosen: first!.steps,
      doubt: {
        text: 'Other steps follow after the end of the plan.',
        others: rest.map(({ steps }) => steps),
      },
    }
  const joined = runs.flatMap(({ steps }) => steps)
  if (rest.every(run => run.part && !run.other && !run.revises)) return { chosen: joined, doubt: null }
  return unclear('The text gives several plans.', [...runs.map(({ steps }) => steps), joined])
}

/** Lines from a number on that the plan before has too: `from step 4 on: 4. …`. */
function writtenAgain(all: readonly Run[]): Chosen | undefined {
  const [previous, run] = all.slice(-2)
  if (run === undefined || run.start < 2 || previous!.start > 1 || run.start > previous!.steps.length) return undefined
  const onward = [...previous!.steps.slice(0, run.start - 1), ...run.steps]
  const rest = previous!.steps.slice(onward.length)
  if (rest.length === 0 || onwards.test(run.before)) return { chosen: onward, doubt: null }
  return unclear('The text writes some steps again, and does not say whether others follow.', [
    onward,
    [...onward, ...rest],
  ])
}
/** All after these steps is written again too. */
const onwards = /\b(?:from|onwards?|rest|remaining|continue|then on)\b/i

const lastPlace = (runs: readonly Run[], fits: (run: Run, i: number) => boolean): number =>
  runs.reduce((last, run, i) => (fits(run, i) ? i : last), -1)

const unclear = (text: string, others: readonly (readonly Step[])[]): Chosen => ({
  chosen: null,
  doubt: { text, others },
})
