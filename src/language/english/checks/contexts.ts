// Checks complete contexts of questions, as rendered for a problem: their length, faults that appear only there, and
// pairs of problems with the same context.

import type { Span } from '#base/text'
import { counted, grouped } from '#base/words'
import { kindsOf } from '#planning/task/universe'
import type { Atom, Domain, Problem } from '#planning/pddl/model'
import { describeContext } from '../context'
import type { EnglishMark, MarkedEnglish } from '../marked-english'
import type { Phrases } from '../phrases'
import type { Findings } from './finding'
import { slipsIn } from './slips'

/** Longer contexts (in characters) are hard to read and expensive for a model. */
const LONG = 12_000
/** Characters per fact; a wording with shorter clauses is not the cause of a long context. */
const FAIR = 20
/** Longer contexts are examined only up to this many characters. */
const MAX_EXAMINED = 200_000
const start = { from: 0, to: 1 }

interface RenderedContext {
  readonly problem: Problem
  readonly english: MarkedEnglish
}

/** Checks the contexts of all problems; yields after each. */
export function* checkContexts(
  phrases: Phrases,
  domain: Domain,
  problems: readonly Problem[],
  findings: Findings,
): Generator<void> {
  const before = findings.count
  const all: RenderedContext[] = []
  for (const problem of problems) {
    const english = contextOf(phrases, domain, problem)
    all.push({ problem, english })
    checkLength({ problem, english }, phrases, findings)
    checkSlips({ problem, english }, phrases, findings)
    yield
  }
  // Equal descriptions may be a consequence of other faults.
  if (before === 0 && findings.count === 0) checkAlike(all, phrases, findings)
}

const textOf = ({ predicate, terms }: Atom): string =>
  `(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`

/** The context of a question that includes every section. */
function contextOf(phrases: Phrases, domain: Domain, problem: Problem): MarkedEnglish {
  const kinds = kindsOf(domain)
  const named = (which: 'static' | 'fluent'): Set<string> =>
    new Set(domain.predicates.filter((_, i) => kinds[i] === which).map(({ name }) => name))
  const statics = named('static')
  const isStatic = ({ predicate }: Atom): boolean => statics.has(predicate.name)
  return describeContext(
    phrases,
    {
      ...{ domain, problem },
      statics: problem.init.filter(isStatic).map(textOf),
      facts: problem.init.filter(atom => !isStatic(atom)).map(textOf),
      goal: plainGoal(problem),
      fluent: named('fluent'),
    },
    { goal: true, actions: true, propositions: true },
  )
}

/** The goal's facts, if it is an atom or a conjunction of atoms. */
function plainGoal({ goal }: Problem): string[] | undefined {
  const facts: string[] = []
  for (const part of goal.kind === 'and' ? goal.parts : [goal]) {
    if (part.kind !== 'atom') return undefined
    facts.push(textOf(part.atom))
  }
  return facts
}

/** Reports the wording that makes the context of a problem long. */
function checkLength({ problem, english }: RenderedContext, phrases: Phrases, findings: Findings): void {
  const { length } = english.text
  if (length <= LONG) return
  const byWording = new Map<string, { span: Span; characters: number; facts: number; fact: string }>()
  let lastClause = -1
  for (const mark of english.marks) {
    if (mark.fact === undefined || mark.phrase === undefined) continue
    const key = `${mark.phrase.from}`
    const known = byWording.get(key) ?? {
      ...{ span: mark.phrase, characters: 0, facts: 0, fact: mark.fact },
    }
    known.facts++
    // A clause that describes several facts has one mark per fact.
    if (mark.from !== lastClause) known.characters += mark.to - mark.from
    lastClause = mark.from
    byWording.set(key, known)
  }
  const most = [...byWording.values()].sort((a, b) => b.characters - a.characters)[0]
  if (most === undefined || most.characters / most.facts <= FAIR) return
  if (findings.touches(most.span)) return
  const [head = ''] = most.fact.slice(1).split(/[ )]/)
  const gathers = phrases.predicates.get(head)?.gather !== undefined
  findings.add({
    ...{ code: 'long-context', severity: 'warning', span: most.span },
    message: `The context of \`${problem.name}\` has ${grouped(length)} characters, ${grouped(most.characters)} of them on ${counted(most.facts, 'fact')} of \`${head}\`: ${gathers ? 'a shorter `told` would help' : 'with `gather`, facts that differ in one object are told in one sentence'}.`,
    example: {
      ...{ text: `${english.text.slice(0, 300)}…`, item: most.fact },
      problem: problem.name,
    },
  })
}

