// What a response changes of a problem after it: "in the goal, `(on a b)` should be `(on b a)`", "delete `(clear a)` from :init".

import type { Span } from '#base/text'
import type { Doc } from '../lines'
import { type PlanEdit, planEdits } from '../plans/plan-edits'
import type { Step } from '../plans/step-clauses'

/** The problem with what follows it changed; undefined where that cannot be done without doubt; the same text if nothing changes it. */
export function editedProblem(doc: Doc, problem: string, from: number): string | undefined {
  let text: string | undefined = problem
  for (const edit of planEdits(doc, from, doc.text.length, span => atomsIn(doc, span)))
    if (text !== undefined && edit.marks.some(mark => 'steps' in mark)) text = apply(text, edit, doc)
  return text
}

const atom = /\((?!define\b|and\b|or\b|not\b|:)[a-z][\w-]*(?:\s+[\w?-]+){0,9}\s?\)/giu

const atomsIn = ({ text }: Doc, { from, to }: Span): Step[] =>
  Array.from(text.slice(from, to).matchAll(atom), match => ({
    text: levelled(match[0]),
    from: from + match.index,
    to: from + match.index + match[0].length,
    others: [],
    hasAgent: false,
  }))

const levelled = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\( | \)/g, one => one.trim())

function apply(problem: string, { op, marks, unsure, from, to }: PlanEdit, { low }: Doc): string | undefined {
  const words = low.slice(from, to)
  const section = /:?\binit(?:ial(?: state)?)?\b/.test(words) ? ':init' : /\bgoals?\b/.test(words) ? ':goal' : undefined
  const atoms = marks.flatMap(mark => ('steps' in mark ? mark.steps.map(({ text }) => text!) : []))
  const [first] = atoms
  const last = atoms.at(-1)
  const [start, end] = bounds(problem, section)
  const places = Array.from(problem.slice(start, end).matchAll(atom)).filter(match => levelled(match[0]) === first)
  const put = (at: number, length: number, by: string): string =>
    `${problem.slice(0, start + at)}${by}${problem.slice(start + at + length)}`
  if (op === 'restore') return problem
  if (op === 'replace' || op === 'remove') {
    const [place] = places
    // What is not there cannot be taken out.
    if (place === undefined) return op === 'remove' ? problem : undefined
    if (places.length > 1 || unsure) return undefined
    return put(place.index, place[0].length, op === 'remove' ? '' : last!)
  }
  if (section === undefined || first === undefined || unsure) return undefined
  if (places.length > 0) return problem
  const opened = /:init|\(\s*and\b/i.exec(problem.slice(start, end))
  return opened === null ? undefined : put(opened.index + opened[0].length, 0, ` ${first}`)
}

/** Where a section of a problem is. */
function bounds(problem: string, section: string | undefined): [number, number] {
  const [init, goal] = [':init', ':goal'].map(name => problem.toLowerCase().indexOf(name))
  if (section === ':init' && init! >= 0) return [init!, goal! > init! ? goal! : problem.length]
  if (section === ':goal' && goal! >= 0) return [goal!, init! > goal! ? init! : problem.length]
  return [0, problem.length]
}
