// A plan with the edits that follow it.

import type { EditMark, PlanEdit } from './plan-edits'
import type { Step } from './step-clauses'

/** The plan; undefined where an edit cannot be applied without doubt. */
export type Edited = readonly Step[] | undefined

interface Entry {
  readonly step: Step
  /** Its place before all edits. */
  readonly place: number
}

/** Applies edits in order. Places are those of the plan as it was written, or as it is by then: if that matters, there is no plan. */
export function editedPlan(steps: readonly Step[], edits: readonly PlanEdit[]): Edited {
  const [written, current] = [false, true].map(isCurrent => {
    let entries: readonly Entry[] | undefined = steps.map((step, place) => ({ step, place }))
    for (const edit of edits)
      if (entries !== undefined) {
        const next: readonly Entry[] | undefined = apply(entries, edit, steps, isCurrent)
        const isSame: boolean =
          next !== undefined && textsOf(next.map(({ step }) => step)) === textsOf(entries.map(({ step }) => step))
        entries = edit.unsure && !isSame ? undefined : next
      }
    return entries?.map(({ step }) => step)
  })
  if (written === undefined || current === undefined || textsOf(written) !== textsOf(current)) return undefined
  return written
}

export const textsOf = (steps: readonly Step[]): string => steps.map(({ text, from }) => text ?? `?${from}`).join('\n')

function apply(
  entries: readonly Entry[],
  { op, marks }: PlanEdit,
  original: readonly Step[],
  isCurrent: boolean,
): readonly Entry[] | undefined {
  const at = (mark: EditMark | undefined): number[] | undefined => placesOf(entries, mark, original, isCurrent)
  const put = (place: number | undefined, mark: EditMark | undefined): readonly Entry[] | undefined => {
    if (place === undefined || place < 0 || place > entries.length || mark === undefined || !('steps' in mark))
      return undefined
    return spliced(
      entries,
      place,
      0,
      mark.steps.map(step => ({ step, place: -1 })),
    )
  }
  const [first, second] = marks
  switch (op) {
    case 'restore':
      return original.map((step, place) => ({ step, place }))
    case 'replace': {
      const places = at(first)
      if (places === undefined || second === undefined || !('steps' in second)) return undefined
      const from = Math.min(...places)
      if (places.some((place, i) => place !== from + i)) return undefined
      const steps = second.steps.map(step => ({ step, place: entries[from]!.place }))
      return spliced(entries, from, places.length, steps)
    }
    case 'remove': {
      const gone = marks.map(at)
      // A step that the plan does not have cannot be removed.
      if (gone.every((places, i) => places === undefined && isAbsent(entries, marks[i]!))) return entries
      return gone.includes(undefined) ? undefined : entries.filter((_, place) => !gone.flat().includes(place))
    }
    case 'before':
      return put(first === undefined ? undefined : least(at(second)), first)
    case 'behind':
      return put(next(at(second)), first)
    case 'move-before':
    case 'move-behind': {
      const [from] = at(first) ?? []
      const to = op === 'move-before' ? least(at(second)) : next(at(second))
      if (from === undefined) return first !== undefined && isAbsent(entries, first) ? put(to, first) : undefined
      if (to === undefined) return undefined
      const moved = spliced(entries, to, 0, [entries[from]!])
      return moved.filter((_, i) => i !== (from < to ? from : from + 1))
    }
    case 'between': {
      const steps = marks.find(mark => 'steps' in mark)
      const places = marks.filter(mark => mark !== steps).flatMap(mark => at(mark) ?? [])
      const place = least(places)
      return places.length === 2 && Math.abs(places[0]! - places[1]!) === 1 ? put(place! + 1, steps) : undefined
    }
    case 'as': {
      const place = first !== undefined && 'places' in first ? first.places[0]! : undefined
      return put(place === undefined || place >= 0 ? place : entries.length + 1 + place, second)
    }
    case 'first':
      return put(0, first)
    case 'last':
      return put(entries.length, first)
    case 'swap': {
      const places = marks.flatMap(mark => at(mark) ?? [])
      const [a, b] = places
      if (a === undefined || b === undefined || places.length > 2) return undefined
      return entries.map((one, i) => (i === a ? entries[b]! : i === b ? entries[a]! : one))
    }
    case 'stop': {
      const end = next(at(first))
      return end === undefined ? undefined : entries.slice(0, end)
    }
    case 'somewhere':
      return undefined
  }
}

const spliced = <T>(all: readonly T[], at: number, count: number, put: readonly T[]): T[] => [
  ...all.slice(0, at),
  ...put,
  ...all.slice(at + count),
]
const least = (places: readonly number[] | undefined): number | undefined =>
  places === undefined || places.length === 0 ? undefined : Math.min(...places)
const next = (places: readonly number[] | undefined): number | undefined =>
  places === undefined || places.length === 0 ? undefined : Math.max(...places) + 1

const isAbsent = (entries: readonly Entry[], mark: EditMark): boolean =>
  'steps' in mark && !entries.some(({ step }) => mark.steps.some(one => one.text === step.text))

/** The position of the marked step in the plan; undefined if there is none, or several. */
function placesOf(
  entries: readonly Entry[],
  mark: EditMark | undefined,
  original: readonly Step[],
  isCurrent: boolean,
): number[] | undefined {
  if (mark === undefined) return undefined
  if ('steps' in mark) {
    const places = mark.steps.map(one => entries.flatMap(({ step }, i) => (step.text === one.text ? [i] : [])))
    if (mark.steps.length === 2 && places[0]!.length === 2 && mark.steps[0]!.text === mark.steps[1]!.text)
      return places[0]
    return places.every(found => found.length === 1) ? places.flat() : undefined
  }
  const places = mark.places.map(place => {
    if (isCurrent) return place < 0 ? entries.length + place : place
    return entries.findIndex(entry => entry.place === (place < 0 ? original.length + place : place))
  })
  return places.every(place => place >= 0 && place < entries.length) ? places : undefined
}