/** Reports slips that appear only in rendered text: wrong plural forms, words next to object names. */
function checkSlips({ problem, english }: RenderedContext, phrases: Phrases, findings: Findings): void {
  const text = english.text.slice(0, MAX_EXAMINED)
  // The introduction is checked separately.
  const from = phrases.introduction.length
  const looked = withoutNames(text, english.marks).slice(from)
  for (const { code, message, at } of slipsIn(looked)) {
    const place = { from: from + at.from, to: from + at.to }
    const mark = clauseAt(english.marks, place)
    const span = mark?.phrase ?? phrases.places?.sections.get('types') ?? start
    // A slip of a wording also appears in the lists of wordings, where no clause leads back to it.
    if (findings.touches(span) || (mark === undefined && findings.hasCode(code))) continue
    findings.add({
      ...{ code, severity: 'warning', span },
      message: `In the context of \`${problem.name}\`: ${message}`,
      example: {
        text: text.slice(Math.max(from, place.from - 80), place.to + 80).trim(),
        ...(mark?.fact === undefined ? {} : { item: mark.fact }),
        problem: problem.name,
      },
    })
  }
}

/** The text with the names of objects and parameters replaced: an object may be called `a`. */
function withoutNames(text: string, marks: readonly EnglishMark[]): string {
  const letters = [...Array(text.length).keys()].map(i => text[i]!)
  for (const { object, from, to } of marks) if (object !== undefined) letters.fill('#', from, Math.min(to, text.length))
  return letters.join('').replace(/\?[\w-]+/g, parameter => '#'.repeat(parameter.length))
}

/** The clause that contains a range, or that begins or ends there. */
const clauseAt = (marks: readonly EnglishMark[], { from, to }: Span): EnglishMark | undefined =>
  marks.find(
    mark =>
      mark.phrase !== undefined &&
      (mark.fact !== undefined || mark.action !== undefined) &&
      mark.from <= to &&
      mark.to >= from,
  )

/** Reports two different problems with the same context: their questions would be indistinguishable. */
function checkAlike(all: readonly RenderedContext[], phrases: Phrases, findings: Findings): void {
  const seen = new Map<string, RenderedContext>()
  for (const renderedContext of all) {
    const before = seen.get(renderedContext.english.text)
    if (before === undefined) {
      seen.set(renderedContext.english.text, renderedContext)
      continue
    }
    const difference = differenceOf(before.problem, renderedContext.problem)
    if (difference === undefined) continue
    const [head = ''] = difference.slice(1).split(/[ )]/)
    findings.add({
      ...{ code: 'problems-alike', severity: 'error' },
      span: phrases.predicates.get(head)?.span ?? phrases.places?.sections.get('types') ?? start,
      message: `The problems \`${before.problem.name}\` and \`${renderedContext.problem.name}\` differ in \`${difference}\`, and their contexts are the same.`,
      example: {
        ...{ text: renderedContext.english.text.slice(0, 300), item: difference },
        other: { item: `(not ${difference})`, text: before.english.text.slice(0, 300) },
        problem: renderedContext.problem.name,
      },
    })
  }
}

/** A difference between two problems: in the initial state, the goal, or the objects. */
function differenceOf(one: Problem, other: Problem): string | undefined {
  const statementsOf = (problem: Problem): Set<string> =>
    new Set([
      ...problem.init.map(textOf),
      ...problem.objects.map(({ name, type }) => `(${type[0]?.name ?? 'object'} ${name})`),
      ...(plainGoal(problem) ?? []).map(fact => `(goal ${fact})`),
    ])
  const [first, second] = [statementsOf(one), statementsOf(other)]
  return [...first].find(each => !second.has(each)) ?? [...second].find(each => !first.has(each))
}
